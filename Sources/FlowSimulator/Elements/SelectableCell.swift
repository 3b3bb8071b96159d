import Foundation
import ViewSimulator

/// A cell that can be selected and pressed, with a background for that.
@MainActor
protocol SelectableCell: ContentHosting where State == CellConfigurationState {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var selectedBackgroundView: View? { get }
    /// Whether the background of selected cells is in the cell.
    var showsSelection: Bool { get }
}

extension SelectableCell {
    var allBackgrounds: [View?] { [backgroundView, selectedBackgroundView] }
    var showsSelection: Bool { isSelected || isHighlighted }

    func stateDidChange() {
        showSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    /// What configurations may depend on, as far as cells of both views have it.
    func makeState(isEditing: Bool) -> CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    func selectedBackgroundDidChange(from old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        showSelectedBackground()
    }

    /// Above the background and behind the content, while the cell is selected or highlighted; not in the cell
    /// otherwise.
    func showSelectedBackground() {
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

    /// The cell waits to show something else.
    func forgetState() {
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
    }
}
