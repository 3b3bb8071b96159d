/// Columns under each other, as a terminal shows them. Words stand on the left, numbers on the right.
struct TextTable {
    private let leading: Set<Int>
    private var rows: [[String]]

    /// - Parameter leading: Columns of words.
    init(_ headings: [String], leading: Set<Int>) {
        rows = [headings]
        self.leading = leading
    }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// Without spaces at their ends.
    var lines: [String] {
        let widths = (rows.first ?? []).indices.map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let padded = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return leading.contains(column) ? cell + space : space + cell
            }
            var line = padded.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
