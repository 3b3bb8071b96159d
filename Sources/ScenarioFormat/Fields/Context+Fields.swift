import Foundation

extension Scenario.Invalidation.Context {
    static let fields = Fields<Self>([
        Field("items", \.items, .paths, "list of items: `[\"0-3\", \"0-4\"]`", usual: "none"),
        Field("headers", \.headers, .supplementaries, supplementarySummary, usual: "none"),
        Field("footers", \.footers, .supplementaries, supplementarySummary, usual: "none"),
        Field("backgrounds", \.backgrounds, .sections, "list of sections", usual: "none"),
        Field("delegateMetrics", \.delegateMetrics, Form.bool.optional, flagSummary, usual: "as in a new context"),
        Field("attributes", \.attributes, Form.bool.optional, flagSummary, usual: "as in a new context"),
        Field("counts", \.counts, .bool, "whether the numbers of sections and items are asked again"),
        Field("offset", \.offsetAdjustment, .point, adjustmentSummary),
        Field("size", \.sizeAdjustment, .change, adjustmentSummary),
    ])

    private static let supplementarySummary =
        "list of sections; `\"0-3\"` names the same as `0` by the path of an item, `\"0\"` by the section alone ([R6.6])"
    private static let flagSummary =
        "the flow layout's flags: ask for sizes and spacings again, compute frames again"
    private static let adjustmentSummary =
        "what is added to the content offset and announced of the content size, `[x, y]`"

    init(_ place: JSONPlace) throws(ScenarioError) {
        self.init()
        try Self.fields.read(place, into: &self)
    }
}

extension Scenario.Invalidation.Context: JSONWritable {
    package var json: JSONValue { Self.fields.members(of: self, over: Self()).json }
}

extension Form where Value == CGSize {
    /// A change of a size, which may be negative.
    fileprivate static let change = defined(
        "point",
        read: { place throws(ScenarioError) in
            let point = try place.point()
            return CGSize(width: point.x, height: point.y)
        })
}

extension Form where Value == [Scenario.ItemPath] {
    /// A list of items, which need not exist.
    fileprivate static let paths = Form(
        "\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/itemPath\"}",
        read: { place throws(ScenarioError) in
            var paths: [Scenario.ItemPath] = []
            for element in try place.elements() {
                let name = try element.string()
                guard let path = Scenario.ItemPath(name) else {
                    throw element.error("\(quoted(name)) names no item; write “0-3”")
                }
                paths.append(path)
            }
            return paths
        },
        write: { $0.json })
}

extension Form where Value == [Scenario.SupplementaryPath] {
    /// Sections, paths of their items, or sections alone.
    fileprivate static let supplementaries = Form(
        "\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/supplementaryPath\"}",
        read: { place throws(ScenarioError) in
            var paths: [Scenario.SupplementaryPath] = []
            for element in try place.elements() {
                guard case .string(let name) = element.value else {
                    paths.append(.init(section: try element.integer(0...ScenarioLimits.items)))
                    continue
                }
                guard let path = Scenario.SupplementaryPath(name) else {
                    throw element.error("\(quoted(name)) names no section; write 0, “0-3” or “0”")
                }
                paths.append(path)
            }
            return paths
        },
        write: { $0.json })
}

extension Form where Value == [Int] {
    fileprivate static let sections = Form(
        "\"type\": \"array\", \"items\": {\"type\": \"integer\", \"minimum\": 0}",
        read: { place throws(ScenarioError) in
            var sections: [Int] = []
            for element in try place.elements() { sections.append(try element.integer(0...ScenarioLimits.items)) }
            return sections
        },
        write: { $0.json })
}
