import FlowTestSupport
import Testing
import TextMeasuring

@Suite struct LineBreakerTests {
    @Test(
        "Mixed Chinese and English breaks where an independent implementation of UAX #14 breaks it",
        arguments: [
            "Hello ¦world, ¦this ¦is-¦a ¦test. ¦你¦好，¦世¦界¦（测¦试）。¦end",
            "单¦价¦¥12.50¦元，¦已¦有¦100¦人¦购¦买！",
            "“引¦号”¦和¦「括¦号」、¦省¦略……¦号",
        ])
    func golden(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Breaking that is not strict lets a line begin with small kana",
        arguments: ["ち¦ょ¦っ¦と", "コ¦ー¦ヒ¦ー", "３¦ヶ¦月", "時々、¦雨", "「か¦ぁ」"])
    func normalStrictness(expected: String) {
        #expect(MarkedBreaks(expected).found(LineBreaker(strictness: .normal)) == expected)
    }

    @Test(
        "Rules that look past two neighbours: numbers, hyphens and quotation marks after spaces",
        arguments: [
            "it ¦was ¦.5 ¦ok", "a , ¦b", "a ¦»b", "a » ¦b", "א-abc", "א-5", "א-¦א", "1) ¦%", "(1 )¦%", "$ ¦(1)",
            "$(.5)", "a ¦(.5)", "5 / ¦6",
        ])
    func context(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test("Thai has no dictionary and breaks at spaces", arguments: ["สวัสดี ¦ครับ", "ภาษาไทย"])
    func thai(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test("The text's end is an opportunity, and an empty text has none")
    func end() {
        let breaker = LineBreaker()
        #expect(breaker.opportunities(in: "") == [])
        #expect(
            breaker.opportunities(in: "a b\n") == [
                .init(offset: 2, isMandatory: false), .init(offset: 4, isMandatory: true),
            ])
        #expect(breaker.opportunities(in: "你") == [.init(offset: 3, isMandatory: true)])
    }

    @Test("Opportunities ascend, and no break separates a mark from its letter, whatever the text")
    func randomTexts() {
        var random = SeededGenerator.fromEnvironment(otherwise: 12)
        for _ in 0..<2000 {
            let text = RandomText.any(length: random.within(0...30), &random)
            let offsets = LineBreaker().opportunities(in: text).map(\.offset)
            #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }, "\(random.reminder)")
            #expect(offsets.last ?? 0 == text.utf8.count, "\(random.reminder)")
        }
    }

    @Test("A break comes after every line break and nowhere else is one forced")
    func mandatory() {
        var random = SeededGenerator.fromEnvironment(otherwise: 13)
        for _ in 0..<500 {
            let text = RandomText.any(length: random.within(1...20), &random)
            let forced = LineBreaker().opportunities(in: text).dropLast().filter(\.isMandatory).map(\.offset)
            #expect(forced == RandomText.placesAfterLineBreaks(text), "\(random.reminder)")
        }
    }
}
