extension Scenario.Cell.Font {
    /// Reads a point size, a text style, or an object with size and weight.
    init(_ place: JSONPlace) throws(ScenarioError) {
        switch place.value {
        case .number: self = .system(size: try Self.size(place), weight: .regular)
        case .string: self = .style(try place.choice())
        case .object:
            let object = try place.object(["size", "weight", "block"])
            guard object.has("size") != object.has("block") else { throw place.error("expected “size” or “block”") }
            if let block = object["block"] {
                guard !object.has("weight") else { throw place.error("a block font has no weight") }
                self = .block(size: try Self.size(block))
            } else {
                self = .system(
                    size: try Self.size(object.required("size")), weight: try object["weight"]?.choice() ?? .regular)
            }
        default:
            throw place.expected("a point size, a text style, or an object with “size” or “block”")
        }
    }

    private static func size(_ place: JSONPlace) throws(ScenarioError) -> Double {
        try place.number(1...ScenarioLimits.fontSize, "points")
    }
}

extension Scenario.Cell.AxisPriorities {
    /// Reads one priority for both axes, or one for each.
    init(_ place: JSONPlace) throws(ScenarioError) {
        let range = 1.0...1000.0
        if case .array = place.value {
            let values = try place.numbers(["horizontal", "vertical"], range)
            self.init(horizontal: values[0], vertical: values[1])
        } else if case .number = place.value {
            let value = try place.number(range)
            self.init(horizontal: value, vertical: value)
        } else {
            throw place.expected("a priority, or [horizontal, vertical]")
        }
    }
}

extension Scenario.Cell.Content.Size {
    /// Reads a width and a height, either of which may be null.
    init(_ place: JSONPlace) throws(ScenarioError) {
        guard case .array(let values) = place.value, values.count == 2 else {
            throw place.expected("[width, height], either of which may be null")
        }
        let lengths = try place.elements { element throws(ScenarioError) in
            element.value == .null ? nil : try element.length()
        }
        self.init(width: lengths[0], height: lengths[1])
    }
}
