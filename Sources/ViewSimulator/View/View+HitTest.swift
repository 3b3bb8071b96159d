extension View {
    /// Returns the frontmost view that can be touched at a point (documented). A view that is hidden, nearly
    /// transparent or disabled is ignored, and so are its subviews. Subviews cannot be touched outside of the view's
    /// bounds.
    func frontmostView(at point: CGPoint, with event: AnyObject?) -> View? {
        // 0.01 is UIKit's documented limit.
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for child in subviews.reversed() {
            if let view = child.hitTest(child.pointFromParent(point), with: event) { return view }
        }
        return self
    }

    // MARK: Gesture recognizers

    func watch(with recognizer: GestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        rareState.gestureRecognizers.append(recognizer)
    }

    func stopWatching(with recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        ownRareState?.gestureRecognizers.removeAll { $0 === recognizer }
    }

    func replaceGestureRecognizers(by recognizers: [GestureRecognizer]) {
        for recognizer in ownRareState?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
