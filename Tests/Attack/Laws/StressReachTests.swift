import FlowSimulator
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import ScenarioLaws

/// The random steps reach the situations that each law is about: a law holds where nothing happens as well.
@MainActor
@Suite struct StressReachTests {
    /// Whether something happened more often than a number of times in the steps of some seeds. Stops at that number.
    private func happens(
        moreThan least: Int, _ law: StressLaw, seeds: ClosedRange<UInt64>,
        _ happens: @escaping @MainActor (StressMoment) -> Bool
    ) throws -> Bool {
        var count = 0
        let counting = StressLaw.afterEveryStep("counting") { moment in
            if happens(moment) { count += 1 }
            return nil
        }
        for seed in seeds where count <= least {
            guard let scenario = try StressSearch(scenario: nil, stepCount: 20).sequence(seed: seed, for: law) else {
                continue
            }
            _ = try counting.violation(scenario)
        }
        return count > least
    }

    @Test("Content and insets change while a view is pulled past either end")
    func pulled() throws {
        let isEnough = try happens(moreThan: 30, .pulled, seeds: 1...100) { moment in
            guard let before = moment.before, before.isDragging, before.isPulled, !before.sight.onScreen.isEmpty
            else { return false }
            return switch moment.action {
            case .update, .resizeItems, .insets: true
            default: false
            }
        }
        #expect(isEnough)
    }

    @Test("All that was on screen is deleted, with something left behind it")
    func allGone() throws {
        let isEnough = try happens(moreThan: 15, .allGone, seeds: 1...200) { moment in
            guard let before = moment.before, case .update? = moment.action else { return false }
            let left = Set(StressSight.elements(of: moment.run).map(\.identity))
            let (elements, onScreen) = (before.sight.elements, before.sight.onScreen)
            return !onScreen.isEmpty && !elements[onScreen].contains { left.contains($0.identity) }
                && elements[onScreen.upperBound...].contains { left.contains($0.identity) }
        }
        #expect(isEnough)
    }

    @Test("Trees of groups are deep, cells in them are measured, and sections scroll and get other descriptions")
    func compositions() throws {
        let law = StressLaw.compositionalIncremental
        let isMeasured = try happens(moreThan: 100, law, seeds: 1...60) { moment in
            moment.host.itemState.measured > 0 && moment.host.itemState.estimated > 0
        }
        #expect(isMeasured)
        let scrolls = try happens(moreThan: 30, law, seeds: 1...240) { moment in
            guard case .scrollSection(let scroll)? = moment.action else { return false }
            return (moment.host as? CompositionalHost)?.offset(ofSection: scroll.section) ?? 0 > 0
        }
        #expect(scrolls)
        let isChanged = try happens(moreThan: 10, law, seeds: 1...120) { moment in
            if case .setCompositional(let change)? = moment.action { change.names == ["sectionLayouts"] } else { false }
        }
        #expect(isChanged)
    }

    @Test("Contexts name cells on screen, headers by odd paths, and several of them come in one turn with the counts")
    func contexts() throws {
        func contexts(_ moment: StressMoment) -> [Scenario.Invalidation.Context] {
            moment.action?.parts.compactMap { if case .invalidate(.context(let context)) = $0 { context } else { nil } }
                ?? []
        }
        #expect(
            try happens(moreThan: 30, .unchanged, seeds: 1...80) { $0.before?.itemsWithCells.isEmpty == false })
        #expect(
            try happens(moreThan: 20, .shownOnce, seeds: 1...80) { moment in
                contexts(moment).contains { ($0.headers + $0.footers).contains { $0.item != 0 } }
            })
        #expect(
            try happens(moreThan: 10, .order, seeds: 1...80) { moment in
                contexts(moment).count > 1 && contexts(moment).contains(where: \.counts)
                    && moment.before?.itemsWithCells.isEmpty == false
            })
    }

    @Test("Insets grow larger than the viewport, under pinned headers and footers")
    func insets() throws {
        let isCoveredOften = try happens(moreThan: 30, .shownOnce, seeds: 1...100) { moment in
            let (view, values) = (moment.view, moment.run.values)
            let axis = moment.run.scrollAxis
            let isCovered = axis.along(view.adjustedContentInset) > axis.along(view.bounds.size)
            return isCovered && (values.pinsHeaders || values.pinsFooters)
        }
        #expect(isCoveredOften)
    }

    @Test("Horizontal views that read the other way are resized, and odd numbers meet three pixels a point")
    func surroundings() throws {
        let isResized = try happens(moreThan: 10, .mirror, seeds: 1...200) { moment in
            guard case .resize? = moment.action else { return false }
            return moment.run.scrollAxis == .horizontal && moment.view.contentSize.width > moment.view.bounds.width
        }
        #expect(isResized)
        let isOdd = try happens(moreThan: 30, .pixelGrid, seeds: 1...100) { moment in
            let size = moment.view.contentSize
            return moment.run.pixel == 1.0 / 3
                && (size.width + size.height) * 3 != ((size.width + size.height) * 3).rounded()
        }
        #expect(isOdd)
    }
}
