import FlowEngine
import Foundation

// What work came of, in a few words, so that the surplus of a budget can be told by its causes:
//
//     7 cells measured: 1 reconfigured, 6 came on screen

extension LayoutTrace {
    /// Events with one cause.
    package struct WorkGroup: Hashable, Sendable {
        /// `came on screen`, `after the text size changed`.
        package var cause: String
        /// The sum of what they count for.
        package var count: Int
        /// The first of them.
        package var first: TraceEvent
    }

    /// Groups work by its cause, in the order in which causes come up first.
    ///
    /// - Parameters:
    ///   - events: Of this trace.
    ///   - weight: What an event counts for; 0 leaves it out.
    /// - Complexity: O(*n* *c*), *n* events, *c* causes in a chain.
    package func workGroups(
        _ events: some Sequence<TraceEvent>, weight: (TraceEvent) -> Int
    ) -> [WorkGroup] {
        var groups: [WorkGroup] = []
        var places: [String: Int] = [:]
        for event in events {
            let count = weight(event)
            guard count > 0 else { continue }
            let cause = workCause(of: event)
            if let place = places[cause] {
                groups[place].count += count
            } else {
                places[cause] = groups.count
                groups.append(WorkGroup(cause: cause, count: count, first: event))
            }
        }
        return groups
    }

    /// What is said of a measured element is about itself: it came on screen, or was reconfigured. What is said of all
    /// other work is the last thing that set it off.
    private func workCause(of event: TraceEvent) -> String {
        let chain = chain(of: event)
        let update = chain.first(where: \.isUpdate).flatMap { plan(ofUpdate: $0.id) }
        if case .measured(let element, _, _, _, _) = event.kind {
            if let part = update.flatMap({ Self.part(of: element, in: $0) }) { return part }
        }
        if let cause = chain.dropFirst().lazy.compactMap(\.workCause).first { return cause }
        return if case .answered = event.kind { "for questions between layouts" } else { "of no known cause" }
    }

    /// What an update did to an item that it names.
    private static func part(of element: TraceEvent.Element, in plan: UpdatePlan) -> String? {
        guard element.category == .item, element.path.count == 2 else { return nil }
        let path = ItemPath(section: element.path[0], item: element.path[1])
        if plan.reconfiguredItems.contains(where: { plan.afterPath(of: $0) == path }) { return "reconfigured" }
        if plan.reloadedItems.contains(where: { plan.afterPath(of: $0) == path }) { return "reloaded" }
        if plan.reloadedSections.contains(where: { plan.afterSection(of: $0) == path.section }) { return "reloaded" }
        if plan.insertedItems.contains(path) || plan.insertedSections.contains(path.section) { return "inserted" }
        return nil
    }
}

extension TraceEvent {
    /// What it says of the work that it set off; nil where its own cause says more.
    fileprivate var workCause: String? {
        switch kind {
        case .shown: "came on screen"
        case .sizingRequested(_, let reason): reason.map { "after \($0)" } ?? "asked to be measured"
        case .measured: "after cells answered"
        case .invalidated(let context):
            cause == nil ? (context.everything ? "after the layout was invalidated" : "named by a context") : nil
        case .boundsChanged(let from, let to):
            from.size == to.size ? "after the view was scrolled" : "after the bounds changed"
        case .contentInsetChanged: "after the content inset changed"
        case .traitsChanged: "after the traits changed"
        case .dataReloaded: "after the data was reloaded"
        case .dataSourceChanged: "after the data source was set"
        case .layoutReplaced: "after the layout was replaced"
        case .propertyChanged(let name): "after \(name) was set"
        case .updateBegan: "after the update"
        case .scrollRequested(let element, _): "after \(element) was scrolled to"
        case .itemLifted, .itemCarried, .itemDropped: "after an item was carried"
        default: nil
        }
    }
}
