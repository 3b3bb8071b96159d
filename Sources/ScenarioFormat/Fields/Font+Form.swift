extension Scenario.FontWeight: JSONWritable {}
extension Scenario.FontStyle: JSONWritable {}

extension Scenario.Cell.Font: JSONWritable {
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

    package var json: JSONValue {
        switch self {
        case .system(let size, .regular): .number(size)
        case .system(let size, let weight): ["size": .number(size), "weight": weight.json]
        case .style(let style): style.json
        case .block(let size): ["block": .number(size)]
        }
    }

    private static func size(_ place: JSONPlace) throws(ScenarioError) -> Double {
        try place.number(1...ScenarioLimits.fontSize, "points")
    }
}

extension Form where Value == Scenario.Cell.Font {
    static let font = defined("font", read: { place throws(ScenarioError) in try Scenario.Cell.Font(place) })
}
