@testable import FlowSimulator
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
            if let failure = history(seed) { failures.append(failure) }
        }
        // The shortest says most.
        if let failure = failures.min(by: { $0.size < $1.size }) {
            Issue.record("\(failures.count) histories differ; \(failure.text)")
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
        var size: Int
        var text: String
    }

    /// Prints each step before it is made, for one that traps.
    private let isTraced = ProcessInfo.processInfo.environment["FLOW_TRACE"] == "1"

    private func history(_ seed: UInt64) -> Failure? {
        var random = SeededGenerator(seed: seed)
        let views = random.isHeads(oneIn: 3)
        let contents = (0..<random.below(4)).map { _ in random.tableSection(random.below(14), views: views) }
        var twin = TableTwin(contents, in: random.tableWorld())
        var text = ""
        for index in 0..<14 {
            let before = twin.model
            let first = random.pick([TableStep.layOut, .width(10)])
            let step = index == 0 ? first : random.tableStep(for: twin.model, views: views)
            let looks = random.isHeads(oneIn: 3)
            if isTraced { print("history \(seed), \(index): \(step)") }
            let differences = twin.take(step, looks: looks)
            guard differences.isEmpty else {
                text += "\n  \(differences.joined(separator: "\n  "))"
                text += "\nafter \(index): \(step)\(looks ? ", looking" : "")"
                text += "\nfrom \(before.offset) of \(before.contentHeight), rows \(twin.model.contents.map(short))"
                text += "\nbefore \(places(before))\nafter \(places(twin.model))"
                text += "\nin \(short(twin.model.world))\n\(random.reminder)"
                let rows = twin.model.counts.reduce(0, +)
                return Failure(size: index * 20 + rows + twin.model.counts.count, text: text)
            }
        }
        return nil
    }
}
