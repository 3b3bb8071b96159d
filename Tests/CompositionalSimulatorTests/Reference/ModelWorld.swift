import FlowEngine
import FlowTestSupport

@testable import CompositionalSimulator

/// A model of a compositional layout and its description for the reference, which take the same random steps.
@MainActor
struct ModelWorld {
    private(set) var model: CompositionalModel
    private(set) var reference: ReferenceComposition
    private var sections: [CollectionLayoutSection]
    private var generator: SeededGenerator

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let described = (0..<generator.within(1...4)).map { _ in generator.section() }
        reference = ReferenceComposition(
            sections: described, width: generator.pick([320, 375, 391]), height: 600,
            pixelsPerPoint: generator.pick([0, 0, 1, 2, 3]))
        reference.sectionGap = generator.pick([0, 0, 12])
        sections = described.map { layoutSection($0) }
        model = ModelWorld.model(sections, reference)
        self.generator = generator
    }

    private static func geometry(_ reference: ReferenceComposition) -> LayoutGeometry {
        LayoutGeometry(
            size: FlowSize(width: reference.width, height: reference.height), axis: .vertical,
            rounding: LayoutRounding(scale: reference.pixelsPerPoint), traits: .current)
    }

    private static func model(
        _ sections: [CollectionLayoutSection], _ reference: ReferenceComposition
    ) -> CompositionalModel {
        let geometry = geometry(reference)
        return CompositionalModel(
            sections.map { SectionPlan($0, in: geometry) }, counts: reference.sections.map(\.count), in: geometry,
            sectionSpacing: reference.sectionGap)
    }

    /// A model that is made anew, and given all sizes at once.
    func fresh() -> CompositionalModel {
        var fresh = ModelWorld.model(sections, reference)
        for (path, size) in reference.cells.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            fresh.setSize(
                FlowSize(width: size.width, height: size.height), of: ItemPath(section: path[0], item: path[1]))
        }
        for index in sections.indices {
            for (key, height) in measuredViews(of: index) {
                fresh.setSize(FlowSize(width: 10, height: height), ofView: key)
            }
            fresh.move(shelf: index, to: reference.sections[index].sideways ?? 0)
        }
        return fresh
    }

    private func measuredViews(of section: Int) -> [(ElementKey, Double)] {
        var views: [(ElementKey, Double)] = []
        var index = 0
        if reference.sections[section].header != nil {
            if let height = reference.headers[section] { views.append((.boundary(index, section: section), height)) }
            index += 1
        }
        if reference.sections[section].footer != nil, let height = reference.footers[section] {
            views.append((.boundary(index, section: section), height))
        }
        return views
    }

    // MARK: Steps

    /// Takes one random step.
    mutating func step() {
        switch generator.below(10) {
        case 0..<5: measure()
        case 5: forget()
        case 6: measureView()
        case 7: scrollSideways()
        default: update()
        }
    }

    private mutating func randomItem() -> ItemPath? {
        let filled = reference.sections.indices.filter { reference.sections[$0].count > 0 }
        guard !filled.isEmpty else { return nil }
        let section = generator.pick(filled)
        return ItemPath(section: section, item: generator.below(reference.sections[section].count))
    }

    private mutating func measure() {
        guard let path = randomItem() else { return }
        let size = FlowSize(
            width: generator.pick([40, 75, 90.5, 130]), height: generator.pick([20, 44, 61.5, 100, 150]))
        guard let freedom = model.freedom(of: .item(path)), freedom.width || freedom.height else { return }
        model.setSize(size, of: path)
        reference.cells[[path.section, path.item]] = ReferenceRoom(width: size.width, height: size.height)
    }

    private mutating func forget() {
        guard let path = randomItem() else { return }
        model.forgetSize(of: path)
        reference.cells[[path.section, path.item]] = nil
    }

    private mutating func measureView() {
        let index = generator.below(sections.count)
        guard let item = sections[index].boundarySupplementaryItems.first,
            item.layoutSize.heightDimension.isEstimated
        else { return }
        let height = generator.pick([10, 33.5, 80])
        model.setSize(FlowSize(width: 10, height: height), ofView: .boundary(0, section: index))
        if item.elementKind == "header" { reference.headers[index] = height } else { reference.footers[index] = height }
    }

    private mutating func scrollSideways() {
        let index = generator.below(sections.count)
        guard reference.sections[index].sideways != nil else { return }
        model.move(shelf: index, to: generator.pick([0, 30, 200, 10_000]))
        reference.sections[index].sideways = model.shelves[index]?.offset
    }

    // MARK: Updates

    /// Inserts, deletes, moves and reloads items and sections, all at once.
    private mutating func update() {
        let counts = SectionCounts(reference.sections.map(\.count))
        var batch = RandomBatch(counts: reference.sections.map(\.count))
        for _ in 0..<generator.within(1...4) { addOperation(to: &batch) }
        guard let plan = try? UpdatePlan(batch.operations, before: counts, after: SectionCounts(batch.counts)) else {
            return
        }
        let former = model
        follow(plan, batch)
        let geometry = ModelWorld.geometry(reference)
        model.apply(plan, plans: sections.map { SectionPlan($0, in: geometry) })
        // A size is only kept if the same lengths of the item are decided by its cell.
        reference.cells = reference.cells.filter { path, _ in
            let after = ItemPath(section: path[0], item: path[1])
            let before = plan.beforePath(of: after)
            return before.flatMap { former.freedom(of: .item($0)) } == model.freedom(of: .item(after))
        }
        for index in sections.indices where reference.sections[index].sideways != nil {
            reference.sections[index].sideways = model.shelves[index]?.offset
        }
    }

    private mutating func addOperation(to batch: inout RandomBatch) {
        switch generator.below(8) {
        case 0 where batch.counts.count < 6:
            batch.insertSection(at: generator.within(0...batch.counts.count), &generator)
        case 1 where batch.counts.count > 1: batch.deleteSection(&generator)
        case 2: batch.moveItem(&generator)
        case 3: batch.reloadItem(&generator)
        case 4, 5: batch.deleteItem(&generator)
        default: batch.insertItem(&generator)
        }
    }

    /// Gives the reference the data after an update.
    private mutating func follow(_ plan: UpdatePlan, _ batch: RandomBatch) {
        let (old, oldSections) = (reference, sections)
        var described: [ReferenceComposition.Section] = []
        sections = []
        for index in 0..<plan.after.sectionCount {
            if let before = plan.beforeSection(of: index) {
                described.append(old.sections[before])
                sections.append(oldSections[before])
            } else {
                let new = generator.section()
                described.append(new)
                sections.append(layoutSection(new))
            }
            described[index].count = plan.after[index]
        }
        reference.sections = described
        reference.cells = [:]
        for (path, size) in old.cells {
            if let after = plan.keptPath(of: ItemPath(section: path[0], item: path[1])) {
                reference.cells[[after.section, after.item]] = size
            }
        }
        reference.headers = [:]
        reference.footers = [:]
        for index in old.sections.indices where !plan.reloads(section: index) {
            guard let after = plan.afterSection(of: index) else { continue }
            reference.headers[after] = old.headers[index]
            reference.footers[after] = old.footers[index]
        }
    }
}

/// Operations on sections and items that add up, each on an item or section of its own.
private struct RandomBatch {
    private(set) var operations: [UpdateOperation] = []
    /// The numbers of items after the operations.
    private(set) var counts: [Int]
    /// For each section after the operations, its index before them; nil for a new one.
    private var origins: [Int?]
    private let before: [Int]
    private var used: Set<ItemPath> = []

    init(counts: [Int]) {
        self.counts = counts
        before = counts
        origins = counts.indices.map { $0 }
    }

    /// Sections are inserted and deleted before any item changes, so that indices stay simple.
    mutating func insertSection(at index: Int, _ generator: inout SeededGenerator) {
        guard operations.isEmpty else { return }
        counts.insert(generator.below(7), at: index)
        origins.insert(nil, at: index)
        operations.append(.insertSection(index))
    }

    mutating func deleteSection(_ generator: inout SeededGenerator) {
        guard operations.isEmpty else { return }
        let index = generator.below(counts.count)
        operations.append(.deleteSection(index))
        counts.remove(at: index)
        origins.remove(at: index)
    }

    /// An item that exists before and is in no operation yet, with the section that it has afterwards.
    private mutating func freeItem(_ generator: inout SeededGenerator) -> (path: ItemPath, section: Int)? {
        let section = generator.below(counts.count)
        guard counts[section] > 0, let origin = origins[section], before[origin] > 0 else { return nil }
        let path = ItemPath(section: origin, item: generator.below(before[origin]))
        return used.insert(path).inserted ? (path, section) : nil
    }

    mutating func deleteItem(_ generator: inout SeededGenerator) {
        guard let (path, section) = freeItem(&generator) else { return }
        operations.append(.deleteItem(path))
        counts[section] -= 1
    }

    mutating func reloadItem(_ generator: inout SeededGenerator) {
        guard let (path, _) = freeItem(&generator) else { return }
        operations.append(.reloadItem(path))
    }

    mutating func insertItem(_ generator: inout SeededGenerator) {
        let section = generator.below(counts.count)
        guard origins[section] != nil else { return }
        operations.append(.insertItem(ItemPath(section: section, item: generator.within(0...counts[section]))))
        counts[section] += 1
    }

    mutating func moveItem(_ generator: inout SeededGenerator) {
        guard let (path, section) = freeItem(&generator) else { return }
        let target = generator.below(counts.count)
        guard origins[target] != nil else { return }
        counts[section] -= 1
        operations.append(
            .moveItem(from: path, to: ItemPath(section: target, item: generator.within(0...counts[target]))))
        counts[target] += 1
    }
}
