extension Scenario.TraitChange {
    static let fields = Fields<Self>([
        Field(
            "displayScale", \.displayScale, Form.number(0...ScenarioLimits.scale, "pixels per point").optional,
            "pixels per point; 0 turns rounding off", usual: "as before"),
        Field(
            "layoutDirection", \.layoutDirection, Form.choice.optional, "the direction of texts", usual: "as before"),
        Field(
            "contentSizeCategory", \.contentSizeCategory, Form.choice.optional, "the reader's text size",
            usual: "as before"),
    ])

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        guard !object.keys.isEmpty else {
            throw place.error("expected “displayScale”, “layoutDirection” or “contentSizeCategory”")
        }
        self.init()
        try Self.fields.read(object, into: &self)
    }
}

extension Scenario.TraitChange: JSONWritable {
    package var json: JSONValue { Self.fields.members(of: self, over: Self()).json }
}
