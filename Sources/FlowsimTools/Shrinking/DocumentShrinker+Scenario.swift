import FlowScenario

extension DocumentShrinker where Value == Scenario {
    /// - Parameters:
    ///   - scenario: The condition holds of it.
    ///   - budget: The greatest number of tries.
    ///   - condition: Whether a smaller scenario is still the one that is looked for.
    package init(_ scenario: Scenario, budget: Int = 6000, while condition: @escaping (Scenario) -> Bool) {
        let needsRoom = scenario.hasRoom
        self.init(scenario, document: scenario.document, budget: budget) { document in
            let fonts = document["fonts"].flatMap { _ in scenario.fonts }
            guard let smaller = try? Scenario(document: document, fonts: fonts), !needsRoom || smaller.hasRoom,
                condition(smaller)
            else { return nil }
            return smaller
        }
    }
}
