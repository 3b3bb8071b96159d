import CallerChecks
import FlowEngine

/// The content of a compositional layout, as a value: the plans of its sections, and the sizes that are known.
///
/// Each group of a section is one item of the model `groups`: groups of which no view was measured are runs, and cost
/// nothing. The sizes that views returned are in a second model, which has an item for each item of the data source. A
/// copy of the model is O(1), as one of its parts is.
@MainActor
struct CompositionalModel {
    var plans: [SectionPlan] = [] {
        didSet { features = Features(of: plans) }
    }
    /// The features that any section has.
    private(set) var features = Features()
    /// The groups. An orthogonal section has one item.
    var groups: FlowModel
    /// The sizes of cells: a measured item has the size that its cell returned, others have one point.
    var sizes: FlowModel
    /// The sizes of measured headers, footers and attached views.
    var views: [ElementKey: FlowSize] = [:]
    /// The orthogonal sections.
    var shelves: [Int: Shelf] = [:]
    var recentArrangements = RecentArrangements()
    /// The length of the longest measured group, for each section whose groups all have it.
    var sharedLengths: [Int: Double] = [:]
    /// The greatest distance by which a view reaches out of its group or section, in points. Queries look further by
    /// this distance.
    var overhang = 0.0
    let geometry: LayoutGeometry
    /// The distance between sections, in points.
    let sectionSpacing: Double
    /// The headers and footers of the whole layout.
    let globalItems: [BoundaryItem]
    /// The lengths of the headers and footers of the whole layout, along the scroll axis.
    private(set) var globalLengths = (start: 0.0, end: 0.0)

    static let unmeasured = FlowSize(width: 1, height: 1)

    /// Makes a model without measured sizes.
    ///
    /// - Parameter counts: The number of items of each section. There is a plan for each.
    init(
        _ plans: [SectionPlan], counts: [Int], in geometry: LayoutGeometry, sectionSpacing: Double = 0,
        globalItems: [BoundaryItem] = []
    ) {
        self.geometry = geometry
        self.sectionSpacing = sectionSpacing
        self.globalItems = globalItems
        let configuration = CompositionalModel.configuration(
            geometry.axis, across: max(geometry.size[geometry.axis.crossing], 1))
        groups = FlowModel(configuration)
        sizes = FlowModel(CompositionalModel.configuration(.vertical, across: 1))
        self.plans = plans
        let contents = trapOnError {
            try sizes.insertSections(
                counts.map { SectionContent(.estimated(count: $0, CompositionalModel.unmeasured)) }, at: 0)
            return counts.indices.map { content(of: $0, count: counts[$0], sectionCount: counts.count) }
        }
        trapOnError { _ = try groups.insertSections(contents, at: 0) }
        for section in plans.indices where plans[section].shelfAxis != nil { buildShelf(of: section, offset: 0) }
        updateGlobalLengths()
        features = Features(of: plans)
        overhang = features.overhang
    }

    /// A configuration of the engine with lines that begin at their start. Places are rounded when a frame is returned,
    /// because an item's place is the sum of its group's and its own.
    static func configuration(_ axis: ScrollDirection, across: Double) -> FlowConfiguration {
        var options = FlowOptions()
        options.lineAlignment = .start
        options.lastLineAlignment = .start
        options.itemAlignment = .start
        options.usesUniformGrid = false
        options.centersSelfSizingSingleItemLine = false
        options.centersOversizedItem = false
        return FlowConfiguration(containerLength: across, axis: axis.axis, displayScale: 0, options: options)
    }

    var axis: ScrollDirection { geometry.axis }

    /// The length of the layout across the scroll axis, in points.
    var acrossLength: Double { groups.configuration.containerLength }

    var itemCount: Int { sizes.itemCount }
    var measuredCount: Int { sizes.measuredCount }
    var sectionCount: Int { plans.count }

    func itemCount(in section: Int) -> Int { sizes.itemCount(in: section) }

    func contains(_ path: ItemPath) -> Bool { sizes.contains(path) }

    /// Whether an item exists and its section has a place for it.
    func hasPlace(of path: ItemPath) -> Bool { contains(path) && !plans[path.section].leaves.isEmpty }

    /// The size of the whole content, in points.
    var contentSize: FlowSize {
        var size = FlowSize.zero
        size[axis.crossing] = geometry.size[axis.crossing]
        size[axis] = max(globalLengths.start + groups.contentSize[axis] + globalLengths.end, 0)
        return size
    }

    /// Reads the lengths of the headers and footers of the whole layout, after the size of one of them changed.
    mutating func updateGlobalLengths() {
        globalLengths = (0, 0)
        for (index, item) in globalItems.enumerated() {
            let extent = item.extent(of: item.size(measured: views[.global(index)]), axis)
            if item.edge == .start { globalLengths.start = max(globalLengths.start, extent) }
            if item.edge == .end { globalLengths.end = max(globalLengths.end, extent) }
        }
    }

    // MARK: Sections

    /// The content of a section in the model of groups, before its items were measured.
    func content(of section: Int, count: Int, sectionCount: Int) -> SectionContent {
        let plan = plans[section]
        let spacing = section + 1 < sectionCount ? sectionSpacing : 0
        let metrics = plan.metrics(itemCount: count, spacing: spacing) { views[.boundary($0, section: section)] }
        guard !plan.leaves.isEmpty else { return SectionContent(.equal(count: 0, .zero), metrics: metrics) }
        if plan.flows, plan.leaves.count > 1 {
            return SectionContent(.each((0..<count).map { plan.slot(ofItem: $0, measured: nil) }), metrics: metrics)
        }
        // An empty section has its estimate, too: a measured item may move into it, and lose its size later.
        let groupCount = plan.shelfAxis == nil ? plan.groupCount(ofItems: count) : min(count, 1)
        let size = plan.flows ? plan.slot(ofItem: 0, measured: nil) : slotSize(plan.arrangement.size, plan)
        return SectionContent(
            plan.hasEstimates ? .estimated(count: groupCount, size) : .equal(count: groupCount, size), metrics: metrics)
    }

    /// The size of a group's room in the model of groups: as long across the scroll axis as the layout, so that each
    /// group is a line.
    func slotSize(_ size: FlowSize, _ plan: SectionPlan) -> FlowSize {
        var slot = FlowSize.zero
        slot[axis] = plan.slotLength(size, axis)
        slot[axis.crossing] = acrossLength
        return slot
    }
}
