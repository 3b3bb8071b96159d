/// The label of a button, whose font determines the size of the button.
final class ButtonLabel: Label {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? Button)?.labelDidChange()
    }
}
