extension Scenario.Layout {
    package static let fields = Fields<Self>([
        Field.kind("flow", usual: "`\"flow\"`"),
        Field("scrollDirection", \.direction, .choice, "the scroll axis: `\"vertical\"` or `\"horizontal\"`"),
        Field(
            "itemSize", \.itemSize, .itemSize,
            "size of items that have no other size; its sides may be [relative](#relative-lengths)"),
        Field(
            "estimatedItemSize", \.estimate, .estimate,
            "the size that an item is assumed to have until its cell is measured: a size, whose sides may be relative, "
                + "or `\"automatic\"` for the average of what was measured. `[0, 0]`: cells are not measured"),
        Field("minimumLineSpacing", \.minimumLineSpacing, .length, "least distance of rows"),
        Field("minimumInteritemSpacing", \.minimumInteritemSpacing, .length, "least distance of items in a row"),
        Field("sectionInset", \.sectionInset, .insets, "padding around the items of each section"),
        Field(
            "sectionInsetReference", \.insetReference, .choice,
            "the edge that section insets start from: `\"contentInset\"`, `\"safeArea\"` or `\"layoutMargins\"`"),
        Field("header", \.headerLength, .lengthOrShare, edgeSummary),
        Field("footer", \.footerLength, .lengthOrShare, edgeSummary),
        Field("pinHeaders", \.pinsHeaders, .bool, "whether they stay at the viewport's edge"),
        Field("pinFooters", \.pinsFooters, .bool, "whether they stay at the viewport's edge"),
        // The last two belong to the layout's class, which a layout does not change.
        Field(
            "backgrounds", \.hasBackgrounds, .bool, "whether a decoration view lies behind the items of each section",
            isChangeable: false),
        Field(
            "flipsInRightToLeft", \.flipsInRightToLeft, .bool,
            "whether the view mirrors the layout where texts run from right to left", isChangeable: false),
        Field(
            "anchor", \.anchorRule, .anchor,
            "[what stays](behaviour.md#anchors) where the reader sees it: `\"automatic\"` as in UIKit, `\"top\"` also "
                + "while updates insert, delete and move, `\"bottom\"`, `\"none\"` or `{\"item\": \"0-3\"}`"),
        Field(
            "options", "\"$ref\": \"#/$defs/options\"", "choices where UIKit's behaviour is open, see below",
            usual: "none",
            read: { layout, place throws(ScenarioError) in
                layout.optionValues = try OptionValues(place, over: layout.optionValues)
            },
            write: { layout, base, members in
                members.add("options", layout.optionValues, or: base.optionValues) { $0.json(over: base.optionValues) }
            }),
        Field("quirks", \.quirkNames, .quirks, "list of UIKit's defects to reproduce, see below"),
    ])

    /// Reads the properties that a `set` step changes.
    static func change(_ place: JSONPlace, of layout: Scenario.Layout) throws(ScenarioError) -> Scenario.LayoutChange {
        let others = Scenario.Table.changingKeys.filter { !fields.keys.contains($0) }
        let object = try place.object(fields.keys + others)
        guard !object.keys.isEmpty else { throw place.error("sets nothing") }
        try object.refuse(others, "goes with a “table” only")
        for field in fields.rows where !field.isChangeable {
            if let value = object[field.key] { throw value.error("cannot be changed between steps") }
        }
        var changed = layout
        try fields.read(object, into: &changed)
        guard changed.cellsSizeThemselves == layout.cellsSizeThemselves else {
            throw place.error(
                "an estimatedItemSize can be changed between steps, but neither introduced nor taken away")
        }
        return Scenario.LayoutChange(changed, names: object.keys)
    }

    private static let edgeSummary =
        "extent along the scroll axis, points or a share of the container such as `\"10%\"`; 0 is none"
}

extension Form where Value == Scenario.Layout.Estimate {
    fileprivate static let estimate = Form(
        "\"anyOf\": [{\"$ref\": \"#/$defs/size\"}, {\"const\": \"automatic\"}]",
        read: { place throws(ScenarioError) in
            if case .string(let text) = place.value {
                guard text == "automatic" else {
                    throw place.error("\(quoted(text)) is neither [width, height] nor “automatic”")
                }
                return .automatic
            }
            let size = try place.itemSize()
            return size == Scenario.ItemSize(width: 0, height: 0) ? .none : .size(size)
        },
        write: { estimate in
            switch estimate {
            case .none: [0, 0]
            case .size(let size): size.json
            case .automatic: "automatic"
            }
        })
}

extension Form where Value == [String] {
    static let quirks = Form(
        "\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/quirk\"}",
        read: { list throws(ScenarioError) in
            var named: Set<String> = []
            for place in try list.elements() {
                named.insert(try place.choice(FormatNames.quirks.map { ($0, $0) }))
            }
            return FormatNames.quirks.filter(named.contains)
        })
}

extension Form where Value == Scenario.AnchorRule {
    static let anchor = defined("anchor", read: { place throws(ScenarioError) in try Scenario.AnchorRule(place) })
}

extension Scenario.AnchorRule: JSONWritable {
    /// The rules that are one word in documents.
    package static let words: [(String, Self)] = [
        ("automatic", .automatic), ("top", .top), ("bottom", .bottom), ("none", .none),
    ]

    fileprivate init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self = try place.choice(Self.words)
        } else {
            self = .item(try place.object(["item"]).required("item").itemPath())
        }
    }

    package var json: JSONValue {
        if case .item(let path) = self { return ["item": path.json] }
        return Self.words.first { $0.1 == self }.map { .string($0.0) } ?? .null
    }
}
