import PlainTexts

extension Scenario {
    /// The kinds of the views that the layouts of the scenario have at any time.
    package var viewKinds: Set<String> {
        compositionalLayouts.reduce(into: ["header", "footer", "background"]) { $0.formUnion($1.kinds) }
    }

    /// The kinds of the views that are attached to items and groups at any time.
    package var attachedKinds: Set<String> {
        compositionalLayouts.reduce(into: []) { $0.formUnion($1.attachedKinds) }
    }

    /// The compositional layouts that the scenario has one after the other; empty for flow layouts and tables.
    var compositionalLayouts: [CompositionalLayout] {
        [compositional].compactMap(\.self)
            + allActions.compactMap { if case .setCompositional(let change) = $0 { change.layout } else { nil } }
    }
}

extension StepReader {
    /// Checks that the step expects only views of known kinds: an expectation that a view of a mistyped kind does not
    /// exist would always hold.
    package func check(kinds: Set<String>) throws(ScenarioError) {
        guard case .expect(let expectation) = step.action, let part = parts.first else { return }
        for (place, element) in expectation.elements {
            guard case .view(let kind, _, _) = element, !kinds.contains(kind) else { continue }
            let advice = KeySuggestion.text(for: kind, among: kinds.sorted())
            throw ScenarioError(
                place: part.place.place + place, reason: "there are no views of the kind \(quoted(kind)); \(advice)",
                aim: place.hasPrefix(".query") ? .value : .name)
        }
    }
}

extension Scenario.Expectation {
    /// The elements that are named, each with its place in the expectation.
    fileprivate var elements: [(place: String, element: Scenario.ElementName)] {
        frames.map { (".frames.\($0.element)", $0.element) } + views.map { (".views.\($0.element)", $0.element) }
            + zIndexes.map { (".zIndexes.\($0.element)", $0.element) }
            + (query?.elements ?? []).enumerated().map { (".query.elements[\($0)]", $1) }
    }
}
