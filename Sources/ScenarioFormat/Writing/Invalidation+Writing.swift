extension Scenario.Invalidation: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .everything: "everything"
        case .context(let context): context.json
        }
    }
}

extension Scenario.SupplementaryPath: JSONWritable {
    /// The section by the usual path, the path of another item, or the section alone.
    package var json: JSONValue {
        switch item {
        case 0?: section.json
        case let item?: "\(section)-\(item)".json
        case nil: "\(section)".json
        }
    }
}
