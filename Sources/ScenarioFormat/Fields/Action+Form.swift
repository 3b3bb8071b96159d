import Foundation
import PlainTexts

// The actions in documents: their keys, their values and the elements that they name. An action that only the simulated
// or only the platform's view can do has the same form.

extension Scenario.Action {
    /// The key of an action, and the function that reads the key's value.
    ///
    /// This is a structure, because arrays of functions with typed errors need macOS 15.
    struct Reader: Sendable {
        typealias Read = @Sendable (SectionReader, JSONPlace) throws(ScenarioError) -> Scenario.Action

        let key: String
        /// Reads the value of the key. To read sections, it uses the properties that the layout or the table has before
        /// the action.
        let read: Read

        fileprivate init(_ key: String, _ read: @escaping Read) { (self.key, self.read) = (key, read) }
    }

    /// The readers of all actions, in the order in which errors list the keys.
    static let readers: [Reader] = [
        Reader("scroll") { _, place throws(ScenarioError) in .scroll(try Scenario.Scroll(place)) },
        Reader("scrollTo") { reader, place throws(ScenarioError) in try reader.surface.scrollTo(place) },
        Reader("scrollSection") { reader, place throws(ScenarioError) in try reader.scrollSection(place) },
        Reader("drag") { _, place throws(ScenarioError) in .drag(try Scenario.Drag(place)) },
        Reader("movement") { reader, place throws(ScenarioError) in try reader.movement(place) },
        Reader("resize") { _, place throws(ScenarioError) in try place.resize() },
        Reader("rotate") { _, place throws(ScenarioError) in try place.rotate() },
        Reader("insets") { _, place throws(ScenarioError) in .insets(try Scenario.InsetChange(place)) },
        Reader("traits") { _, place throws(ScenarioError) in .traits(try Scenario.TraitChange(place)) },
        Reader("set") { reader, place throws(ScenarioError) in try reader.set(place) },
        Reader("invalidate") { reader, place throws(ScenarioError) in try reader.invalidate(place) },
        Reader("resizeItems") { reader, place throws(ScenarioError) in
            .resizeItems(try place.byItem(reader.size).map { .init(item: $0, size: $1) })
        },
        Reader("changeItems") { _, place throws(ScenarioError) in
            .changeItems(try place.byItem(Scenario.Cell.Content.init).map { .init(item: $0, content: $1) })
        },
        Reader("update") { reader, place throws(ScenarioError) in
            .update(try UpdateReader(sections: reader).operations(place))
        },
        Reader("reload") { reader, place throws(ScenarioError) in try reader.reload(place) },
        Reader("select") { _, place throws(ScenarioError) in .select(try place.itemPaths(), isSelected: true) },
        Reader("deselect") { _, place throws(ScenarioError) in .select(try place.itemPaths(), isSelected: false) },
        Reader("remeasure") { reader, place throws(ScenarioError) in try reader.remeasure(place) },
        Reader("look") { _, place throws(ScenarioError) in try place.choice([("everything", .look)]) },
        Reader("expect") { _, place throws(ScenarioError) in .expect(try Scenario.Expectation(place)) },
    ]

    static let keys = readers.map(\.key)

    /// Returns the action as a member of a step's object: the key of the action, and its value.
    ///
    /// - Parameter surface: The properties of layout or table before the action, and then after it.
    func member(_ surface: inout Scenario.Surface, _ sections: SectionWriter) -> JSONValue.Member {
        defer { surface.apply(self) }
        func member(_ key: String, _ value: JSONValue) -> JSONValue.Member { .init(key: key, value: value) }
        return switch self {
        case .scroll(let scroll): member("scroll", scroll.json)
        case .scrollTo(let path, let alignment): member("scrollTo", surface.scrollTo(path, alignment))
        case .resize(let width, let height): member("resize", .members(["width": width?.json, "height": height?.json]))
        case .rotate: member("rotate", true)
        case .invalidate(let invalidation): member("invalidate", invalidation.json)
        case .set(let change):
            member("set", surface.members(of: change.layout, naming: change.names).json)
        case .setTable(let change):
            member("set", surface.members(of: change.table, naming: change.names).json)
        case .setCompositional(let change):
            member("set", surface.members(of: change.layout, naming: change.names).json)
        case .scrollSection(let scroll): member("scrollSection", scroll.json)
        case .insets(let change): member("insets", change.json)
        case .traits(let change): member("traits", change.json)
        case .drag(let drag): member("drag", drag.json)
        case .movement(let movement): member("movement", movement.json)
        case .resizeItems(let items): member("resizeItems", .byItem(items.map { ($0.item, sections.size($0.size)) }))
        case .changeItems(let items): member("changeItems", .byItem(items.map { ($0.item, $0.content.json) }))
        case .update(let operations): member("update", .array(operations.map { $0.json(sections) }))
        case .reload(let other): member("reload", other.map { ["sections": sections.sections($0)] } ?? "everything")
        case .select(let paths, let isSelected): member(isSelected ? "select" : "deselect", .paths(paths))
        case .remeasure(let paths): member("remeasure", paths.map { .paths($0) } ?? "everything")
        case .look: member("look", "everything")
        case .together(let actions):
            member("together", .array(actions.map { .object([$0.member(&surface, sections)]) }))
        case .expect(let expectation): member("expect", expectation.json)
        }
    }

    /// Returns the elements that must exist when the action is performed, each with its place in the action's value.
    ///
    /// - Parameter value: The value in a document, on whose form places depend.
    func mentions(in value: JSONValue = .null) -> [Mention] {
        switch self {
        case .scrollTo(let path, _):
            let isPath = if case .string = value { true } else { false }
            return [Mention(section: path[0], item: path[1], key: "scrollTo", place: isPath ? "" : ".item")]
        case .select(let paths, let isSelected): return Mention.list(paths, isSelected ? "select" : "deselect", value)
        case .remeasure(let paths?): return Mention.list(paths, "remeasure", value)
        case .movement(.begin(let path)): return [Mention(path, key: "movement.begin", place: ".begin")]
        case .scrollSection(let scroll):
            return [Mention(section: scroll.section, item: nil, key: "scrollSection", place: ".section")]
        case .resizeItems(let changes):
            let reason = "the size of a cell follows from its content; say “changeItems”"
            return changes.map { Mention(name: $0.item, key: "resizeItems", .withoutCell(reason)) }
        case .changeItems(let changes):
            return changes.map { Mention(name: $0.item, key: "changeItems", .content($0.content)) }
        case .expect(let expectation): return expectation.mentions
        default: return []
        }
    }

    /// The number of elements that the action names. The action takes more time if it names more elements.
    var nameCount: Int {
        switch self {
        case .invalidate(.context(let context)):
            context.items.count + context.headers.count + context.footers.count + context.backgrounds.count
        case .resizeItems(let items): items.count
        case .select(let paths, _), .remeasure(let paths?): paths.count
        case .changeItems(let items): items.reduce(0) { $0 + 1 + $1.content.values.count }
        case .update(let operations): operations.reduce(0) { $0 + $1.callCount }
        case .reload(let sections?): sections.count
        case .setCompositional(let change): LayoutNodeCounts(change.layout).total
        default: 0
        }
    }
}

extension Scenario.Expectation {
    /// The elements that must exist because the expectation has values for them.
    fileprivate var mentions: [Mention] {
        inside.map { Mention(name: $0.item, key: "expect", in: ".inside", .view($0.view, isLabel: false)) }
            + lines.map { Mention(name: $0.item, key: "expect", in: ".lines", .view($0.label, isLabel: true)) }
            + sectionOffsets.map {
                Mention(
                    section: $0.section, item: nil, key: "expect", place: ".sectionOffsets.\($0.section)", isName: true)
            }
            + frames.filter { $0.frame != nil }.compactMap { frame in
                frame.element.place.map { section, item in
                    Mention(
                        section: section, item: item, key: "expect", place: ".frames.\(frame.element)", isName: true)
                }
            }
    }
}

extension Scenario.ElementName {
    /// The section in which the element is, and the item if the element is an item or attached to one; nil for a view
    /// of the whole layout.
    fileprivate var place: (section: Int, item: Int?)? {
        switch self {
        case .item(let section, let item): (section, item)
        case .header(let section), .footer(let section), .background(let section): (section, nil)
        case .view(_, let section, let item): item.map { (section, $0 == 0 ? nil : $0) }
        }
    }
}

extension Scenario.Surface {
    /// Returns the properties of `layout` that differ from this value's layout. If this value is a table, they are
    /// compared with the defaults. Properties with the given names are always included.
    func members(of layout: Scenario.Layout, naming names: [String] = []) -> JSONMembers {
        Scenario.Layout.fields.members(of: layout, over: self.layout ?? Scenario.Layout(), naming: names)
    }

    /// Returns the properties of `table` that differ from this value's table. If this value is a layout, they are
    /// compared with the defaults. Properties with the given names are always included.
    func members(of table: Scenario.Table, naming names: [String] = []) -> JSONMembers {
        Scenario.Table.fields.members(of: table, over: self.table ?? Scenario.Table(), naming: names)
    }

    /// Returns the properties of a compositional layout that differ from this value's layout. Properties with the given
    /// names are always included.
    func members(of layout: Scenario.CompositionalLayout, naming names: [String] = []) -> JSONMembers {
        Scenario.CompositionalLayout.fields.members(
            of: layout, over: compositional ?? Scenario.CompositionalLayout(), naming: names)
    }

    /// Applies an action that sets properties. Other actions have no effect.
    mutating func apply(_ action: Scenario.Action) {
        switch action {
        case .set(let change): self = .layout(change.layout)
        case .setTable(let change): self = .table(change.table)
        case .setCompositional(let change): self = .compositional(change.layout)
        default: return
        }
    }
}

// MARK: Values

extension Scenario.Edge: JSONWritable {}
extension Scenario.ScrollAlignment: JSONWritable {}

extension Scenario.Surface {
    /// The alignment with the start of the content: top or left. It applies if a document gives no position.
    private var start: Scenario.ScrollAlignment { scrollsVertically ? .top : .left }

    fileprivate func scrollTo(_ path: IndexPath, _ alignment: Scenario.ScrollAlignment) -> JSONValue {
        alignment == start ? path.json : ["item": path.json, "position": alignment.json]
    }

    fileprivate func scrollTo(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
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
}

extension SectionReader {
    fileprivate func movement(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard surface.table == nil else {
            throw place.error("no finger carries rows of a table here; move them in an “update”")
        }
        return .movement(try Scenario.Movement(place))
    }

    fileprivate func scrollSection(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard surface.compositional != nil else {
            throw place.error("goes with a “layout” of the kind “compositional”, whose sections can scroll")
        }
        return .scrollSection(try Scenario.SectionScroll(place))
    }

    fileprivate func invalidate(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard surface.table == nil else {
            throw place.error("a table has no layout to be invalidated; say “remeasure”, “update” or “reload”")
        }
        return .invalidate(try Scenario.Invalidation(place))
    }

    fileprivate func remeasure(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        guard place.value == .string("everything") else { return .remeasure(try place.itemPaths()) }
        guard surface.table != nil else {
            throw place.error("goes with a “table” only; in a collection view say “invalidate”")
        }
        return .remeasure(nil)
    }

    fileprivate func set(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        switch surface {
        case .layout(let layout): .set(try Scenario.Layout.change(place, of: layout))
        case .table(let table): .setTable(try Scenario.Table.change(place, of: table))
        case .compositional(let layout):
            .setCompositional(
                .init(
                    try Scenario.CompositionalLayout.change(place, of: layout),
                    names: try place.object(Scenario.CompositionalLayout.fields.keys).keys))
        }
    }

    fileprivate func reload(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        if case .string = place.value { return try place.choice([("everything", .reload(nil))]) }
        return .reload(try sections(place.object(["sections"]).required("sections")))
    }

    /// Reads the size of an item, or the height of a row in a table.
    fileprivate func size(_ place: JSONPlace) throws(ScenarioError) -> Scenario.ItemSize {
        switch (surface, place.value) {
        case (.table, .array): throw place.error("is a height; [width, height] goes with a “layout” only")
        case (.table, _): return .init(rowHeight: try place.length(along: .height))
        case (.layout, .number): throw place.error("is [width, height]; a height alone goes with a “table” only")
        case (.layout, _): return try place.itemSize()
        case (.compositional, .number): return .init(cellHeight: try place.length())
        case (.compositional, _): return try place.itemSize()
        }
    }
}

extension JSONPlace {
    fileprivate func resize() throws(ScenarioError) -> Scenario.Action {
        let object = try object(["width", "height"])
        guard !object.keys.isEmpty else { throw error("expected “width”, “height” or both") }
        return .resize(width: try object["width"]?.length(), height: try object["height"]?.length())
    }

    fileprivate func rotate() throws(ScenarioError) -> Scenario.Action {
        guard try bool() else { throw error("expected true") }
        return .rotate
    }

    /// Reads an object whose keys are paths of items, and returns a value for each path. There must be at least one
    /// path.
    fileprivate func byItem<Value>(
        _ read: (JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [(Scenario.ItemPath, Value)] {
        let values = try members { name, value throws(ScenarioError) in (try itemPath(ofKey: name), try read(value)) }
        guard !values.isEmpty else { throw error("names no item") }
        return values
    }
}

extension JSONValue {
    fileprivate static func byItem(_ items: [(path: Scenario.ItemPath, value: JSONValue)]) -> JSONValue {
        .object(items.map { Member(key: $0.path.description, value: $0.value) })
    }

    /// Writes a single path, or a list of paths.
    static func paths(_ paths: [Scenario.ItemPath]) -> JSONValue { .oneOrList(paths.map(\.json)) }
}
