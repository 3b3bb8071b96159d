// The rule for margins: the values that were set, at least the minimum of a controller's root view, at least the safe
// area, and at least the part of the superview's margins that covers the view. The first and the last two are
// documented; that they are combined by the maximum, and not by a sum, is our reading.
extension View {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the margins that the view has if its safe area is `safeArea`. If `preserving` is true, the margins
    /// include the superview's margins.
    private func margins(in safeArea: EdgeInsets, preserving: Bool) -> EdgeInsets {
        var margins = ownMargins
        if marginsAreDirectional, margins.left != margins.right, isMirrored {
            (margins.left, margins.right) = (margins.right, margins.left)
        }
        if let minimum = ownRareState?.minimumMargins {
            margins = margins.union(EdgeInsets(minimum, isMirrored: isMirrored))
        }
        if safeArea != .zero { margins = margins.union(safeArea) }
        if preserving, let parent {
            margins = margins.union(parent.layoutMargins.reaching(into: frame, from: parent.bounds))
        }
        return margins
    }

    var effectiveMargins: EdgeInsets {
        margins(
            in: insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero, preserving: keepsSuperviewMargins)
    }

    func setMargins(_ margins: EdgeInsets) {
        changeMargins {
            ownMargins = margins
            marginsAreDirectional = false
        }
    }

    func setMargins(_ margins: DirectionalEdgeInsets) {
        changeMargins {
            ownMargins = EdgeInsets(margins, isMirrored: false)
            marginsAreDirectional = true
        }
    }

    /// The minimum margins of a controller's root view; nil if there are none.
    ///
    /// Documented for a root view whose controller respects the system's margins: the larger ones are used.
    package var minimumLayoutMargins: DirectionalEdgeInsets? {
        get { ownRareState?.minimumMargins }
        set { changeMargins { rareState.minimumMargins = newValue } }
    }

    /// Returns the system's margins at the sides of a root view (measured on devices). The margins are 20 points if the
    /// root view is at least 390 points wide, otherwise 16 points.
    package static func systemMinimumLayoutMargins(forWidth width: CGFloat) -> DirectionalEdgeInsets {
        let side: CGFloat = width >= 390 ? 20 : 16
        return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Changes

    /// Called after a change of `insetsLayoutMarginsFromSafeArea` or `preservesSuperviewLayoutMargins`. Sends the
    /// notifications of changed margins, if the margins have changed.
    func marginSourceDidChange(wasInset: Bool, wasPreserving: Bool) {
        noteFollowing()
        let old = margins(in: wasInset ? safeAreaInsets : .zero, preserving: wasPreserving)
        if !keepsSuperviewMargins { ownRareState?.knownMargins = nil }
        marginsMayHaveChanged(from: old)
    }

    func keepSuperviewMargins(_ keeps: Bool) {
        guard keeps != keepsSuperviewMargins else { return }
        keepsSuperviewMargins = keeps
        marginSourceDidChange(wasInset: insetsLayoutMarginsFromSafeArea, wasPreserving: !keeps)
    }

    private func changeMargins(_ change: () -> Void) {
        let old = layoutMargins
        change()
        marginsMayHaveChanged(from: old)
    }

    private func marginsMayHaveChanged(from old: EdgeInsets) {
        let new = layoutMargins
        if keepsSuperviewMargins { rareState.knownMargins = new }
        guard new != old else { return }
        if ownConstraintState != nil { constraintConstantsDidChange() }
        layoutMarginsDidChange()
        ownRareState?.controller?.noteMarginChange()
        for child in children where child.keepsSuperviewMargins { child.checkMargins() }
    }

    /// Checks whether the margins have changed in a view that follows its superview's margins. Called when the
    /// superview's margins, the superview's size or the view's place may have changed.
    func checkMargins() {
        if let known = ownRareState?.knownMargins { marginsMayHaveChanged(from: known) }
    }

    /// Called when the safe area has changed. Sends the notifications of changed margins if the margins include the
    /// safe area.
    func marginsMayHaveChanged(inSafeAreaBefore old: EdgeInsets) {
        guard insetsLayoutMarginsFromSafeArea else { return }
        marginsMayHaveChanged(from: ownRareState?.knownMargins ?? margins(in: old, preserving: false))
    }

    /// Called when the direction of reading has changed. Directional margins at the left and at the right are then
    /// exchanged.
    func directionalMarginsMayHaveTurned() {
        guard marginsAreDirectional, ownMargins.left != ownMargins.right else { return }
        var old = layoutMargins
        (old.left, old.right) = (old.right, old.left)
        marginsMayHaveChanged(from: old)
    }
}
