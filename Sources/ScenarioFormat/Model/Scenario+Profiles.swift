extension Scenario {
    /// The iOS releases for which the scenario's table is run, with one run for each. Empty for a collection view.
    public var profiles: [Table.Profile] { table?.profiles ?? [] }

    /// Returns the scenario for a run with the behaviour of one iOS release. Expectations for other releases compare
    /// nothing. A step that sets the table's release is not changed.
    public func playing(_ profile: Table.Profile) -> Scenario {
        var scenario = self
        scenario.table?.profiles = [profile]
        for index in scenario.steps.indices { scenario.steps[index].action.play(profile) }
        scenario.source = source
        return scenario
    }

    /// A copy of the scenario for each of its iOS releases. A scenario with one release or none is returned unchanged.
    public var inEachProfile: [Scenario] { profiles.count > 1 ? profiles.map(playing) : [self] }
}

extension Scenario.Action {
    fileprivate mutating func play(_ profile: Scenario.Table.Profile) {
        switch self {
        case .setTable(var change) where !change.names.contains("profile"):
            change.table.profiles = [profile]
            self = .setTable(change)
        case .together(var actions):
            for index in actions.indices { actions[index].play(profile) }
            self = .together(actions)
        default: return
        }
    }
}
