import FlowEngine

// Work by its causes in a few words, to explain the surplus of a budget:
//
//     7 cells measured: 1 reconfigured, 6 came on screen

extension LayoutTrace {
    /// The work of events that have the same cause.
    package struct WorkGroup: Hashable, Sendable {
        /// The common cause of the events, in words such as `came on screen` or `after the text size changed`.
        package var cause: String
        /// The total work of these events, such as the number of measurements. It is the sum of the weights that the
        /// argument `weight` of `workGroups(_:weight:)` returned for the events.
        package var count: Int
        /// The first event with this cause.
        package var first: TraceEvent
    }

    /// Groups the work of events by its cause. The groups are in the order in which their causes first occur.
    ///
    /// - Parameters:
    ///   - events: Events of this trace.
    ///   - weight: The weight of an event; 0 leaves it out.
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

    /// The cause of an event's work in words. If the event measured an element, the words describe the element: it came
    /// on screen, or was reconfigured. For all other work, they describe the last event that caused the work.
    private func workCause(of event: TraceEvent) -> String {
        let chain = chain(of: event)
        let update = chain.first(where: \.isUpdate).flatMap { plan(ofUpdate: $0.id) }
        if case .measured(let element, _, _, _, _) = event.kind {
            if let part = update.flatMap({ Self.part(of: element, in: $0) }) { return part }
        }
        if let cause = chain.dropFirst().lazy.compactMap(\.workCause).first { return cause }
        return if case .answered = event.kind { "for questions between layouts" } else { "of no known cause" }
    }

    /// The change that an update made to an element, in words; nil if the update does not name the element.
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
    /// The event as a cause of work, in words; nil if the event that caused it is a better description.
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
        case .sectionScrolled(let section, _, _): "after section \(section) was scrolled"
        case .itemLifted, .itemCarried, .itemDropped: "after an item was carried"
        default: nil
        }
    }
}
