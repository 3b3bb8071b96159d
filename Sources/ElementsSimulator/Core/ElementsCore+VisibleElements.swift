extension ElementsCore {
    /// Puts the cell or supplementary view of an element that left the screen into the pool for reuse.
    package func recycle(_ element: DisplayedElement) {
        let (view, audience) = (view, audience)
        tracer?.hidden(element)
        // Another view has shown it since, and owns it now.
        if let other = element.view.superview, other !== view, other is any ElementsAudience { return }
        element.view.removeFromSuperview()
        audience.release(element.view)
        if element.isAnnounced { audience.didEndDisplaying(element) }
        if let key = element.poolKey { reuse.put(element.view, for: key) }
    }

    /// Notifies the delegate of the views that came on screen in this pass and stayed. R12.6: `willDisplay` is called
    /// after measuring. Returns whether the delegate was notified of any view.
    func announceAppearances() -> Bool {
        var wasDelegateNotified = false
        for element in displayed.drainUnannounced() where !element.isAnnounced {
            // Paths are those of the view; the paths in the delegate's present data are not known yet.
            guard !updateState.isDataAhead else {
                displayed.keepUnannounced()
                break
            }
            element.isAnnounced = true
            if audience.willDisplay(element) { wasDelegateNotified = true }
        }
        return wasDelegateNotified
    }

    /// The elements on screen. The layout may have returned other elements, which are not visible (R6.4).
    package var elementsInBounds: [DisplayedElement] {
        let visible = view.bounds
        return displayed.elements.filter { $0.placement.place.overlaps(visible) }
    }

    package func supplementaryElementsInBounds(ofKind kind: String) -> [DisplayedElement] {
        elementsInBounds.filter { $0.name.category == .supplementaryView && $0.name.kind == kind }
    }

    /// Removes the old background view, and puts the present one behind everything else. The present one is read after
    /// the removal, which calls client code.
    package func replaceBackground(_ old: View?, by present: () -> View?) {
        if let old, old.superview === view { old.removeFromSuperview() }
        guard let new = present() else { return }
        view.insertSubview(new, at: 0)
        place(background: present())
    }

    /// Gives the background view the bounds as its frame, so that it stays in place while the content scrolls.
    package func place(background: View?) {
        let place = view.bounds.withNumbers
        if let background, background.frame != place { background.frame = place }
    }

    /// The elements on screen at present, before a change.
    package func screenSnapshot() -> ScreenSnapshot {
        ScreenSnapshot(of: displayed, in: view.bounds, mirror: placer.contentMirror)
    }

    /// The elements on screen as text: a line for the view, then a line for each element, with the frame of the
    /// element's view.
    ///
    ///     CollectionView, bounds 0,100 320×200, content 320×2000, CollectionViewFlowLayout, 3 on screen
    ///         header 0: 0,80 320×40
    ///         0-0: 0,120 320×100
    ///         0-1: 0,220 320×100
    ///
    /// Queries neither layout nor data source: an invalid layout stays invalid. O(*h*) for *h* elements on screen.
    ///
    /// - Parameter placer: The name of the layout's class or of the table's style.
    package func structure(placedBy placer: String) -> String {
        let head =
            "\(type(of: view)), bounds \(view.bounds.short), content \(view.contentSize.short), \(placer), "
            + "\(displayed.elements.count) on screen"
        let lines = displayed.elements.map { "    \(TraceEvent.Element($0.name)): \($0.view.frame.short)" }
        return ([head] + lines).joined(separator: "\n")
    }
}
