import CellSizing
import Foundation

extension Scenario {
    /// The version of the document format that is read.
    public static let format = 1

    /// Reads a scenario from a file. A catalogue is looked for beside it.
    ///
    /// - Throws: ``ScenarioError`` with the file's name as `url` gives it.
    public init(contentsOf url: URL) throws(ScenarioError) {
        try self.init(contentsOfFile: url.path)
    }

    /// Reads a scenario from the file at `path`, which is also what errors call it.
    ///
    /// - Throws: ``ScenarioError``.
    public init(contentsOfFile path: String) throws(ScenarioError) {
        do {
            let bytes = try FileReading.bytes(atPath: path)
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try self.init(json: bytes, folder: folder)
        } catch {
            throw error.inFile(path)
        }
    }

    /// Reads a scenario from the bytes of a JSON document.
    ///
    /// - Parameters:
    ///   - json: The document in UTF-8.
    ///   - folder: Where a catalogue's file name starts from; the current folder unless given.
    /// - Throws: ``ScenarioError`` without a file.
    public init(json: some Sequence<UInt8>, folder: URL? = nil) throws(ScenarioError) {
        try self.init(document: JSONParser.parse(Array(json)), folder: folder)
    }

    init(document: JSONValue, folder: URL? = nil) throws(ScenarioError) {
        let document = try JSONPlace(value: Self.withoutSchema(document), place: "").object(
            ["format", "name", "container", "layout", "text", "sections", "catalogue", "steps"])
        try Self.checkFormat(document)
        let layout = try document["layout"].map { place throws(ScenarioError) in try Layout(place) } ?? Layout()
        let text = try document["text"].map { place throws(ScenarioError) in try TextStyle(place, over: TextStyle()) }
        let steps = try Self.steps(document["steps"], layout: layout, text: text ?? TextStyle())
        var scenario = Scenario(
            name: try document.string("name") ?? "",
            container: try Container(document.required("container")),
            layout: layout, steps: steps.map(\.step))
        let bound = VisibleCountBound(scenario)
        let reader = SectionReader(
            layout: scenario.layout, text: text ?? TextStyle(), bound: bound, folder: folder)
        scenario.sections = try document["sections"].map(reader.sections) ?? []
        scenario.sections += try document["catalogue"].map(reader.catalogue) ?? []
        guard document.has("sections") || document.has("catalogue") else {
            throw document.error("“sections” or “catalogue” is missing")
        }
        try scenario.check(itemCount: scenario.itemCount, at: "sections")
        var data = ScenarioData(scenario.sections)
        let sections = scenario.sectionsOfAllTimes
        for step in steps {
            try step.check(against: &data, of: scenario)
            try bound.check(step, sections: sections, of: scenario)
        }
        self = scenario
    }

    /// A document may name the schema that editors check it against.
    private static func withoutSchema(_ document: JSONValue) throws(ScenarioError) -> JSONValue {
        guard let schema = document["$schema"] else { return document }
        _ = try JSONPlace(value: schema, place: "$schema").string()
        var document = document
        document["$schema"] = nil
        return document
    }

    private static func checkFormat(_ document: JSONObject) throws(ScenarioError) {
        let format = try document.required("format")
        let number = try format.integer(0...Int(Int32.max))
        guard number == Self.format else {
            throw format.error("format \(number) is not known; this version reads format \(Self.format)")
        }
    }

    private static func steps(
        _ list: JSONPlace?, layout: Layout, text: TextStyle
    ) throws(ScenarioError) -> [StepReader] {
        var layout = layout
        var steps: [StepReader] = []
        for place in try list?.elements() ?? [] { steps.append(try StepReader(place, layout: &layout, text: text)) }
        return steps
    }

    /// - Parameter place: What made the items so many.
    func check(itemCount: Int, at place: String) throws(ScenarioError) {
        let limit = ScenarioLimits.items
        guard itemCount <= limit else {
            throw ScenarioError(
                place: place,
                reason: "\(NumberText.grouped(itemCount)) items in all are more than \(NumberText.grouped(limit))")
        }
        guard asksForSizes, itemCount > ScenarioLimits.sizedItems else { return }
        throw ScenarioError(
            place: place,
            reason:
                "without an estimate the layout asks for every size, and \(NumberText.grouped(itemCount)) sizes are more than "
                + "\(NumberText.grouped(ScenarioLimits.sizedItems)); give all items one size, or an estimatedItemSize")
    }
}

/// Reads files whole, and says in one sentence why it could not.
enum FileReading {
    static func bytes(atPath path: String) throws(ScenarioError) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ScenarioError(place: "", reason: "there is no such file")
        }
        guard !isFolder.boolValue else { throw ScenarioError(place: "", reason: "is a folder, not a file") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScenarioError(place: "", reason: "cannot be read")
        }
        return Array(data)
    }
}
