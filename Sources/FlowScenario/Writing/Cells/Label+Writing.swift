import CellSizing

extension Scenario.Cell.LineBreakMode: JSONWritable {}
extension FontSpec.Weight: JSONWritable {}
extension CellSizing.TextStyle: JSONWritable {}

extension Scenario.Cell.Label: JSONWritable {
    package var json: JSONValue {
        let usual = Scenario.Cell.Label()
        var members = JSONMembers()
        members.add("text", text, or: usual.text)
        members.add("font", font, or: usual.font)
        members.add("lines", lines, or: usual.lines)
        members.add("lineBreakMode", lineBreakMode, or: usual.lineBreakMode)
        members.add("preferredMaxLayoutWidth", preferredMaxLayoutWidth, or: usual.preferredMaxLayoutWidth)
        members.add("adjustsToTextSize", adjustsToTextSize, or: usual.adjustsToTextSize)
        return members.json
    }
}

extension Scenario.Cell.Font: JSONWritable {
    /// A point size, a text style, or an object that says more.
    package var json: JSONValue {
        switch self {
        case .system(let size, .regular): .number(size)
        case .system(let size, let weight): ["size": .number(size), "weight": weight.json]
        case .style(let style): style.json
        case .block(let size): ["block": .number(size)]
        }
    }
}
