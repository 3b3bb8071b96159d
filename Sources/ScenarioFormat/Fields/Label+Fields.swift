extension Scenario.Cell.Label: FieldObject {
    package static let fields = Fields<Self>([
        Field("text", \.text, .text, "the text unless an item has another", usual: "empty"),
        Field(
            "font", \.font, .font,
            "a point size; a text style such as `\"body\"`, which follows the reader's text size; "
                + "`{\"size\": 15, \"weight\": \"semibold\"}`; or `{\"block\": 16}`, a font whose lines are as tall as "
                + "the size, wide characters as wide, and all others half as wide"),
        Field("lines", \.lines, .integer(0...ScenarioLimits.textBytes), "the most lines; 0 is no limit"),
        Field("lineBreakMode", \.lineBreakMode, .choice, "`byTruncatingTail` or another of UIKit's names"),
        Field(
            "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, .length,
            "the width that it wraps in; 0: the one that constraints give"),
        Field(
            "adjustsToTextSize", \.adjustsToTextSize, .bool,
            "whether a text style follows the text size while the label lives; otherwise it stays as when its cell was "
                + "made"),
    ])

    package init() { self.init(text: "") }

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        self.init()
        try Self.fields.read(object, into: &self)
        guard font.isOfStyle || !object.has("adjustsToTextSize") else {
            throw place.error("only fonts of text styles follow the text size, so “adjustsToTextSize” means nothing")
        }
    }
}
