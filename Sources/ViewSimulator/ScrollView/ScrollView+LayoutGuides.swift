import Foundation

extension ScrollView {
    /// Whether the view's class says how large its content is, and not constraints: it has hooks, or a text.
    var placesOwnContent: Bool { scrollHooks != nil || hasOwnContent }

    /// Made when somebody asks for it, or when a constraint relates the view's edges to what is in it.
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

    /// What is seen of the content moves with the offset.
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

    /// Whether a constraint names an edge of the view, seen from inside.
    func isAboutContentArea(_ constraint: LayoutConstraint) -> Bool {
        var isAbout = false
        constraint.forEachSide { side in
            isAbout = isAbout || side.state.view === self && side.attribute.isOfContentArea
        }
        return isAbout
    }

    /// What constraints made of the content, on the axes on which they say something.
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

    /// Somebody set another content size.
    func givenContentSizeDidChange() {
        guard !isSizedByConstraints, ownConstraintState?.contentGuide != nil else { return }
        constraintConstantsDidChange()
    }
}
