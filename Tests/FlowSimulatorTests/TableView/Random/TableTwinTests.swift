@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import FlowTestSupport
import Foundation
import Testing

/// Tables that know a part of their heights, and the plain code that reckons everything anew.
@MainActor @Suite("Tables and their reference")
struct TableTwinTests {
    @Test("do the same at random, whatever happens to them")
    func random() {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 9)
        var failures: [Failure] = []
        for round in 0..<(longTestsAreWanted ? 6_000 : 100) {
            let seed = round == 0 ? seeds.seed : seeds.next()
            if let failure = failure(seed) { failures.append(failure) }
        }
        // The shortest say most, and ten are enough for one build.
        for failure in failures.sorted(by: { $0.history.moments.count < $1.history.moments.count }).prefix(10) {
            let text = text(failure.history.shrunk())
            Issue.record("one of \(failures.count) histories that differ: \(text)\n\(failure.reminder)")
        }
    }

    /// What is not as it is unless somebody says so.
    private func short(_ world: ReferenceTableWorld) -> String {
        func parts(_ value: Any) -> [String] {
            Mirror(reflecting: value).children.map { "\($0.label ?? ""): \($0.value)" }
        }
        let usual = Set(parts(ReferenceTableWorld(viewport: 0)) + parts(ReferenceTableProfile()))
        let profile = parts(world.profile).filter { !usual.contains($0) }
        return (profile + parts(world).filter { !usual.contains($0) && !$0.hasPrefix("profile") })
            .joined(separator: ", ")
    }

    private func short(_ section: ReferenceTableSection) -> String {
        func edge(_ edge: ReferenceTableEdge) -> String { "\(edge.content) \(edge.declared) \(edge.estimate)" }
        let rows = section.rows.map { "\($0.content)/\($0.declared)/\($0.estimate)" }
        return "<\(edge(section.header)); \(rows.joined(separator: " ")); \(edge(section.footer))>"
    }

    private func places(_ table: ReferenceTable) -> String {
        table.places.map { "\($0.element) \($0.y)+\($0.height)" }.joined(separator: ", ")
    }

    private struct Failure {
        var history: TableHistory
        var reminder: String
    }

    /// Prints each step before it is made, for one that traps.
    private let isTraced = ProcessInfo.processInfo.environment["FLOW_TRACE"] == "1"

    private func failure(_ seed: UInt64) -> Failure? {
        var random = SeededGenerator(seed: seed)
        let views = random.isHeads(oneIn: 3)
        let contents = (0..<random.below(4)).map { _ in random.tableSection(random.below(14), views: views) }
        let world = random.tableWorld()
        var (twin, history) = (TableTwin(contents, in: world), TableHistory(contents: contents, world: world))
        for index in 0..<14 {
            let first = random.pick([TableStep.layOut, .width(10)])
            let step = index == 0 ? first : random.tableStep(for: twin.model, views: views)
            let looks = random.isHeads(oneIn: 3)
            if isTraced { print("history \(seed), \(index): \(step)") }
            history.moments.append(TableHistory.Moment(step: step, looks: looks))
            if !twin.take(step, looks: looks).isEmpty { return Failure(history: history, reminder: random.reminder) }
        }
        return nil
    }

    private func text(_ history: TableHistory) -> String {
        guard let found = history.deviation() else { return "which does not repeat" }
        let steps = history.moments.map { "\($0.step)\($0.looks ? ", looking" : "")" }
        return """

            \(found.differences.joined(separator: "\n"))
            after \(steps.joined(separator: "\n    "))
            from \(found.before.offset) of \(found.before.contentHeight)
            at first \(history.contents.map(short)), then \(found.after.contents.map(short))
            before \(places(found.before))
            after \(places(found.after))
            in \(short(history.world))
            """
    }
}
