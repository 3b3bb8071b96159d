extension Scenario.UpdateOperation.Kind {
    /// The operation with other contents of what comes by it: nil for those that it has.
    package func bringing(_ groups: [Scenario.ItemGroup]?, _ section: Scenario.Section?) -> Self {
        switch self {
        case .insertItems(let old, let path): .insertItems(groups ?? old, at: path)
        case .reloadItems(let paths, let old): .reloadItems(paths, with: groups ?? old)
        case .reconfigureItems(let paths, let old): .reconfigureItems(paths, with: groups ?? old)
        case .insertSection(let old, let index): .insertSection(section ?? old, at: index)
        case .reloadSection(let index, let old): .reloadSection(index, with: section ?? old)
        case .deleteItems, .moveItem, .deleteSection, .moveSection: self
        }
    }
}
