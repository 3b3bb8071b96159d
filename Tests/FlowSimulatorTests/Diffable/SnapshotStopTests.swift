import FlowSimulator
import Testing

/// What UIKit stops the program for stops it here.
@Suite("Snapshots that cannot be")
struct SnapshotStopTests {
    @Test("An identifier that is there already")
    func duplicates() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            snapshot.appendItems([2])
        }
    }

    @Test("Items without a section, and a section that is not there")
    func missing() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
        }
        await #expect(processExitsWith: .failure) {
            _ = DiffableDataSourceSnapshot<Int, Int>().numberOfItems(inSection: 3)
        }
    }
}
