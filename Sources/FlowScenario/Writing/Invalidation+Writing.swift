import Foundation

extension Scenario.Invalidation: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .everything: "everything"
        case .context(let context): context.json
        }
    }
}

extension Scenario.Invalidation.Context: JSONWritable {
    package var json: JSONValue {
        var members = JSONMembers()
        members.add("items", items, or: [])
        members.add("headers", headers, or: [])
        members.add("footers", footers, or: [])
        members.add("backgrounds", backgrounds, or: [])
        members.add("delegateMetrics", delegateMetrics)
        members.add("attributes", attributes)
        members.add("counts", counts, or: false)
        members.add("offset", offsetAdjustment, or: .zero)
        members.add("size", sizeAdjustment, or: .zero)
        return members.json
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
