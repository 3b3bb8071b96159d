import Foundation
import ViewSimulator

extension CollectionViewCell {
    func backgroundDidChange(from old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        placeBackgrounds()
    }

    func selectedBackgroundDidChange(from old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        showSelectedBackground()
    }

    /// Above the background and behind the content, while the cell is selected or highlighted; not in the cell
    /// otherwise.
    func showSelectedBackground() {
        guard let selectedBackgroundView else { return }
        guard isSelected || isHighlighted else {
            if selectedBackgroundView.superview === self { selectedBackgroundView.removeFromSuperview() }
            return
        }
        guard selectedBackgroundView.superview !== self else { return }
        let background = subviews.firstIndex { $0 === backgroundView }
        insertSubview(selectedBackgroundView, at: background.map { $0 + 1 } ?? 0)
        placeBackgrounds()
    }

    /// Backgrounds are as large as the cell, whatever the content's place.
    func placeBackgrounds() {
        for view in [backgroundView, selectedBackgroundView] {
            guard let view, view.superview === self, view.frame != bounds else { continue }
            view.frame = bounds
        }
    }

    /// The cell waits to show another item.
    func forgetState() {
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
    }
}
