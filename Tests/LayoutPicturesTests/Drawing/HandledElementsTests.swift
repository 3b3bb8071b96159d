import FlowSimulator
import LayoutPictures
import Testing

@MainActor
@Suite struct HandledElementsTests {
    private typealias Element = TraceEvent.Element

    @Test("An element was asked for its size, was named, or neither; any path in its section names a header")
    func changes() throws {
        let header = CollectionView.elementKindSectionHeader
        let events = [
            TraceEvent(
                id: 1, cause: nil,
                kind: .requeried(element: Element(category: .supplementary, kind: header, path: [1]), found: true)),
            TraceEvent(
                id: 3, cause: nil,
                kind: .requeried(element: Element(category: .supplementary, kind: header, path: [2, 7]), found: true)),
            TraceEvent(id: 2, cause: nil, kind: .requeried(element: Element(itemAt: [0, 2]), found: true)),
        ]
        let handled = HandledElements(in: events, askedOfDelegate: [[0, 2], [0, 3]])
        #expect(handled.change(of: Element(itemAt: [0, 2])) == .asked)
        #expect(handled.change(of: Element(itemAt: [0, 3])) == .asked)
        #expect(handled.change(of: Element(itemAt: [0, 4])) == nil)
        #expect(handled.change(of: Element(category: .supplementary, kind: header, path: [1, 0])) == .requeried)
        #expect(handled.change(of: Element(category: .supplementary, kind: header, path: [2, 0])) == .requeried)
        #expect(handled.change(of: Element(category: .supplementary, kind: "badge", path: [1, 0])) == nil)
    }
}
