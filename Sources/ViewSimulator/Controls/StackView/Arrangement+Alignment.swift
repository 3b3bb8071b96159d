extension Arrangement {
    /// The constraints that align views across the axis. Each constraint relates the first view to another view, not to
    /// the stack.
    var alignmentChains: [ArrangementConstraint] {
        sharedAttributes.flatMap { attribute in
            views.dropFirst().map { relate(views[0], attribute, $0, attribute, "UISV-alignment") }
        }
    }

    private var sharedAttributes: [LayoutConstraint.Attribute] {
        let lies = stack.axis == .horizontal
        switch stack.alignment {
        case .fill: return lies ? [.bottom, .top] : [.leading, .trailing]
        case .leading: return [across.start]
        case .trailing: return [across.end]
        case .center: return [across.center]
        case .firstBaseline: return lies ? [.firstBaseline] : []
        case .lastBaseline: return lies ? [.lastBaseline] : []
        }
    }

    /// The constraints between the edges of the stack and the contents. Along the axis, the edges are tied to the first
    /// and the last visible view. Across the axis, an edge is tied to the first view if views are aligned to this edge.
    /// Otherwise it is tied to the guide around all visible views.
    var edges: [ArrangementConstraint] {
        let container: any ConstraintItem = guides.margins ?? stack
        var pairs: [(attribute: LayoutConstraint.Attribute, item: any ConstraintItem)] = []
        if let first = visible.first, let last = visible.last { pairs = [(along.start, first), (along.end, last)] }
        let tied = itemsAcross
        pairs += [(across.start, tied.start), (across.end, tied.end)]
        if stack.alignment == .center { pairs.append((across.center, views[0])) }
        return pairs.map { relate(container, $0.attribute, $0.item, $0.attribute, "UISV-canvas-connection") }
    }

    private var itemsAcross: (start: any ConstraintItem, end: any ConstraintItem) {
        let (first, lies) = (views[0], stack.axis == .horizontal)
        guard let guide = guides.alignment else { return (first, first) }
        switch stack.alignment {
        case .fill: return (first, first)
        case .leading: return (first, guide)
        case .trailing: return (guide, first)
        case .center: return (guide, guide)
        case .firstBaseline: return lies ? (first, guide) : (guide, guide)
        case .lastBaseline: return lies ? (guide, first) : (guide, guide)
        }
    }

    /// The constraints of the guide around all visible views. The guide encloses these views as tightly as possible.
    var alignmentBounds: [ArrangementConstraint] {
        guard let guide = guides.alignment else { return [] }
        var result: [ArrangementConstraint] = []
        for view in visible {
            var start = relate(guide, across.start, view, across.start, "UISV-spanning-boundary")
            (start.relation, start.priority) = bound(.leading, .lessThanOrEqual)
            var end = relate(guide, across.end, view, across.end, "UISV-spanning-boundary")
            (end.relation, end.priority) = bound(.trailing, .greaterThanOrEqual)
            result += [start, end]
        }
        return result + [length(of: guide, across, priority: 51, "UISV-spanning-fit")]
    }

    private func bound(
        _ alignment: StackView.Alignment, _ relation: LayoutConstraint.Relation
    ) -> (LayoutConstraint.Relation, LayoutPriority) {
        stack.alignment == alignment ? (.equal, LayoutPriority(999.5)) : (relation, .required)
    }
}
