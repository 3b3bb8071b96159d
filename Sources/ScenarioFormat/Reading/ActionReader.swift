import CallerChecks
import Foundation
import PlainTexts

/// Reads the action of a step.
struct ActionReader {
    /// The layout's or the table's properties before the action.
    let surface: Scenario.Surface
    /// The style of texts that come with an update.
    let text: Scenario.TextStyle
    /// The kinds of cells that items can be.
    let cells: [String: Scenario.Cell]

    private typealias Read = @Sendable (ActionReader, JSONPlace) throws(ScenarioError) -> Scenario.Action

    /// An action's key, with how its value is read. A structure: arrays of functions with typed errors need macOS 15.
    private struct Row: Sendable {
        let name: String
        let read: Read

        init(_ name: String, _ read: @escaping Read) { (self.name, self.read) = (name, read) }
    }

    private static let table: [Row] = [
        Row("scroll") { _, place throws(ScenarioError) in .scroll(try scroll(place)) },
        Row("scrollTo") { reader, place throws(ScenarioError) in try reader.scrollTo(place) },
        Row("drag") { _, place throws(ScenarioError) in .drag(try drag(place)) },
        Row("movement") { reader, place throws(ScenarioError) in try reader.movement(place) },
        Row("resize") { _, place throws(ScenarioError) in try resize(place) },
        Row("rotate") { _, place throws(ScenarioError) in try rotate(place) },
        Row("insets") { _, place throws(ScenarioError) in .insets(try Scenario.InsetChange(place)) },
        Row("traits") { _, place throws(ScenarioError) in .traits(try Scenario.TraitChange(place)) },
        Row("set") { reader, place throws(ScenarioError) in try reader.set(place) },
        Row("invalidate") { reader, place throws(ScenarioError) in try reader.invalidate(place) },
        Row("resizeItems") { reader, place throws(ScenarioError) in .resizeItems(try reader.resizedItems(place)) },
        Row("changeItems") { _, place throws(ScenarioError) in .changeItems(try changedItems(place)) },
        Row("update") { reader, place throws(ScenarioError) in try reader.update(place) },
        Row("reload") { reader, place throws(ScenarioError) in try reader.reload(place) },
        Row("select") { _, place throws(ScenarioError) in .select(try place.itemPaths(), isSelected: true) },
        Row("deselect") { _, place throws(ScenarioError) in .select(try place.itemPaths(), isSelected: false) },
        Row("remeasure") { reader, place throws(ScenarioError) in try reader.remeasure(place) },
        Row("look") { _, place throws(ScenarioError) in try look(place) },
        Row("expect") { _, place throws(ScenarioError) in .expect(try Scenario.Expectation(place)) },
    ]

    static let names = table.map(\.name)

    /// - Parameter name: One of `names`.
    func action(_ name: String, _ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard let row = Self.table.first(where: { $0.name == name }) else {
            stop("there is no action “\(name)”")
        }
        return try row.read(self, place)
    }

    private var sections: SectionReader { SectionReader(surface: surface, text: text, cells: cells) }

    private static func scroll(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Scroll {
        let object = try place.object(["by", "to", "through"])
        guard object.keys.count == 1, let key = object.keys.first, let value = object[key] else {
            throw place.error("expected one of “by”, “to”, “through”")
        }
        switch key {
        case "by": return .by(try value.point())
        case "through": return .through(try value.choice())
        default:
            if case .string = value.value { return .toEdge(try value.choice()) }
            return .to(try value.point())
        }
    }

    /// Unless a position is given, to where the content starts.
    private func scrollTo(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        let start = surface.scrollsVertically ? Scenario.ScrollAlignment.top : .left
        if case .string = place.value { return .scrollTo(try place.itemPath().indexPath, start) }
        let object = try place.object(["item", "position"])
        let alignment: Scenario.ScrollAlignment = try object["position"]?.choice() ?? start
        if let item = object["item"], case .string = item.value {
            return .scrollTo(try item.itemPath().indexPath, alignment)
        }
        let path = try object.required("item").numbers(["section", "item"], 0...Double(ScenarioLimits.items))
        guard path.allSatisfy({ $0 == $0.rounded() }) else {
            throw place.error("[\(NumberText.plain(path[0])), \(NumberText.plain(path[1]))] is not an index path")
        }
        return .scrollTo(IndexPath(indexes: [Int(path[0]), Int(path[1])]), alignment)
    }

    private static func drag(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Drag {
        if case .string = place.value { return try place.choice([("begin", .begin), ("end", .end)]) }
        let object = try place.object(["by", "to"])
        guard object.keys.count == 1 else { throw place.error("expected “begin”, “end”, or one of “by” and “to”") }
        if let delta = try object["by"]?.point() { return .by(delta) }
        return .to(try object.required("to").point())
    }

    private func movement(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard surface.table == nil else {
            throw place.error("no finger carries rows of a table here; move them in an “update”")
        }
        return .movement(try Self.movement(place))
    }

    private func invalidate(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard surface.table == nil else {
            throw place.error("a table has no layout to be invalidated; say “remeasure”, “update” or “reload”")
        }
        return .invalidate(try Scenario.Invalidation(place))
    }

    private func remeasure(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard place.value == .string("everything") else { return .remeasure(try place.itemPaths()) }
        guard surface.table != nil else {
            throw place.error("goes with a “table” only; in a collection view say “invalidate”")
        }
        return .remeasure(nil)
    }

    private static func movement(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Movement {
        if case .string = place.value { return try place.choice([("end", .end), ("cancel", .cancel)]) }
        let object = try place.object(["begin", "update"])
        guard object.keys.count == 1 else {
            throw place.error("expected “end”, “cancel”, or one of “begin” and “update”")
        }
        if let point = try object["update"]?.point() { return .update(point) }
        return .begin(try object.required("begin").itemPath())
    }

    private static func resize(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        let object = try place.object(["width", "height"])
        guard object.has("width") || object.has("height") else {
            throw place.error("expected “width”, “height” or both")
        }
        return .resize(width: try object["width"]?.length(), height: try object["height"]?.length())
    }

    private static func rotate(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard try place.bool() else { throw place.error("expected true") }
        return .rotate
    }

    private func set(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        switch surface {
        case .layout(let layout): .set(try Scenario.Layout.change(place, of: layout))
        case .table(let table): .setTable(try Scenario.Table.change(place, of: table))
        }
    }

    private func update(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        .update(try UpdateReader(sections: sections).operations(place))
    }

    private func reload(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        if case .string = place.value {
            let _: String = try place.choice([("everything", "everything")])
            return .reload(nil)
        }
        return .reload(try sections.sections(place.object(["sections"]).required("sections")))
    }

    private static func look(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        let _: String = try place.choice([("everything", "everything")])
        return .look
    }

    private func resizedItems(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.ItemResize] {
        try Self.byItem(place) { path, value throws(ScenarioError) in .init(item: path, size: try size(value)) }
    }

    /// A height in a table.
    private func size(_ place: JSONPlace) throws(ScenarioError) -> Scenario.ItemSize {
        switch (surface, place.value) {
        case (.table, .array): throw place.error("is a height; [width, height] goes with a “layout” only")
        case (.table, _): return .init(rowHeight: try place.length(along: .height))
        case (.layout, .number): throw place.error("is [width, height]; a height alone goes with a “table” only")
        case (.layout, _): return try place.itemSize()
        }
    }

    private static func changedItems(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.ItemChange] {
        try byItem(place) { path, value throws(ScenarioError) in
            .init(item: path, content: try Scenario.Cell.Content(value))
        }
    }

    /// Values by the paths of items, of which there is at least one.
    private static func byItem<Change>(
        _ place: JSONPlace, _ read: (Scenario.ItemPath, JSONPlace) throws(ScenarioError) -> Change
    ) throws(ScenarioError) -> [Change] {
        let changes = try place.members { name, value throws(ScenarioError) in
            guard let path = Scenario.ItemPath(name) else {
                throw place.error("\(quoted(name)) names no item; write “0-3”", atKey: name)
            }
            return try read(path, value)
        }
        guard !changes.isEmpty else { throw place.error("names no item") }
        return changes
    }
}

extension Scenario.Invalidation {
    init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice([("everything", .everything)])
            return
        }
        self = .context(try Context(place))
    }
}
