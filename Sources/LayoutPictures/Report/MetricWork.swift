import ElementsSimulator

/// The work behind the value of a metric: the event with the largest share, and the elements by the cause of their
/// work.
package struct MetricWork: Hashable, Sendable {
    /// The number of the event that contributes most to the metric; nil if no event contributes to it.
    package var event: Int?
    /// The work by its causes, in the order in which the causes first occur.
    package var groups: [Group] = []

    /// The work that has the same cause.
    package struct Group: Hashable, Sendable {
        /// The cause in words, such as `came on screen`; empty if the metric has no causes.
        package var cause: String
        /// The share of the group in the metric; 0 if the metric is not a count.
        package var count: Int
        /// The names of the elements, each once; empty if the events name no elements.
        package var elements: [String]

        /// The largest number of elements that are kept for one group.
        static let elementLimit = 1000
    }
}

extension TraceMetric {
    /// Finds the work behind the metric's value.
    ///
    /// - Complexity: O(*n* *c*), *n* events, *c* causes in a chain.
    @MainActor
    package func work(in events: some Sequence<TraceEvent>, of trace: LayoutTrace) -> MetricWork {
        let shares = events.map { (event: $0, share: share(in: $0)) }.filter { $0.share != 0 }
        guard let first = shares.first, let last = shares.last else { return MetricWork() }
        let most =
            combination == .last ? last : shares.dropFirst().reduce(first) { abs($1.share) > abs($0.share) ? $1 : $0 }
        var work = MetricWork(event: most.event.id)
        var places: [String: Int] = [:]
        var seen: Set<String> = []
        for (event, share) in combination == .sum ? shares : [most] {
            let cause = hasCauses ? trace.workGroups(CollectionOfOne(event)) { _ in 1 }.first?.cause ?? "" : ""
            let place = places[cause] ?? work.groups.count
            if place == work.groups.count { work.groups.append(.init(cause: cause, count: 0, elements: [])) }
            places[cause] = place
            if many != nil { work.groups[place].count += Int(share) }
            for element in elements(in: event) where seen.insert("\(cause) \(element)").inserted {
                guard work.groups[place].elements.count < MetricWork.Group.elementLimit else { break }
                work.groups[place].elements.append(element)
            }
        }
        return work
    }
}
