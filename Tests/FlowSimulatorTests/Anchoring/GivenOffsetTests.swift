import FlowSimulator
import Testing

/// What an offset that somebody sets says, and what it does not say.
@MainActor @Suite
struct GivenOffsetTests {
    /// Four rows of 100 in 300, scrolled to the end of a content whose insets are there.
    private func screen(_ inset: EdgeInsets) -> TestScreen {
        let screen = TestScreen.rows(4, height: 300)
        screen.view.contentInset = inset
        screen.settle()
        screen.view.contentOffset.y = 100 + inset.bottom
        screen.settle()
        return screen
    }

    @Test("R17.1, R17.8: a move across the scroll axis does not make a legal offset a pulled one")
    func legalOffset() {
        let screen = screen(EdgeInsets(top: 0, left: 10, bottom: 60, right: 0))
        #expect(screen.view.contentOffset == CGPoint(x: -10, y: 160))
        screen.view.contentInset = .zero
        screen.settle()
        #expect(screen.view.contentOffset == CGPoint(x: 0, y: 100))
    }

    @Test("R17.10, R17.12: a move across the scroll axis does not mean the end that the view is at")
    func moveAcross() {
        let screen = screen(.zero)
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = -20
        screen.flow.invalidateLayout(with: context)
        screen.view.contentInset.left = 10
        screen.settle()
        #expect(screen.view.contentOffset == CGPoint(x: -10, y: 80))
    }

    @Test("R17.8, R17.10: an inset at the start and an adjustment add up")
    func insetAndAdjustment() {
        let screen = TestScreen.rows(4, height: 300)
        screen.settle()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 20
        screen.flow.invalidateLayout(with: context)
        screen.view.contentInset.top = 100
        #expect(screen.view.contentOffset.y == -100)
        screen.settle()
        #expect(screen.view.contentOffset.y == -80)
    }

    @Test("R17.10, R17.12: an adjustment adds to the end that is gone to in the same turn, before or after",
        arguments: [true, false])
    func endAndAdjustment(adjustsFirst: Bool) {
        let ends = [(100, -20, 80), (100, 20, 100), (0, 20, 20), (0, -20, 0)] as [(CGFloat, CGFloat, CGFloat)]
        for (end, adjustment, expected) in ends {
            let screen = TestScreen.rows(4, height: 300)
            screen.settle()
            screen.view.contentOffset.y = 50
            screen.settle()
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = adjustment
            if adjustsFirst { screen.flow.invalidateLayout(with: context) }
            screen.view.contentOffset.y = end
            if !adjustsFirst { screen.flow.invalidateLayout(with: context) }
            screen.settle()
            #expect(screen.view.contentOffset.y == expected, "\(end) and \(adjustment)")
        }
    }

    @Test("R17.10, R17.12: also where the end moves while cells are measured", arguments: [-20, 20])
    func adjustedEndThatMoves(adjustment: Int) {
        let screen = TestScreen.list(320, 300, count: 60, estimate: 50, spacing: 0) { $0 < 50 ? 50 : 80 }
        screen.settle()
        let context = CollectionViewFlowLayoutInvalidationContext()
        (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (false, false)
        context.contentOffsetAdjustment.y = CGFloat(adjustment)
        screen.flow.invalidateLayout(with: context)
        screen.view.contentOffset.y = 2700
        screen.settle()
        let end = screen.view.contentSize.height - 300
        #expect(end > 2700)
        #expect(screen.view.contentOffset.y == end + CGFloat(min(adjustment, 0)))
    }

    @Test("R17.12: an end that was left again in the same turn is forgotten")
    func leftEnd() {
        let screen = TestScreen.rows(4, height: 300)
        screen.settle()
        screen.view.contentOffset.y = 10
        screen.view.contentOffset.y = 0
        screen.settle()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 20
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(screen.view.contentOffset.y == 20)
    }
}
