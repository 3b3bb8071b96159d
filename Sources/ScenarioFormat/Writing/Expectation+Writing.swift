import Foundation

extension Scenario.Expectation: JSONWritable {
    package var json: JSONValue {
        var members = JSONMembers()
        members.add("contentSize", contentSize)
        members.add("contentOffset", contentOffset)
        members.add("measured", measured)
        members.add("estimated", estimated)
        members.add("newlyMeasured", newlyMeasured)
        members.add("rounds", rounds)
        members.add("rows", rows)
        members.add("visible", visible)
        members.add("firstVisible", firstVisible)
        members.add("lastVisible", lastVisible)
        members.add("selected", selected.map { JSONValue.oneOrList($0.map(\.json)) })
        members.add("calls", calls, or: []) { Self.bounds($0.map { ($0.method.rawValue, $0.atLeast, $0.atMost) }) }
        members.add("calls", callOrder?.map(\.description))
        members.add("issues", issues)
        members.add("error", error)
        members.add("metrics", metrics, or: []) { Self.bounds($0.map { ($0.name, $0.atLeast, $0.atMost) }) }
        members.add("frames", frames, or: [], Self.frames)
        members.add("views", views, or: [], Self.frames)
        members.add("inside", inside, or: []) { Self.byItem($0.map { ($0.item, $0.view, $0.frame.json) }) }
        members.add("lines", lines, or: []) { Self.byItem($0.map { ($0.item, $0.label, $0.count.json) }) }
        members.add("zIndexes", zIndexes, or: [], Self.zIndexes)
        members.add("query", query)
        // What looks at nothing has to name something.
        if members.isEmpty { members.add("frames", JSONValue.object([])) }
        return members.json
    }

    private static func frames(_ frames: [Scenario.FrameExpectation]) -> JSONValue {
        .object(frames.map { JSONValue.Member(key: $0.element.description, value: .orNull($0.frame)) })
    }

    private static func zIndexes(_ indexes: [Scenario.ZIndexExpectation]) -> JSONValue {
        .object(indexes.map { JSONValue.Member(key: $0.element.description, value: $0.zIndex.json) })
    }

    /// A value for equal bounds, an object with those that are there for others.
    private static func bounds<Number: JSONWritable & Equatable>(
        _ list: [(name: String, atLeast: Number?, atMost: Number?)]
    ) -> JSONValue {
        .object(
            list.map { name, atLeast, atMost in
                var members = JSONMembers()
                members.add("atLeast", atLeast)
                members.add("atMost", atMost)
                let value = atLeast == atMost ? atLeast?.json : nil
                return JSONValue.Member(key: name, value: value ?? members.json)
            })
    }

    /// Neighbours of one item share its object.
    private static func byItem(_ list: [(item: Scenario.ItemPath, name: String, value: JSONValue)]) -> JSONValue {
        var items: [(item: Scenario.ItemPath, members: [JSONValue.Member])] = []
        for (item, name, value) in list {
            if items.last?.item != item { items.append((item, [])) }
            items[items.count - 1].members.append(.init(key: name, value: value))
        }
        return .object(items.map { JSONValue.Member(key: $0.item.description, value: .object($0.members)) })
    }
}

extension Scenario.ErrorExpectation: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .none: .null
        case .containing(let text): text.json
        }
    }
}

extension Scenario.QueryExpectation: JSONWritable {
    package var json: JSONValue { ["rect": rect.json, "elements": elements.json] }
}
