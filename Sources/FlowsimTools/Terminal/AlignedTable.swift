/// A table of text in aligned columns. The lines of the table fit into the terminal.
///
/// If there is too little room, words continue in a second line of their column. If that is not enough, columns with a
/// rank are left out; ``omitted`` has their headings. If even the other columns have no room side by side, every row
/// becomes a list of its cells. Words are never broken, so a line is too long only if a single word is.
struct AlignedTable {
    struct Column {
        var heading: String
        /// Whether the column contains words. Words are aligned at the left; numbers are aligned at the right.
        var isWords = false
        /// Whether a cell of the column may continue in a second line.
        var folds = false
        /// The rank of the column; `nil` for a column that is never left out. If the table is too wide, columns with
        /// the greatest rank are left out first.
        var rank: Int?
        /// The width to which a column that folds may shrink before another column is left out.
        ///
        /// It may shrink further if its words then fit in two lines, or if no column may be left out.
        var comfort = 18

        static func words(_ heading: String, rank: Int? = nil, comfort: Int = 18) -> Column {
            Column(heading: heading, isWords: true, folds: true, rank: rank, comfort: comfort)
        }

        /// Returns a column of names, which are not divided among lines.
        static func name(_ heading: String) -> Column { Column(heading: heading, isWords: true) }

        /// Returns a column of numbers, some of which may be replaced by words.
        static func values(_ heading: String) -> Column { Column(heading: heading, folds: true) }

        static func number(_ heading: String, rank: Int? = nil) -> Column { Column(heading: heading, rank: rank) }
    }

    private let columns: [Column]
    private let rows: [[String]]
    private let fit: TableFit

    /// Creates a table from columns and rows.
    ///
    /// - Parameters:
    ///   - rows: The cells of each row, which may end early.
    ///   - room: The number of columns of the terminal that a line may take.
    /// - Complexity: O(*n*), *n* bytes of all cells, times the number of columns.
    init(_ columns: [Column], rows: [[String]], room: Int) {
        self.columns = columns
        self.rows = rows
        fit = TableFit(columns, rows: rows, room: room)
    }

    /// The headings of the columns that were left out because the table was too wide.
    var omitted: [String] { columns.indices.filter { !fit.kept.contains($0) }.map { columns[$0].heading } }

    /// The lines of the headings, followed by the lines of all rows.
    var lines: [String] { head + rowLines.flatMap { $0 } }

    /// The lines of the headings. Headings with different numbers of lines are aligned at the bottom.
    var head: [String] {
        guard let widths = fit.widths else { return [] }
        let cells = fit.kept.map { columns[$0].heading }
        let folded = zip(cells, widths).map { WrappedText($0, columns: $1).lines }
        let height = folded.map(\.count).max() ?? 0
        return joined(folded.map { Array(repeating: "", count: height - $0.count) + $0 }, widths)
    }

    /// The lines of the table's rows, as one list for each row.
    var rowLines: [[String]] { rows.map(lines) }

    /// The indentation of lines below a row. It is two characters more than the position of the table's second column.
    var indent: String { String(repeating: " ", count: (fit.widths?.first ?? -2) + 4) }

    private func lines(of cells: [String]) -> [String] {
        guard let widths = fit.widths else { return list(of: cells) }
        let shown = fit.kept.filter { $0 < cells.count }
        let folded = zip(shown, widths).map { column, width in
            WrappedText(cells[column], columns: columns[column].folds ? width : .max).lines
        }
        return joined(folded, widths)
    }

    /// Returns the lines in which the given cells are side by side.
    private func joined(_ folded: [[String]], _ widths: [Int]) -> [String] {
        let height: Int = folded.map(\.count).max() ?? 0
        return (0..<height).map { index in
            line(folded.map { index < $0.count ? $0[index] : "" }, widths)
        }
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = cells.indices.map { index in
            let space = String(repeating: " ", count: max(0, widths[index] - TerminalColumns.count(cells[index])))
            return columns[fit.kept[index]].isWords ? cells[index] + space : space + cells[index]
        }
        var line = padded.joined(separator: TableFit.gap)
        while line.last == " " { line.removeLast() }
        return line
    }

    /// Returns the lines of a row that is written as a list of its cells. Each cell has its heading in front, and takes
    /// one line or several lines.
    private func list(of cells: [String]) -> [String] {
        let named = cells.indices.filter { !cells[$0].isEmpty }.map { index in
            columns[index].heading.isEmpty ? cells[index] : "\(columns[index].heading): \(cells[index])"
        }
        return named.enumerated().flatMap { index, text in
            WrappedText((index == 0 ? "" : "  ") + text, columns: fit.room, hanging: index == 0 ? 4 : 2).lines
        }
    }
}
