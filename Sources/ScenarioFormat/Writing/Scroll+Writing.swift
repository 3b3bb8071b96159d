import Foundation

// Movements of the content, and of items in it.

extension Scenario.Scroll: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .by(let delta): ["by": delta.json]
        case .to(let offset): ["to": offset.json]
        case .toEdge(let edge): ["to": edge.json]
        case .through(let edge): ["through": edge.json]
        }
    }
}

extension Scenario.Drag: JSONWritable {
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
    package var json: JSONValue {
        switch self {
        case .begin(let path): ["begin": path.json]
        case .update(let point): ["update": point.json]
        case .end: "end"
        case .cancel: "cancel"
        }
    }
}
