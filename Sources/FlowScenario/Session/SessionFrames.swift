import FlowSimulator

/// The frames of elements after a step: of all elements, or of those around the viewport if there are very many.
@MainActor
struct SessionFrames {
    /// The greatest number of items for which all elements are compared. With more, only those around the viewport are.
    static let comparedItems = 5000

    /// The identity of an element, wherever an update moves it.
    private struct Identity: Hashable {
        var category: CollectionView.ElementCategory
        var kind: String?
        /// The number of the item, or of the section of other elements.
        var number: Int
    }

    /// An element that moved, appeared or disappeared.
    struct Change {
        var name: Scenario.ElementName
        /// The element's name before the step; nil if the element did not exist.
        var nameBefore: Scenario.ElementName?
        /// The element's frames before and after the step; nil where the element does not exist.
        var before, after: CGRect?
    }

    struct Changes {
        /// The changes that come first, up to a limit.
        var list: [Change] = []
        /// The number of all changes, including those that are not listed.
        var count = 0
        /// Whether all elements were compared, and not only those around the viewport.
        var isWhole = true
    }

    private var elements: [Identity: ElementSnapshot] = [:]
    private var order: [Identity] = []
    private var isWhole = true

    /// Makes frames of no elements.
    init() {}

    /// Makes the present frames of a run's elements.
    ///
    /// - Complexity: O(*n*) in the number of elements that are compared.
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

    /// Returns the elements that moved, in their present order, then those that disappeared.
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
