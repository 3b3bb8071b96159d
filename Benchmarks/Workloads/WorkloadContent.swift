import FlowEngine

/// The items of a workload, in sections, ready to be laid out again and again.
struct WorkloadContent {
    let name: WorkloadName
    let itemCount: Int
    private let configuration: FlowConfiguration
    private let sections: [SectionContent]

    /// One section of a workload's items.
    init(_ name: WorkloadName, _ count: Int) {
        self.name = name
        itemCount = count
        configuration = Workloads.configuration
        let items: ItemSizes =
            switch name {
            case .equal: .equal(count: count, Workloads.equalSize)
            case .thirds: .each(Workloads.thirds(count))
            case .chips: .each(Workloads.chips(count))
            case .hostile: .each(Workloads.hostile(count))
            case .hostileEqual: .equal(count: count, FlowSize(width: 105, height: 35))
            case .hostileWidths: .each(Workloads.hostileWidths(count))
            case .estimated: .estimated(count: count, Workloads.equalSize)
            default: .each(Workloads.mixed(count))
            }
        sections = [SectionContent(items)]
    }

    /// The catalogue, all sizes known.
    init(_ catalogue: Catalogue) {
        name = .catalogue
        itemCount = catalogue.itemCount
        configuration = Catalogue.configuration
        sections = catalogue.sections.map { SectionContent(.each($0), metrics: Catalogue.metrics) }
    }

    /// A new model, which shares nothing with others.
    func model() -> FlowModel {
        guard let model = try? FlowModel(configuration, sections: sections) else {
            preconditionFailure("a workload has valid sizes")
        }
        return model
    }

    /// The path of an item, counted through all sections.
    func path(_ item: Int) -> ItemPath {
        var rest = item
        for (section, content) in sections.enumerated() {
            if rest < content.items.count { return ItemPath(section: section, item: rest) }
            rest -= content.items.count
        }
        preconditionFailure("item \(item) of \(itemCount)")
    }

    /// The same scattered items every time.
    func scatteredPaths(_ count: Int) -> [ItemPath] {
        var scatter = Scatter(seed: 42)
        return (0..<count).map { _ in path(scatter.next(below: itemCount)) }
    }

    /// The mixed workload at each size; of the other workloads the largest.
    static func family(_ sizes: [Int], others: [WorkloadName]) -> [WorkloadContent.Maker] {
        sizes.map { Maker(name: .mixed, itemCount: $0) }
            + sizes.suffix(1).flatMap { count in
                others.map { Maker(name: $0, itemCount: $0 == .catalogue ? Catalogue.sample.itemCount : count) }
            }
    }

    /// What makes the content when a task needs it.
    struct Maker {
        var name: WorkloadName
        var itemCount: Int

        func make() -> WorkloadContent {
            name == .catalogue ? WorkloadContent(Catalogue.sample) : WorkloadContent(name, itemCount)
        }
    }
}
