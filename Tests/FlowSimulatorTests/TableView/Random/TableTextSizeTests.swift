import FlowTestSupport
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// What the reader sees stays in another text size.
@MainActor @Suite("A table in another text size")
struct TableTextSizeTests {
    @Test("A header whose height is given holds what is below it as one does that is measured")
    func givenHeader() {
        var world = ReferenceTableWorld(viewport: 271)
        (world.bottomInset, world.headerTopPadding, world.headerEstimate) = (34, 22, 0)
        (world.hasSeparators, world.asksHeaderHeights, world.asksFooterHeights) = (false, true, true)
        world.anchor = .top
        let title = ReferenceTableEdge(.title)
        var twin = TableTwin(
            [
                ReferenceTableSection([], header: title),
                ReferenceTableSection(
                    [], header: ReferenceTableEdge(.title, declared: 35),
                    footer: ReferenceTableEdge(.title, declared: 0)),
                ReferenceTableSection([ReferenceTableRow(44), ReferenceTableRow(74)], header: title, footer: title),
            ], in: world)
        for step in [TableStep.layOut, .scroll(by: 86), .textSize(-10)] {
            #expect(twin.take(step, looks: false).isEmpty, "\(step)")
        }
    }
}
