// Movements of the content, and of items in it, in documents: a word, or an object with one key.

extension Scenario.Scroll: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        let (key, value) = try place.onlyMember(["by", "to", "through"], "one of “by”, “to”, “through”")
        switch (key, value.value) {
        case ("by", _): self = .by(try value.point())
        case ("through", _): self = .through(try value.choice())
        case (_, .string): self = .toEdge(try value.choice())
        default: self = .to(try value.point())
        }
    }

    package var json: JSONValue {
        switch self {
        case .by(let delta): ["by": delta.json]
        case .to(let offset): ["to": offset.json]
        case .toEdge(let edge): ["to": edge.json]
        case .through(let edge): ["through": edge.json]
        }
    }
}

extension Scenario.SectionScroll: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(["section", "to", "velocity"])
        let range = -ScenarioLimits.contentLength...ScenarioLimits.contentLength
        self.init(
            try object.required("section").count(), to: try object.required("to").number(range, "points"),
            velocity: try object["velocity"]?.number(range) ?? 0)
    }

    package var json: JSONValue {
        .members(["section": section.json, "to": offset.json, "velocity": velocity == 0 ? nil : velocity.json])
    }
}

extension Scenario.Drag: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice([("begin", .begin), ("end", .end)])
            return
        }
        let (key, value) = try place.onlyMember(["by", "to"], "“begin”, “end”, or one of “by” and “to”")
        self = key == "by" ? .by(try value.point()) : .to(try value.point())
    }

    package var json: JSONValue {
        switch self {
        case .begin: "begin"
        case .by(let delta): ["by": delta.json]
        case .to(let offset): ["to": offset.json]
        case .end: "end"
        }
    }
}

extension Scenario.Movement: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice([("end", .end), ("cancel", .cancel)])
            return
        }
        let (key, value) = try place.onlyMember(
            ["begin", "update"], "“end”, “cancel”, or one of “begin” and “update”")
        self = key == "update" ? .update(try value.point()) : .begin(try value.itemPath())
    }

    package var json: JSONValue {
        switch self {
        case .begin(let path): ["begin": path.json]
        case .update(let point): ["update": point.json]
        case .end: "end"
        case .cancel: "cancel"
        }
    }
}
