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

    private final class DimmedList: CollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            (0..<4).map { item in
                let attributes = DimmedAttributes(forCellWith: [0, item])
                attributes.frame = CGRect(x: 0, y: 50 * item, width: 320, height: 50)
                return attributes
            }
        }
    }

    @Test("A view gets the values that overridden properties return")
    func overridden() {
        let screen = TestScreen(320, 400, counts: [4], layout: DimmedList())
        screen.view.layoutIfNeeded()
        let cell = screen.view.cellForItem(at: [0, 1])
        #expect(cell?.alpha == 0.25)
        #expect(cell?.frame == rect(0, 57, 320, 50))
    }
}
