import FlowEngine

/// A section as values, made from the objects that describe it for one container. Sections that are described by one
/// object share a plan.
@MainActor
final class SectionPlan {
    /// The description from which the plan was made.
    let section: CollectionLayoutSection
    /// The list that the section is; nil for other sections.
    let list: CollectionLayoutListConfiguration?
    let handler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
    let scrolling: CollectionLayoutSectionOrthogonalScrollingBehavior
    let axis: ScrollDirection
    let rounding: LayoutRounding
    /// The group that repeats.
    let group: LayoutNode
    /// The items of the group, in order; one for each item of a line if lines are broken by measured lengths.
    let leaves: [LayoutNode]
    /// The places in a group of which no view was measured.
    let arrangement: GroupArrangement
    /// Whether the number of items of a line depends on the measured lengths of its items. The engine breaks such
    /// lines.
    let flows: Bool
    /// The insets around the groups. Across the scroll axis they contain the reference's insets and the headers next to
    /// the contents.
    let insets: FlowInsets
    let spacing: Double
    let boundaryItems: [BoundaryItem]
    let decorations: [Decoration]
    let environment: LayoutEnvironment
    private(set) var problems: [NodeResolver.Problem] = []

    /// A view behind the contents of a section.
    struct Decoration: Equatable, Sendable {
        var kind: String
        var insets: FlowInsets
        var zIndex: Int
    }

    init(_ section: CollectionLayoutSection, in geometry: LayoutGeometry) {
        self.section = section
        list = section.list
        handler = section.visibleItemsInvalidationHandler
        scrolling = section.orthogonalScrollingBehavior
        axis = geometry.axis
        rounding = geometry.rounding
        environment = geometry.environment
        var resolver = NodeResolver(rounding: geometry.rounding, traits: geometry.traits)
        let reference = geometry.insets(from: section.contentInsetsReference)
        let own = resolver.usableInsets(section.contentInsets, "contentInsets")
        var insets = own + reference
        boundaryItems = section.boundarySupplementaryItems.map {
            resolver.boundaryItem(
                $0, across: SectionPlan.room(forViewsOf: section, own, in: geometry),
                along: geometry.size[geometry.axis], geometry.axis)
        }
        let axis = geometry.axis
        // Of several views at one side, the widest takes its width from the contents.
        var sides = (start: 0.0, end: 0.0)
        for item in boundaryItems {
            let extent = item.extent(of: item.size(measured: nil), axis)
            if item.edge == .acrossStart { sides.start = max(sides.start, extent) }
            if item.edge == .acrossEnd { sides.end = max(sides.end, extent) }
        }
        insets[axis.crossing].start += sides.start
        insets[axis.crossing].end += sides.end
        self.insets = insets
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        // A group of the whole width of an orthogonal section is as wide as the view, whatever its insets are.
        var room = FlowRect(FlowPoint.zero, geometry.size).inset(by: isOrthogonal ? reference : insets).size
        room[axis] = geometry.size[axis]
        group = resolver.resolve(section.group, in: room, fittingAcross: isOrthogonal ? nil : axis.crossing)
        flows = !isOrthogonal && SectionPlan.flows(section.group, group, axis)
        leaves = flows ? SectionPlan.pattern(of: section.group, group, &resolver) : group.leaves
        arrangement = GroupArrangement(of: group, count: leaves.count, measured: NothingMeasured())
        spacing = SectionPlan.usable(section.interGroupSpacing, &resolver)
        decorations = section.decorationItems.map {
            Decoration(
                kind: $0.elementKind, insets: resolver.usableInsets($0.contentInsets, "contentInsets"),
                zIndex: $0.zIndex)
        }
        problems = resolver.problems
    }

    /// The room of headers and footers across the scroll axis.
    private static func room(
        forViewsOf section: CollectionLayoutSection, _ own: FlowInsets, in geometry: LayoutGeometry
    ) -> CrossRoom {
        let cross = geometry.axis.crossing
        var insets: FlowInsets
        if section.supplementaryContentInsetsReference == .automatic {
            insets = geometry.insets(from: section.contentInsetsReference)
            if section.supplementariesFollowContentInsets { insets = insets + own }
        } else {
            insets = geometry.insets(from: section.supplementaryContentInsetsReference)
        }
        let (start, end) = insets[cross]
        return CrossRoom(start: start, length: max(geometry.size[cross] - start - end, 0))
    }

    private static func usable(_ spacing: CGFloat, _ resolver: inout NodeResolver) -> Double {
        if abs(Double(spacing)) <= LayoutLength.greatest { return Double(spacing) }
        resolver.note("interGroupSpacing", "\(spacing)")
        return 0
    }

    // MARK: Lines

    /// Whether a group's items, in a line across the scroll axis, have lengths that views decide, so that lines are
    /// broken by measured lengths.
    private static func flows(_ description: CollectionLayoutGroup, _ group: LayoutNode, _ axis: ScrollDirection)
        -> Bool
    {
        guard case .filling(axis.crossing, let subitems) = description.arrangement, !subitems.isEmpty,
            case .stack(let stack) = group.content, !group[axis.crossing].isEstimate, group.attached.isEmpty,
            !subitems.contains(where: { $0 is CollectionLayoutGroup })
        else { return false }
        return stack.children.contains { $0.node[axis.crossing].isEstimate }
            || subitems.contains { dimension(of: $0, axis.crossing).isEstimate }
    }

    private static func dimension(of item: CollectionLayoutItem, _ axis: ScrollDirection) -> LayoutLength {
        (axis == .vertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension).length
    }

    /// The items of a line that repeat, each once.
    private static func pattern(
        of description: CollectionLayoutGroup, _ group: LayoutNode, _ resolver: inout NodeResolver
    ) -> [LayoutNode] {
        resolver.resolve(description.subitems, in: group.contentSize)
    }
}

extension SectionPlan {
    /// The number of items of a group; 1 if lines are broken by measured lengths, because the engine has each item
    /// then.
    var itemsPerGroup: Int { flows ? 1 : leaves.count }

    /// The section's own scroll axis; nil if it does not scroll.
    var shelfAxis: ScrollDirection? { scrolling == .none ? nil : axis.crossing }

    /// Whether views decide sizes of the section's items.
    var hasEstimates: Bool { !group.isFixed || leaves.contains { !$0.isFixed } }

    func leaf(at item: Int) -> LayoutNode { leaves[item % leaves.count] }

    /// The lengths of an item that its cell decides; nil in a section without groups.
    func freedom(ofItem item: Int) -> ViewFreedom? {
        if leaves.isEmpty { return nil }
        let leaf = leaf(at: item)
        return ViewFreedom(width: leaf.width.isEstimate, height: leaf.height.isEstimate)
    }

    /// The number of groups, or of items in lines that measured lengths break.
    func groupCount(ofItems count: Int) -> Int {
        leaves.isEmpty ? 0 : flows ? count : (count + leaves.count - 1) / leaves.count
    }

    /// Whether the section comes out the same with another plan. O(*n*) for *n* items of a group.
    func isSameLayout(as other: SectionPlan) -> Bool {
        self === other
            || group == other.group && leaves == other.leaves && flows == other.flows && insets == other.insets
                && spacing == other.spacing && boundaryItems == other.boundaryItems
                && decorations == other.decorations && shelfAxis == other.shelfAxis
    }

    // MARK: Metrics

    /// The lengths around the groups, along the scroll axis.
    ///
    /// - Parameters:
    ///   - count: The number of items. Without items there are no insets.
    ///   - spacing: The distance to the next section.
    ///   - measured: The measured size of each header and footer.
    func metrics(itemCount count: Int, spacing: Double, measured: (Int) -> FlowSize?) -> SectionMetrics {
        var metrics = SectionMetrics(minimumLineSpacing: self.spacing, minimumInteritemSpacing: 0)
        let (start, end) = extents(measured)
        metrics.headerLength = start
        metrics.footerLength = end + spacing
        guard count > 0 else { return metrics }
        metrics.insets[axis] = insets[axis]
        if flows {
            var across = insets[axis.crossing]
            across.start += group.insets[axis.crossing].start + group.edges(axis.crossing).start.points
            across.end += group.insets[axis.crossing].end + group.edges(axis.crossing).end.points
            metrics.insets[axis.crossing] = across
            if case .stack(let stack) = group.content { metrics.minimumInteritemSpacing = stack.spacing.points }
        }
        return metrics
    }

    /// The lengths by which headers and footers extend the section at its start and its end.
    func extents(_ measured: (Int) -> FlowSize?) -> (start: Double, end: Double) {
        var start = 0.0
        var end = 0.0
        for (index, item) in boundaryItems.enumerated() {
            let extent = item.extent(of: item.size(measured: measured(index)), axis)
            if item.edge == .start { start = max(start, extent) }
            if item.edge == .end { end = max(end, extent) }
        }
        return (start, end)
    }

    // MARK: Groups

    /// The length of the room that a group has along an axis, with the distances around it.
    func slotLength(_ size: FlowSize, _ axis: ScrollDirection) -> Double {
        max(size[axis] + group.edges(axis).points, 0)
    }

    /// The size of an item's room in a line that measured lengths break.
    func slot(ofItem item: Int, measured: FlowSize?) -> FlowSize {
        let leaf = leaf(at: item)
        var size = leaf.size
        for axis in ScrollDirection.both {
            if leaf[axis].isEstimate, let measured { size[axis] = measured[axis] }
            size[axis] = max(size[axis] + leaf.edges(axis).points, 0)
        }
        if !group[axis].isEstimate { size[axis] = group[axis].points }
        size[axis] = max(size[axis] + group.edges(axis).points, 0)
        return size
    }

    /// The length by which an item reaches out of a line of given length.
    func excess(ofItem item: Int, measured: FlowSize?) -> Double {
        let leaf = leaf(at: item)
        let own = leaf[axis].isEstimate ? measured?[axis] ?? leaf.size[axis] : leaf.size[axis]
        let before = group.edges(axis).start.points + group.insets[axis].start + leaf.edges(axis).start.points
        return before + own - slot(ofItem: item, measured: measured)[axis]
    }

    /// The distance from the start of a group's room to the group: along the scroll axis, and across it with the
    /// section's insets.
    func groupOffset(_ size: FlowSize, containerLength: Double) -> FlowPoint {
        var offset = FlowPoint.zero
        let (start, end) = insets[axis.crossing]
        let room = containerLength - start - end - size[axis.crossing]
        offset[axis] = group.edges(axis).start.points
        offset[axis.crossing] = start + group.edges(axis.crossing).start(filling: room)
        return offset
    }
}

extension FlowInsets {
    static func + (one: FlowInsets, other: FlowInsets) -> FlowInsets {
        FlowInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
}
