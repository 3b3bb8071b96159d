import Foundation

/// A guide that constraints may depend on by where it is, as UIKit's `UITrackingLayoutGuide`. Nothing moves here.
@preconcurrency @MainActor
open class TrackingLayoutGuide: LayoutGuide {}

/// Where a keyboard would be, as UIKit's `UIKeyboardLayoutGuide`. There is no keyboard here: the guide begins at the
/// safe area's bottom edge, as documented, and ends at the view's, a choice.
@preconcurrency @MainActor
public final class KeyboardLayoutGuide: TrackingLayoutGuide {
    /// Whether the guide goes with a keyboard that floats; false unless set. Kept for client code.
    public var followsUndockedKeyboard = false
    /// Whether the guide begins at the safe area; true unless set. Otherwise it begins at the view's bottom edge.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintConstantsDidChange() } }
    }
    /// How far above the keyboard fingers pull it down, in points; 0 unless set. Kept for client code.
    public var keyboardDismissPadding: CGFloat = 0
}

extension View {
    var keyboardGuide: KeyboardLayoutGuide {
        let state = constraintState
        if let guide = state.keyboardGuide { return guide }
        let guide = KeyboardLayoutGuide()
        guide.identifier = "keyboardLayoutGuide"
        guide.insets = { [unowned guide] view in
            let covered = guide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
            return EdgeInsets(top: view.bounds.height - covered, left: 0, bottom: 0, right: 0)
        }
        state.keyboardGuide = guide
        takeSystemGuide(guide)
        return guide
    }
}
