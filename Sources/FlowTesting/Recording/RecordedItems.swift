import FlowScenario
import FlowSimulator
import Foundation

/// Items by their numbers, which stay with them wherever they go, and how large each is known to be.
@MainActor
struct RecordedItems {
    /// Where everything is now. Sizes in it mean nothing.
    private(set) var data: ScenarioData
    private let countsAtStart: [Int]
    private let measuresAtStart: [Scenario.Section]
    private let isMeasured: Bool
    /// The estimate, or the layout's own size.
    private let assumed: CGSize
    /// The first size of an item, and the one that it has now.
    private var first: [Int: CGSize] = [:]
    private var current: [Int: CGSize] = [:]
    /// Of what is gone, in whose place it came: that is as large, as far as nobody knows better.
    private var predecessors: [Int: Int] = [:]
    /// Items that changed their sizes in the present step.
    private var changed: [Int] = []

    init(_ view: CollectionView, _ layout: CollectionViewFlowLayout, _ counts: [Int]) {
        countsAtStart = counts
        isMeasured = layout.estimatedItemSize != .zero
        assumed =
            !isMeasured || layout.estimatedItemSize == CollectionViewFlowLayout.automaticSize
            ? layout.itemSize : layout.estimatedItemSize
        measuresAtStart = counts.indices.map { Self.measures(ofSection: $0, layout) }
        data = ScenarioData(zip(counts, measuresAtStart).map { Self.section($1, count: $0) })
        for (section, count) in counts.enumerated() {
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                guard !isMeasured || !layout.isEstimated(at: path), let number = number(at: path) else { continue }
                (first[number], current[number]) = (layout.unroundedSize(at: path), layout.unroundedSize(at: path))
            }
        }
    }

    private static func section(_ measures: Scenario.Section, count: Int) -> Scenario.Section {
        var section = measures
        section.items = [Scenario.ItemGroup(.plain, count: count)]
        return section
    }

    /// What a section differs in from the layout.
    private static func measures(ofSection section: Int, _ layout: CollectionViewFlowLayout) -> Scenario.Section {
        let metrics = layout.metrics(ofSection: section)
        var measures = Scenario.Section(items: [])
        let insets = Scenario.Insets(
            top: metrics.insets.top, left: metrics.insets.left, bottom: metrics.insets.bottom,
            right: metrics.insets.right)
        let axis = layout.scrollDirection
        if insets != Scenario.Insets(layout.sectionInset) { measures.inset = insets }
        if metrics.minimumLineSpacing != layout.minimumLineSpacing {
            measures.minimumLineSpacing = metrics.minimumLineSpacing
        }
        if metrics.minimumInteritemSpacing != layout.minimumInteritemSpacing {
            measures.minimumInteritemSpacing = metrics.minimumInteritemSpacing
        }
        if metrics.headerLength != axis.along(layout.headerReferenceSize) {
            measures.headerLength = .points(metrics.headerLength)
        }
        if metrics.footerLength != axis.along(layout.footerReferenceSize) {
            measures.footerLength = .points(metrics.footerLength)
        }
        return measures
    }

    func number(at path: IndexPath) -> Int? {
        path.count == 2 ? data.number(section: path[0], item: path[1]) : nil
    }

    /// The numbers of all items of a section, in order.
    func numbers(ofSection section: Int) -> [Int] {
        (0..<data.sections[section].items.count).compactMap { data.number(section: section, item: $0) }
    }

    private var paths: [Int: Scenario.ItemPath] {
        var paths: [Int: Scenario.ItemPath] = [:]
        for section in data.sections.indices {
            for (item, number) in numbers(ofSection: section).enumerated() {
                paths[number] = Scenario.ItemPath(section: section, item: item)
            }
        }
        return paths
    }

    // MARK: What changes

    mutating func apply(_ operations: [Scenario.UpdateOperation]) { data.apply(operations) }

    /// Other sections of these lengths; what was at a place before is what the new item may be like.
    ///
    /// - Returns: The sections, with the numbers of their items.
    mutating func reload(_ counts: [Int], _ layout: CollectionViewFlowLayout) -> ([Scenario.Section], [[Int]]) {
        let before = data.sections.indices.map(numbers)
        let sections = counts.map { Self.section(Scenario.Section(items: []), count: $0) }
        data.replace(with: sections)
        let after = data.sections.indices.map(numbers)
        for (old, new) in zip(before, after) { succeed(old, by: new) }
        return (sections, after)
    }

    mutating func succeed(_ old: [Int], by new: [Int]) {
        for (old, new) in zip(old, new) { predecessors[new] = old }
    }

    /// A cell answered.
    mutating func hear(_ size: CGSize, at path: IndexPath) {
        guard let number = number(at: path) else { return }
        if first[number] == nil { first[number] = size } else if current[number] != size { changed.append(number) }
        current[number] = size
    }

    /// What cells of items that were known answered otherwise in the present step.
    mutating func resized() -> [Scenario.ItemResize]? {
        defer { changed = [] }
        guard !changed.isEmpty else { return nil }
        let paths = paths
        return Set(changed).compactMap { number in
            guard let path = paths[number], let size = current[number] else { return nil }
            return Scenario.ItemResize(item: path, size: .init(size))
        }.sorted { ($0.item.section, $0.item.item) < ($1.item.section, $1.item.item) }
    }

    /// What a delegate says now. Items that were there say so before the step's batch.
    mutating func hearSizes(
        of view: CollectionView, _ layout: CollectionViewFlowLayout, before: RecordedItems?, _ step: inout RecordedStep
    ) {
        let pathsBefore = before?.paths
        var resized: [Scenario.ItemResize] = []
        for (number, path) in paths.sorted(by: { $0.key < $1.key }) {
            guard path.section < view.numberOfSections, path.item < view.numberOfItems(inSection: path.section) else {
                return
            }
            let size = layout.unroundedSize(at: path.indexPath)
            if first[number] == nil { first[number] = size } else if current[number] != size {
                if let place = pathsBefore == nil ? path : pathsBefore?[number] {
                    resized.append(Scenario.ItemResize(item: place, size: .init(size)))
                }
            }
            current[number] = size
        }
        if !resized.isEmpty { step.actions.insert(.action(.resizeItems(resized)), at: 0) }
    }

    // MARK: Groups

    private func size(_ number: Int) -> CGSize {
        var number = number
        while first[number] == nil, let older = predecessors[number] { number = older }
        return first[number] ?? assumed
    }

    /// Equal neighbours are a group.
    func groups(_ numbers: [Int]) -> [Scenario.ItemGroup] {
        var groups: [(size: CGSize, count: Int)] = []
        for size in numbers.map(size) {
            if groups.last?.size == size { groups[groups.count - 1].count += 1 } else { groups.append((size, 1)) }
        }
        return groups.map { group in
            let isPlain = !isMeasured && group.size == assumed
            let content: Scenario.ItemGroup.Content =
                isPlain ? .plain : isMeasured ? .actual([.init(group.size)]) : .given([.init(group.size)])
            return Scenario.ItemGroup(content, count: group.count)
        }
    }

    var sectionsAtStart: [Scenario.Section] {
        var next = 0
        return zip(countsAtStart, measuresAtStart).map { count, measures in
            defer { next += count }
            var section = measures
            section.items = groups(Array(next..<next + count))
            return section
        }
    }
}
