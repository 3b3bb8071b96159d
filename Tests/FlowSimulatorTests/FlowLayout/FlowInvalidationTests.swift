import FlowSimulator
import Testing

/// What a context makes a flow layout do (R8.16, R9.3–R9.5, R8.9).
@MainActor @Suite
struct FlowInvalidationTests {
    @Test("R8.16: invalidating the layout discards measured sizes, and a change of bounds keeps them")
    func measuredSizes() {
        let screen = TestScreen.list(375, 600, count: 50, estimate: 50) { _ in 80 }
        screen.settle()
        screen.view.contentOffset.y = 700
        screen.settle()
        let measured = screen.flow.measuredItemCount
        screen.view.frame.size.width = 400
        screen.settle()
        #expect(screen.flow.measuredItemCount == measured)
        screen.flow.invalidateLayout()
        #expect(screen.flow.measuredItemCount == 0)
        screen.settle()
        #expect(screen.flow.measuredItemCount < measured)
    }

    @Test("R9.3: named items are measured again, and others are not")
    func namedItems() {
        let screen = TestScreen.list(375, 600, count: 50, estimate: 50) { _ in 80 }
        screen.settle()
        let measured = screen.flow.measuredItemCount
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 999, section: 3)])
        screen.flow.invalidateLayout(with: context)
        // Until its cell was asked the size holds (R17.3).
        #expect(screen.flow.measuredItemCount == measured)
        screen.settle()
        #expect(screen.flow.measuredItemCount == measured)
        #expect(screen.view.statistics.remeasurements == 1)
    }

    @Test("R9.5: a context with both flags false keeps everything")
    func bothFlagsFalse() {
        let screen = TestScreen(375, 667, counts: [30])
        let delegate = SizeDelegate(Array(repeating: size(375, 56), count: 30))
        screen.view.delegate = delegate
        screen.settle()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        context.invalidateFlowLayoutDelegateMetrics = false
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(delegate.questions == 30)
        #expect(screen.view.statistics.preparations == 2)
    }

    @Test("R8.9: the offset adjustment of a context is a difference, within the legal range")
    func offsetAdjustment() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        for (adjustment, offset) in [(100, 100), (50, 150), (-400, 0), (1e6, 5510)] as [(CGFloat, CGFloat)] {
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: adjustment)
            layout.invalidateLayout(with: context)
            screen.settle()
            #expect(screen.view.contentOffset.y == offset)
        }
    }

    @Test("R8.16: a fresh context discards measured sizes, and cells are measured again")
    func freshContext() {
        let screen = TestScreen.list(375, 600, count: 50, estimate: 50) { _ in 80 }
        screen.settle()
        let measured = screen.flow.measuredItemCount
        screen.flow.invalidateLayout(with: CollectionViewFlowLayoutInvalidationContext())
        #expect(screen.flow.measuredItemCount == 0)
        screen.settle()
        #expect(screen.flow.measuredItemCount >= measured)
        #expect(screen.frames(0..<7).allSatisfy { $0.height == 80 })
    }

    @Test("R9.5: metrics can be asked again without losing measurements")
    func metricsAskedAgain() {
        let screen = TestScreen.list(375, 600, count: 50, estimate: 50, spacing: 0) { _ in 80 }
        let delegate = SectionDelegate()
        screen.view.delegate = delegate
        screen.settle()
        let (measured, measurements) = (screen.flow.measuredItemCount, screen.view.statistics.measurements)
        delegate.insets = [EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)]
        delegate.headers = [40]
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(screen.frame(0) == rect(0, 70, 375, 80))
        #expect(screen.flow.measuredItemCount == measured)
        #expect(screen.view.statistics.measurements == measurements)
        delegate.headers = [55]
        let supplementary = CollectionViewFlowLayoutInvalidationContext()
        supplementary.invalidateSupplementaryElements(
            ofKind: CollectionView.elementKindSectionHeader, at: [[0, 0], [9, 0], []])
        screen.flow.invalidateLayout(with: supplementary)
        screen.settle()
        #expect(screen.header(0) == rect(0, 0, 375, 55))
        #expect(screen.flow.measuredItemCount == measured)
    }
}
