extension Scenario.Cell.Fit: JSONWritable {}

extension Scenario.Cell: JSONWritable {
    package var json: JSONValue {
        var members = JSONMembers()
        members.add("fit", fit, or: .both)
        contentView.addContents(to: &members)
        members.add("constraints", constraints.map(\.text), or: [])
        return members.json
    }
}

extension Scenario.Cell.View {
    /// Adds the members for margins, guides and subviews. A content view can have all of these.
    fileprivate func addContents(to members: inout JSONMembers) {
        members.add("layoutMargins", layoutMargins)
        members.add("guides", guides, or: [])
        members.add("views", views, or: []) { views in
            .object(views.map { JSONValue.Member(key: $0.name, value: $0.json) })
        }
    }
}

extension Scenario.Cell.View: JSONWritable {
    package var json: JSONValue {
        typealias Size = Scenario.Cell.Content.Size
        var members = JSONMembers()
        switch kind {
        case .plain: break
        case .image(let width, let height): members.add("image", Size(width: width, height: height))
        case .label(let label): members.add("label", label)
        case .stack(let stack): members.add("stack", stack)
        }
        members.add("size", Size(width: fixedWidth, height: fixedHeight), or: Size(width: nil, height: nil))
        members.add("hugging", hugging)
        members.add("compression", compression)
        members.add("hidden", isHidden, or: false)
        addContents(to: &members)
        return members.json
    }
}

extension Scenario.Cell.AxisPriorities: JSONWritable {
    /// Reads one priority for both axes, or one priority for each axis.
    init(_ place: JSONPlace) throws(ScenarioError) {
        let range = 1.0...1000.0
        switch place.value {
        case .array, .object:
            let values = try place.numbers(["horizontal", "vertical"], range)
            self.init(horizontal: values[0], vertical: values[1])
        case .number:
            let value = try place.number(range)
            self.init(horizontal: value, vertical: value)
        default: throw place.expected("a priority, or [horizontal, vertical]")
        }
    }

    package var json: JSONValue { horizontal == vertical ? horizontal.json : .numbers(horizontal, vertical) }
}
