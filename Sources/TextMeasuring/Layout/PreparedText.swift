import CallerChecks

/// A text that is analysed once and then laid out in any width. It consists of clusters with their advances, and has
/// the places where lines may break.
struct PreparedText {
    /// A grapheme cluster, which is never divided.
    struct Cluster {
        /// The advance in points, in the font of the cluster's first scalar.
        var advance: Double
        /// The start of the cluster, as UTF-8 bytes from the text's start.
        var offset: Int32
        var flags: Flags
    }

    /// The properties of a cluster that determine where lines begin and end.
    struct Flags: OptionSet {
        let rawValue: UInt8

        /// The flag of a cluster with which a line may begin.
        static let mayBegin = Flags(rawValue: 1)
        /// The flag of a cluster with which a line has to begin.
        static let mustBegin = Flags(rawValue: 2)
        /// The flag of a space, which hangs at the end of a wrapped line.
        static let isSpace = Flags(rawValue: 4)
        /// The flag of a line break, which ends the line and is invisible.
        static let isHardBreak = Flags(rawValue: 8)
        /// The flag of a tab, which goes to the next tab stop.
        static let isTab = Flags(rawValue: 16)
        /// The flag of a soft hyphen, U+00AD.
        static let isSoftHyphen = Flags(rawValue: 32)
        /// The flags of clusters that are not visible at the end of a line: spaces and line breaks.
        static let blank: Flags = [.isSpace, .isHardBreak]
    }

    /// Consecutive bytes of a text, from `start` on, with one font, one style and one height.
    struct FontRun {
        let start: Int
        let font: FontSpec
        let paragraph: ParagraphMetrics
        let spacing: CharacterSpacing
        /// The heights of the run's font or box above and below the baseline. The baseline offset in `spacing` is
        /// included.
        let metrics: LineMetrics
    }

    let text: StyledText
    var clusters: [Cluster] = []
    let utf8Count: Int
    let runs: [FontRun]

    /// Analyses a text: finds its clusters, their advances and the places where lines may break.
    ///
    /// - Parameters:
    ///   - text: At most 2 GiB; more is a programmer error.
    init(_ text: StyledText, metrics: any TextMetrics, breaker: LineBreaker) {
        utf8Count = text.text.utf8.count
        require(utf8Count <= Int32.max, "A text of 2 GiB or more cannot be laid out.")
        var runs: [FontRun] = []
        var start = 0
        for run in text.runs {
            runs.append(
                FontRun(
                    start: start, font: run.font, paragraph: run.paragraph, spacing: run.spacing,
                    metrics: run.lineMetrics(metrics)))
            start += run.utf8Count
        }
        self.text = text
        self.runs = runs
        clusters = ClusterScan(text, breaker: breaker).clusters(metrics: metrics)
    }

    /// Returns the place of a cluster, in bytes from the text's start. The index after the last cluster stands for the
    /// text's end.
    func offset(of index: Int) -> Int { index < clusters.count ? Int(clusters[index].offset) : utf8Count }

    /// Returns the run that contains a byte; for the text's end, the last run.
    ///
    /// - Complexity: O(log *r*) in the number of runs.
    func run(at offset: Int) -> FontRun { runs[runIndex(at: offset)] }

    /// Returns the index of the run that contains a byte; for the text's end, the index of the last run.
    func runIndex(at offset: Int) -> Int {
        var (first, end) = (0, runs.count)
        while end - first > 1 {
            let middle = (first + end) / 2
            if runs[middle].start <= offset { first = middle } else { end = middle }
        }
        return first
    }

    /// Changes the advances of all clusters to the least, expected or largest advances. `reading` selects one of the
    /// three. The least and the largest advance follow from the error of the metrics. Attachments keep their width.
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
