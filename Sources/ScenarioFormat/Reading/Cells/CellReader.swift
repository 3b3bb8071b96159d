/// A reader of the kinds of cells in a document.
struct CellReader {
    /// The names that have a meaning of their own in constraints. Views and guides cannot have these names.
    private static let reserved =
        Scenario.Cell.Constraint.Attribute.allCases.map(\.rawValue)
        + Scenario.Cell.Constraint.Guide.allCases.map(\.rawValue)

    static func cells(
        _ place: JSONPlace, _ checks: any DocumentChecks
    ) throws(ScenarioError) -> [String: Scenario.Cell] {
        var cells: [String: Scenario.Cell] = [:]
        for (name, value) in try place.members() {
            guard isCellName(name) else {
                throw place.error("\(quoted(name)) is no name of a cell; use letters, digits, “-” and “_”", atKey: name)
            }
            cells[name] = try cell(value, checks)
            try ScenarioLimits.check(cells.count, "cells", limit: ScenarioLimits.cells, at: place.place)
        }
        return cells
    }

    /// Whether a text is a name of a cell, a group or a kind of section.
    static func isCellName(_ name: String) -> Bool {
        ConstraintTokens.isName("a" + name.filter { $0 != "-" }) && !name.isEmpty && name.utf8.count <= 64
    }

    private static func cell(
        _ place: JSONPlace, _ checks: any DocumentChecks
    ) throws(ScenarioError) -> Scenario.Cell {
        let own = ["fit", "layoutMargins", "views", "guides", "constraints"]
        let object = try place.object(own + ["bubble"])
        if let bubble = object["bubble"] {
            if let other = own.first(where: object.has) { throw place.exclusion(["bubble", other]) }
            return try BubbleReader.cell(bubble)
        }
        var cell = Scenario.Cell()
        cell.fit = try object["fit"]?.choice() ?? .both
        var reader = CellViewReader()
        try reader.readContents(of: &cell.contentView, from: object, depth: 1)
        cell.contentView.layoutMargins = try object["layoutMargins"]?.insets()
        guard let list = object["constraints"] else { return cell }
        for place in try list.elements() {
            let constraint = try constraint(place, in: cell, checks)
            if let identifier = constraint.identifier { try reader.note(identifier, at: place) }
            cell.constraints.append(constraint)
            let (count, limit) = (cell.constraints.count, ScenarioLimits.cellConstraints)
            try ScenarioLimits.check(count, "constraints", limit: limit, at: list.place)
        }
        return cell
    }

    private static func constraint(
        _ place: JSONPlace, in cell: Scenario.Cell, _ checks: any DocumentChecks
    ) throws(ScenarioError) -> Scenario.Cell.Constraint {
        let text = try place.string()
        do {
            return try ConstraintParser.constraint(text, in: cell, checks)
        } catch {
            throw place.error(error.reason, atCharacter: error.offset)
        }
    }

    static func checkName(_ name: String, _ place: JSONPlace) throws(ScenarioError) {
        guard ConstraintTokens.isName(name), name.utf8.count <= 64 else {
            throw place.error("\(quoted(name)) is no name of a view; use letters, digits and “_”, a letter first")
        }
        guard !reserved.contains(name) else {
            throw place.error("\(quoted(name)) means something else in constraints; call the view something else")
        }
    }
}

/// A reader of the views of one cell.
struct CellViewReader {
    /// The names of views, guides and constraints that have been read so far.
    private var names: Set<String> = []

    /// Reads the views, guides and margins of a view, or of the content view.
    mutating func readContents(
        of view: inout Scenario.Cell.View, from object: JSONObject, depth: Int
    ) throws(ScenarioError) {
        if let place = object["guides"] {
            for element in try place.elements() {
                let name = try element.string()
                try noteView(name, at: element)
                view.guides.append(name)
            }
        }
        guard let place = object["views"] else { return }
        try ScenarioLimits.check(depth, "views in each other", limit: ScenarioLimits.cellDepth, at: place.place)
        for (name, value) in try place.members() {
            try noteView(name, at: value)
            view.views.append(try self.view(name, value, depth: depth))
        }
    }

    /// Records the name of a view or a guide. Throws an error if the name is not valid, if it is already used, or if
    /// there are too many names.
    private mutating func noteView(_ name: String, at place: JSONPlace) throws(ScenarioError) {
        try CellReader.checkName(name, place)
        try note(name, at: place)
        let limit = ScenarioLimits.cellViews
        try ScenarioLimits.check(names.count, "views and guides", limit: limit, at: place.place)
    }

    mutating func note(_ name: String, at place: JSONPlace) throws(ScenarioError) {
        guard names.insert(name).inserted else {
            throw place.error("there is another view, guide or constraint \(quoted(name)) in the cell")
        }
    }

    private mutating func view(
        _ name: String, _ place: JSONPlace, depth: Int
    ) throws(ScenarioError) -> Scenario.Cell.View {
        let object = try place.object([
            "label", "image", "stack", "size", "hugging", "compression", "hidden", "layoutMargins", "views", "guides",
        ])
        var view = Scenario.Cell.View(name: name)
        let kinds = ["label", "image", "stack"].filter(object.has)
        guard kinds.count < 2 else { throw place.exclusion(kinds) }
        if let label = object["label"] { view.kind = .label(try Scenario.Cell.Label(label)) }
        if let image = object["image"] {
            let size = try Scenario.Cell.Content.Size(image)
            view.kind = .image(width: size.width, height: size.height)
        }
        if let place = object["size"] {
            let size = try Scenario.Cell.Content.Size(place)
            (view.fixedWidth, view.fixedHeight) = (size.width, size.height)
        }
        view.hugging = try object["hugging"].map(Scenario.Cell.AxisPriorities.init)
        view.compression = try object["compression"].map(Scenario.Cell.AxisPriorities.init)
        view.isHidden = try object["hidden"]?.bool() ?? false
        view.layoutMargins = try object["layoutMargins"]?.insets()
        try readContents(of: &view, from: object, depth: depth + 1)
        if let stack = object["stack"] {
            let arranged = try Scenario.Cell.Stack(stack)
            try arranged.check(stack, arranges: view.views.map(\.name))
            view.kind = .stack(arranged)
        }
        return view
    }
}
