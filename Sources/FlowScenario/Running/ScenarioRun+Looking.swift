extension ScenarioRun {
    /// The most sections, and the most items of them all, that are asked for one by one.
    private static let (lookedAtSections, lookedAtItems) = (100, 1000)

    /// Asks the view everything that can be asked without changing anything: counts, places, views (R17.14).
    func lookAtEverything() {
        host.lookAtEverything()
        var rest = Self.lookedAtItems
        for section in 0..<min(dataSource.data.sections.count, Self.lookedAtSections) {
            host.look(at: section, itemCount: rest)
            rest = max(0, rest - dataSource.itemCount(ofSection: section))
        }
    }
}
