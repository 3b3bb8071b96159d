import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@Suite("Tables against the reference") @MainActor
struct TableAgainstReferenceTests {
    private let profiles: [(TableProfile, ReferenceTableProfile)] = [
        (.iOS7, .iOS7), (.iOS8, .iOS8), (.iOS9, .iOS9), (.iOS11, .iOS11), (.iOS15, .iOS11), (.iOS26, .iOS26),
    ]

    private func row(_ random: inout SeededGenerator) -> ReferenceTableRow {
        ReferenceTableRow(
            Double(random.within(40...400)) / 2,
            declared: random.isHeads(oneIn: 3) ? Double(random.within(1...300)) : -1,
            estimate: random.pick([-1, 20, 44, 100, 300]))
    }

    /// Headers have views in all sections, or in none.
    private func section(_ random: inout SeededGenerator, hasViews: Bool) -> ReferenceTableSection {
        let heights = [-1, 0, 35, 60.5]
        let header = ReferenceTableEdge(
            hasViews ? .view(Double(random.within(20...90))) : .none, declared: random.pick(heights))
        let footer = ReferenceTableEdge(declared: random.pick(heights))
        let rows = (0..<random.below(30)).map { _ in row(&random) }
        return ReferenceTableSection(rows, header: header, footer: footer)
    }

    private func world(_ random: inout SeededGenerator, _ profile: ReferenceTableProfile) -> ReferenceTableWorld {
        var world = ReferenceTableWorld(viewport: Double(random.within(50...900)))
        world.profile = profile
        world.topInset = random.pick([0, 20, 64])
        world.bottomInset = random.pick([0, 34])
        world.isPlain = random.isHeads()
        world.headerTopPadding = random.pick([0, 22])
        world.hasSeparators = random.isHeads()
        world.estimate = random.pick([-1, 0, 30, 200])
        world.rowHeight = random.pick([-1, -1, 70])
        world.asksEstimates = random.isHeads(oneIn: 3)
        world.asksHeights = random.isHeads()
        world.asksHeaderHeights = random.isHeads()
        world.asksFooterHeights = random.isHeads()
        world.dequeuesForPath = random.isHeads()
        world.tableHeader = random.pick([0, 0, 50])
        world.tableFooter = random.pick([0, 0, 120])
        return world
    }

    private func act(on twins: TableTwins, _ random: inout SeededGenerator) -> String {
        let counts = twins.reference.counts
        let section = random.below(max(counts.count, 1))
        let count = counts.isEmpty ? 0 : counts[section]
        let row = random.below(max(count, 1))
        switch random.below(9) {
        case 0, 1, 2:
            let distance = Double(random.within(-300...300))
            twins.scroll(by: distance)
            return "scroll \(distance)"
        case 3 where count > 0:
            let position = random.pick(ReferenceRowPosition.allCases)
            twins.scrollToRow(section, row, position)
            return "scroll to \(section), \(row) \(position)"
        case 4:
            twins.reload()
            return "reload"
        case 5:
            twins.changeWidth(by: 10)
            return "width"
        case 6:
            twins.changeTextSize(by: 15)
            return "text size"
        case 7 where count > 0:
            twins.change(section, row, by: 25)
            return "change \(section), \(row)"
        default: return update(twins, &random, section, row, count)
        }
    }

    private func update(
        _ twins: TableTwins, _ random: inout SeededGenerator, _ section: Int, _ row: Int, _ count: Int
    ) -> String {
        guard count > 1 else { return "nothing" }
        var operations: [ReferenceOperation] = [
            .insertItem(section, row), .deleteItem(section, row), .reloadItem(section, row),
            .reconfigureItem(section, row), .moveItem(section, row, to: section, count - 1),
        ]
        if twins.reference.world.isPlain {
            operations += [.insertSection(0), .deleteSection(section), .moveSection(section, to: 0)]
        }
        let chosen = random.isHeads(oneIn: 5) ? [] : [random.pick(operations)]
        let new = [self.row(&random), self.row(&random)]
        // Headers have views in all sections, or in none.
        let header = ReferenceTableEdge(twins.reference.header(of: 0).content)
        _ = twins.update(
            ReferenceTableUpdate(
                chosen, newRows: new, newSection: ReferenceTableSection(header: header), newSectionCount: 2))
        return "update \(chosen)"
    }

    @Test("Tables do at random what the reference does: places, offset, content, and whom they ask in which order")
    func random() {
        var random = SeededGenerator.fromEnvironment(otherwise: 91)
        for number in 0..<(longTestsAreWanted ? 3000 : 120) {
            let (profile, plain) = random.pick(profiles)
            let hasViews = random.isHeads()
            let sections = (0..<random.within(1...3)).map { _ in section(&random, hasViews: hasViews) }
            let world = world(&random, plain)
            let twins = TableTwins(sections, in: world, profile: profile)
            twins.layOut()
            var steps = ["first layout"]
            for _ in 0..<8 {
                let differences = twins.differences()
                guard differences.isEmpty else {
                    let find = "\(number), \(profile.name), \(world): \(steps): \(differences.prefix(6))"
                    Issue.record("\(find). \(random.reminder)")
                    break
                }
                steps.append(act(on: twins, &random))
                twins.layOut()
            }
        }
    }
}
