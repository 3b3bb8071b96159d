import PlainTexts

extension Scenario.Cell.Content: JSONWritable {
    /// Reads the content of an item's cell. A plain text is shown by the cell's only label. An object has the names of
    /// views and constraints as keys.
    init(_ place: JSONPlace, of cell: Scenario.Cell) throws(ScenarioError) {
        guard case .string = place.value else {
            try self.init(place)
            return
        }
        let labels = cell.labels
        guard labels.count == 1 else {
            let found = NumberText.count(labels.count, "label")
            throw place.error("a text alone is for a cell with one label, and this one has \(found)")
        }
        self.init([labels[0].name: Value(text: try place.string())])
    }

    /// Reads an object whose keys are the names of views and constraints. The names are checked later, against a cell.
    init(_ place: JSONPlace) throws(ScenarioError) {
        self.init()
        for (name, value) in try place.members() {
            guard ConstraintTokens.isName(name) else {
                throw place.error("\(quoted(name)) is no name of a view or a constraint", atKey: name)
            }
            values[name] = try Value(value)
        }
    }

    /// Checks whether a cell can show the content.
    ///
    /// - Parameter place: The place of the content in the document.
    /// - Throws: ``ScenarioError`` if the content names a view or a constraint that the cell does not have, or a
    ///   property that this does not have.
    func check(against cell: Scenario.Cell, at place: String) throws(ScenarioError) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            if let problem = cell.problem(of: value, for: name) {
                throw ScenarioError(place: "\(place).\(name)", reason: problem)
            }
        }
    }

    /// The content as a JSON object, with the names of views and constraints as keys.
    package var json: JSONValue { values.json }

    /// Returns the content as JSON in its shortest form. If the content is only the text of the cell's only label, the
    /// JSON is this text.
    func json(of cell: Scenario.Cell?) -> JSONValue {
        let labels = cell?.labels ?? []
        guard labels.count == 1, values.count == 1, let text = values[labels[0].name]?.textAlone else { return json }
        return text.json
    }
}

extension Scenario.Cell.Content.Value: JSONWritable {
    /// Reads the value of a view or a constraint: a text, a size, or an object with several properties.
    init(_ place: JSONPlace) throws(ScenarioError) {
        self.init()
        switch place.value {
        case .string: text = try place.string()
        case .array: size = try Scenario.Cell.Content.Size(place)
        case .object where place.value["width"] != nil: size = try Scenario.Cell.Content.Size(place)
        case .object:
            let object = try place.object(["text", "size", "hidden", "constant"])
            guard !object.keys.isEmpty else { throw place.error("expected “text”, “size”, “hidden” or “constant”") }
            text = try object["text"]?.string()
            size = try object["size"].map(Scenario.Cell.Content.Size.init)
            isHidden = try object["hidden"]?.bool()
            constant = try object["constant"]?.number(-ScenarioLimits.length...ScenarioLimits.length, "points")
        default: throw place.expected("a text, [width, height], or an object with “hidden” or “constant”")
        }
    }

    /// The content of one view or constraint as JSON. It is a text, a size, or an object with several properties.
    package var json: JSONValue {
        if let textAlone { return textAlone.json }
        if let size, self == Self(size: size) { return size.json }
        return .members([
            "text": text?.json, "size": size?.json, "hidden": isHidden?.json, "constant": constant?.json,
        ])
    }

    /// The text of the value; nil if the value has no text, or if it also has other properties.
    fileprivate var textAlone: String? { self == Self(text: text) ? text : nil }
}

extension Scenario.Cell {
    /// Returns the reason for which a view or a constraint cannot have a value; nil if it can have the value.
    fileprivate func problem(of value: Content.Value, for name: String) -> String? {
        guard let view = view(named: name) else {
            guard constraints.contains(where: { $0.identifier == name }) else {
                let names = contentNames
                let known = names.isEmpty ? "the cell has none" : KeySuggestion.text(for: name, among: names)
                return "there is no view and no constraint \(quoted(name)) in the cell; \(known)"
            }
            let isOther = value.text != nil || value.size != nil || value.isHidden != nil
            return isOther || value.constant == nil ? "a constraint has a “constant” and nothing else" : nil
        }
        if value.constant != nil {
            return "a view has no constant; give the constraint a name, as in “gap: a.top == b.bottom”"
        }
        if value.text != nil {
            guard case .label = view.kind else { return "only a label has a text" }
        }
        guard let size = value.size else { return nil }
        let own = view.sizeOfContent
        let changes = [(size.width, own.width, "width"), (size.height, own.height, "height")]
        for (new, old, axis) in changes where new != nil && old == nil {
            return "the view has no \(axis) of its own that could be another; give it an “image” or a “size”"
        }
        return nil
    }
}

extension Scenario.Cell.View {
    /// The size of this view in the cell's description, which an item may override by a size of its own: the intrinsic
    /// size of an image view, the fixed size of any other view.
    package var sizeOfContent: Scenario.Cell.Content.Size {
        if case .image(let width, let height) = kind { return .init(width: width, height: height) }
        return .init(width: fixedWidth, height: fixedHeight)
    }
}

extension Scenario.Cell.Content.Size: JSONWritable {
    /// Reads a width and a height. Each may be null.
    init(_ place: JSONPlace) throws(ScenarioError) {
        switch place.value {
        case .array(let values) where values.count == 2: break
        case .object: break
        default: throw place.expected("[width, height], either of which may be null")
        }
        let lengths = try place.elements(["width", "height"]).map { element throws(ScenarioError) in
            element.value == .null ? nil : try element.length()
        }
        self.init(width: lengths[0], height: lengths[1])
    }

    package var json: JSONValue { .array([.orNull(width), .orNull(height)]) }
}
