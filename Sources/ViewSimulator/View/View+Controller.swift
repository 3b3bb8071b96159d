// The part of a controller's root view that serves the controller.
extension View {
    /// Runs a block that changes the view's environment, or the controller's additions to the environment, and sends
    /// all notifications.
    func changeSurroundings(_ change: () -> Void) {
        let (safeArea, traits) = (safeAreaInsets, traitCollection)
        change()
        if safeAreaInsets != safeArea { spreadSafeAreaChange(from: safeArea) }
        spreadTraitChange(from: traits)
    }

    /// Makes a controller's root view notice a change of the safe area that follows from a change of the view's frame.
    func followSurroundings() {
        _ = constraintState
        noteSurroundingsAreRead()
    }

    /// Called when the controller's addition to the safe area has changed.
    func safeAreaAdditionDidChange(from old: EdgeInsets, to new: EdgeInsets) {
        var former = safeAreaInsets
        former.top += old.top - new.top
        former.left += old.left - new.left
        former.bottom += old.bottom - new.bottom
        former.right += old.right - new.right
        spreadSafeAreaChange(from: former)
    }
}
