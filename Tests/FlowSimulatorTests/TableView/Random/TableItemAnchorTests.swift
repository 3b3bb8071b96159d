import FlowTestSupport
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// One row of a table stays, whatever changes.
@MainActor @Suite("A row as a table's anchor")
struct TableItemAnchorTests {
    @Test("It stays where one row grows by as much as another one shrinks, so that the content is as long as before")
    func sameLength() {
        var world = ReferenceTableWorld(viewport: 200)
        (world.anchor, world.hasSeparators) = (.item(0, 3), false)
        var twin = TableTwin(
            [ReferenceTableSection(Array(repeating: ReferenceTableRow(44), count: 12))], in: world)
        for step in [TableStep.layOut, .growSilently(0, 1, 20), .growSilently(0, 4, -20), .reload] {
            #expect(twin.take(step, looks: false).isEmpty, "\(step)")
        }
        #expect(twin.table.contentOffset.y == 20)
    }
}
