extension ScrollView {
    /// Whether the view's class, and not constraints, determines the content size. True for collection views, table
    /// views and text views.
    var placesOwnContent: Bool { scrollHooks != nil || hasOwnContent }

    /// Returns the content guide, which is made at the first call. This method is also called for the first constraint
    /// that names an edge or a margin of the view.
    func makeContentGuide() -> LayoutGuide {
        let state = constraintState
        if let guide = state.contentGuide { return guide }
        let guide = LayoutGuide()
        guide.identifier = "contentLayoutGuide"
        guide.isContentArea = true
        guide.layoutFrame = CGRect(origin: .zero, size: contentSize)
        state.contentGuide = guide
        adopt(guide)
        return guide
    }

    /// Returns the guide of the visible part of the content. The guide moves with the offset.
    func makeFrameGuide() -> LayoutGuide {
        let state = constraintState
        if let guide = state.frameGuide { return guide }
        let guide = LayoutGuide()
        guide.identifier = "frameLayoutGuide"
        guide.insets = { view in
            let origin = view.bounds.origin
            return EdgeInsets(top: origin.y, left: origin.x, bottom: 0 - origin.y, right: 0 - origin.x)
        }
        guide.layoutFrame = bounds
        state.frameGuide = guide
        adopt(guide)
        return guide
    }

    /// Returns whether a constraint names an edge or a margin of this view. If the other item of the constraint is
    /// inside the view, such an edge or margin is one of the content.
    func isAboutContentArea(_ constraint: LayoutConstraint) -> Bool {
        var isAbout = false
        constraint.forEachSide { side in
            isAbout = isAbout || side.state.view === self && side.attribute.isOfContentArea
        }
        return isAbout
    }

    /// Sets the content size on the axes on which constraints determine it. The lengths are taken from the content
    /// guide.
    func takeContentSize(from content: LayoutGuide) {
        guard let axes = content.contentAxes, !axes.isEmpty else { return }
        var size = contentSize
        if axes.contains(.horizontal) { size.width = content.layoutFrame.size.width }
        if axes.contains(.vertical) { size.height = content.layoutFrame.size.height }
        guard size != contentSize else { return }
        isSizedByConstraints = true
        contentSize = size
        isSizedByConstraints = false
    }

    /// Called when the content size has changed. Unless constraints changed it, updates the constraints that name the
    /// content guide.
    func givenContentSizeDidChange() {
        guard !isSizedByConstraints, ownConstraintState?.contentGuide != nil else { return }
        constraintConstantsDidChange()
    }
}
