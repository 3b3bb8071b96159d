extension PreparedText {
    /// Makes characters as narrow or as wide as they may be. Attachments keep their width.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    mutating func read(_ reading: TextWidthReading, metrics: any TextMetrics) {
        var (index, start) = (0, text.text.utf8.startIndex)
        var end = 0
        for run in text.runs {
            end += run.utf8Count
            let next = text.text.utf8.index(start, offsetBy: run.utf8Count)
            let error = run.box == nil ? metrics.widthError(of: text.text[start..<next], font: run.font) : 0
            let factor = reading.factor(error: error)
            while index < clusters.count, clusters[index].offset < end {
                clusters[index].advance *= factor
                index += 1
            }
            start = next
        }
    }
}
