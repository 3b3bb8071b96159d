extension Scenario.Cell.Content: JSONWritable {
    /// The differing values of views and constraints, by their names.
    package var json: JSONValue {
        .object(values.sorted { $0.key < $1.key }.map { JSONValue.Member(key: $0.key, value: $0.value.json) })
    }

    /// The value of a document; for a cell with one label only its text.
    func json(of cell: Scenario.Cell?) -> JSONValue {
        let labels = cell?.labels ?? []
        guard labels.count == 1, values.count == 1, let text = values[labels[0].name]?.textAlone else { return json }
        return text.json
    }
}

extension Scenario.Cell.Content.Value: JSONWritable {
    /// A text, a size, or an object with several values.
    package var json: JSONValue {
        if let textAlone { return textAlone.json }
        if let size, self == Self(size: size) { return size.json }
        var members = JSONMembers()
        members.add("text", text)
        members.add("size", size)
        members.add("hidden", isHidden)
        members.add("constant", constant)
        return members.json
    }

    /// The text if nothing else differs.
    fileprivate var textAlone: String? { self == Self(text: text) ? text : nil }
}

extension Scenario.Cell.Content.Size: JSONWritable {
    package var json: JSONValue { .array([.orNull(width), .orNull(height)]) }
}
