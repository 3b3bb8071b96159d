import Foundation

/// Reads sections, with the parts of the document on which they depend.
struct SectionReader {
    let surface: Scenario.Surface
    let text: Scenario.TextStyle
    /// The kinds of cells that items can be.
    let cells: [String: Scenario.Cell]
    /// The bound that items are checked against; nil for none.
    var bound: (any VisibleCountBounding)?
    /// The folder that a catalogue's file name is relative to.
    var folder: URL?

    /// Keys that a section and a catalogue share.
    static let metricKeys = Scenario.Section.metrics.keys + ["text"]

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
        for place in try object.required("items").elements() {
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
            section.header = try object["header"].map(sectionView)
            section.footer = try object["footer"].map(sectionView)
            return
        }
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

    func textStyle(_ object: JSONObject) throws(ScenarioError) -> Scenario.TextStyle {
        try object["text"].map { place throws(ScenarioError) in try Scenario.TextStyle(place, over: text) } ?? text
    }
}

// MARK: Items

extension SectionReader {
    /// Reads items without a section, with the document's style.
    func groups(_ list: JSONPlace) throws(ScenarioError) -> [Scenario.ItemGroup] {
        try list.elements { place throws(ScenarioError) in try group(place, style: text) }
    }

    private static let sources = ["size", "actual", "answers", "text", "texts", "cell"]
    static let groupKeys =
        sources + ["actualByCategory", "content", "contents", "count"] + Scenario.RowTraits.fields.keys

    private func group(_ place: JSONPlace, style: Scenario.TextStyle) throws(ScenarioError) -> Scenario.ItemGroup {
        guard case .layout(let layout) = surface else { return try row(place, style: style) }
        let object = try place.object(Self.groupKeys)
        try object.refuse(Scenario.RowTraits.fields.keys, "goes with a “table” only")
        let given = try source(of: object, at: place)
        let content = try content(object, in: layout, style: style)
        guard let count = object["count"] else {
            guard given != nil else {
                throw place.error("expected “size”, “actual”, “answers”, “text”, “texts”, “cell” or “count”")
            }
            return try withCategories(Scenario.ItemGroup(content), object)
        }
        return try withCategories(
            Scenario.ItemGroup(content, count: try count.integer(0...ScenarioLimits.items)), object)
    }

    /// The one key that is the source of sizes; nil if there is none.
    func source(of object: JSONObject, at place: JSONPlace) throws(ScenarioError) -> String? {
        let given = Self.sources.filter(object.has)
        guard given.count <= 1 else { throw place.exclusion(given) }
        if let lost = ["content", "contents"].first(where: object.has), !object.has("cell") {
            throw place.error("“\(lost)” goes with “cell”, which names the kind of cell that shows it")
        }
        return given.first
    }

    private func withCategories(
        _ group: Scenario.ItemGroup, _ object: JSONObject
    ) throws(ScenarioError) -> Scenario.ItemGroup {
        guard let place = object["actualByCategory"] else { return group }
        guard object.has("actual") else { throw place.error("goes with “actual”, which is the size at “large”") }
        var group = group
        group.actualByCategory = try categories(place) { place throws(ScenarioError) in try sizes(place) }
        return group
    }

    /// Sizes by text size.
    func categories(
        _ place: JSONPlace, _ sizes: (JSONPlace) throws(ScenarioError) -> [Scenario.ItemSize]
    ) throws(ScenarioError) -> [Scenario.ContentSizeCategory: [Scenario.ItemSize]] {
        var found: [Scenario.ContentSizeCategory: [Scenario.ItemSize]] = [:]
        for (name, value) in try place.members() {
            let category: Scenario.ContentSizeCategory =
                try JSONPlace(value: .string(name), place: place.place).choice()
            found[category] = try sizes(value)
        }
        return found
    }

    private func content(
        _ object: JSONObject, in layout: Scenario.Layout, style: Scenario.TextStyle
    ) throws(ScenarioError) -> Scenario.ItemGroup.Content {
        if let size = object["size"] {
            guard !layout.cellsSizeThemselves else {
                throw size.error(
                    "with an estimatedItemSize cells return their sizes when they are measured; say “actual”")
            }
            return .given(try sizes(size))
        }
        if let actual = object["actual"] {
            guard layout.cellsSizeThemselves else {
                throw actual.error(
                    "cells are measured only with an estimatedItemSize in “layout”; give one, or say “size”")
            }
            return .actual(try sizes(actual))
        }
        if let answers = object["answers"] {
            guard layout.cellsSizeThemselves else {
                throw answers.error("cells are measured only with an estimatedItemSize in “layout”; give one")
            }
            return .answers(try sizes(answers))
        }
        if let cell = object["cell"] { return try cells(cell, object) }
        if object.has("text") || object.has("texts") { return try texts(object, style: style) }
        // A cell that sizes itself and has no content returns the size that the layout would have given it.
        return layout.cellsSizeThemselves ? .actual([layout.itemSize]) : .plain
    }

    /// One text, or several.
    func texts(_ object: JSONObject, style: Scenario.TextStyle) throws(ScenarioError) -> Scenario.ItemGroup.Content {
        if let text = object["text"] { return .texts([try text.string()], style) }
        let list = try object.required("texts")
        let texts = try list.strings()
        guard !texts.isEmpty else { throw list.error("expected at least one text") }
        return .texts(texts, style)
    }

    func cells(_ place: JSONPlace, _ object: JSONObject) throws(ScenarioError) -> Scenario.ItemGroup.Content {
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

    /// One size, or a list of them.
    private func sizes(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.ItemSize] {
        if case .number = place.value {
            throw place.error("is [width, height]; a height alone goes with a “table” only")
        }
        guard case .array(let values) = place.value,
            values.contains(where: { if case .array = $0 { true } else { false } })
        else { return [try place.itemSize()] }
        return try place.elements { element throws(ScenarioError) in try element.itemSize() }
    }
}
