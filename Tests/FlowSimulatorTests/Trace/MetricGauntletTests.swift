import FlowSimulator
import Foundation
import Testing

/// Reported cases, shown by metrics.
@MainActor @Suite
struct MetricGauntletTests {
    private func traced(_ screen: TestScreen) -> LayoutTrace {
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        return trace
    }

    @Test("G14: the error of the first content size is a metric")
    func errorOfTheFirst() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 120, spacing: 0) { $0 < 50 ? 40 : 200 }
        let trace = traced(screen)
        screen.settle()
        #expect(screen.view.contentSize.height == 10800)
        #expect(trace.metrics.measured == 15)
        screen.scrollToEnd(step: 400)
        #expect(screen.view.contentSize.height == 12000)
        #expect(trace.metrics.firstContentError == 0.1)
    }

    @Test("G50: a difference of less than half a pixel is no change, and the trace says so")
    func lessThanHalfAPixelIsNoChange() {
        for (height, invalidations) in [(100.2, 0), (100.26, 1)] as [(CGFloat, Int)] {
            let screen = TestScreen.list(375, 600, count: 1, estimate: 100) { _ in height }
            screen.settle()
            let trace = traced(screen)
            screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!.invalidateIntrinsicContentSize()
            screen.flow.invalidateLayout()
            trace.removeAll()
            screen.settle()
            #expect(trace.metrics.measured == 1)
            #expect(trace.metrics.invalidations == invalidations)
            let answers = trace.events.compactMap { event -> Bool? in
                if case .asked(.preferredAttributes, _, let answer) = event.kind { answer } else { nil }
            }
            #expect(answers == [invalidations == 1])
        }
    }

    @Test("G52: scrolling up measures a row at a time, and nothing drifts")
    func scrollingUp() {
        let screen = TestScreen.list(375, 700, count: 1000, estimate: 50, spacing: 0) { _ in 70 }
        let trace = traced(screen)
        screen.view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
        #expect(trace.metrics.measured == 14)
        #expect(trace.metrics.landingError == 0)
        for _ in 0..<70 {
            let next = (trace.events.last?.id ?? 0) + 1
            screen.scroll(by: -10)
            let step = trace.metrics(from: next)
            #expect(step.lastDrift == 0)
            #expect(step.measured <= 1)
        }
        // Four of the ten rows were measured on the way down, and are asked again (R18.2).
        #expect(trace.metrics.measured == 24)
        #expect(trace.metrics.remeasured == 0)
        #expect(trace.metrics.maximumDrift == 0)
        #expect(screen.view.contentOffset.y == 49000)
    }

    @Test(
        "G53: without correction each new row shifts what is on screen, and with it none does",
        arguments: [true, false])
    func withoutCorrection(corrects: Bool) {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 100, spacing: 0) { _ in 60 }
        screen.view.anchorPolicy = corrects ? .top : .unanchored
        let trace = traced(screen)
        screen.settle()
        screen.scroll(by: 5000)
        var newRows = 0
        for _ in 0..<6 {
            let next = trace.events.last!.id + 1
            // Ten points of the row above.
            let first = screen.view.visibleCells.map(\.frame.minY).min()!
            screen.scroll(by: first - 10 - screen.view.contentOffset.y)
            let step = trace.metrics(from: next)
            // Rows that come back are asked again (R18.2), and answer the same.
            guard step.rowsReplaced > 0 else { continue }
            newRows += 1
            #expect(step.lastDrift == (corrects ? 0 : -40))
            #expect(abs(step.layoutShiftScore - (corrects ? 0 : 40.0 / 600)) < 1e-9)
        }
        #expect(newRows >= 2)
    }

    @Test(
        "G54, G55: scrolling to an item lands exactly, whatever the estimate",
        arguments: [CollectionView.ScrollPosition.top, .centeredVertically, .bottom])
    func scrollingLandsExactly(position: CollectionView.ScrollPosition) {
        for (estimate, actual) in [(50, 80), (44, 200), (150, 20)] as [(CGFloat, CGFloat)] {
            for item in [0, 1, 75, 150, 198, 199] {
                let screen = TestScreen.list(375, 600, count: 200, estimate: estimate) { _ in actual }
                let trace = traced(screen)
                screen.settle()
                screen.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
                let landings = trace.events.filter { if case .landed = $0.kind { true } else { false } }
                #expect(landings.count == 1)
                #expect(trace.metrics.landingError == 0)
                let frame = screen.frame(item)!
                let wanted =
                    switch position {
                    case .top: frame.minY
                    case .bottom: frame.maxY - 600
                    default: frame.midY - 300
                    }
                #expect(screen.view.contentOffset.y == min(max(wanted, 0), screen.limit))
            }
        }
    }

    @Test("G56: scrolling to the first item stays within the legal range all the way")
    func firstItem() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 200) { _ in 60 }
        screen.view.contentInset.top = 64
        screen.scrollToEnd(step: 500)
        screen.view.frame.size = size(667, 375)
        screen.settle()
        let trace = traced(screen)
        screen.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
        let offsets = trace.events.compactMap { event -> CGFloat? in
            if case .boundsChanged(_, let to) = event.kind { to.minY } else { nil }
        }
        #expect(!offsets.isEmpty)
        #expect(offsets.allSatisfy { $0 >= -64 && $0 <= screen.limit })
        #expect(screen.view.contentOffset.y == -64)
    }

    @Test("G57: a pass without a change leaves no event")
    func aPassWithoutChangeLeavesNoTrace() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 44) { CGFloat(40 + $0 % 7) }
        screen.settle()
        let trace = traced(screen)
        screen.view.setNeedsLayout()
        screen.settle()
        #expect(trace.events.isEmpty)
        #expect(trace.metrics == TraceMetrics([]))
    }

    @Test("G59: where rows collapse, the pass says how far the offset was moved to stay legal, and nothing drifts")
    func collapsingRows() {
        let heights = AnchorPolicyTests.Heights()
        for item in 0..<4 { heights[item] = 300 }
        let screen = TestScreen.list(320, 568, count: 4, estimate: 300, spacing: 0) { heights[$0] }
        screen.scrollToEnd(step: 100)
        #expect(screen.view.contentOffset.y == 632)
        let trace = traced(screen)
        for (item, offset) in [(3, 432), (2, 232)] as [(Int, CGFloat)] {
            heights[item] = 100
            screen.view.cellForItem(at: IndexPath(item: item, section: 0))!.invalidateIntrinsicContentSize()
            screen.settle()
            #expect(screen.view.contentOffset.y == offset)
            #expect(trace.passes.last!.drift == 0)
            #expect(trace.passes.last!.clamped == 200)
        }
    }

    @Test("G61: rubber-banding is no drift")
    func rubberBandingIsNoDrift() {
        let heights = AnchorPolicyTests.Heights()
        let screen = TestScreen.list(375, 600, count: 40, estimate: 50, spacing: 0) { $0 < 2 ? heights[$0] : 50 }
        heights[0] = 50
        screen.settle()
        let trace = traced(screen)
        screen.view.beginDragging()
        screen.view.contentOffset.y = -80
        screen.settle()
        heights[0] = 90
        screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.view.contentOffset.y == -80)
        #expect(trace.metrics.maximumDrift == 0)
        screen.view.endDragging()
        #expect(screen.view.contentOffset.y == 0)
        #expect(!screen.view.isDragging)
    }

    @Test("G61: an offset beyond the end keeps its distance to the end, and nothing drifts")
    func overscroll() {
        let screen = TestScreen.list(375, 600, count: 40, estimate: 50, spacing: 0) { $0 == 28 ? 80 : 50 }
        let trace = traced(screen)
        screen.settle()
        screen.view.contentOffset.y = screen.limit + 40
        screen.settle()
        #expect(screen.limit == 1430)
        #expect(screen.view.contentOffset.y == 1470)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test(
        "G63: ignoresOffsetAdjustmentWhileDragging: what is on screen drifts while it is dragged",
        arguments: [true, false])
    func adjustmentsWhileDragging(isOn: Bool) {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 100, spacing: 0) { _ in 60 }
        screen.view.quirks = isOn ? [.ignoresOffsetAdjustmentWhileDragging] : []
        let trace = traced(screen)
        screen.settle()
        screen.scroll(by: 5000)
        screen.view.beginDragging()
        #expect(screen.view.isDragging)
        #expect(screen.view.isTracking)
        screen.scroll(by: -10)
        #expect(trace.metrics.lastDrift == (isOn ? -40 : 0))
        screen.view.endDragging()
        screen.scroll(by: -60)
        #expect(trace.metrics.lastDrift == 0)
    }

    @Test(
        "G64: the end is reached although the last row is longer than its estimate",
        arguments: [CollectionView.AnchorPolicy.top, .bottom])
    func longerLastRow(policy: CollectionView.AnchorPolicy) {
        let screen = TestScreen.list(375, 300, count: 9, estimate: 40, spacing: 0) { $0 == 9 ? 160 : 100 }
        screen.view.anchorPolicy = policy
        let trace = traced(screen)
        screen.scrollToEnd(step: 100)
        screen.source.counts = [10]
        screen.view.reloadData()
        screen.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
        #expect(screen.view.contentOffset.y == screen.limit)
        #expect(screen.frame(9)!.maxY == screen.view.bounds.maxY)
        #expect(trace.metrics.landingError == 0)
    }

    @Test("G65: a scroll to a row that grows in the same turn lands exactly")
    func growingRow() {
        let heights = AnchorPolicyTests.Heights()
        let screen = TestScreen.list(375, 600, count: 50, estimate: 40, spacing: 0) { heights[$0] }
        screen.scrollToEnd(step: 300)
        let trace = traced(screen)
        heights[49] = 140
        screen.view.cellForItem(at: IndexPath(item: 49, section: 0))!.invalidateIntrinsicContentSize()
        screen.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .bottom, animated: false)
        #expect(screen.view.contentOffset.y == 1500)
        #expect(trace.metrics.landingError == 0)
    }

    @Test("G73: a far jump comes to rest without gaps, drift or issues")
    func aFarJumpSettlesWithoutHolesOrDrift() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(800, 142)
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        layout.minimumLineSpacing = 0
        let screen = TestScreen(800, 1101, counts: [100_000], layout: layout) { path, _ in
            CGSize(width: 800, height: CGFloat(80 + path.item * 7919 % 125))
        }
        let trace = traced(screen)
        screen.settle()
        screen.scroll(by: 29960)
        screen.scroll(by: 325_855)
        #expect(trace.metrics.maximumDrift == 0)
        #expect(trace.passes.allSatisfy { $0.selfSizingRounds < 20 })
        #expect(screen.log.issues.isEmpty)
        var covered = screen.view.bounds.minY
        for cell in screen.view.visibleCells.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            #expect(cell.frame.minY <= covered + 0.5)
            covered = max(covered, cell.frame.maxY)
        }
        #expect(covered >= screen.view.bounds.maxY)
    }

    @Test("G60: a reload discards measured sizes, and the trace says how far the content drifts")
    func forgottenSizes() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 150, spacing: 0) { _ in 60 }
        screen.scrollToEnd(step: 300)
        screen.scroll(by: 3000 - screen.view.contentOffset.y)
        let trace = traced(screen)
        screen.view.reloadData()
        screen.settle()
        #expect(trace.metrics.lastDrift != 0)
    }
}
