import FlowTestSupport
import Testing

@testable import FlowsimTools

/// Tables in terminals of any width.
@Suite struct AlignedTableTests {
    private static let columns: [AlignedTable.Column] = [
        .number(""), .words("step"), .words("content"), .number("offset"), .number("rounds", rank: 1),
        .number("rows of all", rank: 2),
    ]
    private static let rows = [
        ["0", "load", "320 × 560", "0, 0", "1", "9"],
        ["1", "scroll through to the end and back again", "320 × 560", "0, 20", "12", "1,000"],
        ["2", "expect 2 values", "ok"],
    ]

    private func lines(_ room: Int) -> [String] { AlignedTable(Self.columns, rows: Self.rows, room: room).lines }

    @Test("With room for all, words are on the left, numbers on the right, and a row may end early")
    func wide() {
        #expect(
            lines(100) == [
                "   step                                      content    offset  rounds  rows of all",
                "0  load                                      320 × 560    0, 0       1            9",
                "1  scroll through to the end and back again  320 × 560   0, 20      12        1,000",
                "2  expect 2 values                           ok",
            ])
        #expect(AlignedTable(Self.columns, rows: Self.rows, room: 83).omitted == [])
    }

    @Test("With less room headings and words go on in a second line")
    func folded() {
        #expect(
            lines(62) == [
                "   step                 content    offset  rounds  rows of all",
                "0  load                 320 × 560    0, 0       1            9",
                "1  scroll through to    320 × 560   0, 20      12        1,000",
                "   the end and back",
                "   again",
                "2  expect 2 values      ok",
            ])
        let heading = AlignedTable([.words("a"), .number("rows of all")], rows: [["x", "1"]], room: 9)
        #expect(heading.lines == ["     rows", "a  of all", "x       1"])
    }

    @Test("With less room still, columns go that may, those of the highest rank first, and are named")
    func omitted() {
        let table = AlignedTable(Self.columns, rows: Self.rows, room: 52)
        #expect(table.omitted == ["rows of all"])
        #expect(AlignedTable(Self.columns, rows: Self.rows, room: 44).omitted == ["rounds", "rows of all"])
        #expect(
            Terminal(columns: 60).remark(omitting: ["rounds", "rows of all", "rounds"]) == [
                "There is no room for “rounds” and “rows of all”, which are",
                "in a wider terminal and with --json.",
            ])
        #expect(Terminal().remark(omitting: []) == [])
    }

    @Test("Where not even the columns that stay fit side by side, every row is a list with all cells")
    func list() {
        let table = AlignedTable(
            [.words("name"), .number("a long heading"), .number("b", rank: 1)],
            rows: [["extraordinarily", "1234567890", "2"]], room: 20)
        #expect(table.omitted == [])
        #expect(
            table.lines == ["name:", "    extraordinarily", "  a long heading:", "    1234567890", "  b: 2"])
    }

    /// Words as people write them, some of them wide, with accents, or colours.
    private static func word(_ random: inout SeededGenerator) -> String {
        let letters = ["a", "b", "é", "e\u{301}", "字", "🙂", "×", "→", "0"]
        let count = Int.random(in: 1...14, using: &random)
        let text = (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }.joined()
        return Int.random(in: 0..<9, using: &random) == 0 ? "\u{1B}[31m\(text)\u{1B}[0m" : text
    }

    private static func cell(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in word(&random) }.joined(separator: " ")
    }

    @Test("At any width no line is longer where a word fits, and all words of what is shown are there, in order")
    func anyWidth() {
        var random = SeededGenerator(seed: 16)
        for number in 0..<7 {
            let columns = (0..<Int.random(in: 1...9, using: &random)).map { index -> AlignedTable.Column in
                let heading = Self.cell(&random)
                let rank = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
                return switch Int.random(in: 0...2, using: &random) {
                case 0: .words(heading, rank: rank)
                case 1: .values(heading)
                default: .number(heading, rank: rank)
                }
            }
            let rows = (0..<4).map { _ in
                columns.prefix(Int.random(in: 1...columns.count, using: &random)).map { column in
                    column.folds ? Self.cell(&random) : Self.word(&random)
                }
            }
            // Every width with one of the tables.
            for room in stride(from: 40 + number, through: 200, by: 7) {
                let table = AlignedTable(columns, rows: rows, room: room)
                let longest = table.lines.map(TerminalColumns.count).max() ?? 0
                // No word has more than 28 columns, so that every single one fits.
                #expect(longest <= room, "\(room): \(table.lines.joined(separator: "\n"))")
                let omitted = Set(table.omitted)
                for (cells, lines) in zip(rows, table.rowLines) {
                    let words = lines.flatMap { $0.split(separator: " ") }.map(String.init)
                    for (column, cell) in zip(columns, cells) where !omitted.contains(column.heading) {
                        var rest = words[...]
                        for word in cell.split(separator: " ").map(String.init) {
                            guard let place = rest.firstIndex(of: word) else {
                                Issue.record("\(room): \(word) of \(cell) is not in order in \(lines)")
                                return
                            }
                            rest = rest[(place + 1)...]
                        }
                    }
                }
            }
        }
    }
}
