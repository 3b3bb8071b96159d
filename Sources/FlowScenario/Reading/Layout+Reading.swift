import CellSizing
import FlowSimulator

extension Scenario.Container {
    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object([
            "width", "height", "scale", "insets", "safeArea", "layoutMargins", "layoutDirection", "contentSizeCategory",
            "selfSizingInvalidation",
        ])
        self.init(
            width: try object.required("width").length(),
            height: try object.required("height").length(),
            scale: try object["scale"]?.number(0...ScenarioLimits.scale, "pixels per point") ?? 2,
            insets: try object.insets("insets") ?? .zero)
        safeArea = try object.insets("safeArea") ?? safeArea
        layoutMargins = try object.insets("layoutMargins") ?? layoutMargins
        layoutDirection = try object.choice("layoutDirection") ?? layoutDirection
        contentSizeCategory = try object.choice("contentSizeCategory") ?? contentSizeCategory
        selfSizingInvalidation = try object.choice("selfSizingInvalidation") ?? selfSizingInvalidation
    }
}

extension Scenario.Layout {
    static let keys = [
        "scrollDirection", "itemSize", "estimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing",
        "sectionInset", "sectionInsetReference", "header", "footer", "pinHeaders", "pinFooters", "flipsInRightToLeft",
        "backgrounds", "anchor", "options", "quirks",
    ]

    init(_ place: JSONPlace) throws(ScenarioError) {
        try self.init(place.object(Self.keys), over: Self())
    }

    /// Reads properties; what is not given stays as in `base`.
    private init(_ object: JSONObject, over base: Scenario.Layout) throws(ScenarioError) {
        self = base
        direction = try object.choice("scrollDirection") ?? direction
        itemSize = try object.itemSize("itemSize") ?? itemSize
        estimate = try object["estimatedItemSize"].map(Self.estimate) ?? estimate
        minimumLineSpacing = try object.length("minimumLineSpacing") ?? minimumLineSpacing
        minimumInteritemSpacing = try object.length("minimumInteritemSpacing") ?? minimumInteritemSpacing
        sectionInset = try object.insets("sectionInset") ?? sectionInset
        insetReference = try object.choice("sectionInsetReference") ?? insetReference
        headerLength = try object.lengthOrShare("header") ?? headerLength
        footerLength = try object.lengthOrShare("footer") ?? footerLength
        pinsHeaders = try object.bool("pinHeaders") ?? pinsHeaders
        pinsFooters = try object.bool("pinFooters") ?? pinsFooters
        flipsInRightToLeft = try object.bool("flipsInRightToLeft") ?? flipsInRightToLeft
        hasBackgrounds = try object.bool("backgrounds") ?? hasBackgrounds
        anchor = try object["anchor"].map(AnchorPolicy.init) ?? anchor
        if let place = object["options"] { options = try FlowLayoutOptions(place, over: options) }
        if let place = object["quirks"] { quirks = try UIKitQuirks(place) }
    }

    /// The properties after a `set`.
    static func change(_ place: JSONPlace, of layout: Scenario.Layout) throws(ScenarioError) -> Scenario.LayoutChange {
        let object = try place.object(keys + Scenario.Table.changingKeys.filter { !keys.contains($0) })
        guard !object.keys.isEmpty else { throw place.error("sets nothing") }
        try object.refuse(Scenario.Table.changingKeys.filter { !keys.contains($0) }, "goes with a “table” only")
        for key in ["flipsInRightToLeft", "backgrounds"] {
            // They belong to the layout's class, which a layout does not change.
            if let value = object[key] { throw value.error("cannot be changed between steps") }
        }
        let changed = try Self(object, over: layout)
        guard changed.cellsSizeThemselves == layout.cellsSizeThemselves else {
            throw place.error(
                "an estimatedItemSize can be changed between steps, but neither introduced nor taken away")
        }
        return Scenario.LayoutChange(changed, names: object.keys)
    }

    private static func estimate(_ place: JSONPlace) throws(ScenarioError) -> Estimate {
        if case .string(let text) = place.value {
            guard text == "automatic" else {
                throw place.error("\(quoted(text)) is neither [width, height] nor “automatic”")
            }
            return .automatic
        }
        let size = try place.itemSize()
        return size == Scenario.ItemSize(width: 0, height: 0) ? .none : .size(size)
    }
}

extension Scenario.TextStyle {
    /// Reads a style; what is not given stays as in `base`.
    init(_ place: JSONPlace, over base: Scenario.TextStyle) throws(ScenarioError) {
        let object = try place.object(["fontSize", "weight", "padding", "maxWidth", "width", "lines"])
        self = base
        font.size = try object["fontSize"]?.number(1...ScenarioLimits.fontSize, "points") ?? font.size
        font.weight = try object.choice("weight", [("regular", .regular), ("bold", .bold)]) ?? font.weight
        padding = try object.insets("padding") ?? padding
        maximumWidth = try object.lengthOrShare("maxWidth") ?? maximumWidth
        width = try object.lengthOrShare("width") ?? width
        lines = try object.integer("lines", 0...ScenarioLimits.textBytes) ?? lines
    }
}

extension JSONPlace {
    /// A length in points: 0 or more.
    func length() throws(ScenarioError) -> Double {
        try number(0...ScenarioLimits.length, "points")
    }

    /// An offset, which may lie anywhere in a content far longer than any length that is put in.
    func point() throws(ScenarioError) -> CGPoint {
        let values = try numbers(["x", "y"], -ScenarioLimits.contentLength...ScenarioLimits.contentLength)
        return CGPoint(x: values[0], y: values[1])
    }

    func insets() throws(ScenarioError) -> Scenario.Insets {
        let values = try numbers(["top", "left", "bottom", "right"], 0...ScenarioLimits.length)
        return Scenario.Insets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}

/// Each of these is nil where the key is not there.
extension JSONObject {
    func string(_ key: String) throws(ScenarioError) -> String? { try self[key]?.string() }

    func length(_ key: String) throws(ScenarioError) -> Double? { try self[key]?.length() }

    func point(_ key: String) throws(ScenarioError) -> CGPoint? { try self[key]?.point() }

    func insets(_ key: String) throws(ScenarioError) -> Scenario.Insets? { try self[key]?.insets() }

    func integer(_ key: String, _ range: ClosedRange<Int>) throws(ScenarioError) -> Int? {
        try self[key]?.integer(range)
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(ScenarioError) -> Choice? where Choice.RawValue == String {
        try self[key]?.choice()
    }
}
