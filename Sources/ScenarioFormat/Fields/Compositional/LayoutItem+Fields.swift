import Foundation
import PlainTexts

extension Scenario.LayoutItem: FieldObject {
    package static let fields = Fields<Self>([
        Field("width", \.width, .dimension, "points, or one of the [dimensions](#dimensions)"),
        Field("height", \.height, .dimension, "points, or one of the [dimensions](#dimensions)"),
        Field("axis", \.axis, .choice, "of a group: `\"horizontal\"`, a row, or `\"vertical\"`, a column"),
        Field(
            "subitems", Form.layoutItemReference.list.schema + ", \"minItems\": 1",
            "list of items, which follow each other again and again as long as there is room", usual: "none",
            read: { item, place throws(ScenarioError) in try item.readSubitems(place) },
            write: { item, base, members in
                guard case .subitems(let items)? = item.filling, item.filling != base.filling else { return }
                members.add("subitems", JSONValue.array(items.map(\.json)))
            }),
        Field(
            "subitem", Form.layoutItemReference.schema, "an item of which `count` copies share the group's length",
            usual: "none",
            read: { item, place throws(ScenarioError) in
                item.filling = .subitem(try Scenario.LayoutItemReference(place), count: 0)
            },
            write: { item, base, members in
                guard case .subitem(let item, _)? = item.filling else { return }
                members.add("subitem", item.json)
            }),
        Field(
            "repeatingSubitem", Form.layoutItemReference.schema,
            "an item of which there are `count` copies, each at its own size", usual: "none",
            read: { item, place throws(ScenarioError) in
                item.filling = .repeatingSubitem(try Scenario.LayoutItemReference(place), count: 0)
            },
            write: { item, base, members in
                guard case .repeatingSubitem(let item, _)? = item.filling else { return }
                members.add("repeatingSubitem", item.json)
            }),
        Field(
            "count", Form<Int>.integer(1...ScenarioLimits.groupItems).schema, "number of copies", usual: "none",
            read: { item, place throws(ScenarioError) in try item.readCount(place) },
            write: { item, base, members in
                switch item.filling {
                case .subitem(_, let count)?, .repeatingSubitem(_, let count)?: members.add("count", count)
                default: return
                }
            }),
        Field(
            "frames", Form<Scenario.CustomItem>.customItem.list.schema + ", \"minItems\": 1",
            "list of items at fixed places: `[x, y, width, height]`, or `{\"frame\": […], \"zIndex\": 1}`",
            usual: "none",
            read: { item, place throws(ScenarioError) in try item.readFrames(place) },
            write: { item, base, members in
                guard case .custom(let items)? = item.filling else { return }
                members.add("frames", JSONValue.array(items.map(\.json)))
            }),
        Field(
            "interItemSpacing", \.interItemSpacing, .spacing,
            "space between the items of a group: points, or `{\"flexible\": 8}` for at least so many"),
        Field(
            "contentInsets", \.insets, .directionalInsets,
            "`[top, leading, bottom, trailing]`: shrinks the item, or the content of the group"),
        Field(
            "edgeSpacing", \.edgeSpacing, .edgeSpacing,
            "spaces around the item, `[top, leading, bottom, trailing]`, each like `interItemSpacing` or null"),
        Field(
            "supplementaryItems", \.supplementaryItems, supplementaryItem.list,
            "list of views that are attached to the item or group", usual: "none"),
    ])

    private static let supplementaryItem = Form<Scenario.SupplementaryItem>.defined(
        "supplementaryItem", read: { place throws(ScenarioError) in try Scenario.SupplementaryItem(place) })
    private static let fillings = ["subitems", "subitem", "repeatingSubitem", "frames"]

    package init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        let given = Self.fillings.filter(object.has)
        guard given.count <= 1 else { throw place.exclusion(given) }
        let hasCopies = ["subitem", "repeatingSubitem"].contains(given.first ?? "")
        if hasCopies { _ = try object.required("count") }
        if !hasCopies { try object.refuse(["count"], "goes with “subitem” or “repeatingSubitem”") }
        if given.isEmpty { try object.refuse(["axis", "interItemSpacing"], "goes with the items of a group") }
        if given == ["frames"] { try object.refuse(["axis", "interItemSpacing"], "has no meaning with “frames”") }
        self.init()
        try Self.fields.read(object, into: &self)
        var kinds: Set<String> = []
        for (index, item) in supplementaryItems.enumerated() where !kinds.insert(item.kind).inserted {
            throw ScenarioError(
                place: "\(place.place).supplementaryItems[\(index)].kind",
                reason: "there is a view of the kind \(quoted(item.kind)) on the item already")
        }
    }

    private mutating func readSubitems(_ place: JSONPlace) throws(ScenarioError) {
        let items = try place.elements { element throws(ScenarioError) in try Scenario.LayoutItemReference(element) }
        guard !items.isEmpty else { throw place.error("expected at least one item") }
        filling = .subitems(items)
    }

    private mutating func readFrames(_ place: JSONPlace) throws(ScenarioError) {
        let items = try place.elements { element throws(ScenarioError) in try Scenario.CustomItem(element) }
        guard !items.isEmpty else { throw place.error("expected at least one frame") }
        try ScenarioLimits.check(items.count, "frames", limit: ScenarioLimits.groupItems, at: place.place)
        filling = .custom(items)
    }

    private mutating func readCount(_ place: JSONPlace) throws(ScenarioError) {
        let count = try place.integer(1...ScenarioLimits.groupItems)
        switch filling {
        case .subitem(let item, _)?: filling = .subitem(item, count: count)
        case .repeatingSubitem(let item, _)?: filling = .repeatingSubitem(item, count: count)
        default: return
        }
    }
}

extension Scenario.LayoutItemReference: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        switch place.value {
        case .string: self = .named(try place.string())
        case .object: self = .item(try Scenario.LayoutItem(place))
        default: throw place.expected("an item, or the name of one")
        }
    }

    package var json: JSONValue {
        switch self {
        case .item(let item): item.json
        case .named(let name): name.json
        }
    }
}

extension Scenario.CustomItem: JSONWritable {
    init(_ place: JSONPlace) throws(ScenarioError) {
        guard case .object = place.value, place.value["x"] == nil else {
            self.init(frame: try Self.frame(place))
            return
        }
        let object = try place.object(["frame", "zIndex"])
        self.init(frame: try Self.frame(object.required("frame")), zIndex: try object["zIndex"]?.zIndex() ?? 0)
    }

    private static func frame(_ place: JSONPlace) throws(ScenarioError) -> CGRect {
        let parts = try place.elements(["x", "y", "width", "height"])
        let places = -ScenarioLimits.length...ScenarioLimits.length
        return CGRect(
            x: try parts[0].number(places, "points"), y: try parts[1].number(places, "points"),
            width: try parts[2].length(), height: try parts[3].length())
    }

    package var json: JSONValue {
        let frame = JSONValue.numbers(frame.minX, self.frame.minY, self.frame.width, self.frame.height)
        return zIndex == 0 ? frame : ["frame": frame, "zIndex": zIndex.json]
    }
}
