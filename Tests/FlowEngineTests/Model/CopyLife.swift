import FlowTestSupport

@testable import FlowEngine

/// What one thread does to its copy of a model: everything there is, in an order that its seed decides.
struct CopyLife {
    private(set) var model: FlowModel
    private var generator: SeededGenerator
    /// Copies from before, held for a while.
    private var moments: [FlowModel] = []

    init(_ model: FlowModel, seed: UInt64) {
        self.model = model
        generator = SeededGenerator(seed: seed)
    }

    /// Sections of every kind of leaf, with branches above branches, and sections that are held once.
    static func beginning() throws -> FlowModel {
        let thirds: [FlowSize] = (0..<400).map { item in
            let (width, height): (Int, Int) = (30 + item % 50, 20 + item % 7)
            return FlowSize(width: Double(width) / 3, height: Double(height) / 7)
        }
        var model = try FlowModel(
            FlowConfiguration(containerLength: 390),
            sections: [
                SectionContent(.each(mixedWorkload(2_500).map(FlowSize.init))),
                SectionContent(.estimated(count: 100_000, .good)), SectionContent(.each(thirds)),
            ])
        try model.insertSections(repeating: SectionContent(.estimated(count: 70, .good)), count: 20, at: 2)
        return model
    }

    mutating func live(steps: Int = 40) throws {
        for _ in 0..<steps {
            try step()
            if generator.isHeads(oneIn: 3) { moments.append(model) }
            if moments.count > 2 { moments.remove(at: generator.below(3)) }
        }
    }

    private mutating func step() throws {
        let section = generator.below(model.sectionCount)
        let count = model.itemCount(in: section)
        let path = ItemPath(section: section, item: generator.below(count))
        let end = min(count, path.item + generator.within(1...150))
        switch generator.below(14) {
        case 0: try model.setSize(size(), at: path)
        case 1:
            let items = stride(from: path.item, to: end, by: generator.within(1...9))
            try model.setSizes(items.map { (ItemPath(section: section, item: $0), size()) })
        case 2: try model.insertItems(.each((0..<generator.within(1...150)).map { _ in size() }), at: path)
        case 3: try model.insertItems(.equal(count: generator.within(1...80), size()), at: path)
        case 4: model.removeItems(path.item..<max(min(end, count - 1), path.item), in: section)
        case 5: model.reloadItems(path.item..<end, in: section)
        case 6: model.moveItem(from: path, to: ItemPath(section: 0, item: 0))
        case 7: try model.setContainerLength(Double(generator.within(100...800)))
        case 8: try model.setEstimate(size(), of: section)
        case 9: try model.setMetrics(SectionMetrics(minimumInteritemSpacing: size().width / 9), of: section)
        case 10: model.setAxis(model.configuration.axis == .vertical ? .horizontal : .vertical)
        case 11: model.moveSection(from: section, to: generator.below(model.sectionCount))
        case 12: try batch(section, count)
        default: query()
        }
        if model.itemCount(in: section) == 0 { try model.insertItems(.equal(count: 3, .good), at: path.at(0)) }
    }

    private mutating func size() -> FlowSize {
        let (width, height) = (Double(generator.within(20...150)), Double(generator.within(10...90)))
        return FlowSize(width: generator.isHeads(oneIn: 5) ? width / 3 : width, height: height)
    }

    /// While sizes are asked for, a copy is taken, changed and dropped.
    private mutating func batch(_ section: Int, _ count: Int) throws {
        var operations: [UpdateOperation] = []
        for item in stride(from: 0, to: min(count, 300), by: 10) {
            operations.append(.deleteItem(ItemPath(section: section, item: item)))
            operations.append(.insertItem(ItemPath(section: section, item: item)))
        }
        let counts = SectionCounts((0..<model.sectionCount).map { model.itemCount(in: $0) })
        let plan = try UpdatePlan(operations, before: counts, after: counts)
        let (new, other) = (size(), size())
        let whole = model
        let prepared = try model.prepare(plan) { section, items in
            var copy = whole
            copy.removeItems(0..<copy.itemCount(in: section), in: section)
            return items.lowerBound % 20 == 0 ? .estimated(count: items.count, other) : .equal(count: items.count, new)
        } sections: { _ in SectionContent(.each([])) }
        model.apply(prepared)
    }

    private mutating func query() {
        let size = model.contentSize
        let offset = Double(generator.below(1_000)) / 1_000
        let rect = FlowRect(x: size.width * offset, y: size.height * offset, width: 700, height: 700)
        var elements: [FlowElement] = []
        model.elements(in: rect, into: &elements)
        for element in elements.prefix(3) where element.path.kind == .item {
            _ = model.frame(of: ItemPath(section: element.path.section, item: element.path.item))
        }
        _ = model.element(at: FlowPoint(x: rect.x, y: rect.y))
        if let anchor = model.anchor(at: rect.y) { _ = model.offset(of: anchor) }
        _ = model.measuredSizes(in: 0)
    }
}

extension ItemPath {
    fileprivate func at(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}
