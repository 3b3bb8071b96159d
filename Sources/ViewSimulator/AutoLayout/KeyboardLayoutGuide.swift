/// The area of a keyboard, as UIKit's `UIKeyboardLayoutGuide`. There is no keyboard here: the guide is a line at the
/// bottom of the safe area, as wide as the safe area. The place of its upper edge is documented; the height of 0 is
/// this library's choice.
@preconcurrency @MainActor
open class KeyboardLayoutGuide: TrackingLayoutGuide {
    /// Whether the guide follows a floating keyboard; false unless set. Not used by this library.
    open var followsUndockedKeyboard = false
    /// The distance below the keyboard's upper edge at which a finger begins to drag the keyboard, in points; 0 unless
    /// set. Not used by this library.
    open var keyboardDismissPadding: CGFloat = 0
    /// Whether the guide is at the bottom of the safe area; true unless set. If false, the guide is at the bottom of
    /// the view.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintConstantsDidChange() } }
    }
}

extension View {
    /// Returns the keyboard guide of the view, which is made at the first call.
    func makeKeyboardGuide() -> KeyboardLayoutGuide {
        let state = constraintState
        if let guide = state.keyboardGuide { return guide }
        let guide = KeyboardLayoutGuide()
        guide.identifier = "keyboardLayoutGuide"
        guide.isFlat = true
        guide.insets = { [weak guide] view in
            let area = view.safeAreaInsets
            let bottom = guide?.usesBottomSafeArea ?? true ? area.bottom : 0
            return EdgeInsets(top: 0, left: area.left, bottom: bottom, right: area.right)
        }
        state.keyboardGuide = guide
        noteSurroundingsAreRead()
        adopt(guide)
        return guide
    }
}
