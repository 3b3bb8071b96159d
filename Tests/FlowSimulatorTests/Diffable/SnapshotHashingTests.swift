import FlowSimulator
import FlowTestSupport
import Testing

/// An identifier that counts how often it is hashed.
private struct CountedIdentifier: Hashable {
    var number: Int
    nonisolated(unsafe) static var hashes = 0

    func hash(into hasher: inout Hasher) {
        CountedIdentifier.hashes += 1
        hasher.combine(number)
    }
}

/// What comparing two snapshots costs.
@MainActor
@Suite("Hashing while snapshots are compared", .serialized)
struct SnapshotHashingTests {
    private func snapshot(_ numbers: [Int]) -> DiffableDataSourceSnapshot<Int, CountedIdentifier> {
        var snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers.map { CountedIdentifier(number: $0) })
        return snapshot
    }

    @Test(
        "Few changes hash few of many identifiers, also where items move far",
        arguments: 1...5 as ClosedRange<UInt64>)
    func fewChanges(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let before = Array(0..<10_000)
        var after = before
        for number in 0..<20 {
            after.remove(at: Int.random(in: 0..<after.count, using: &generator))
            after.insert(20_000 + number, at: Int.random(in: 0...after.count, using: &generator))
            let moved = after.remove(at: Int.random(in: 0..<after.count, using: &generator))
            after.insert(moved, at: Int.random(in: 0...after.count, using: &generator))
        }
        let (old, new) = (snapshot(before), snapshot(after))
        CountedIdentifier.hashes = 0
        let changes = new.changes(from: old)
        #expect(CountedIdentifier.hashes < 1_000)
        #expect(changes.operations.count <= 60)
        #expect(try changes.plan().after[0] == after.count)
    }
}
