import FlowSimulator
import FlowTestSupport
import Testing

/// A cell that wants to be measured again as soon as it got its size: what a cell does whose content depends on its
/// size.
class RestlessCell: SizedCell {
    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        invalidateIntrinsicContentSize()
    }
}

@MainActor @Suite
struct LoopGuardTests {
    private func restless(
        cellClass: CollectionViewCell.Type = RestlessCell.self, maximum: Int = 100,
        _ answer: @escaping (Int, Int) -> CGFloat
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(375, 50)
        layout.options.maximumRounds = maximum
        var calls: [Int: Int] = [:]
        return TestScreen(375, 300, counts: [20], layout: layout, cellClass: cellClass) { path, _ in
            calls[path.item, default: 0] += 1
            return size(375, answer(path.item, calls[path.item]!))
        }
    }

    private func diagnostic(_ screen: TestScreen) -> LayoutLoopDiagnostic? {
        for case .layoutLoop(let diagnostic) in screen.log.kinds { return diagnostic }
        return nil
    }

    @Test("G07, R8.18, R13.4: a cell that flips between sizes is stopped, and named with its period")
    func flippingCell() {
        let screen = restless { item, call in item == 2 ? (call.isMultiple(of: 2) ? 101 : 100) : 100 }
        screen.settle()
        let found = diagnostic(screen)
        #expect(found?.indexPath == IndexPath(item: 2, section: 0))
        #expect(found?.period == 2)
        #expect(found?.rounds == 100)
        #expect(found?.cellClass == "RestlessCell")
        #expect(Set(found?.sizes ?? []) == [size(375, 100), size(375, 101)])
        #expect(screen.log.issues.count == 1)
        #expect(screen.log.issues[0].severity == .error)
        #expect(screen.log.issues[0].message.contains("is stuck in its update/layout loop"))
        // A partial layout stands.
        #expect(screen.view.visibleCells.count >= 3)
    }

    @Test("The words are those of the system that the profile describes")
    func words() {
        let sentences = [
            (CollectionProfile.iOS17, "is stuck in its update/layout loop. This can happen for many reasons"),
            (.iOS26, "is stuck in a recursive layout loop. This can happen when self-sizing views do not return"),
        ]
        for (profile, words) in sentences {
            let screen = restless { _, call in call.isMultiple(of: 2) ? 101 : 100 }
            screen.view.profile = profile
            screen.settle()
            #expect(screen.log.issues.count == 1 && screen.log.issues[0].message.contains(words))
            #expect(screen.log.issues[0].message.contains("RestlessCell"))
        }
    }

    @Test("The history of a loop starts with the first answer")
    func theHistoryStartsWithTheFirstAnswer() {
        let screen = restless(maximum: 5) { item, call in item == 0 ? CGFloat(100 + call) : 60 }
        screen.settle()
        let heights = diagnostic(screen)?.sizes.map(\.height) ?? []
        #expect(heights.count == 5)
        #expect(heights.indices.dropFirst().allSatisfy { heights[$0] == heights[$0 - 1] + 1 })
    }

    @Test("The same loop gives the same report")
    func sameReport() {
        let reports = (0..<2).map { _ in
            var random = SeededGenerator(seed: 18)
            let screen = restless { item, _ in item == 1 ? CGFloat.random(in: 60...1000, using: &random) : 60 }
            screen.settle()
            return diagnostic(screen)
        }
        #expect(reports[0] != nil && reports[0] == reports[1])
        #expect(reports[0]?.period == nil)
    }

    @Test("A cell that comes to rest is left alone")
    func aCellThatComesToRestIsLeftAlone() {
        let screen = restless { _, call in CGFloat(min(50 + 10 * call, 100)) }
        screen.settle()
        #expect(diagnostic(screen) == nil)
        #expect(screen.frames(0..<3).map(\.height) == [100, 100, 100])
    }

    /// Wants to be measured again while it is being measured.
    private final class ImpatientCell: SizedCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutAttributes {
            invalidateIntrinsicContentSize()
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
    }

    @Test("The same answer again and again has a period of one")
    func periodOfOne() {
        let screen = restless(cellClass: ImpatientCell.self) { _, _ in 100 }
        screen.settle()
        #expect(diagnostic(screen)?.period == 1)
        // Three answers are too few to speak of a period.
        let short = restless(cellClass: ImpatientCell.self, maximum: 3) { _, _ in 100 }
        short.settle()
        #expect(diagnostic(short)?.sizes.count == 3)
        #expect(diagnostic(short)?.period == nil)
    }

    @Test("A period is reported once it was seen twice")
    func aPeriodIsSeenTwice() {
        for (maximum, period) in [(4, nil), (5, nil), (6, 3)] as [(Int, Int?)] {
            let screen = restless(maximum: maximum) { item, call in item == 0 ? CGFloat(100 + call % 3) : 60 }
            screen.settle()
            #expect(diagnostic(screen)?.sizes.count == maximum)
            #expect(diagnostic(screen)?.period == period)
        }
    }

    @Test("R8.18: a scroll that ended in a loop is not continued")
    func aScrollThatLoopedIsGivenUp() {
        var isRestless = true
        let screen = restless(maximum: 12) { _, call in isRestless && call.isMultiple(of: 2) ? 90 : 60 }
        screen.view.scrollToItem(at: IndexPath(item: 15, section: 0), at: .top, animated: false)
        #expect(diagnostic(screen) != nil)
        isRestless = false
        screen.view.contentOffset.y = 0
        screen.settle()
        #expect(screen.view.contentOffset.y == 0)
    }

    @Test("The largest number of rounds is an option")
    func theBoundIsAnOption() {
        let screen = restless(maximum: 7) { _, call in call.isMultiple(of: 2) ? 60 : 90 }
        screen.settle()
        #expect(diagnostic(screen)?.rounds == 7)
    }

    @Test("A larger number of rounds than that of one layout is still kept to, and reported")
    func largerMaximum() {
        let screen = restless(cellClass: SizedCell.self, maximum: 300) { _, _ in 50 }
        let delegate = ClosureDelegate()
        delegate.willDisplay = { view, _, _ in view.reloadData() }
        screen.view.delegate = delegate
        screen.settle()
        #expect(diagnostic(screen)?.rounds == 300)
    }

    @Test("The next pass counts its rounds from zero")
    func theNextLayoutStartsAfresh() {
        let screen = restless(maximum: 10) { _, call in call.isMultiple(of: 2) && call < 40 ? 90 : 60 }
        var layouts = 0
        while screen.log.issues.count == layouts, layouts < 20 {
            screen.settle()
            layouts += 1
        }
        #expect(layouts > 1)
        #expect(screen.log.issues.count == layouts - 1)
    }

    @Test("Unless cells are asked again, the first answer counts")
    func firstAnswerCounts() {
        var height: CGFloat = 100
        let flipping = TestScreen.list(375, 300, count: 20, estimate: 50) { _ in
            height = height == 100 ? 101 : 100
            return height
        }
        flipping.settle()
        #expect(flipping.log.issues.isEmpty)
        #expect(flipping.view.statistics.remeasurements == 0)
        flipping.flow.options.asksAgainAfterResizing = true
        flipping.settle()
        #expect(flipping.log.kinds.contains { if case .layoutLoop = $0 { true } else { false } })
    }

    @Test("G12: an estimate that is much too large is no loop")
    func hugeEstimate() {
        let screen = TestScreen.list(375, 667, count: 60, estimate: 10000) { _ in 20 }
        screen.settle()
        #expect(screen.view.visibleCells.count == 23)
        #expect(screen.log.issues.isEmpty)
    }
}
