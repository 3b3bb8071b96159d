extension Section: CustomDebugStringConvertible {
    /// The section in text: a line with the metrics and the numbers of items and rows, then a line for each row with
    /// the row's length and items.
    ///
    ///     header 20, spacing 10 and 10, 3 items in 2 rows, 1 measured, estimate 40 × 40
    ///         40: 0 1
    ///         30: 2
    var debugDescription: String {
        let count = items.rowCount
        let lines = (0..<count).prefix(PlainText.most).map { index in
            let row = items.row(at: index)
            return "    \(PlainText.number(row.length)): \(PlainText.list(row.items))"
        }
        return ([headline] + lines + PlainText.rest(count, "row", indentation: "    ")).joined(separator: "\n")
    }

    /// The metrics of the section, and its numbers of items and rows, in one line. Lengths of 0 are left out, except
    /// spacing.
    var headline: String {
        var parts: [String] = []
        if metrics.headerLength > 0 { parts.append("header \(PlainText.number(metrics.headerLength))") }
        if metrics.footerLength > 0 { parts.append("footer \(PlainText.number(metrics.footerLength))") }
        if metrics.insets != .zero {
            let insets = metrics.insets
            let edges = [insets.top, insets.left, insets.bottom, insets.right].map(PlainText.number)
            parts.append("insets \(edges.joined(separator: " "))")
        }
        let (line, interitem) = (metrics.minimumLineSpacing, metrics.minimumInteritemSpacing)
        parts.append("spacing \(PlainText.number(line)) and \(PlainText.number(interitem))")
        parts.append("\(PlainText.count(items.count, "item")) in \(PlainText.count(items.rowCount, "row"))")
        if let estimate {
            let measured = items.measuredCount
            if measured > 0 { parts.append("\(measured) measured") }
            parts.append("estimate \(PlainText.number(estimate.width)) × \(PlainText.number(estimate.height))")
        }
        return parts.joined(separator: ", ")
    }
}
