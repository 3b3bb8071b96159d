import FlowScenario

extension Scenario {
    /// Returns the scenario with a change of its document: a property that is set in one place reaches later steps that
    /// set others.
    ///
    /// - Throws: `ScenarioError` if the changed document is not a scenario.
    func changing(_ change: (inout JSONValue) -> Void) throws(ScenarioError) -> Scenario {
        var document = document
        change(&document)
        return try Scenario(document: document, fonts: fonts)
    }
}

extension JSONValue {
    /// The steps of a document.
    var steps: [JSONValue] {
        get {
            guard case .array(let steps)? = self["steps"] else { return [] }
            return steps
        }
        set { self["steps"] = .array(newValue) }
    }
}
