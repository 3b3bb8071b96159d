import FlowSimulator

extension Scenario.Table {
    /// The estimate of rows without one from the delegate, in points; 0 if there are no estimates.
    package func estimate(in profile: Profile) -> Double {
        let values = profile.inTables
        let estimate = estimatedRowHeight ?? values.initialEstimate
        return estimate == -1 ? values.defaultEstimate : estimate
    }
}

extension Scenario.Table.Profile {
    /// The profile of tables.
    package var inTables: TableProfile {
        switch self {
        case .iOS7: .iOS7
        case .iOS8: .iOS8
        case .iOS9: .iOS9
        case .iOS11: .iOS11
        case .iOS15: .iOS15
        case .iOS26: .iOS26
        }
    }
}
