import FlowTestSupport
import Testing

@testable import FlowEngine

/// What queries hand out, besides being what a filter over all frames gives (see the random tests).
@Suite("Queries")
struct QueryTests {
    private func model() throws -> FlowModel {
        let metrics = SectionMetrics(headerLength: 20, footerLength: 10)
        var model = try FlowModel(
            FlowConfiguration(containerLength: 110),
            sections: [
                SectionContent(.estimated(count: 3, .good), metrics: metrics),
                SectionContent(.each([.good]), metrics: metrics),
            ], shape: .small)
        try model.setSize(.good, at: ItemPath(section: 0, item: 1))
        return model
    }

    @Test("Elements come section by section: header, items, footer (R6.2)")
    func order() throws {
        let paths = try model().elements(in: .everything).map(\.path)
        #expect(paths == [
            .header(0), .item(.init(section: 0, item: 0)), .item(.init(section: 0, item: 1)),
            .item(.init(section: 0, item: 2)), .footer(0), .header(1), .item(.init(section: 1, item: 0)), .footer(1),
        ])
    }

    @Test("Every element says how its size is known")
    func origins() throws {
        let sources = try model().elements(in: .everything).map(\.sizeSource)
        #expect(sources == [.given, .estimated, .measured, .estimated, .given, .given, .given, .given])
    }

    @Test("A query appends to the caller's buffer and keeps what is there")
    func appending() throws {
        let model = try model()
        var buffer = model.elements(in: FlowRect(x: 0, y: 0, width: 110, height: 20))
        #expect(buffer.map(\.path) == [.header(0)])
        model.elements(in: FlowRect(x: 0, y: 20, width: 50, height: 50), into: &buffer)
        #expect(buffer.map(\.path) == [.header(0), .item(.init(section: 0, item: 0))])
    }

    @Test("A rectangle without extent meets what it lies inside of, and not what it touches", arguments: [0.0, 2])
    func rectWithoutExtent(scale: Double) throws {
        var model = try model()
        try model.setDisplayScale(scale)
        #expect(model.elements(in: FlowRect(x: 25, y: 45, width: 0, height: 0)).count == 1)
        #expect(model.elements(in: FlowRect(x: 25, y: 20, width: 0, height: 0)).isEmpty)
        #expect(model.elements(in: FlowRect(x: 55, y: 45, width: 0, height: 0)).isEmpty)
    }

    @Test("A rectangle in the gap between two items touches both and meets neither (R6.1)", arguments: [0.0, 2])
    func gap(scale: Double) throws {
        var model = try model()
        try model.setDisplayScale(scale)
        #expect(model.elements(in: FlowRect(x: 50, y: 20, width: 10, height: 50)).isEmpty)
        #expect(model.elements(in: FlowRect(x: 0, y: 70, width: 110, height: 10)).isEmpty)
        #expect(model.elements(in: FlowRect(x: 49, y: 69, width: 12, height: 12)).count == 3)
    }

    @Test("A rectangle that is not a number, or is turned inside out, finds nothing")
    func strangeRects() throws {
        let model = try model()
        #expect(model.elements(in: FlowRect(x: 0, y: .nan, width: 10, height: 10)).isEmpty)
        #expect(model.elements(in: FlowRect(x: .infinity, y: .infinity, width: 0, height: 0)).isEmpty)
        #expect(model.elements(in: FlowRect(x: 0, y: 100, width: 10, height: -90)).isEmpty)
    }

    @Test("Where elements overlap, the one that comes last is at the point (R6.15)")
    func overlapping() throws {
        let metrics = SectionMetrics(minimumLineSpacing: -30)
        let model = try FlowModel(
            FlowConfiguration(containerLength: 50),
            sections: [SectionContent(.equal(count: 3, .good), metrics: metrics)])
        #expect(model.element(at: FlowPoint(x: 10, y: 10))?.path.item == 0)
        #expect(model.element(at: FlowPoint(x: 10, y: 45))?.path.item == 2)
        #expect(model.element(at: FlowPoint(x: 10, y: 90)) == nil)
    }

    @Test("Points are hit where doubles are further apart than points", arguments: [1e12, 1e17])
    func farOut(_ inset: Double) throws {
        let metrics = SectionMetrics(insets: FlowInsets(top: 0, left: inset, bottom: 0, right: 0))
        let size = FlowSize(width: inset, height: 50)
        var configuration = FlowConfiguration(containerLength: inset * 4)
        configuration.options.usesUniformGrid = false
        let model = try FlowModel(configuration, sections: [SectionContent(.each([size]), metrics: metrics)])
        #expect(model.element(at: FlowPoint(x: inset, y: 10)) != nil)
        #expect(model.element(at: FlowPoint(x: inset.nextDown, y: 10)) == nil)
        #expect(model.element(at: FlowPoint(x: 2 * inset, y: 10)) == nil)
    }

    @Test("An anchor names the first element that ends past an offset, and leads back after a change above it")
    func anchors() throws {
        var model = try model()
        let anchor = try #require(model.anchor(at: 110))
        #expect(anchor == .init(element: .item(.init(section: 0, item: 2)), distance: 30))
        try model.setSize(FlowSize(width: 50, height: 90), at: ItemPath(section: 0, item: 0))
        #expect(model.offset(of: anchor) == 150)
        #expect(model.anchor(at: -5)?.element == .header(0))
        #expect(model.anchor(at: 1_000) == nil)
    }

    @Test("An anchor is looked for in sections that hold an element, however many others stand between")
    func anchorsBetweenEmptySections() throws {
        var room = SectionMetrics()
        room.insets.top = 1
        let row = SectionContent(.equal(count: 1, FlowSize(width: 100, height: 50)))
        let empty = SectionContent(.each([]), metrics: room)
        let contents = [row] + Array(repeating: empty, count: 300) + [row, row] + [empty]
        var model = try FlowModel(FlowConfiguration(containerLength: 100), sections: contents, shape: .small)
        #expect(model.anchor(at: 20) == .init(element: .item(.init(section: 0, item: 0)), distance: 20))
        #expect(model.anchor(at: 50) == .init(element: .item(.init(section: 301, item: 0)), distance: -300))
        #expect(model.anchor(at: 210) == .init(element: .item(.init(section: 301, item: 0)), distance: -140))
        #expect(model.anchor(at: 400)?.element == .item(.init(section: 302, item: 0)))
        #expect(model.anchor(at: 450) == nil)
        room.footerLength = 4
        try model.setMetrics(room, of: 200)
        #expect(model.anchor(at: 60) == .init(element: .footer(200), distance: -190))
    }
}
