extension Scenario.InsetChange: FieldObject {
    package static let fields = Fields<Self>([
        Field("content", \.content, Form.insets.optional, "the content inset", usual: "as before"),
        Field("safeArea", \.safeArea, Form.insets.optional, "what bars and edges cover", usual: "as before"),
        Field("layoutMargins", \.layoutMargins, Form.insets.optional, "the layout margins", usual: "as before"),
    ])

    package static var refusalOfEmpty: String? { expectedKeys }

    package init() { self.init(content: nil) }
}
