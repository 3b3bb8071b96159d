extension RowRun: CustomStringConvertible {
    /// `2 rows of 3 items, 10 each`, points along the scroll axis.
    var description: String {
        "\(PlainText.count(rowCount, "row")) of \(PlainText.count(itemsPerRow, "item")), "
            + "\(PlainText.number(length)) each"
    }
}

extension RowSummary: CustomStringConvertible {
    /// `8 rows, 21 items, 80`: the last is their length along the scroll axis, without spacing.
    var description: String {
        "\(PlainText.count(rowCount, "row")), \(PlainText.count(itemCount, "item")), \(PlainText.number(length.points))"
    }
}
