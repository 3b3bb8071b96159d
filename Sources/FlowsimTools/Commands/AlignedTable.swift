/// Columns of text, as wide as they need to be. The first row has the headings; a row may end early.
struct AlignedTable {
    private let rows: [[String]]
    private let leading: Set<Int>
    private let widths: [Int]

    /// - Parameter leading: Columns of words; the others are numbers and right-aligned.
    init(_ rows: [[String]], leading: Set<Int>) {
        self.rows = rows
        self.leading = leading
        widths = rows[0].indices.map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    }

    /// A line a row.
    var lines: [String] { rows.map(line) }

    /// What is in front of the second column.
    var indent: String { String(repeating: " ", count: widths[0] + 4) }

    private func line(_ cells: [String]) -> String {
        let padded = cells.enumerated().map { column, cell in
            let space = String(repeating: " ", count: widths[column] - cell.count)
            return leading.contains(column) ? cell + space : space + cell
        }
        var line = padded.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line
    }
}
