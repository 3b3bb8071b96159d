import Foundation
import PlainTexts

extension Scenario {
    /// The version of the document format that this library reads.
    public static let format = 2

    /// Reads a scenario from the bytes of the file at `path`.
    ///
    /// - Parameter fonts: The fonts that replace the fonts of the document; nil to use the fonts of the document.
    /// - Throws: ``ScenarioError`` without a file: the first mistake of the document, with ``ScenarioError/others``.
    package init(
        contentsOfFile path: String, bytes: [UInt8], fonts: RecordedFontFile? = nil, checks: any DocumentChecks
    ) throws(ScenarioError) {
        let folder = FileReading.folder(ofFile: path)
        do throws(ScenarioError) {
            try self.init(bytes: bytes, folder: folder, fonts: fonts, checks: checks)
        } catch {
            guard error.aim != .syntax, let document = try? JSONParser.parse(bytes) else { throw error }
            throw ScenarioValidation(bytes, document, folder: folder, fonts: fonts, checks: checks).error ?? error
        }
    }

    /// Reads a scenario from the bytes of a JSON document.
    ///
    /// - Parameter fonts: The fonts that replace the fonts of the document; nil to use the fonts of the document.
    /// - Throws: ``ScenarioError`` without a file: the first mistake, alone.
    package init(
        bytes: [UInt8], folder: URL?, fonts: RecordedFontFile? = nil, checks: any DocumentChecks
    ) throws(ScenarioError) {
        do throws(ScenarioError) {
            try self.init(document: JSONParser.parse(bytes), folder: folder, fonts: fonts, checks: checks)
        } catch {
            throw error.located(in: bytes)
        }
        source = ScenarioSource(bytes: bytes)
    }

    /// Reads a scenario from a document that was parsed.
    ///
    /// - Parameter fonts: The fonts that replace the fonts of the document; nil to use the fonts of the document.
    package init(
        document: JSONValue, folder: URL? = nil, fonts: RecordedFontFile? = nil, checks: any DocumentChecks
    ) throws(ScenarioError) {
        try self.init(
            document: document, folder: folder, work: ReadingWork(), fonts: FontFileReader(given: fonts, checks),
            checks: checks)
    }

    package init(
        document: JSONValue, folder: URL? = nil, work limit: ReadingWork, fonts: FontFileReader,
        checks: any DocumentChecks
    ) throws(ScenarioError) {
        let outdated = document
        let document = try JSONPlace(value: Self.withoutSchema(document), place: "").object([
            "format", "name", "container", "layout", "table", "fonts", "text", "cells", "sections", "catalogue",
            "steps",
        ])
        try Self.checkFormat(document, outdated: outdated)
        if document.has("layout"), let table = document["table"] {
            throw table.error("“layout” and “table” exclude each other: a table is no collection view")
        }
        let table = try document["table"].map { place throws(ScenarioError) in try Table(place) }
        let surface =
            if let table { Surface.table(table) } else { try Self.layout(document["layout"]) }
        let text = try document["text"].map { place throws(ScenarioError) in try TextStyle(place, over: TextStyle()) }
        let cells =
            try document["cells"].map { place throws(ScenarioError) in
                try CellReader.cells(place, checks)
            } ?? [:]
        let steps = try Self.steps(document["steps"], surface: surface, text: text ?? TextStyle(), cells: cells)
        var scenario = Scenario(
            name: try document["name"]?.string() ?? "",
            container: try Container(document.required("container")),
            layout: surface.layout ?? Layout(), steps: steps.map(\.step))
        scenario.cells = cells
        scenario.table = table
        scenario.compositional = surface.compositional
        scenario.fontFile = try fonts.fonts(document["fonts"], in: folder)
        let bound = checks.visibleCountBound(of: scenario)
        let reader = SectionReader(
            surface: surface, text: text ?? TextStyle(), cells: cells, bound: bound, folder: folder)
        scenario.sections = try document["sections"].map(reader.sections) ?? []
        let listed = scenario.sections.count
        scenario.sections += try document["catalogue"].map(reader.catalogue) ?? []
        guard document.has("sections") || document.has("catalogue") else {
            throw document.error("“sections” or “catalogue” is missing")
        }
        try scenario.check(itemCount: scenario.itemCount, at: "sections")
        try scenario.check(sectionCount: scenario.sections.count, at: "sections")
        try scenario.checkSizedItems(at: "sections")
        let sections = scenario.sectionsOfAllTimes
        var work = limit
        if surface.compositional != nil { try work.add(surface.work(ofChecking: scenario.sections), at: "sections") }
        try bound?.check(scenario.sections, of: surface, at: "sections")
        try LayoutContents(scenario).check(listedCount: listed)
        var data = ScenarioData(scenario.sections)
        let kinds = scenario.viewKinds
        for step in steps {
            try step.check(kinds: kinds)
            try step.check(against: &data, of: scenario, &work, checks)
            try bound?.check(step, sections: sections, of: scenario, &work)
            try bound?.check(data, after: step, &work)
        }
        self = scenario
    }

    /// Returns a document without the key `$schema`. With this key, a document may name its schema for editors.
    private static func withoutSchema(_ document: JSONValue) throws(ScenarioError) -> JSONValue {
        guard let schema = document["$schema"] else { return document }
        _ = try JSONPlace(value: schema, place: "$schema").string()
        var document = document
        document["$schema"] = nil
        return document
    }

    private static func checkFormat(_ object: JSONObject, outdated document: JSONValue) throws(ScenarioError) {
        let format = try object.required("format")
        let number = try format.integer(0...Int(Int32.max))
        guard number != Self.format else { return }
        guard number == 1 else {
            throw format.error("format \(number) is not known; this version reads format \(Self.format)")
        }
        let words = FormatWords.outdated(in: document).map { "“\($0.old)” is “\($0.new)”" }
        let change = words.isEmpty ? "nothing else changes in this document" : words.joined(separator: ", ")
        throw format.error(
            "format 1 is not read any more; in format \(Self.format) \(change); "
                + "“flowsim validate --upgrade” writes it")
    }

    /// Reads the layout of a collection view: a flow layout, or a compositional layout.
    private static func layout(_ place: JSONPlace?) throws(ScenarioError) -> Surface {
        var layout = Layout()
        guard let place else { return .layout(layout) }
        if place.value["kind"] == .string("compositional") { return .compositional(try CompositionalLayout(place)) }
        try Layout.fields.read(place, into: &layout)
        return .layout(layout)
    }

    private static func steps(
        _ list: JSONPlace?, surface: Surface, text: TextStyle, cells: [String: Cell]
    ) throws(ScenarioError) -> [StepReader] {
        var surface = surface
        var steps: [StepReader] = []
        var actionCount = 0
        guard let list else { return [] }
        for place in try list.elements() {
            let step = try StepReader(place, surface: &surface, text: text, cells: cells)
            steps.append(step)
            guard steps.count <= ScenarioLimits.steps else {
                throw place.error("there are more steps than the limit of \(NumberText.grouped(ScenarioLimits.steps))")
            }
            actionCount += step.step.times * step.parts.reduce(0) { $0 + 1 + $1.action.nameCount }
            guard actionCount <= ScenarioLimits.actions else {
                throw place.error(
                    "the steps up to this one do or name \(NumberText.grouped(actionCount)) things, counted as often "
                        + "as they are repeated; the limit is \(NumberText.grouped(ScenarioLimits.actions))")
            }
        }
        return steps
    }

    /// Throws an error if there are too many sections.
    ///
    /// - Parameter place: The place of the value that decides the number of sections.
    func check(sectionCount: Int, at place: String) throws(ScenarioError) {
        try ScenarioLimits.check(sectionCount, "sections", limit: ScenarioLimits.sections, at: place)
    }

    /// Throws an error if the layout asks for the sizes of too many texts. A long text is equivalent to several short
    /// texts, because measuring it takes more time.
    fileprivate func checkSizedItems(at place: String) throws(ScenarioError) {
        guard asksForSizes else { return }
        let weight = sectionsOfAllTimes.reduce(0.0) { $0 + $1.items.reduce(0.0) { $0 + $1.weight } }
        guard weight > Double(ScenarioLimits.sizedItems) else { return }
        throw ScenarioError(
            place: place,
            reason: "without an estimate the layout asks for the size of every text; texts this long count for "
                + "\(NumberText.grouped(weight.rounded())) items, and the limit is "
                + "\(NumberText.grouped(ScenarioLimits.sizedItems)); give an estimatedItemSize")
    }

    /// Throws an error if there are too many items.
    ///
    /// - Parameter place: The place of the value that decides the number of items.
    func check(itemCount: Int, at place: String) throws(ScenarioError) {
        let limit = ScenarioLimits.items
        guard itemCount <= limit else {
            throw ScenarioError(
                place: place,
                reason: "\(NumberText.grouped(itemCount)) items in all are more than \(NumberText.grouped(limit))")
        }
        guard asksForSizes || asksForRows, itemCount > ScenarioLimits.sizedItems else { return }
        let (count, most) = (NumberText.grouped(itemCount), NumberText.grouped(ScenarioLimits.sizedItems))
        throw ScenarioError(
            place: place,
            reason: asksForRows
                ? "the table asks its delegate for every row, and \(count) rows are more than \(most); leave out "
                    + "“estimate”, and “height” where estimates are off"
                : "without an estimate the layout asks for every size, and \(count) sizes are more than \(most); give "
                    + "all items one size, or an estimatedItemSize")
    }
}
