import FlowTestSupport

@testable import FlowEngine

/// What a `FlowModel` holds, as arrays: every edit is obvious here, and the layout is made from scratch.
struct PlainModel {
    struct Item: Hashable {
        var size: FlowSize
        var source: SizeSource
    }

    struct Section {
        var metrics = SectionMetrics()
        var estimate: FlowSize?
        var items: [Item] = []
    }

    var configuration: FlowConfiguration
    var sections: [Section] = []

    init(_ configuration: FlowConfiguration, sections contents: [SectionContent] = []) {
        self.configuration = configuration
        sections = contents.map(Section.init)
    }

    /// The layout by the oracle. It is exact for quarter points only.
    func reference() -> ReferenceLayout {
        ReferenceLayout(
            sections.map { ReferenceSection($0.metrics, sizes: $0.items.map(\.size)) },
            in: ReferenceContainer(configuration))
    }

    /// A model that holds the same sizes and has no history.
    func fresh(shape: EngineShape = .small) throws -> FlowModel {
        let contents = sections.map { SectionContent(.each($0.items.map(\.size)), metrics: $0.metrics) }
        return try FlowModel(configuration, sections: contents, shape: shape)
    }

    var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    var paths: [ItemPath] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map { ItemPath(section: section, item: $0) }
        }
    }

    func count(of source: SizeSource) -> Int {
        sections.reduce(0) { $0 + $1.items.count { $0.source == source } }
    }
}

extension PlainModel.Section {
    init(_ content: SectionContent) {
        metrics = content.metrics
        items = content.items.plainItems
        if case .estimated(_, let size) = content.items { estimate = size }
    }
}

extension ItemSizes {
    var plainItems: [PlainModel.Item] {
        switch self {
        case .estimated(let count, let size):
            Array(repeating: PlainModel.Item(size: size, source: .estimated), count: count)
        case .equal(let count, let size): Array(repeating: PlainModel.Item(size: size, source: .given), count: count)
        case .each(let sizes): sizes.map { PlainModel.Item(size: $0, source: .given) }
        }
    }
}
