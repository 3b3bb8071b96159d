// The part of a controller's root view that serves the controller.
extension View {
    /// Runs a block that changes the safe area or the traits, and then sends the notifications of these changes. The
    /// block may change values of the view or of the view's controller.
    func changeSurroundings(_ change: () -> Void) {
        let (safeArea, traits) = (safeAreaInsets, traitCollection)
        change()
        if safeAreaInsets != safeArea { spreadSafeAreaChange(from: safeArea) }
        spreadTraitChange(from: traits)
    }

    /// Makes this view, the root view of a controller, observe its own safe area. A change of the view's frame may
    /// change this safe area.
    func followSurroundings() {
        _ = constraintState
        noteSurroundingsAreRead()
    }

    /// Called when the controller's addition to the safe area has changed from `old` to `new`. Sends the notifications
    /// of the changed safe area.
    func safeAreaAdditionDidChange(from old: EdgeInsets, to new: EdgeInsets) {
        var former = safeAreaInsets
        former.top += old.top - new.top
        former.left += old.left - new.left
        former.bottom += old.bottom - new.bottom
        former.right += old.right - new.right
        spreadSafeAreaChange(from: former)
    }
}
