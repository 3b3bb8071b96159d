import Testing
import TextMeasuring

/// Expectations follow the rules of UAX #14: `¦` is a place where a line may end, `¶` one where it must.
@Suite struct SignBreakTests {
    @Test(
        "A picture breaks from its neighbours and never within",
        arguments: [
            "😀¦😀", "😀 ¦hi ¦😀", "hi¦😀", "👩\u{200D}👩\u{200D}👧¦👦", "👍🏽¦👍", "👍🏽 ¦ok", "🇩🇪¦🇫🇷", "🇩🇪¦🇫🇷¦🇮🇹", "a¦🇩🇪¦b",
            "❤\u{FE0F}¦❤\u{FE0F}", "1\u{FE0F}⃣2\u{FE0F}⃣", "😀!", "(😀)", "你¦😀¦好", "☺¦☹", "✂¦✈", "👨🏻\u{200D}💻¦👩",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}¦🇩", "😀, ¦😀", "$😀", "😀%",
        ])
    func emoji(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Numbers stay together with their signs",
        arguments: [
            "1.5,2.5", "1,2,3", "1;2", "1:2", "-1", "--1", "a-1", "$-1", "-¦$1", "$(1)", "(1)%", "1)%", "1.5%", ".5",
            "$.5", "₹.5", "%1", "1a ¦a1", "1.a", "#1", "±5", "5′6″", "12:30–¦13:30", "1 ¦000 ¦000", "1,000€",
            "€1,000.00", "(1,000)", "[1.5]", "1+1=2", "1×2", "5-6", "v1.2.3-¦beta.4", "°5", "1/2/3", "1//2", "/¦1",
            "a/¦1",
        ])
    func numbers(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Breaks, spaces, joiners and marks",
        arguments: [
            "a\n¶b", "a\r\n¶b", "a\r¶b", "a\u{2028}¶b", "a\u{2029}¶b", "a\u{85}¶b", "a\u{B}¶b", "a\n¶\n¶b", "\n¶a",
            "a \n¶b", "a\n¶ ¦b", "a ¦\u{00A0}b", "a\u{200B} ¦b", "a\u{200D} ¦b", "\u{301}a", " ¦\u{301}a",
            "a\n¶\u{301}b", "a\u{200B}¦\u{301}b", "\u{FFFC}¦a¦\u{FFFC}¦b", "a¦\u{FFFC}.", "a\u{AD}¦b", "a\u{2010}¦b",
            "\u{2010}b", " ¦\u{2010}b", "a\u{2011}b", "a\u{34F}b", "\u{3000}¦a", "a\u{2003}¦b", "a\u{2007}b",
            "a\u{202F}b", "a\u{FEFF}b", "a\u{180E}b",
        ])
    func breaks(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }
}
