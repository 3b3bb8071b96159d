import Foundation

/// The label of a button: another font of it is another size of the button.
final class ButtonLabel: Label {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? Button)?.labelDidChange()
    }
}
