extension Scenario.TraitChange: FieldObject {
    package static let fields = Fields<Self>([
        Field(
            "displayScale", \.displayScale, Form.number(0...ScenarioLimits.scale, "pixels per point").optional,
            "pixels per point; 0 turns rounding off", usual: "as before"),
        Field("layoutDirection", \.layoutDirection, Form.choice.optional, "the direction of texts", usual: "as before"),
        Field(
            "contentSizeCategory", \.contentSizeCategory, Form.choice.optional, "the reader's text size",
            usual: "as before"),
    ])

    package static var refusalOfEmpty: String? { expectedKeys }

    package init() { self.init(displayScale: nil) }
}

extension Scenario.InsetChange: FieldObject {
    package static let fields = Fields<Self>([
        Field("content", \.content, Form.insets.optional, "the content inset", usual: "as before"),
        Field("safeArea", \.safeArea, Form.insets.optional, "the area that bars and edges cover", usual: "as before"),
        Field("layoutMargins", \.layoutMargins, Form.insets.optional, "the layout margins", usual: "as before"),
    ])

    package static var refusalOfEmpty: String? { expectedKeys }

    package init() { self.init(content: nil) }
}
