extension ElementsView {
    /// Puts the view of an element that left into its pool.
    func recycle(_ element: DisplayedElement) {
        tracer?.hidden(element)
        // Another view has shown it since, and owns it now.
        if let other = element.view.superview, other !== self, other is any ElementsView { return }
        element.view.removeFromSuperview()
        release(element.view)
        if element.isAnnounced { didEndDisplaying(element) }
        if let key = element.poolKey { reuse.put(element.view, for: key) }
    }

    /// Notifies the delegate of the views that came on screen in this pass and stayed (R12.6: `willDisplay` after
    /// measuring). Returns whether there were any.
    func announceAppearances() -> Bool {
        var wasDelegateNotified = false
        for element in displayed.drainUnannounced() where !element.isAnnounced {
            // Paths are those of the view; the paths in the delegate's present data are not known yet.
            guard !updateState.isDataAhead else {
                displayed.keepUnannounced()
                break
            }
            element.isAnnounced = true
            if willDisplay(element) { wasDelegateNotified = true }
        }
        return wasDelegateNotified
    }

    /// The elements on screen. The layout may have returned others, which are not visible (R6.4).
    var elementsInBounds: [DisplayedElement] {
        let visible = bounds
        return displayed.elements.filter { $0.attributes.place.overlaps(visible) }
    }

    func supplementaryElementsInBounds(ofKind kind: String) -> [DisplayedElement] {
        elementsInBounds.filter { $0.name.category == .supplementaryView && $0.name.kind == kind }
    }
}
