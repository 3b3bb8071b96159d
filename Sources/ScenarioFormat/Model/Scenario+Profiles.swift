extension Scenario {
    /// The systems that are played side by side, each in a run of its own; empty for a collection view.
    public var profiles: [Table.Profile] { table?.profiles ?? [] }

    /// Returns the scenario with one system only. Expectations of other systems then compare nothing. A step that sets
    /// another system still sets it.
    public func playing(_ profile: Table.Profile) -> Scenario {
        var scenario = self
        scenario.table?.profiles = [profile]
        for index in scenario.steps.indices { scenario.steps[index].action.play(profile) }
        scenario.source = source
        return scenario
    }

    /// A scenario for each system alone; only the scenario itself if there is one system, or none.
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
