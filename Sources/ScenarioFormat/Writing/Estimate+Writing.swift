extension Scenario.Layout.Estimate: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .none: [0, 0]
        case .size(let size): size.json
        case .automatic: "automatic"
        }
    }
}

extension Scenario.AnchorRule: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .automatic: "automatic"
        case .top: "top"
        case .bottom: "bottom"
        case .none: "none"
        case .item(let path): ["item": path.json]
        }
    }
}
