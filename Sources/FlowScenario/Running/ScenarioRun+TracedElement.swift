import ElementsSimulator

extension ScenarioRun {
    /// Returns an element in the form that the trace uses. Headers of layouts and headers of tables have different
    /// forms, and a view of another kind is a supplementary view or a decoration view.
    package func tracedElement(_ name: Scenario.ElementName) -> TraceEvent.Element {
        if case .item = name { return TraceEvent.Element(name) }
        return trace?.events.lazy.compactMap(\.element).first { $0.name == name } ?? TraceEvent.Element(name)
    }
}

extension TraceEvent {
    /// The element of the event; nil if the event is not about a single element.
    package var element: Element? {
        switch kind {
        case .shown(let element, _), .measured(let element, _, _, _, _), .requeried(let element, _): element
        default: nil
        }
    }
}
