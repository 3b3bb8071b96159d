/// The part of the content that keeps its place on screen while another layout is set. It is an item with its place in
/// the viewport, or an end of the content.
struct TransitionAnchor {
    private enum Place {
        case start, end
        /// An item, with the distances between it and the viewport. `fromStart` is the distance of the two starts, and
        /// `fromEnd` that of the two ends. The transition keeps `fromEnd` if `holdsEnd` is true; otherwise it keeps
        /// `fromStart`.
        case item(IndexPath, fromStart: CGFloat, fromEnd: CGFloat, holdsEnd: Bool)
    }

    private let place: Place
    private let axis: ScrollDirection
}

@MainActor
extension TransitionAnchor {
    /// Chooses the anchor; nil if the policy keeps no place, or no item is on screen.
    init?(in view: CollectionView) {
        guard view.anchorPolicy != .unanchored, let limits = view.core.knownLimits else { return nil }
        axis = view.scrollAxis
        let range = axis.range(of: limits)
        let offset = axis.along(view.bounds.origin)
        // Mirrored rows begin at the right, so their items decide where the view is.
        let isReversed = view.isMirrored && axis == .horizontal
        switch view.anchorPolicy {
        case let policy where policy.holdsFirstRow && offset <= range.lowerBound && !isReversed: place = .start
        case .bottom where offset >= range.upperBound && !isReversed: place = .end
        default:
            guard let item = TransitionAnchor.item(in: view, axis) else { return nil }
            let (start, length) = (axis.along(item.frame.origin), axis.along(item.frame.size))
            let fromEnd = start + length - offset - axis.along(view.bounds.size)
            place = .item(
                item.indexPath, fromStart: start - offset, fromEnd: fromEnd, holdsEnd: view.anchorPolicy == .bottom)
        }
    }

    /// The item that the anchor keeps, which depends on the policy. With `bottom` it is the last item on screen, with
    /// `item` the named item, and otherwise the first item on screen.
    private static func item(
        in view: CollectionView, _ axis: ScrollDirection
    ) -> CollectionViewLayoutAttributes? {
        if case .item(let indexPath) = view.anchorPolicy { return view.layoutAttributesForItem(at: indexPath) }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let items = view.core.displayed.elements.map(\.attributes).filter {
            $0.representedElementCategory == .cell && $0.shownPlacement.place.overlaps(visible)
        }
        guard view.anchorPolicy == .bottom else { return items.min { $0.indexPath < $1.indexPath } }
        return items.max { $0.indexPath < $1.indexPath }
    }

    /// The offset that keeps the item in place, within the legal range. If the view now scrolls along the other axis,
    /// the item is brought to the start of the viewport.
    func offset(in view: CollectionView) -> CGPoint {
        let limits = view.legalOffsets
        let newAxis = view.scrollAxis
        var offset = view.contentOffset
        switch place {
        case .start: offset = CGPoint(x: limits.x.lowerBound, y: limits.y.lowerBound)
        case .end:
            let end = CGPoint(x: limits.x.upperBound, y: limits.y.upperBound)
            offset = newAxis.point(offset, along: newAxis.along(end))
        case .item(let indexPath, let fromStart, let fromEnd, let holdsEnd):
            guard let frame = view.layoutAttributesForItem(at: indexPath)?.frame else { break }
            let start = newAxis.along(frame.origin)
            let length = newAxis.along(frame.size)
            let inset = view.adjustedContentInset
            var wanted = start - (newAxis == axis ? fromStart : newAxis.start(of: inset))
            if newAxis == axis, holdsEnd { wanted = start + length - fromEnd - newAxis.along(view.bounds.size) }
            offset = newAxis.point(offset, along: wanted)
        }
        return limits.nearest(to: offset)
    }
}
