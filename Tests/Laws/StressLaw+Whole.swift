import FlowScenario
import FlowSimulator
import Foundation
import SeededRandom

// Laws that compare whole runs.

extension StressLaw {
    /// A query for a rectangle returns the elements that single queries return, each once.
    static let query = afterEveryStep("query") { moment in
        let frames = StressFrames(moment.run)
        let listed = Set(frames.elements.map(\.name))
        let viewport = moment.view.bounds
        let edge = moment.run.sharedEdge
        var random = SeededGenerator(seed: UInt64(frames.elements.count))
        var rects = [viewport]
        for _ in 0..<3 {
            rects.append(
                viewport.offsetBy(
                    dx: Double(random.within(-100...100)), dy: Double(random.within(-20...20)) * viewport.height / 10)
            )
        }
        for rect in rects {
            let found = moment.host.elementSnapshots(in: rect).map(\.name)
            let expected = frames.elements.filter { $0.frame.overlaps(rect, byMoreThan: edge) }.map(\.name)
            let wider = rect.insetBy(dx: -0.01 - edge, dy: -0.01 - edge)
            let touching = Set(frames.elements.filter { $0.frame.overlaps(wider) }.map(\.name))
            let known = found.filter { listed.contains($0) || !moment.run.isDecoration($0) }
            let isRight =
                Set(found).count == found.count && Set(known).isSuperset(of: expected)
                && touching.isSuperset(of: known)
            guard !isRight else { continue }
            return (
                "asking for a rectangle does not give the elements in it",
                .of(\.query, .init(rect: rect, elements: expected))
            )
        }
        return nil
    }

    /// A layout after any steps is equal to one from scratch with the same known sizes.
    static let incremental = afterEveryStep("incremental", applies: { !$0.hasUndecidedCells }) { moment in
        let run = moment.run
        guard !run.hasStaleSizes, let fresh = ScenarioRun(fromScratch: run) else { return nil }
        let pins = run.values.pinsHeaders || run.values.pinsFooters
        return StressFrames(asLaidOutIn: fresh).expectation(against: StressFrames(asLaidOutIn: run)) {
            $0.isItem || !pins
        }
    }

    /// Once all items were measured, their estimates make no difference.
    static let estimateIndependence = StressLaw(
        name: "estimate-independence", excludes: [.resizeItems, .contents, .movement],
        applies: {
            $0.layout.cellsSizeThemselves && $0.layout.quirks.isEmpty && !$0.hasUndecidedCells
                && !$0.hasCellsThatKeepASide
        }
    ) { scenario throws(ScenarioError) in
        var all = scenario
        all.steps += Self.tour
        guard scenario.sizesAreWholePixels, let run = try finished(all), run.sawEverything else {
            return nil
        }
        let frames = StressFrames(run)
        for estimate: JSONValue in [[37, 23], [200, 300]] {
            let other = try all.changing { $0["layout"]?["estimatedItemSize"] = estimate }
            guard let otherRun = try finished(other), otherRun.sawEverything else { continue }
            // Pinned headers follow the viewport.
            let pins = run.values.pinsHeaders || run.values.pinsFooters
            guard let seen = StressFrames(otherRun).expectation(against: frames, where: { $0.isItem || !pins })
            else { continue }
            return StressViolation(all, seen)
        }
        return nil
    }

    /// Scrolls after which all items were measured.
    private static let tour = [Scenario.Edge.end, .start, .end, .start].map { Scenario.Step(.scroll(.through($0))) }

    /// Returns the run after its last step; `nil` if a batch is refused, as happens while a sequence is shrunk.
    private static func finished(_ scenario: Scenario) throws(ScenarioError) -> ScenarioRun? {
        let run = ScenarioRun(scenario)
        try run.finish()
        return run.report.steps.contains { $0.refusal != nil } ? nil : run
    }
}

extension StressLaw {
    /// The laws of flow layouts, then those of tables, then those of compositional layouts.
    static let all =
        [
            estimateIndependence, incremental, coverage, zeroDrift, idempotence, bounds, query, termination, pixelGrid,
            mirror, unchanged, pulled, allGone, order, looking, shownOnce, keptOffset,
        ] + ofTables + ofCompositionalLayouts
}

extension Scenario {
    /// Whether all sizes are whole pixels: a cell whose size differs from the estimate by less than half a pixel keeps
    /// the estimate.
    fileprivate var sizesAreWholePixels: Bool {
        let scale = container.scale
        return scale > 0
            && sectionsOfAllTimes.flatMap(\.items).allSatisfy { group in
                guard case .actual(let sizes) = group.content else { return true }
                // Relative lengths are whole pixels.
                return sizes.flatMap { $0.points ?? [] }.allSatisfy { $0 * scale == ($0 * scale).rounded() }
            }
    }
}

extension Scenario {
    /// Whether a cell keeps a side of its estimate.
    fileprivate var hasCellsThatKeepASide: Bool { cells.values.contains { $0.fit != .both } }
}

extension ScenarioRun {
    /// Whether an element is a decoration view.
    fileprivate func isDecoration(_ name: Scenario.ElementName) -> Bool {
        switch name {
        case .background: true
        case .view(let kind, _, _): (host as? CompositionalHost)?.values.supplementaryKinds.contains(kind) != true
        case .item, .header, .footer: false
        }
    }

    fileprivate var sawEverything: Bool { layout.estimatedItemCount == 0 }
}
