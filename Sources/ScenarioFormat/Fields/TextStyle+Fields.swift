extension Scenario.TextStyle {
    static let fields = Fields<Self>([
        Field("fontSize", \.fontSize, .number(1...ScenarioLimits.fontSize, "points"), "points, 1 to 1000"),
        Field("weight", \.fontWeight, .textWeight, "`\"regular\"` or `\"bold\"`"),
        Field("padding", \.padding, .insets, "padding around the text"),
        Field(
            "maxWidth", \.maximumWidth, Form.lengthOrShare.optional,
            "an item is never wider, points or a share of the room such as `\"75%\"`; longer texts are cut off, or wrap",
            usual: "none"),
        Field(
            "width", \.width, Form.lengthOrShare.optional,
            "the width of every item, independent of its text: points or a share", usual: "none"),
        Field("lines", \.lines, .integer(0...ScenarioLimits.textBytes),
            "the most lines; 0 is no limit. A text that may have more than one wraps in the available width"),
    ])

    /// Reads a text style. Properties that the document does not give have the values of `base`.
    package init(_ place: JSONPlace, over base: Scenario.TextStyle) throws(ScenarioError) {
        self = base
        try Self.fields.read(place, into: &self)
    }

    /// Returns the properties that differ from those of `base`, as JSON. `base` is the style that applies where the
    /// document gives no value.
    func json(over base: Scenario.TextStyle) -> JSONValue { Self.fields.members(of: self, over: base).json }
}

extension Form where Value == Scenario.FontWeight {
    /// The JSON form of the font weight in items' texts: `regular` or `bold`.
    fileprivate static let textWeight = Form(
        "\"enum\": [\"regular\", \"bold\"]",
        read: { place throws(ScenarioError) in try place.choice([("regular", .regular), ("bold", .bold)]) },
        write: { .string($0.rawValue) })
}
