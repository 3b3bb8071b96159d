import FlowSimulator

/// The frames of elements after a step: of all, or of those around the viewport if there are very many.
@MainActor
struct SessionFrames {
    /// The most items that are all compared. Of more, only those around the viewport are.
    static let comparedItems = 5000

    /// The identity of an element, wherever an update moves it.
    private struct Identity: Hashable {
        var category: CollectionView.ElementCategory
        var kind: String?
        /// The number of the item, or of the section of other elements.
        var number: Int
    }

    /// An element that moved, came or went.
    struct Change {
        var name: Scenario.ElementName
        /// Its name before; nil if it was not there.
        var nameBefore: Scenario.ElementName?
        /// Its frames; nil if it was not there, or is gone.
        var before, after: CGRect?
    }

    struct Changes {
        /// The first changes.
        var list: [Change] = []
        /// The number of all changes.
        var count = 0
        /// Whether all elements were compared.
        var isWhole = true
    }

    private var elements: [Identity: ElementSnapshot] = [:]
    private var order: [Identity] = []
    private var isWhole = true

    /// Makes frames of no elements.
    init() {}

    /// - Complexity: O(*n*) in the elements that are compared.
    init(_ run: ScenarioRun) {
        isWhole = run.dataSource.data.itemCount <= Self.comparedItems
        for snapshot in run.snapshots(nearby: !isWhole) {
            guard let identity = Self.identity(of: snapshot, in: run.dataSource.data) else { continue }
            order.append(identity)
            elements[identity] = snapshot
        }
    }

    private static func identity(of snapshot: ElementSnapshot, in data: ScenarioData) -> Identity? {
        let (section, isItem) = (snapshot.indexPath.section, snapshot.category == .cell)
        guard data.sections.indices.contains(section),
            let number = isItem
                ? data.number(section: section, item: snapshot.indexPath.item) : data.sections[section].number
        else { return nil }
        return Identity(category: snapshot.category, kind: snapshot.kind, number: number)
    }

    /// The elements that moved, in their present order, then those that are gone.
    ///
    /// If not all elements are compared, those that were around the viewport only once are left out.
    func changes(since before: SessionFrames, limit: Int) -> Changes {
        var changes = Changes(isWhole: isWhole && before.isWhole)
        func add(_ change: @autoclosure () -> Change) {
            changes.count += 1
            if changes.list.count < limit { changes.list.append(change()) }
        }
        for identity in order {
            guard let now = elements[identity] else { continue }
            if let old = before.elements[identity] {
                guard old.frame != now.frame || old.name != now.name else { continue }
                add(Change(name: now.name, nameBefore: old.name, before: old.frame, after: now.frame))
            } else if changes.isWhole {
                add(Change(name: now.name, before: nil, after: now.frame))
            }
        }
        guard changes.isWhole else { return changes }
        for identity in before.order where elements[identity] == nil {
            guard let old = before.elements[identity] else { continue }
            add(Change(name: old.name, nameBefore: old.name, before: old.frame, after: nil))
        }
        return changes
    }
}
