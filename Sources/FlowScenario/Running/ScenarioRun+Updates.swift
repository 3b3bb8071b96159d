extension ScenarioRun {
    func update(_ operations: [Scenario.UpdateOperation]) {}
}
