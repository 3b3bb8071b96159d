// R18.14: a view without its own frame that has a content size and that no constraint names: it has that size, at the
// origin of its superview. A view that had constraints keeps its frame until its content changes.

extension View {
    /// Whether a layout gives the view its content's size, because no constraint names the view (R18.14). Do not use
    /// this property for a view that a constraint names. The property is false for a view without a content size, and
    /// for a view whose autoresizing mask is translated into constraints. If constraints named the view before, the
    /// property is false until the content of the view changes.
    var hasUnreachedContent: Bool {
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        if let state = ownConstraintState, state.namedIn != 0, !state.hasNewContent { return false }
        return !openLengths.isUnknown
    }

    /// The content size of the view, and the dimensions in which the content has no size. `parts` contains these
    /// dimensions: the width, the height, both or neither. `size` is 0 in these dimensions. `isUnknown` is true if
    /// `parts` contains both.
    private var openLengths: (parts: [SlotPart], size: CGSize, isUnknown: Bool) {
        var size = askContent()
        var parts: [SlotPart] = []
        if size.width == View.noIntrinsicMetric { parts.append(.width) }
        if size.height == View.noIntrinsicMetric { parts.append(.height) }
        size = CGSize(width: max(size.width.usable, 0), height: max(size.height.usable, 0))
        return (parts, size, parts.count == 2)
    }

    /// Places the subviews that have a content size and that no constraint names. Called if there are no constraints at
    /// all; otherwise an engine places these subviews.
    func placeUnreachedContents() {
        let root = constraintRoot
        guard freeChildCount > 0, root.ownConstraintState?.isAtWork != true else { return }
        let scale = pixelsPerPoint
        for child in children where child.hasUnreachedContent {
            child.placeWithoutTransform(in: child.unreachedFrame(atScale: scale))
        }
        if root === self { markMovedUnreachedContents() }
    }

    private func unreachedFrame(atScale scale: CGFloat) -> CGRect {
        frame(around: CGRect(origin: .zero, size: openLengths.size), atScale: scale)
    }

    /// Requests layout of each view in which a subview needs another frame, because the content of the subview changed.
    /// No constraint names such a subview. The views inside this view are checked, at any depth. Without this request,
    /// a change of content requests layout of the root only.
    private func markMovedUnreachedContents() {
        for child in children where !child.translatesAutoresizingMaskIntoConstraints && child.freeChildCount > 0 {
            let scale = child.pixelsPerPoint
            let isMoved = child.children.contains { inner in
                inner.hasUnreachedContent && inner.placement.frame != inner.unreachedFrame(atScale: scale)
            }
            if isMoved { child.setNeedsLayout() }
            child.markMovedUnreachedContents()
        }
    }

    /// Returns messages about ambiguous frames of views inside this view, at any depth. The frames are ambiguous
    /// because no constraint names the views. Views without a content size are left out.
    func unreachedDiagnostics() -> [ConstraintDiagnostic] {
        var found: [ConstraintDiagnostic] = []
        for child in children where !child.translatesAutoresizingMaskIntoConstraints {
            if child.hasUnreachedContent {
                let parts = [SlotPart.x, .y] + child.openLengths.parts
                found.append(.init(view: child.pathInMessages, kind: .ambiguity(parts: parts.map { "\($0)" })))
            }
            found += child.unreachedDiagnostics()
        }
        return found
    }

    /// Called when the view gets a content size, or when its content size changes. A view that no constraint names gets
    /// this size at the next layout (R18.14).
    func noteNewContent() {
        guard let state = ownConstraintState, !translatesAutoresizingMaskIntoConstraints else { return }
        state.hasNewContent = true
        // The view has a frame in an engine that does not use its content.
        if !state.isFree, state.engineNumber != 0 { discardEngines() }
    }
}
