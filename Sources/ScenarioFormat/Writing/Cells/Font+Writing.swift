extension Scenario.FontWeight: JSONWritable {}
extension Scenario.FontStyle: JSONWritable {}

extension Scenario.Cell.Font: JSONWritable {
    /// A point size, a text style, or an object with size and weight.
    package var json: JSONValue {
        switch self {
        case .system(let size, .regular): .number(size)
        case .system(let size, let weight): ["size": .number(size), "weight": weight.json]
        case .style(let style): style.json
        case .block(let size): ["block": .number(size)]
        }
    }
}
