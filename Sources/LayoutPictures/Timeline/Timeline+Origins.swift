import ElementsSimulator

// An expectation only finds a wrong value. The page shows the moment at which the value came about.

extension Timeline {
    /// Returns the index of the moment at which a value got its state, of the moments before an expectation.
    ///
    /// For a metric it is the moment with the largest share, for a frame the last moment that changed it, for another
    /// value the last moment that changed this value. If no moment is known to have changed the value, it is the last
    /// moment with events. Nil if there is no moment before the expectation.
    func origin(of difference: StepReport.Difference, _ work: MetricWork?, before expectation: Step) -> Int? {
        let earlier = moments[..<expectation.moments.lowerBound]
        guard !earlier.isEmpty else { return nil }
        if let event = work?.event { return moment(ofEvent: event) ?? earlier.indices.last }
        let change: Int?
        switch difference.what {
        case "contentOffset": change = lastChange(in: earlier) { $0.viewport.origin }
        case "contentSize": change = lastChange(in: earlier) { $0.contentSize }
        case "measured": change = lastChange(in: earlier) { $0.measured }
        case "estimated": change = lastChange(in: earlier) { $0.estimated }
        default:
            change = Self.element(inName: difference.what).flatMap { lastChange(ofElement: $0, in: earlier) }
        }
        return change ?? earlier.lastIndex { $0.eventCount > 0 } ?? earlier.indices.last
    }

    /// Returns the element in the name of a compared value, such as `0-3` in `frames.0-3`. The name `inside.0-3.title`
    /// also contains `0-3`. The result is nil if the name contains no element.
    static func element(inName what: String) -> String? {
        let parts = what.split(separator: ".")
        guard parts.count > 1, ["frames", "views", "inside", "lines", "zIndexes"].contains(parts[0]) else { return nil }
        return String(parts[1])
    }

    /// Returns the index of the step to which a moment belongs.
    func step(of moment: Int) -> Int? { steps.firstIndex { $0.moments.contains(moment) } }

    /// Returns the index of the moment whose events contain the event with the given number.
    private func moment(ofEvent number: Int) -> Int? {
        moments.firstIndex { moment in
            moment.firstEvent.map { $0..<$0 + moment.eventCount }?.contains(number) ?? false
        }
    }

    private func lastChange<Value: Equatable>(
        in earlier: ArraySlice<Moment>, _ value: (Moment) -> Value
    ) -> Int? {
        earlier.indices.dropFirst().last { value(moments[$0]) != value(moments[$0 - 1]) }
    }

    /// Returns the last moment at which an element got another frame, other parts or another depth, or came near the
    /// screen. Nil if the element is not near the screen at the end.
    private func lastChange(ofElement name: String, in earlier: ArraySlice<Moment>) -> Int? {
        guard let now = earlier.last?.elements.first(where: { $0.label == name || $0.identity == name }) else {
            return nil
        }
        return earlier.indices.last { index in
            guard index > 0 else { return true }
            let before = moments[index - 1].elements.first { $0.identity == now.identity }
            let after = moments[index].elements.first { $0.identity == now.identity }
            return before?.frame != after?.frame || before?.parts != after?.parts || before?.zIndex != after?.zIndex
        }
    }
}
