import CallerChecks

/// The flow layout of a whole collection as a value, which computes frames from sections of items.
///
///     var model = try FlowModel(
///         FlowConfiguration(containerLength: 390),
///         sections: [SectionContent(.estimated(count: 1_000_000_000, FlowSize(width: 50, height: 50)))])
///     let change = try model.setSize(FlowSize(width: 120, height: 80), at: ItemPath(section: 0, item: 5))
///     let visible = model.elements(in: FlowRect(x: 0, y: 0, width: 390, height: 844))
///
/// Frames are derived when asked for, and are a function of what the model holds now, bit for bit, whatever its history
/// (any finite sizes; see `Extent`). Every mutation returns a `LayoutChange`, breaks only the rows it may have moved,
/// and either succeeds or throws and leaves the model as it was. A path out of bounds is a programmer error and traps.
///
/// Copying is O(1): copies share their nodes, and a change to one copies the path it touches. Equal sections made
/// together, and items that carry an estimate, cost the same however many they are.
///
/// It is not a view: it has no viewport, cells or scrolling. Slow: rows that never fall back into step after a change
/// (all items nearly as wide as a whole fraction of the line), which break again to the end of their section.
public struct FlowModel: Sendable {
    /// The values that all sections share. Methods of the model change them, and compute line breaks again if
    /// necessary.
    public internal(set) var configuration: FlowConfiguration
    var sections: SummaryTree<SectionRun>
    let shape: EngineShape

    /// Makes a model without sections. Traps if the configuration cannot be used. O(1).
    public init(_ configuration: FlowConfiguration) {
        self.init(configuration, shape: .standard)
    }

    /// Makes a model of the given sections. O(*s*), where *s* is the number of sections plus the number of given sizes.
    ///
    /// - Throws: ``FlowDataError`` where the configuration, a size, an estimate, a metric or a count cannot be used.
    public init(_ configuration: FlowConfiguration, sections: [SectionContent]) throws(FlowDataError) {
        try self.init(configuration, sections: sections, shape: .standard)
    }

    /// Makes a model of `count` equal sections, which are stored once. O(*s*) for *s* given sizes of one section.
    ///
    /// - Throws: ``FlowDataError`` where the configuration, a size, an estimate, a metric or a count cannot be used.
    public init(
        _ configuration: FlowConfiguration, repeating content: SectionContent, count: Int
    ) throws(FlowDataError) {
        try self.init(configuration, repeating: content, count: count, shape: .standard)
    }

    /// Returns the measured sizes of a section's items, in points, ascending by path.
    ///
    /// - Complexity: O(*l* + *m*), *l* leaves, *m* items in those that hold measured sizes; O(log *s*) without any.
    public func measuredSizes(in section: Int) -> [(path: ItemPath, size: FlowSize)] {
        let items = place(of: section).section.items
        guard items.measuredCount > 0 else { return [] }
        var found: [(path: ItemPath, size: FlowSize)] = []
        found.reserveCapacity(items.measuredCount)
        items.forEachLeaf { place in
            guard place.leaf.header.measured != 0 else { return }
            place.leaf.forEachSize(in: 0..<place.leaf.count) { slot, size, source in
                guard source == .measured else { return }
                let path = ItemPath(section: section, item: place.items + slot)
                found.append((path, configuration.axis.flowSize(size)))
            }
        }
        return found
    }
}

/// The capacities of the nodes in a model's trees: the largest number of elements in a leaf and of children in a
/// branch.
struct EngineShape: Hashable, Sendable {
    var items = ItemTree.shape
    var sections = TreeShape(
        leafCapacity: EngineTuning.sectionCapacity, branchCapacity: EngineTuning.sectionCapacity)

    static let standard = EngineShape()
    /// A shape with small nodes, so that small models have deep trees in tests.
    static let small = EngineShape(items: .small, sections: .small)
}

extension FlowModel {
    init(_ configuration: FlowConfiguration, shape: EngineShape) {
        require(configuration.problem == nil, "an empty model has a usable configuration")
        self.configuration = configuration
        self.shape = shape
        sections = SummaryTree(shape: shape.sections)
    }

    init(
        _ configuration: FlowConfiguration, sections contents: [SectionContent], shape: EngineShape
    ) throws(FlowDataError) {
        try configuration.validate()
        self.init(configuration, shape: shape)
        _ = try insertSections(contents, at: 0)
    }

    init(
        _ configuration: FlowConfiguration, repeating content: SectionContent, count: Int, shape: EngineShape
    ) throws(FlowDataError) {
        try configuration.validate()
        self.init(configuration, shape: shape)
        _ = try insertSections(repeating: content, count: count, at: 0)
    }

    // MARK: Counts

    /// The number of sections, including sections without items. O(1).
    public var sectionCount: Int { sections.count }
    /// The number of items of all sections. O(1).
    public var itemCount: Int { sections.summary.itemCount }
    /// The number of rows of all sections, or of columns if the content scrolls horizontally. O(1).
    public var rowCount: Int { sections.summary.rowCount }
    /// The number of items whose size a cell reported. O(1).
    public var measuredCount: Int { sections.summary.measuredCount }
    /// The number of items that carry an estimate. O(1).
    public var estimatedCount: Int { sections.summary.estimatedCount }

    /// Returns the number of items of a section; traps if there is no such section. O(log *s*), where *s* is the number
    /// of runs of equal sections.
    public func itemCount(in section: Int) -> Int {
        require(
            section >= 0 && section < sectionCount, "section \(section) of a model with \(sectionCount) sections")
        return sections.withElement(at: section) { $0.section.items.count }
    }
    /// Returns the number of rows of a section; traps if there is no such section. O(log *s*), where *s* is the number
    /// of runs of equal sections.
    public func rowCount(in section: Int) -> Int { place(of: section).section.items.rowCount }
    /// Returns the metrics of a section; traps if there is no such section. O(log *s*).
    public func metrics(of section: Int) -> SectionMetrics { place(of: section).section.metrics }
    /// Returns the size that unmeasured items of a section carry; nil in a section whose sizes were all given. Traps if
    /// there is no such section. O(log *s*).
    public func estimate(of section: Int) -> FlowSize? { place(of: section).section.estimate }

    /// Returns the size of an item, in points. Traps if there is no such item. O(log *n*).
    public func size(of path: ItemPath) -> FlowSize {
        configuration.axis.flowSize(place(of: path).section.items.size(at: path.item))
    }

    /// Returns the source of an item's size. Traps if there is no such item. O(log *n*).
    public func sizeSource(of path: ItemPath) -> SizeSource {
        place(of: path).section.items.source(at: path.item)
    }
}

/// A section and its start along the scroll axis. The model must exist, and must not change, while this value is used.
struct SectionPlace {
    let index: Int
    let start: Extent
    private let run: BorrowedElement<SectionRun>

    /// Makes the place of a section of a run. A run consists of one or more equal sections, which are stored once.
    /// `offset` is the section's index in the run. `before` has the number of the sections before the run, and their
    /// total length.
    init(_ offset: Int, of run: BorrowedElement<SectionRun>, before: SectionPrefix) {
        self.run = run
        index = before.count + offset
        start = offset == 0 ? before.length : before.length + run.value.sectionSummary.length * offset
    }

    var section: Section {
        @inline(__always) _read { yield run.value.section }
    }
}

extension FlowModel {
    /// Returns the place of the section at an index; traps if there is no such section. O(log *s*), where *s* is the
    /// number of runs of equal sections.
    func place(of index: Int) -> SectionPlace {
        require(
            index >= 0 && index < sectionCount, "section \(index) of a model with \(sectionCount) sections")
        let (before, run) = sections.borrowedPlace(at: index, SectionPrefix.self)
        return SectionPlace(index - before.count, of: run, before: before)
    }

    /// Returns the place of an item's section; traps if there is no such section or item.
    func place(of path: ItemPath) -> SectionPlace {
        let place = place(of: path.section)
        require(
            path.item >= 0 && path.item < place.section.items.count,
            "item \(path.item) of section \(path.section), which has \(place.section.items.count) items")
        return place
    }
}
