import FlowSimulator
import FlowTestSupport
import Testing

/// Views, attributes and contexts are made of classes that are only known as values, and attributes are copied. A
/// subclass whose one designated initializer is another says how (C5).
@Suite("Subclasses with other initializers")
@MainActor
struct OtherInitializerTests {
    private final class Attributes: CollectionViewLayoutAttributes {
        var tag: Int

        init(tag: Int) {
            self.tag = tag
            super.init()
        }

        override convenience init() { self.init(tag: 0) }

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.tag = tag
            return copy
        }
    }

    private final class Context: CollectionViewFlowLayoutInvalidationContext {
        let reason: String

        init(reason: String) {
            self.reason = reason
            super.init()
        }

        override convenience init() { self.init(reason: "made by the view") }
    }

    private final class Layout: CollectionViewFlowLayout {
        var reasons: [String] = []

        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override class var invalidationContextClass: AnyClass { Context.self }

        override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
            if let context = context as? Context { reasons.append(context.reason) }
            super.invalidateLayout(with: context)
        }
    }

    private final class Cell: CollectionViewCell {
        let title: String

        init(title: String) {
            self.title = title
            super.init(frame: .zero)
        }

        required convenience init(_dequeued frame: CGRect) {
            self.init(title: "dequeued")
            self.frame = frame
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A view makes all of them, and copies of attributes keep their class and its fields")
    func made() throws {
        let layout = Layout()
        let screen = TestScreen(320, 480, counts: [3], layout: layout, cellClass: Cell.self)
        screen.settle()
        #expect(screen.view.visibleCells.compactMap { ($0 as? Cell)?.title } == ["dequeued", "dequeued", "dequeued"])
        let attributes = try #require(layout.layoutAttributesForItem(at: [0, 1]) as? Attributes)
        attributes.tag = 7
        let copy = try #require(attributes.copy() as? Attributes)
        #expect(copy.tag == 7)
        #expect(copy.frame == attributes.frame)
        #expect(copy !== attributes)
        screen.view.reloadData()
        #expect(layout.reasons.last == "made by the view")
    }
}
