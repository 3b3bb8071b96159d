import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What the reader looks at does not move by itself, however the view is scrolled and whatever cells answer.
@MainActor @Suite
struct DriftTests {
    enum Shape: CaseIterable, Sendable {
        case list, grid, sideways, automatic, mirrored
    }

    /// A screen whose cells answer sizes that depend on the item alone, in halves of a point.
    static func screen(_ shape: Shape, seed: UInt64, estimate: CGFloat = 100) -> TestScreen {
        let layout = shape == .mirrored ? ClosureFlowLayout.mirrored() : CollectionViewFlowLayout()
        let isSideways = shape == .sideways || shape == .mirrored
        layout.scrollDirection = isSideways ? .horizontal : .vertical
        layout.minimumLineSpacing = 7
        layout.minimumInteritemSpacing = 5
        layout.sectionInset = EdgeInsets(top: 11, left: 3, bottom: 13, right: 3)
        layout.headerReferenceSize = size(31, 31)
        layout.footerReferenceSize = size(17, 17)
        let columns: CGFloat = shape == .list ? 1 : 3
        let span = ((isSideways ? 568 : 320) - 6 - 5 * (columns - 1)) / columns
        layout.estimatedItemSize = isSideways ? size(estimate, span) : size(span, estimate)
        if shape == .automatic {
            layout.itemSize = layout.estimatedItemSize
            layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        }
        let screen = TestScreen(320, 568, counts: [40, 0, 700, 5, 1, 300], layout: layout) { path, _ in
            var generator = SeededGenerator(seed: seed &+ UInt64(path.section * 1000 + path.item))
            let length = CGFloat(Int.random(in: 20...500, using: &generator)) / 2
            let across = shape == .grid ? CGFloat(Int.random(in: 100...600, using: &generator)) / 2 : span
            return isSideways ? size(length, across) : size(across, length)
        }
        if shape == .mirrored { screen.view.semanticContentAttribute = .forceRightToLeft }
        return screen
    }

    @Test(
        "Nothing drifts while a view of any shape is scrolled at random",
        arguments: Shape.allCases, [1, 2, 3] as [UInt64])
    func nothingDrifts(shape: Shape, seed: UInt64) {
        for policy in [CollectionView.AnchorPolicy.top, .bottom] {
            let screen = DriftTests.screen(shape, seed: seed)
            screen.view.anchorPolicy = policy
            let trace = LayoutTrace()
            screen.view.traceObserver = trace
            screen.settle()
            var generator = SeededGenerator(seed: seed)
            var adjustments = 0
            for step in 0..<200 {
                let isFar = Int.random(in: 0..<10, using: &generator) == 0
                let way = CGFloat(Int.random(in: isFar ? -9000...9000 : -200...200, using: &generator))
                let held = DriftTests.places(on: screen)
                screen.scroll(by: way)
                // Lines that break anew move nearly everything: then the item that was whole and first is still held.
                let isHeld = shape == .grid && DriftTests.isFirstHeld(held, screen, trace)
                #expect(
                    trace.metrics.lastDrift == 0 || isHeld,
                    "\(policy) step \(step), seed \(seed): \(trace.events.last!)")
                adjustments += trace.adjustments.count
                trace.removeAll()
            }
            #expect(adjustments >= 5, "the test is about adjustments")
        }
    }

    /// Where whole items begin, seen from the viewport, in the order of their paths.
    private static func places(on screen: TestScreen) -> [(path: IndexPath, place: CGFloat)] {
        let top = screen.view.contentOffset.y
        return screen.view.indexPathsForVisibleItems.sorted().compactMap { path in
            screen.frame(path.item, path.section).map { (path, $0.minY - top) }
        }.filter { $0.place >= 0 }
    }

    /// Whether the first of the items is as far from the content that was scrolled as it was.
    private static func isFirstHeld(
        _ places: [(path: IndexPath, place: CGFloat)], _ screen: TestScreen, _ trace: LayoutTrace
    ) -> Bool {
        guard let (path, place) = places.first, let frame = screen.frame(path.item, path.section) else { return false }
        guard case .boundsChanged(let from, let to)? = trace.events.first?.kind else { return false }
        return abs(frame.minY - screen.view.contentOffset.y - (place - (to.minY - from.minY))) <= 0.5
    }

    @Test("The first whole row stays at its place on screen", arguments: [1, 2, 3, 4] as [UInt64])
    func firstWholeRow(seed: UInt64) {
        let screen = DriftTests.screen(.list, seed: seed)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        var generator = SeededGenerator(seed: seed)
        var held = 0
        for step in 0..<400 {
            let isFar = Int.random(in: 0..<20, using: &generator) == 0
            let way = CGFloat(Int.random(in: isFar ? -9000...9000 : -200...200, using: &generator))
            screen.view.contentOffset.y = min(max(screen.view.contentOffset.y + way, 0), screen.limit)
            let top = screen.view.contentOffset.y
            let first = screen.view.visibleCells.filter { $0.frame.minY >= top }.min { $0.frame.minY < $1.frame.minY }
            let before = first.map { ($0.frame.minY - top, screen.view.indexPath(for: $0)!) }
            // Rows between the viewport's start and the first cell are new and may push it down.
            let isFirst = before.map { $0.1.item > 0 && screen.frame($0.1.item - 1, $0.1.section)!.minY < top } ?? false
            trace.removeAll()
            screen.settle()
            guard let (place, path) = before, isFirst, trace.passes.allSatisfy({ $0.clamped == 0 }) else { continue }
            let now = screen.frame(path.item, path.section)!.minY - screen.view.contentOffset.y
            #expect(now == place, "step \(step), seed \(seed)")
            held += trace.adjustments.count
        }
        #expect(held > 3, "the test is about adjustments")
    }

    @Test(
        "Scrolling to any item lands exactly, without a layout loop",
        arguments: Shape.allCases, [CollectionView.AnchorPolicy.top, .bottom])
    func scrollingToAnyItem(shape: Shape, policy: CollectionView.AnchorPolicy) {
        let screen = DriftTests.screen(shape, seed: 5)
        screen.view.anchorPolicy = policy
        screen.flow.sectionHeadersPinToVisibleBounds = true
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        var generator = SeededGenerator(seed: 5)
        let positions: [CollectionView.ScrollPosition] =
            screen.flow.scrollDirection == .vertical
            ? [.top, .centeredVertically, .bottom, []] : [.left, .centeredHorizontally, .right, []]
        for _ in 0..<60 {
            let section = [0, 2, 5].randomElement(using: &generator)!
            let item = Int.random(in: 0..<screen.source.counts[section], using: &generator)
            let path = IndexPath(item: item, section: section)
            screen.view.scrollToItem(at: path, at: positions.randomElement(using: &generator)!, animated: false)
            #expect(trace.metrics.landingError == 0, "\(path)")
            #expect(trace.text.contains("landed at"))
            #expect(screen.view.indexPathsForVisibleItems.contains(path))
            trace.removeAll()
        }
        #expect(screen.log.issues.allSatisfy { if case .layoutLoop = $0.kind { false } else { true } })
    }

    @Test(
        "Anchored at the bottom or to an item, nothing drifts through any change",
        arguments: Shape.allCases, [1, 2] as [UInt64])
    func bottomAndItem(shape: Shape, seed: UInt64) {
        for policy in [CollectionView.AnchorPolicy.bottom, .item(IndexPath(item: 30, section: 2))] {
            let screen = DriftTests.screen(shape, seed: seed)
            let trace = LayoutTrace()
            screen.view.traceObserver = trace
            screen.settle()
            screen.view.scrollToItem(at: IndexPath(item: 30, section: 2), at: [], animated: false)
            screen.view.anchorPolicy = policy
            var generator = SeededGenerator(seed: seed)
            for step in 0..<150 {
                trace.removeAll()
                screen.change(&generator)
                screen.settle()
                #expect(trace.metrics.maximumDrift == 0, "\(policy) step \(step), seed \(seed): \(trace.events.last!)")
            }
        }
    }

    @Test("Without correction, the drift is the error of the estimate")
    func withoutCorrection() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 100, spacing: 0) { _ in 60 }
        screen.flow.options.offsetAdjustmentPolicy = .never
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        screen.scroll(by: 5000)
        screen.scroll(by: -10)
        #expect(trace.metrics.lastDrift == -40)
        #expect(trace.metrics.maximumDrift == 40)
    }
}

extension LayoutTrace {
    var passes: [TraceEvent.PassSummary] {
        events.compactMap { if case .passEnded(let summary) = $0.kind { summary } else { nil } }
    }

    /// Where the view followed its anchor.
    var adjustments: [TraceEvent] {
        events.filter { if case .offsetAdjusted = $0.kind { true } else { false } }
    }
}

extension TestScreen {
    /// One of the things that happen to a screen.
    func change(_ generator: inout SeededGenerator) {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: view.reloadData()
        case 1: flow.minimumLineSpacing = length(0...20)
        case 2: view.frame.size.width = length(300...400)
        case 3: view.frame.size.height = length(400...600)
        case 4: view.contentInset.bottom = length(0...99)
        case 5: flow.headerReferenceSize = size(length(0...60), length(0...60))
        case 6: flow.estimatedItemSize.height = length(20...200)
        default: scroll(by: length(-200...200))
        }
    }

    /// Scrolls along the axis, within the legal range, and lays out.
    func scroll(by way: CGFloat) {
        let axis = flow.scrollDirection
        let limit = max(axis.along(view.contentSize) - axis.along(view.bounds.size), 0)
        let offset = min(max(axis.along(view.contentOffset) + way, 0), limit)
        view.contentOffset = axis.point(view.contentOffset, along: offset)
        settle()
    }

    /// The largest legal offset downwards.
    var limit: CGFloat { max(view.contentSize.height - view.bounds.height, 0) }
}
