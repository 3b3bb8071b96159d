import CollectionSimulator

/// The frames of elements after a step. If there are very many elements, only elements around the viewport are
/// included.
@MainActor
struct SessionFrames {
    /// The greatest number of items for which all elements are compared. If there are more items, only elements around
    /// the viewport are compared.
    static let comparedItems = 5000

    /// The identity of an element. It stays when an update moves the element.
    private struct Identity: Hashable {
        var category: CollectionView.ElementCategory
        var kind: String?
        /// The number of the item; for a header, footer or background, the number of its section.
        var number: Int
    }

    /// An element that moved, appeared or disappeared.
    struct Change {
        var name: Scenario.ElementName
        /// The element's name before the step; nil if the element did not exist.
        var nameBefore: Scenario.ElementName?
        /// The frames before and after the step. Each of them is nil if the element did not exist at that time.
        var before, after: CGRect?
    }

    struct Changes {
        /// The first changed elements, with their frames before and after the step, up to the caller's limit.
        var list: [Change] = []
        /// The number of all changes, including the changes that are not listed.
        var count = 0
        /// Whether all elements were compared. Otherwise only elements around the viewport were compared.
        var isWhole = true
    }

    private var elements: [Identity: ElementSnapshot] = [:]
    private var order: [Identity] = []
    private var isWhole = true

    /// Makes a value without frames.
    init() {}

    /// Makes a value with the present frames of a run's elements.
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

    /// Returns the elements that moved or appeared, in their present order, then the elements that disappeared.
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
