import Foundation

// What the root view of a controller does for it.
extension View {
    /// Runs a change of what is around the view, or of what its controller adds to it, and tells everybody concerned.
    func changeSurroundings(_ change: () -> Void) {
        let (safeArea, traits) = (safeAreaInsets, traitCollection)
        change()
        if safeAreaInsets != safeArea { spreadSafeAreaChange(from: safeArea) }
        spreadTraitChange(from: traits)
    }

    /// From now on the view hears that its place in the safe area is another.
    func followSurroundings() {
        _ = constraintState
        noteSurroundingsAreRead()
    }

    /// The controller added `old` to the safe area, and adds something else now.
    func safeAreaAdditionDidChange(from old: EdgeInsets, to new: EdgeInsets) {
        var former = safeAreaInsets
        former.top += old.top - new.top
        former.left += old.left - new.left
        former.bottom += old.bottom - new.bottom
        former.right += old.right - new.right
        spreadSafeAreaChange(from: former)
    }
}
