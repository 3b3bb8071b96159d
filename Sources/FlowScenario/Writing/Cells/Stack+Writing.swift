extension Scenario.Cell.Stack.Axis: JSONWritable {}
extension Scenario.Cell.Stack.Distribution: JSONWritable {}
extension Scenario.Cell.Stack.Alignment: JSONWritable {}

extension Scenario.Cell.Stack: JSONWritable {
    package var json: JSONValue {
        let usual = Scenario.Cell.Stack()
        var members = JSONMembers()
        members.add("axis", axis, or: usual.axis)
        members.add("distribution", distribution, or: usual.distribution)
        members.add("alignment", alignment, or: usual.alignment)
        members.add("spacing", spacing, or: usual.spacing)
        members.add("spacingAfter", spacingAfter, or: [:]) { spaces in
            .object(spaces.sorted { $0.key < $1.key }.map { JSONValue.Member(key: $0.key, value: $0.value.json) })
        }
        members.add("usesMargins", usesMargins, or: usual.usesMargins)
        members.add("usesBaselines", usesBaselines, or: usual.usesBaselines)
        return members.json
    }
}
