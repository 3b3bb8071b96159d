/// A cell that can be selected and pressed, with a background for these states.
@MainActor
package protocol SelectableCell: ContentHosting where State == CellConfigurationState {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var selectedBackgroundView: View? { get }
    /// Whether the state of the cell requires its `selectedBackgroundView`. If so, this view is a subview of the cell,
    /// unless it is nil.
    var showsSelection: Bool { get }
}

extension SelectableCell {
    package var frontBackgroundView: View? { selectedBackgroundView }
    package var showsSelection: Bool { isSelected || isHighlighted }

    package func stateDidChange() {
        showSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    /// The state for which the cell is configured. It contains the values that the cells of collection views and of
    /// tables have in common.
    package func makeState(isEditing: Bool) -> CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    package func selectedBackgroundDidChange(from old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        showSelectedBackground()
    }

    /// Shows the background of selected cells while the cell is selected or highlighted, and removes it otherwise. The
    /// background is above the other background and behind the content.
    package func showSelectedBackground() {
        guard let selectedBackgroundView else { return }
        guard showsSelection else {
            if selectedBackgroundView.superview === self { selectedBackgroundView.removeFromSuperview() }
            return
        }
        guard selectedBackgroundView.superview !== self else { return }
        let background = subviews.firstIndex { $0 === backgroundView }
        insertSubview(selectedBackgroundView, at: background.map { $0 + 1 } ?? 0)
        placeBackgrounds()
    }

    /// Clears the cell's selected and highlighted states before the cell goes into the pool.
    package func forgetState() {
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
    }
}
