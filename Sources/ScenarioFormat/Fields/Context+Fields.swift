import Foundation

extension Scenario.Invalidation.Context: FieldObject {
    package static let fields = Fields<Self>([
        Field("items", \.items, path.list, "list of items: `[\"0-3\", \"0-4\"]`", usual: "none"),
        Field("headers", \.headers, supplementary.list, supplementarySummary, usual: "none"),
        Field("footers", \.footers, supplementary.list, supplementarySummary, usual: "none"),
        Field("backgrounds", \.backgrounds, Form.count.list, "list of sections", usual: "none"),
        Field("delegateMetrics", \.delegateMetrics, Form.bool.optional, flagSummary, usual: "as in a new context"),
        Field("attributes", \.attributes, Form.bool.optional, flagSummary, usual: "as in a new context"),
        Field("counts", \.counts, .bool, "whether the numbers of sections and items are asked again"),
        Field("offset", \.offsetAdjustment, .point, adjustmentSummary),
        Field("size", \.sizeAdjustment, change, adjustmentSummary),
    ])

    private static let supplementarySummary =
        "list of sections; `\"0-3\"` names the same as `0` by the path of an item, `\"0\"` by the section alone ([R6.6])"
    private static let flagSummary =
        "the flow layout's flags: ask for sizes and spacings again, compute frames again"
    private static let adjustmentSummary =
        "what is added to the content offset and announced of the content size, `[x, y]`"

    package init() { self.init(items: []) }

    /// The form, in documents, of a change of the content size: a width and a height. Each may be negative.
    private static let change = Form<CGSize>.defined(
        "point",
        read: { place throws(ScenarioError) in
            let point = try place.point()
            return CGSize(width: point.x, height: point.y)
        })

    /// The form of the path of an item. The item need not exist.
    private static let path = Form<Scenario.ItemPath>.defined(
        "itemPath",
        read: { place throws(ScenarioError) in
            let name = try place.string()
            guard let path = Scenario.ItemPath(name) else {
                throw place.error("\(quoted(name)) names no item; write “0-3”")
            }
            return path
        })

    /// The form of the path of a header or footer. A number is a section, and means the path of item 0 in that section.
    /// A text with an item, such as `0-3`, is the path of that item. A text with only a section number is a path
    /// without an item.
    private static let supplementary = Form<Scenario.SupplementaryPath>.defined(
        "supplementaryPath",
        read: { place throws(ScenarioError) in
            guard case .string(let name) = place.value else {
                return .init(section: try place.integer(0...ScenarioLimits.items))
            }
            guard let path = Scenario.SupplementaryPath(name) else {
                throw place.error("\(quoted(name)) names no section; write 0, “0-3” or “0”")
            }
            return path
        })
}

extension Scenario.Invalidation: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice([("everything", .everything)])
        } else {
            self = .context(try Context(place))
        }
    }

    package var json: JSONValue {
        switch self {
        case .everything: "everything"
        case .context(let context): context.json
        }
    }
}

extension Scenario.SupplementaryPath: JSONWritable {
    /// The path as JSON. A path with item 0 is written as the section number, and any other path as a text.
    package var json: JSONValue {
        switch item {
        case 0?: section.json
        case let item?: "\(section)-\(item)".json
        case nil: "\(section)".json
        }
    }
}
