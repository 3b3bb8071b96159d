extension Arrangement {
    /// The constraints for the lengths of the views along the axis, and for the spaces between neighbours.
    var distribution: [ArrangementConstraint] {
        switch stack.distribution {
        case .fill: spaces(.equal)
        case .fillEqually: equalLengths(visible, "UISV-fill-equally") + spaces(.equal)
        case .fillProportionally: proportions + spaces(.equal)
        case .equalSpacing:
            gapChain + equalLengths(guides.gaps, "UISV-fill-equally") + spaces(.greaterThanOrEqual)
        case .equalCentering: centers + spaces(.greaterThanOrEqual)
        }
    }

    private func equalLengths(_ items: [any ConstraintItem], _ identifier: String) -> [ArrangementConstraint] {
        items.dropFirst().map { relate(items[0], along.length, $0, along.length, identifier) }
    }

    /// Returns a constraint for the space between each arranged view and the next one. `relation` determines whether a
    /// space has exactly its length, or at least its length. The lengths are in `gaps`, including those of the spaces
    /// next to hidden views.
    private func spaces(_ relation: LayoutConstraint.Relation) -> [ArrangementConstraint] {
        views.indices.dropFirst().map { index in
            let (view, before) = (views[index], views[index - 1])
            let countsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
            let start = countsBaselines && !view.isHidden ? .firstBaseline : along.start
            let end = countsBaselines && !before.isHidden ? .lastBaseline : along.end
            var space = relate(view, start, before, end, "UISV-spacing")
            (space.relation, space.constant) = (relation, gaps[index - 1])
            return space
        }
    }

    /// The constraints for the distribution `fillProportionally`. They make each view's length proportional to the
    /// length of its content. The constraints of later views have lower priorities. A view whose content has no length
    /// has no such constraint.
    private var proportions: [ArrangementConstraint] {
        let lengths = visible.map { contentLength(of: $0) }
        let sum = lengths.reduce(0) { $0 + ($1 ?? 0) }
        let total = sum + gaps.reduce(0, +)
        guard sum > 0, total > 0, total.isFinite else { return [] }
        var priority: Float = visible.count > 1 ? 999 : 1000
        return visible.indices.compactMap { index in
            defer { priority = max(priority - 1, 1) }
            guard let length = lengths[index] else { return nil }
            var share = relate(visible[index], along.length, stack, along.length, "UISV-fill-proportionally")
            (share.multiplier, share.priority) = (length / total, LayoutPriority(priority))
            return share
        }
    }

    private func contentLength(of view: View) -> CGFloat? {
        let size = view.intrinsicContentSize
        let length = stack.axis == .horizontal ? size.width : size.height
        return length == View.noIntrinsicMetric ? nil : length.isFinite ? max(length, 0) : 0
    }

    /// The constraints of the guides that fill the gaps between views that are not hidden.
    private var gapChain: [ArrangementConstraint] {
        guides.gaps.indices.flatMap { index in
            let (gap, identifier) = (guides.gaps[index], "UISV-distributing-edge")
            return [
                relate(gap, along.start, visible[index], along.end, identifier),
                relate(visible[index + 1], along.start, gap, along.end, identifier),
            ]
        }
    }

    /// The constraints for the distribution `equalCentering`. A guide extends from the centre of each visible view to
    /// the centre of the next one. Constraints of low priority make the guides equally long if the spacing allows it.
    /// Such constraints of later guides have lower priorities.
    private var centers: [ArrangementConstraint] {
        let edges = guides.gaps.indices.flatMap { index in
            let (gap, identifier) = (guides.gaps[index], "UISV-distributing-edge")
            return [
                relate(visible[index], along.center, gap, along.start, identifier),
                relate(visible[index + 1], along.center, gap, along.end, identifier),
            ]
        }
        var lengths = equalLengths(guides.gaps, "UISV-fill-equally")
        for index in lengths.indices { lengths[index].priority = LayoutPriority(max(149 - Float(index), 1)) }
        return edges + lengths
    }
}
