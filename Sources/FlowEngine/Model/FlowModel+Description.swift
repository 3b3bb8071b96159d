/// The description of a model in text, with a line for the model, each section and each row. The description of a large
/// model is cut after the first lines.
///
///     2 sections, 5 items, vertical in 100 at 2x, content 100 × 170
///     0: 0–110, header 20, insets 0 5 0 5, spacing 10 and 10, 3 items in 2 rows, 1 measured, estimate 40 × 40
///         20–60: 0 1
///         70–110: 2
///     1: 110–170, spacing 10 and 10, 2 items in 1 row
///         110–170: 0 1
extension FlowModel: CustomDebugStringConvertible {
    /// The model's structure in text, with lengths along the scroll axis in points. O(log *n*), because at most 20
    /// sections, 20 rows of a section and 20 items of a row are printed.
    public var debugDescription: String {
        let (axis, size) = (configuration.axis, contentSize)
        let head =
            "\(PlainText.count(sectionCount, "section")), \(PlainText.count(itemCount, "item")), \(axis) in "
            + "\(PlainText.number(configuration.containerLength)) at \(PlainText.number(configuration.displayScale))x, content "
            + "\(PlainText.number(size.width)) × \(PlainText.number(size.height))"
        let sections = (0..<sectionCount).prefix(PlainText.most).flatMap { lines(ofSection: $0) }
        return ([head] + sections + PlainText.rest(sectionCount, "section")).joined(separator: "\n")
    }

    private func lines(ofSection section: Int) -> [String] {
        let (range, rows) = (sectionRange(section), rowCount(in: section))
        let headline = sections.withElement(at: section) { $0.section.headline }
        let lines = (0..<rows).prefix(PlainText.most).map { line(of: row(at: $0, in: section)) }
        return ["\(section): \(PlainText.range(range.lowerBound, range.upperBound)), \(headline)"] + lines
            + PlainText.rest(rows, "row", indentation: "    ")
    }

    private func line(of row: RowInfo) -> String {
        "    \(PlainText.range(row.offset, row.offset + row.length)): \(PlainText.list(row.items))"
    }
}
