// Values that come from a running view may be such as no document has: negative, or no numbers.

extension Fields {
    /// Returns the owner with valid properties. Values that no document can contain are replaced by the values of
    /// `base`.
    ///
    /// - Parameter onMistake: Is called with the key of each such property, and its JSON.
    func valid(_ owner: Owner, over base: Owner, _ onMistake: (String, JSONValue) -> Void) -> Owner {
        var result = base
        for row in rows {
            var members = JSONMembers()
            row.write(owner, base, &members)
            guard let value = members.json[row.key] else { continue }
            do {
                try row.read(&result, JSONPlace(value: value, place: row.key))
            } catch {
                onMistake(row.key, value)
            }
        }
        return result
    }
}

extension Scenario.Surface {
    /// Returns this layout or table, with only those values that a document can contain. All other values are replaced
    /// by the values of `base`.
    ///
    /// - Parameters:
    ///   - base: A surface of the same kind.
    ///   - onMistake: Is called with the key of each such property, and its JSON.
    package func valid(over base: Self, _ onMistake: (String, JSONValue) -> Void) -> Self {
        switch (self, base) {
        case (.layout(let layout), .layout(let base)):
            .layout(Scenario.Layout.fields.valid(layout, over: base, onMistake))
        case (.table(let table), .table(let base)): .table(Scenario.Table.fields.valid(table, over: base, onMistake))
        case (.compositional(let layout), .compositional(let base)):
            .compositional(Scenario.CompositionalLayout.fields.valid(layout, over: base, onMistake))
        default: self
        }
    }
}

extension Scenario.Container {
    /// Returns these properties of a view, with only those values that a document can contain. All other values are
    /// replaced by the values of `base`.
    ///
    /// - Parameter onMistake: Is called with the key of each such property, and its JSON.
    package func valid(over base: Self, _ onMistake: (String, JSONValue) -> Void) -> Self {
        Self.fields.valid(self, over: base, onMistake)
    }
}
