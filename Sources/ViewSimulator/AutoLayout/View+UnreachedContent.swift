import Foundation

// R18.14: a view whose frame is not its own, which has a size of its own and which no constraint names: it has that
// size, at the origin of its superview. One that had constraints keeps its frame until its content changes.

extension View {
    /// Where constraints name the view, this says nothing.
    var hasUnreachedContent: Bool {
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        if let state = ownConstraintState, state.namedIn != 0, !state.wasMeasuredAnew { return false }
        return !openLengths.isUnknown
    }

    /// What of the view's size its content does not give.
    private var openLengths: (parts: [SlotPart], size: CGSize, isUnknown: Bool) {
        var size = askContent()
        var parts: [SlotPart] = []
        if size.width == View.noIntrinsicMetric { parts.append(.width) }
        if size.height == View.noIntrinsicMetric { parts.append(.height) }
        size = CGSize(width: max(size.width.usable, 0), height: max(size.height.usable, 0))
        return (parts, size, parts.count == 2)
    }

    /// Where there is no constraint at all; else the engine places them like all others.
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

    /// Superviews of what has to move lay out again: the root alone is asked to lay out when a content changes.
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

    /// The same for messages: with what is in views that are placed like this.
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

    /// The content has another size, or one for the first time.
    func noteNewContent() {
        guard let state = ownConstraintState, !translatesAutoresizingMaskIntoConstraints else { return }
        state.wasMeasuredAnew = true
        // It has a frame in an engine that does not ask for its content.
        if !state.isFree, state.engineNumber != 0 { discardEngines() }
    }
}
