import Testing

@testable import FlowsimTools

/// How many columns of a terminal texts take.
@Suite struct TerminalColumnsTests {
    @Test(
        "Columns are counted as terminals do",
        arguments: [
            ("", 0), ("abc", 3), ("320 × 480", 9), ("é", 1), ("e\u{301}", 1), ("字", 2), ("四个字", 6), ("ｆ", 2),
            ("ﾊ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("カ\u{3099}", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
            ("✂", 1), ("✂\u{FE0F}", 2), ("█░", 2), ("a\u{200B}b", 2), ("\u{1B}[31mred\u{1B}[0m", 3),
            ("\u{1B}[2m字\u{1B}[0m", 2), ("—…“”", 4), ("\u{20000}", 2), ("ไทย", 3),
        ])
    func columns(text: String, expected: Int) {
        #expect(TerminalColumns.count(text) == expected, "\(text.debugDescription)")
    }
}
