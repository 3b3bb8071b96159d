extension SectionSummary: CustomStringConvertible {
    /// `2 sections, 6 items in 4 rows, 180`: the last is their length along the scroll axis.
    var description: String {
        let items = "\(PlainText.count(itemCount, "item")) in \(PlainText.count(rowCount, "row"))"
        return "\(PlainText.count(count, "section")), \(items), \(PlainText.number(length.points))"
    }
}
