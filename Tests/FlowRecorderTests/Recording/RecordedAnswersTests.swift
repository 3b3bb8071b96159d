import Foundation
import Testing

@testable import FlowRecorder

/// The first answer is what an item is like, later ones are changes.
@Suite struct RecordedAnswersTests {
    private func size(_ height: CGFloat) -> CGSize { CGSize(width: 10, height: height) }

    @Test("The first answer counts from the beginning, and only another one is a change")
    func changes() {
        var answers = RecordedAnswers()
        answers.record(size(1), of: 7)
        #expect(answers.endStep().changed == [:])
        answers.record(size(1), of: 7)
        let same = answers.endStep()
        #expect(same.changed == [:])
        #expect(same.unchanged == [7])
        answers.record(size(2), of: 7)
        #expect(answers.endStep().changed == [7: size(2)])
        #expect(answers.first[7] == size(1))
        #expect(answers.latest[7] == size(2))
        #expect(answers.endStep().changed == [:])
    }

    @Test("Of several answers in one step the last one counts")
    func wavering() {
        var answers = RecordedAnswers()
        for height in [1, 2, 3] { answers.record(size(CGFloat(height)), of: 1) }
        answers.record(size(9), of: 2)
        #expect(answers.endStep().wavering == [1])
        #expect(answers.first[1] == size(3))
        #expect(answers.circles[1] == nil)
    }

    @Test("A circle is found when it was gone through three times, and is as short as it can be")
    func circles() {
        let turn = [size(1), size(2)]
        #expect(RecordedAnswers.circle(in: turn + turn + turn) == turn)
        #expect(RecordedAnswers.circle(in: turn + turn + turn + [size(1)]) == turn)
        #expect(RecordedAnswers.circle(in: turn + turn) == nil)
        #expect(RecordedAnswers.circle(in: turn + turn + [size(1), size(3)]) == nil)
        #expect(RecordedAnswers.circle(in: Array(repeating: size(1), count: 9)) == nil)
        let three = [size(1), size(1), size(2)]
        #expect(RecordedAnswers.circle(in: three + three + three) == three)
    }
}
