extension Scenario.InsetChange {
    static let fields = Fields<Self>([
        Field("content", \.content, Form.insets.optional, "the content inset", usual: "as before"),
        Field("safeArea", \.safeArea, Form.insets.optional, "what bars and edges cover", usual: "as before"),
        Field("layoutMargins", \.layoutMargins, Form.insets.optional, "the layout margins", usual: "as before"),
    ])

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        guard !object.keys.isEmpty else { throw place.error("expected “content”, “safeArea” or “layoutMargins”") }
        self.init()
        try Self.fields.read(object, into: &self)
    }
}

extension Scenario.InsetChange: JSONWritable {
    package var json: JSONValue { Self.fields.members(of: self, over: Self()).json }
}
