extension Scenario.Container {
    static let fields = Fields<Self>([
        Field("width", \.width, .length, "width of the view", usual: "required"),
        Field("height", \.height, .length, "height of the view", usual: "required"),
        Field("scale", \.scale, .number(0...ScenarioLimits.scale, "pixels per point"),
            "pixels per point, 0 to 16; 0 turns rounding off"),
        Field("insets", \.insets, .insets, "the content inset"),
        Field("safeArea", \.safeArea, .insets, "the area that bars and the device's edges cover, as insets"),
        Field("layoutMargins", \.layoutMargins, .insets, "the layout margins"),
        Field("layoutDirection", \.layoutDirection, .choice, "`\"leftToRight\"` or `\"rightToLeft\"`"),
        Field(
            "contentSizeCategory", \.contentSizeCategory, .choice,
            "the reader's text size, `\"extraSmall\"` to `\"accessibilityExtraExtraExtraLarge\"`"),
        Field(
            "selfSizingInvalidation", \.selfSizingInvalidation, .choice,
            "when a cell on screen is measured again without being invalidated: `\"disabled\"`, `\"enabled\"` (it asks) "
                + "or `\"enabledIncludingConstraints\"` (also when its constraints or texts change)"),
    ])

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        self.init(width: 0, height: 0)
        for key in ["width", "height"] { _ = try object.required(key) }
        try Self.fields.read(object, into: &self)
    }

    fileprivate var width: Double {
        get { Double(size.width) }
        set { size.width = newValue }
    }

    fileprivate var height: Double {
        get { Double(size.height) }
        set { size.height = newValue }
    }
}

extension Scenario.Container: JSONWritable {
    package var json: JSONValue {
        // No view is that large, so that both sides are written.
        Self.fields.members(of: self, over: Scenario.Container(width: -1, height: -1)).json
    }
}
