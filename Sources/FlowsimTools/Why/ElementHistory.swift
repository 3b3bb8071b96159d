import ElementsSimulator
import FlowScenario

/// The names that elements of a scenario have during a run. An update changes the names of the elements that it moves.
@MainActor
final class ElementHistory {
    /// The data of the scenario, and the number of the first trace event for which they are valid.
    private struct Moment {
        var firstEvent: Int
        var data: ScenarioData
    }

    /// A period in which an element had one name, as numbers of trace events.
    struct Period {
        var name: Scenario.ElementName
        var events: Range<Int>
    }

    private var moments: [Moment]
    private unowned let run: ScenarioRun
    /// The kinds of the views that are attached to items. Other views are those of a section.
    private let attachedKinds: Set<String>
    private var mayChange = false

    /// Creates the history of a run that has not begun.
    init(_ run: ScenarioRun) {
        self.run = run
        attachedKinds = run.scenario.attachedKinds
        moments = [Moment(firstEvent: 0, data: run.dataSource.data)]
        run.willPerform = { [unowned self] action in
            recordChange()
            mayChange = mayChange || action.changesData
        }
    }

    /// Stores the present data of the scenario if an action changed them. The method must be called after every layout.
    func recordChange() {
        guard mayChange else { return }
        mayChange = false
        let known = moments[moments.count - 1].firstEvent
        let events = run.trace?.events(from: known + 1) ?? []
        guard let change = events.last(where: \.changesData) else { return }
        moments.append(Moment(firstEvent: change.id, data: run.dataSource.data))
    }

    /// Returns all names of an element, with the latest name first. The element is the last one that had the given
    /// name. The result is empty if no element ever had this name.
    func periods(of name: Scenario.ElementName) -> [Period] {
        let isOfItem =
            switch name {
            case .item: true
            case .view(let kind, _, _): attachedKinds.contains(kind)
            case .header, .footer, .background: false
            }
        guard let last = moments.lastIndex(where: { $0.data.identity(of: name, isOfItem: isOfItem) != nil }),
            let identity = moments[last].data.identity(of: name, isOfItem: isOfItem)
        else { return [] }
        var periods: [Period] = []
        var end = moments.indices.contains(last + 1) ? moments[last + 1].firstEvent : Int.max
        for moment in moments[...last].reversed() {
            guard let name = moment.data.name(of: identity, like: name, isOfItem: isOfItem) else { break }
            defer { end = moment.firstEvent }
            // A name that an update did not change stays valid.
            if let latest = periods.last, latest.name == name {
                periods[periods.count - 1].events = moment.firstEvent..<latest.events.upperBound
            } else {
                periods.append(Period(name: name, events: moment.firstEvent..<end))
            }
        }
        return periods
    }
}

extension Scenario.Action {
    fileprivate var changesData: Bool {
        parts.contains {
            switch $0 {
            case .update, .reload, .movement: true
            default: false
            }
        }
    }
}

extension TraceEvent {
    fileprivate var changesData: Bool {
        switch kind {
        case .updateBegan, .dataReloaded, .itemDropped: true
        default: false
        }
    }
}

extension ScenarioData {
    /// Returns the number that identifies an element, even if its name changes. A view that is attached to an item has
    /// the number of the item. Other views have the number of their section, and views of the whole layout their own.
    fileprivate func identity(of name: Scenario.ElementName, isOfItem: Bool) -> Int? {
        switch name {
        case .view(_, let section, nil): return section
        case .item(let section, let item),
            .view(_, let section, let item?) where isOfItem:
            return number(section: section, item: item)
        case .header(let section), .footer(let section), .background(let section), .view(_, let section, _):
            return sections.indices.contains(section) ? sections[section].number : nil
        }
    }

    /// Returns the name of an element, given its number; `nil` if there is no such element. The element has the kind of
    /// `name`, such as item or header.
    ///
    /// - Complexity: O(*r*), *r* runs of items.
    fileprivate func name(
        of identity: Int, like name: Scenario.ElementName, isOfItem: Bool
    ) -> Scenario.ElementName? {
        func section() -> Int? { sections.firstIndex { $0.number == identity } }
        switch name {
        case .item: return place(ofNumber: identity).map { .item(section: $0.section, item: $0.item) }
        case .header: return section().map { .header(section: $0) }
        case .footer: return section().map { .footer(section: $0) }
        case .background: return section().map { .background(section: $0) }
        case .view(_, _, nil): return name
        case .view(let kind, _, let item):
            guard isOfItem else { return section().map { .view(kind: kind, section: $0, item: item) } }
            return place(ofNumber: identity).map { .view(kind: kind, section: $0.section, item: $0.item) }
        }
    }
}
