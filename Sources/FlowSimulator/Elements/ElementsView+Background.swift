extension ElementsView {
    func replaceBackground(_ old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        placeBackground()
    }

    /// Places the background view at the bounds, so that it stays while the content moves.
    func placeBackground() {
        let place = bounds.withNumbers
        if let backgroundView, backgroundView.frame != place { backgroundView.frame = place }
    }
}
