/// The structure in text: a line for the model, each section and each row, of large ones the first.
///
///     2 sections, 5 items, vertical in 100 at 2x, content 100 × 170
///     0: 0–110, header 20, insets 0 5 0 5, spacing 10 and 10, 3 items in 2 rows, 1 measured, estimate 40 × 40
///         20–60: 0 1
///         70–110: 2
///     1: 110–170, spacing 10 and 10, 2 items in 1 row
///         110–170: 0 1
extension FlowModel: CustomDebugStringConvertible {
    /// At most so many sections, rows of a section and items of a row are printed.
    private static let most = 20

    /// The structure in text, points along the scroll axis. O(log *n*), as at most 20 sections, rows and items are
    /// printed.
    public var debugDescription: String {
        let (axis, size) = (configuration.axis, contentSize)
        let head =
            "\(Self.count(sectionCount, "section")), \(Self.count(itemCount, "item")), \(axis) in "
            + "\(Self.text(configuration.containerLength)) at \(Self.text(configuration.displayScale))x, content "
            + "\(Self.text(size.width)) × \(Self.text(size.height))"
        let sections = (0..<sectionCount).prefix(Self.most).flatMap { lines(ofSection: $0) }
        return ([head] + sections + Self.rest(sectionCount, "section", indentation: "")).joined(separator: "\n")
    }

    private func lines(ofSection section: Int) -> [String] {
        let (range, metrics) = (sectionRange(section), metrics(of: section))
        let (items, rows) = (itemCount(in: section), rowCount(in: section))
        var parts = [Self.text(range.lowerBound, range.upperBound)]
        if metrics.headerLength > 0 { parts.append("header \(Self.text(metrics.headerLength))") }
        if metrics.footerLength > 0 { parts.append("footer \(Self.text(metrics.footerLength))") }
        if metrics.insets != .zero {
            let insets = metrics.insets
            let edges = [insets.top, insets.left, insets.bottom, insets.right].map { Self.text($0) }
            parts.append("insets \(edges.joined(separator: " "))")
        }
        parts.append(
            "spacing \(Self.text(metrics.minimumLineSpacing)) and \(Self.text(metrics.minimumInteritemSpacing))")
        parts.append("\(Self.count(items, "item")) in \(Self.count(rows, "row"))")
        if let estimate = estimate(of: section) {
            let measured = sections.withElement(at: section) { $0.section.items.tree.summary.measuredCount }
            if measured > 0 { parts.append("\(measured) measured") }
            parts.append("estimate \(Self.text(estimate.width)) × \(Self.text(estimate.height))")
        }
        let lines = (0..<rows).prefix(Self.most).map { line(of: row(at: $0, in: section)) }
        return ["\(section): " + parts.joined(separator: ", ")] + lines + Self.rest(rows, "row", indentation: "    ")
    }

    private func line(of row: RowInfo) -> String {
        let items = row.items.prefix(Self.most).map { "\($0)" }.joined(separator: " ")
        let rest = row.items.count > Self.most ? " …" : ""
        return "    \(Self.text(row.offset, row.offset + row.length)): \(items)\(rest)"
    }

    private static func rest(_ count: Int, _ noun: String, indentation: String) -> [String] {
        count > most ? ["\(indentation)and \(Self.count(count - most, "more \(noun)"))"] : []
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private static func text(_ start: Double, _ end: Double) -> String { "\(text(start))–\(text(end))" }

    /// Without a fraction where there is none.
    private static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
