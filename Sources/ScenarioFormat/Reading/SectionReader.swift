import Foundation

/// A reader of sections. It stores the parts of the document on which sections depend.
struct SectionReader {
    var surface: Scenario.Surface
    let text: Scenario.TextStyle
    /// The kinds of cells that items can have. The key is the name of the kind.
    let cells: [String: Scenario.Cell]
    /// The check that limits the number of items on screen; nil for no limit.
    var bound: (any VisibleCountBounding)?
    /// The folder to which a catalogue's file name is relative.
    var folder: URL?

    /// The keys that are valid in a section and in a catalogue. A catalogue makes sections from a file's lines.
    static let metricKeys = Scenario.Section.metrics.keys + ["layout", "text"]

    func sections(_ list: JSONPlace) throws(ScenarioError) -> [Scenario.Section] {
        try list.elements(section)
    }

    func section(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Section {
        let object = try place.object(["title", "items"] + Self.metricKeys)
        var section = Scenario.Section(title: try object["title"]?.string(), items: [])
        try readMetrics(of: &section, from: object)
        if surface.table != nil {
            try object.refuse(["title"], "is what a “layout” shows; say “header”")
            section.title = section.header?.title
        }
        let style = try textStyle(object)
        let groups = try object.required("items").elements()
        for place in groups {
            if section.items.count % LongWork.interval == LongWork.interval - 1 {
                LongWork.note(section.items.count, of: groups.count, "groups of items")
            }
            let group = try group(place, style: style)
            try bound?.check(group, in: section, of: surface, at: place)
            section.items.append(group)
        }
        return section
    }

    func readMetrics(of section: inout Scenario.Section, from object: JSONObject) throws(ScenarioError) {
        guard surface.table == nil else {
            try object.refuse(
                ["sectionInset", "minimumLineSpacing", "minimumInteritemSpacing"], "goes with a “layout” only")
            try object.refuse(["layout"], "goes with a “layout” of the kind “compositional” only")
            section.header = try object["header"].map(sectionView)
            section.footer = try object["footer"].map(sectionView)
            return
        }
        if let layout = surface.compositional {
            try readMetrics(of: &section, from: object, in: layout)
            return
        }
        try object.refuse(["layout"], "goes with a “layout” of the kind “compositional” only")
        for key in ["header", "footer"] {
            guard let place = object[key] else { continue }
            switch place.value {
            case .string(let text) where text.last == "%": continue
            case .string, .object: throw place.error("is a length; a title or an object goes with a “table” only")
            default: continue
            }
        }
        try Scenario.Section.metrics.read(object, into: &section)
    }

    /// Reads the values of a section in a compositional layout: its kind, and the contents of its header and footer.
    private func readMetrics(
        of section: inout Scenario.Section, from object: JSONObject, in layout: Scenario.CompositionalLayout
    ) throws(ScenarioError) {
        try object.refuse(
            ["sectionInset", "minimumLineSpacing", "minimumInteritemSpacing"],
            "goes with a flow layout; say it in “layout.sectionLayouts”")
        section.layoutName = try object["layout"]?.string()
        if layout.sectionLayout(of: section) == nil {
            let names = layout.sectionLayouts.keys.sorted()
            guard let place = object["layout"], let name = section.layoutName else {
                throw object.error(
                    names.isEmpty
                        ? "the layout has no “sectionLayouts”"
                        : "“layout” is missing: one of \(names.map { "“\($0)”" }.joined(separator: ", "))")
            }
            throw place.error(
                "there is no section layout \(quoted(name)); \(KeySuggestion.text(for: name, among: names))")
        }
        section.header = try object["header"].map(attachedView)
        section.footer = try object["footer"].map(attachedView)
    }

    /// Reads the contents of a header or footer in a compositional layout: the height that it asks for, or a kind of
    /// cell.
    private func attachedView(_ place: JSONPlace) throws(ScenarioError) -> Scenario.SectionView {
        if case .number = place.value { return Scenario.SectionView(.actual(try place.length())) }
        if case .string = place.value {
            throw place.error("is a height, or an object with “cell”; a title is the section's “title”")
        }
        guard case .object = place.value else { throw place.expected("a height or an object") }
        let object = try place.object(Self.sectionViewKeys)
        try object.refuse(["title", "height", "estimate"], "goes with a “table” only")
        return try sectionView(place)
    }

    func textStyle(_ object: JSONObject) throws(ScenarioError) -> Scenario.TextStyle {
        try object["text"].map { place throws(ScenarioError) in try Scenario.TextStyle(place, over: text) } ?? text
    }
}

// MARK: Items

extension SectionReader {
    /// Reads groups of items that are not part of a section. Their texts have the document's text style.
    func groups(_ list: JSONPlace) throws(ScenarioError) -> [Scenario.ItemGroup] {
        try list.elements { place throws(ScenarioError) in try group(place, style: text) }
    }

    private static let sources = ["size", "actual", "answers", "text", "texts", "cell"]
    private static let groupKeys =
        sources + ["actualByCategory", "content", "contents", "count"] + Scenario.RowTraits.fields.keys

    private func group(_ place: JSONPlace, style: Scenario.TextStyle) throws(ScenarioError) -> Scenario.ItemGroup {
        let object = try place.object(Self.groupKeys)
        if surface.table != nil {
            try object.refuse(
                ["size"],
                "goes with a “layout”; say “height” for what the delegate answers, “actual” for what the cell does")
        } else {
            try object.refuse(Scenario.RowTraits.fields.keys, "goes with a “table” only")
            if surface.compositional != nil {
                try object.refuse(["size"], "is decided by the layout here; say “actual” for what the cell asks for")
            }
        }
        let given = try source(of: object, at: place)
        let content = try content(given, object, style: style)
        let count = try object["count"]?.count()
        var row = Scenario.RowTraits()
        try Scenario.RowTraits.fields.read(object, into: &row)
        let heights = max(row.heights.count, row.estimates.count)
        guard given != nil || count != nil || heights > 0 else {
            let keys = surface.table == nil ? "“size”, “actual”" : "“actual”, “height”"
            throw place.error("expected \(keys), “answers”, “text”, “texts”, “cell” or “count”")
        }
        var group = Scenario.ItemGroup(content, count: count ?? (given == nil ? heights : nil))
        group.row = row
        if let place = object["actualByCategory"] {
            let noun = surface.table == nil ? "size" : "height"
            guard given == "actual" else { throw place.error("goes with “actual”, which is the \(noun) at “large”") }
            for (name, value) in try place.members() {
                let category: Scenario.ContentSizeCategory =
                    try JSONPlace(value: .string(name), place: place.place).choice()
                group.actualByCategory[category] = try sizes(value)
            }
        }
        return group
    }

    /// Returns the key in a group's object that gives the sizes of items; nil if the object has no such key. Several
    /// such keys are an error.
    private func source(of object: JSONObject, at place: JSONPlace) throws(ScenarioError) -> String? {
        let given = Self.sources.filter(object.has)
        guard given.count <= 1 else { throw place.exclusion(given) }
        if let lost = ["content", "contents"].first(where: object.has), !object.has("cell") {
            throw place.error("“\(lost)” goes with “cell”, which names the kind of cell that shows it")
        }
        return given.first
    }

    private func content(
        _ source: String?, _ object: JSONObject, style: Scenario.TextStyle
    ) throws(ScenarioError) -> Scenario.ItemGroup.Content {
        if let layout = surface.layout, let source { try check(source, object.required(source), in: layout) }
        switch source {
        case "size"?: return .given(try sizes(object.required("size")))
        case "actual"?: return .actual(try sizes(object.required("actual")))
        case "answers"?: return .answers(try sizes(object.required("answers")))
        case "cell"?: return try cells(object.required("cell"), object)
        case "text"?, "texts"?: return try texts(object, style: style)
        default:
            // A cell that sizes itself and has no content returns the size that the layout would have given it.
            guard let layout = surface.layout, layout.cellsSizeThemselves else { return .plain }
            return .actual([layout.itemSize])
        }
    }

    /// Checks that the layout can use the given sizes. A layout with an estimate needs the sizes that cells have when
    /// they are measured. Without an estimate, no cell is measured.
    private func check(_ source: String, _ place: JSONPlace, in layout: Scenario.Layout) throws(ScenarioError) {
        switch (source, layout.cellsSizeThemselves) {
        case ("size", true):
            throw place.error(
                "with an estimatedItemSize cells return their sizes when they are measured; say “actual”")
        case ("actual", false):
            throw place.error(
                "cells are measured only with an estimatedItemSize in “layout”; give one, or say “size”")
        case ("answers", false):
            throw place.error("cells are measured only with an estimatedItemSize in “layout”; give one")
        default: return
        }
    }

    /// Reads one text, or a list of texts.
    private func texts(
        _ object: JSONObject, style: Scenario.TextStyle
    ) throws(ScenarioError) -> Scenario.ItemGroup.Content {
        if let text = object["text"] { return .texts([try text.string()], style) }
        let list = try object.required("texts")
        let texts = try list.elements { element throws(ScenarioError) in try element.string() }
        guard !texts.isEmpty else { throw list.error("expected at least one text") }
        return .texts(texts, style)
    }

    private func cells(_ place: JSONPlace, _ object: JSONObject) throws(ScenarioError) -> Scenario.ItemGroup.Content {
        let name = try place.string()
        guard let cell = cells[name] else {
            let known =
                cells.isEmpty ? "the document has none" : KeySuggestion.text(for: name, among: cells.keys.sorted())
            throw place.error("there is no cell \(quoted(name)); \(known)")
        }
        if object.has("content"), object.has("contents") {
            throw object.error("“content” and “contents” exclude each other")
        }
        var places = object["content"].map { [$0] } ?? []
        if let list = object["contents"] {
            places = Array(try list.elements())
            guard !places.isEmpty else { throw list.error("expected at least one content") }
        }
        var contents: [Scenario.Cell.Content] = []
        for place in places {
            let content = try Scenario.Cell.Content(place, of: cell)
            try content.check(against: cell, at: place.place)
            contents.append(content)
        }
        return .cells(name, contents.isEmpty ? [.init()] : contents)
    }

    /// Reads one size, or a list of sizes. In a table it reads one height, or a list of heights. A row is as wide as
    /// its table, and its height may be a multiple of the table's width.
    private func sizes(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.ItemSize] {
        let isList =
            if case .array(let values) = place.value {
                // A size is a list or an object with a width; a length may be an object as well.
                values.contains { if case .array = $0 { true } else { $0["width"] != nil } }
            } else {
                false
            }
        if surface.table != nil {
            guard !isList else {
                throw place.error("is a height or a list of heights; [width, height] goes with a “layout” only")
            }
            return try place.list("height") { place throws(ScenarioError) in
                Scenario.ItemSize(rowHeight: try place.length(along: .height))
            }
        }
        if case .number = place.value {
            guard surface.compositional != nil else {
                throw place.error("is [width, height]; a height alone goes with a “table” only")
            }
            return [Scenario.ItemSize(cellHeight: try place.length())]
        }
        return isList
            ? try place.elements { element throws(ScenarioError) in try element.itemSize() } : [try place.itemSize()]
    }

    private static let sectionViewKeys = ["title", "actual", "cell", "content", "height", "estimate"]

    /// Reads a header or footer of a table. Its value is a title, a height, or an object.
    private func sectionView(_ place: JSONPlace) throws(ScenarioError) -> Scenario.SectionView {
        if case .string(let title) = place.value {
            _ = try place.string()
            return Scenario.SectionView(.title(title))
        }
        if case .number = place.value { return Scenario.SectionView(.plain, height: try place.length()) }
        guard case .object = place.value else { throw place.expected("a title, a height or an object") }
        let object = try place.object(Self.sectionViewKeys)
        let given = ["title", "actual", "cell"].filter(object.has)
        guard given.count <= 1 else { throw place.exclusion(given) }
        if let lost = object["content"], !object.has("cell") {
            throw lost.error("goes with “cell”, which names the kind of view that shows it")
        }
        var view = Scenario.SectionView(
            .plain, height: try object["height"]?.tableHeight(), estimate: try object["estimate"]?.tableHeight())
        if let title = try object["title"]?.string() { view.content = .title(title) }
        if let height = try object["actual"]?.length() { view.content = .actual(height) }
        if let cell = object["cell"], case .cells(let name, let contents) = try cells(cell, object) {
            view.content = .cell(name, contents[0])
        }
        guard !object.keys.isEmpty else { throw place.error("says nothing") }
        return view
    }
}
