extension Scenario {
    /// The systems in which the table is played, each in a separate run; empty for a collection view.
    public var profiles: [Table.Profile] { table?.profiles ?? [] }

    /// Returns the scenario as it is played in one system. Expectations that are limited to other systems compare
    /// nothing. Steps that change the system stay.
    public func playing(_ profile: Table.Profile) -> Scenario {
        var scenario = self
        scenario.table?.profiles = [profile]
        for index in scenario.steps.indices { scenario.steps[index].action.play(profile) }
        scenario.source = source
        return scenario
    }

    /// The scenario once for each of its systems; the scenario itself if it has one system or none.
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
