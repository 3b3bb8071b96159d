import FlowSimulator
import FlowTestSupport
import Testing

/// Attributes of a layout's own class, which overrides properties of its superclass.
@MainActor @Suite struct OverriddenAttributesTests {
    private final class DimmedAttributes: CollectionViewLayoutAttributes {
        override var alpha: CGFloat {
            get { super.alpha * 0.25 }
            set { super.alpha = newValue }
        }

        override var frame: CGRect {
            get { super.frame.offsetBy(dx: 0, dy: 7) }
            set { super.frame = newValue }
        }
    }

    @Test("A view gets the values that overridden properties return")
    func overridden() {
        let layout = ClosureLayout(size(320, 200))
        layout.elements = { _ in
            (0..<4).map { item in
                let attributes = DimmedAttributes(forCellWith: [0, item])
                attributes.frame = rect(0, 50 * CGFloat(item), 320, 50)
                return attributes
            }
        }
        let screen = TestScreen(320, 400, counts: [4], layout: layout)
        screen.view.layoutIfNeeded()
        let cell = screen.view.cellForItem(at: [0, 1])
        #expect(cell?.alpha == 0.25)
        #expect(cell?.frame == rect(0, 57, 320, 50))
    }
}
