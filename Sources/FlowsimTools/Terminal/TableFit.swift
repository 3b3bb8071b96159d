/// A choice of columns and of their widths. With these columns and widths, a table fits into the available width.
struct TableFit {
    /// The space between columns.
    static let gap = "  "
    let room: Int
    /// The indices of the columns that are not left out.
    private(set) var kept: [Int]
    /// The widths of the columns in ``kept``; `nil` if these columns do not fit side by side.
    private(set) var widths: [Int]?

    init(_ columns: [AlignedTable.Column], rows: [[String]], room: Int) {
        self.room = room
        let needs = columns.indices.map { index in
            Need(columns[index], cells: rows.filter { $0.count > index }.map { $0[index] })
        }
        kept = Array(columns.indices)
        while true {
            if let widths = widths(kept.map { needs[$0] }, atLeast: \.comfortable) {
                self.widths = widths
                return
            }
            let mayGo = kept.filter { columns[$0].rank != nil }
            // Of two columns with one rank the last is left out first.
            guard let going = mayGo.max(by: { (columns[$0].rank ?? 0, $0) < (columns[$1].rank ?? 0, $1) }) else {
                break
            }
            kept.removeAll { $0 == going }
        }
        widths = widths(kept.map { needs[$0] }, atLeast: \.least)
        if widths == nil { kept = Array(columns.indices) }
    }

    /// The widths that a column needs.
    private struct Need {
        /// `full` is the width at which each text of the column is in one line. `comfortable` is the least width that
        /// is easy to read. `least` is the width of the longest word. If the column never divides its cells, `least` is
        /// at least the width of the widest cell.
        var full, comfortable, least: Int

        init(_ column: AlignedTable.Column, cells: [String]) {
            full = (cells + [column.heading]).map(TerminalColumns.count).max() ?? 0
            let folding = (column.folds ? cells : []) + [column.heading]
            let words = folding.map { $0.split(separator: " ").map { TerminalColumns.count(String($0)) } }
            least = words.joined().max() ?? 0
            if !column.folds { least = max(least, cells.map(TerminalColumns.count).max() ?? 0) }
            let inTwoLines = words.map(Self.halved).max() ?? 0
            // A column with more comfort than its texts need is not folded.
            comfortable = max(least, full <= column.comfort ? full : min(inTwoLines, column.comfort))
        }

        /// Returns the least width at which words of the given widths fit in two lines.
        private static func halved(_ words: [Int]) -> Int {
            let whole = words.reduce(-1) { $0 + $1 + 1 }
            var (least, first) = (whole, -1)
            for word in words {
                first += word + 1
                least = min(least, max(first, whole - first - 1))
            }
            return max(least, 0)
        }
    }

    /// Returns widths at which the columns fit side by side. Each column first receives its least width. The remaining
    /// width goes first to the column that is closest to its full width, so that few columns are folded.
    ///
    /// - Returns: `nil` if there is no room for the least widths.
    private func widths(_ needs: [Need], atLeast least: (Need) -> Int) -> [Int]? {
        var widths = needs.map(least)
        var spare = room - widths.reduce(0, +) - max(0, widths.count - 1) * Self.gap.count
        guard spare >= 0 else { return nil }
        let missing = needs.indices.map { needs[$0].full - widths[$0] }
        for index in needs.indices.sorted(by: { (missing[$0], $0) < (missing[$1], $1) }) {
            let more = min(spare, missing[index])
            widths[index] += more
            spare -= more
        }
        return widths
    }
}
