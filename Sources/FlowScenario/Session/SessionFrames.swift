import FlowSimulator

/// Where elements were after a step: all of them, or those around the viewport where there are very many.
@MainActor
struct SessionFrames {
    /// Of more items only those around the viewport are compared.
    static let comparedItems = 5000

    /// What an element is, wherever an update moves it.
    private enum Identity: Hashable {
        case item(Int)
        case header(ofSection: Int)
        case footer(ofSection: Int)
        case background(ofSection: Int)
    }

    /// An element that is elsewhere than before, came or went.
    struct Change {
        var name: Scenario.ElementName
        /// What it was called before; nil where it was not there.
        var nameBefore: Scenario.ElementName?
        /// nil where it was not there, and where it is gone.
        var before, after: CGRect?
    }

    struct Changes {
        /// The first of them.
        var list: [Change] = []
        /// How many there are in all.
        var count = 0
        /// Whether all elements were compared.
        var isWhole = true
    }

    private var elements: [Identity: ElementSnapshot] = [:]
    private var order: [Identity] = []
    private var isWhole = true

    /// Nothing is anywhere.
    init() {}

    /// - Complexity: O(*n*) in the elements that are compared.
    init(_ run: ScenarioRun) {
        isWhole = run.dataSource.data.itemCount <= Self.comparedItems
        for snapshot in run.snapshots(nearby: !isWhole) {
            guard let identity = Self.identity(of: snapshot.name, in: run.dataSource.data) else { continue }
            order.append(identity)
            elements[identity] = snapshot
        }
    }

    private static func identity(of name: Scenario.ElementName, in data: ScenarioData) -> Identity? {
        func number(_ section: Int) -> Int? {
            data.sections.indices.contains(section) ? data.sections[section].number : nil
        }
        return switch name {
        case .item(let section, let item): data.number(section: section, item: item).map { .item($0) }
        case .header(let section): number(section).map { .header(ofSection: $0) }
        case .footer(let section): number(section).map { .footer(ofSection: $0) }
        case .background(let section): number(section).map { .background(ofSection: $0) }
        }
    }

    /// What is elsewhere, in the order in which things are now, then what is gone.
    ///
    /// Where not all elements are compared, those that were around the viewport only once tell nothing.
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
