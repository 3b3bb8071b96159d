import FlowTestSupport

@testable import FlowEngine

/// A small model, the same as arrays, and identifiers for all that is in it.
struct UpdateWorld {
    static let newSectionCount = 2

    let model: FlowModel
    let plain: PlainModel
    let identifiers: [ReferenceIdentifiers]

    /// Every other item has a size of its own; every third section was given all its sizes.
    init(_ counts: [Int], shape: EngineShape = .small) throws {
        let configuration = FlowConfiguration(containerLength: 110)
        let contents = counts.enumerated().map { section, count in
            let metrics = SectionMetrics(minimumInteritemSpacing: Double(section), headerLength: Double(section * 5))
            let size = FlowSize(width: 30 + Double(section), height: 20)
            return SectionContent(
                section % 3 == 2 ? .equal(count: count, size) : .estimated(count: count, size), metrics: metrics)
        }
        var model = try FlowModel(configuration, sections: contents, shape: shape)
        var plain = PlainModel(configuration, sections: contents)
        for path in plain.paths where path.item % 2 == 0 {
            let size = FlowSize(width: 25 + Double(path.section * 7 + path.item * 11), height: 10 + Double(path.item))
            let edit = Edit.setSize(size, path, .measured)
            _ = try model.apply(edit)
            plain.apply(edit)
        }
        self.model = model
        self.plain = plain
        identifiers = counts.enumerated().map { section, count in
            ReferenceIdentifiers(section: section, items: (0..<count).map { section * 1_000_000 + $0 })
        }
    }

    var counts: SectionCounts { SectionCounts(identifiers.map(\.items.count)) }

    // MARK: What is brought in

    static func newItems(_ section: Int, _ items: Range<Int>) -> ItemSizes {
        if section % 2 == 0 { return .estimated(count: items.count, FlowSize(width: 33, height: 9)) }
        return .each(items.map { FlowSize(width: 15 + Double($0 * 9 % 60), height: 21 + Double(section)) })
    }

    static func newSection(_ section: Int, count: Int = newSectionCount) -> SectionContent {
        SectionContent(
            .equal(count: count, FlowSize(width: 44, height: 8 + Double(section))),
            metrics: SectionMetrics(headerLength: 3))
    }

    // MARK: What should be there afterwards

    /// The arrays after an update: every identifier with the size that it had.
    func expected(after update: ReferenceUpdate) -> PlainModel {
        var result = plain
        result.sections = update.sections.enumerated().map { index, section in
            let isNew = section.section < 0 || update.reloadedSections.contains(section.section)
            if isNew { return PlainModel.Section(Self.newSection(index, count: section.items.count)) }
            var made = PlainModel.Section(
                metrics: plain.sections[section.section].metrics, estimate: plain.sections[section.section].estimate)
            for (item, id) in section.items.enumerated() {
                let isKept = id >= 0 && !update.reloaded.contains(id)
                made.insert(
                    isKept ? [self[id]] : Self.newItems(index, item..<item + 1).plainItems, at: made.items.count)
            }
            return made
        }
        return result
    }

    private subscript(id: Int) -> PlainModel.Item { plain.sections[id / 1_000_000].items[id % 1_000_000] }

    /// What is wrong after a valid batch, in words.
    func fault(of operations: [UpdateOperation], _ update: ReferenceUpdate) throws -> String? {
        let after = SectionCounts(update.sections.map(\.items.count))
        let plan = try UpdatePlan(operations, before: counts, after: after)
        if let fault = faultOfPaths(plan, update) { return fault }
        var changed = model
        let change = try changed.apply(plan, inserting: Self.newItems) {
            Self.newSection($0, count: update.sections[$0].items.count)
        }
        changed.checkInvariants()
        let expected = expected(after: update)
        let gained = changed.contentSize.height - model.contentSize.height
        if abs(change.lengthGained - gained) > 1e-9 { return "the receipt gains \(change.lengthGained), not \(gained)" }
        if let fault = faultOfRows(change, changed, plan, operations) { return fault }
        return try changed.difference(fromAllOf: expected)
    }

    /// Where no section comes, goes or moves, the receipt names the rows that are not what they were. Items that move
    /// or are reloaded count as new.
    private func faultOfRows(
        _ change: LayoutChange, _ changed: FlowModel, _ plan: UpdatePlan, _ operations: [UpdateOperation]
    ) -> String? {
        let count = model.sectionCount
        var moved: Set<ItemPath> = []
        for case .moveItem(_, let target) in operations { moved.insert(target) }
        guard changed.sectionCount == count, (0..<count).allSatisfy({ plan.beforeSection(of: $0) == $0 }),
            plan.reloadedSections.isEmpty
        else { return nil }
        for section in 0..<count {
            let fault = change.differenceInReplacedRows(
                of: section, from: PlacedRows(model, section), to: PlacedRows(changed, section)
            ) { item in
                let path = ItemPath(section: section, item: item)
                guard !moved.contains(path), let old = plan.beforePath(of: path), old.section == section,
                    !plan.reloadedItems.contains(old)
                else { return nil }
                return old.item
            }
            if let fault { return fault }
        }
        return nil
    }

    /// Paths lead from where an identifier was to where it is, and back.
    private func faultOfPaths(_ plan: UpdatePlan, _ update: ReferenceUpdate) -> String? {
        var places: [Int: ItemPath] = [:]
        for (section, held) in update.sections.enumerated() {
            let old = held.section < 0 ? nil : held.section
            if plan.beforeSection(of: section) != old {
                return "section \(section) was \(old.map(String.init) ?? "not")"
            }
            if let old, plan.afterSection(of: old) != section { return "section \(old) comes to \(section)" }
            for (item, id) in held.items.enumerated() {
                let path = ItemPath(section: section, item: item)
                let source = id < 0 ? nil : ItemPath(section: id / 1_000_000, item: id % 1_000_000)
                places[id] = path
                if plan.beforePath(of: path) != source {
                    return "\(path) should come from \(String(describing: source))"
                }
            }
        }
        for (section, held) in identifiers.enumerated() {
            let isGone = !update.sections.contains { $0.section == section }
            if isGone != (plan.afterSection(of: section) == nil) { return "section \(section) is gone: \(isGone)" }
            for (item, id) in held.items.enumerated() {
                let path = ItemPath(section: section, item: item)
                if plan.afterPath(of: path) != places[id] {
                    return "\(path) should come to \(String(describing: places[id]))"
                }
            }
        }
        return nil
    }
}

extension UpdateOperation {
    init(_ operation: ReferenceOperation) {
        self = switch operation {
        case .deleteItem(let s, let i): .deleteItem(ItemPath(section: s, item: i))
        case .insertItem(let s, let i): .insertItem(ItemPath(section: s, item: i))
        case .reloadItem(let s, let i): .reloadItem(ItemPath(section: s, item: i))
        case .reconfigureItem(let s, let i): .reconfigureItem(ItemPath(section: s, item: i))
        case .moveItem(let s, let i, let t, let j):
            .moveItem(from: ItemPath(section: s, item: i), to: ItemPath(section: t, item: j))
        case .deleteSection(let s): .deleteSection(s)
        case .insertSection(let s): .insertSection(s)
        case .reloadSection(let s): .reloadSection(s)
        case .moveSection(let s, let t): .moveSection(from: s, to: t)
        }
    }
}
