import FlowTestSupport
import Testing

@testable import FlowEngine

/// Every batch of one operation on every small data set; of the batches of two all with `FLOW_LONG_TESTS=1`, otherwise
/// every few.
@Suite("All small batch updates (R10.1–R10.4)")
struct ExhaustiveUpdateTests {
    /// Up to three sections of up to three items.
    static let dataSets: [[Int]] = {
        let counts = 0...3
        let one = counts.map { [$0] }
        let two = one.flatMap { first in counts.map { first + [$0] } }
        return [[]] + one + two + two.flatMap { first in counts.map { first + [$0] } }
    }()

    @Test("Any one operation gives what arrays of identifiers give, or is refused as it should be")
    func one() throws {
        var tally = Tally()
        for counts in Self.dataSets {
            let world = try UpdateWorld(counts)
            for operation in Self.operations(on: counts) { try check([operation], in: world, &tally) }
        }
        #expect(tally.valid > 2_000, "\(tally)")
        #expect(tally.invalid > 500, "\(tally)")
    }

    @Test("So does any pair of operations, in either order")
    func two() throws {
        let stride = longTestsAreWanted ? 1 : 41
        var (tally, number) = (Tally(), 0)
        for counts in Self.dataSets {
            let world = try UpdateWorld(counts)
            let operations = Self.operations(on: counts)
            for (index, first) in operations.enumerated() {
                for second in operations[index...] {
                    number += 1
                    if number % stride == 0 {
                        try check(number % 2 == 0 ? [first, second] : [second, first], in: world, &tally)
                    }
                }
            }
        }
        #expect(tally.valid > 600, "\(tally)")
        #expect(tally.invalid > 600, "\(tally)")
    }

    // MARK: One batch

    struct Tally {
        var valid = 0
        var invalid = 0
    }

    private func check(_ batch: [ReferenceOperation], in world: UpdateWorld, _ tally: inout Tally) throws {
        let operations = batch.map(UpdateOperation.init)
        let update = ReferenceUpdate(batch, on: world.identifiers, newSectionCount: UpdateWorld.newSectionCount)
        let after = SectionCounts(update.sections.map(\.items.count))
        guard update.faults.isEmpty else {
            tally.invalid += 1
            let fault = Self.refusalFault(operations, world.counts, after, update.faults)
            if let fault { Issue.record("\(world.counts.all): \(batch): \(fault)") }
            return
        }
        tally.valid += 1
        if let fault = try world.fault(of: operations, update) {
            Issue.record("\(world.counts.all): \(batch): \(fault)")
        }
        if let fault = Self.countFault(operations, world, update) {
            Issue.record("\(world.counts.all): \(batch): \(fault)")
        }
    }

    /// An invalid batch is refused for a reason that it has, in one of UIKit's sentences.
    private static func refusalFault(
        _ operations: [UpdateOperation], _ before: SectionCounts, _ after: SectionCounts, _ faults: Set<ReferenceFault>
    ) -> String? {
        do {
            _ = try UpdatePlan(operations, before: before, after: after)
            return "was not refused"
        } catch {
            let isFound = switch error {
            case .missingSource, .missingTarget: faults.contains(.missing)
            case .sameSource, .sameTarget: faults.contains(.conflict)
            case .itemInChangedSection: faults.contains(.changedSection)
            case .itemCount, .sectionCount: false
            }
            return isFound && error.description.hasPrefix("attempt to ") ? nil : "was refused: \(error)"
        }
    }

    /// A data source that has one item or section more than the operations explain is refused (R10.4).
    private static func countFault(
        _ operations: [UpdateOperation], _ world: UpdateWorld, _ update: ReferenceUpdate
    ) -> String? {
        var counts = update.sections.map(\.items.count)
        let kept = update.sections.firstIndex { $0.section >= 0 && !update.reloadedSections.contains($0.section) }
        if let kept {
            counts[kept] += 1
            do {
                _ = try UpdatePlan(operations, before: world.counts, after: SectionCounts(counts))
                return "an item too many was not refused"
            } catch .itemCount(let tally) where tally.section == update.sections[kept].section {
            } catch {
                return "an item too many was refused: \(error)"
            }
            counts[kept] -= 1
        }
        do {
            _ = try UpdatePlan(operations, before: world.counts, after: SectionCounts(counts + [1]))
            return "a section too many was not refused"
        } catch .sectionCount(let before, let after, _, _)
            where (before, after) == (world.counts.sectionCount, counts.count + 1)
        {
            return nil
        } catch {
            return "a section too many was refused: \(error)"
        }
    }

    // MARK: The operations

    /// All operations on a data set, with one step beyond its ends.
    static func operations(on counts: [Int]) -> [ReferenceOperation] {
        let sources = counts.enumerated().flatMap { section, count in (0..<count).map { (section, $0) } }
        let targets = (0..<min(counts.count + 1, 4)).flatMap { section in
            (0...(section < counts.count ? counts[section] : 1)).map { (section, $0) }
        }
        var operations: [ReferenceOperation] = [
            .deleteItem(0, 3), .deleteItem(counts.count, 0), .deleteSection(counts.count),
        ]
        for (section, item) in sources {
            operations += [.deleteItem(section, item), .reloadItem(section, item), .reconfigureItem(section, item)]
            operations += targets.map { .moveItem(section, item, to: $0.0, $0.1) }
        }
        operations += targets.map { .insertItem($0.0, $0.1) }
        for section in counts.indices {
            operations += [.deleteSection(section), .reloadSection(section)]
            operations += counts.indices.map { .moveSection(section, to: $0) }
        }
        return operations + (0...counts.count).map { .insertSection($0) }
    }
}

extension SectionCounts {
    /// All counts, one by one.
    var all: [Int] { (0..<sectionCount).map { self[$0] } }
}
