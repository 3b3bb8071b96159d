import TextMeasuring

/// A reader of one font in a document of recorded fonts.
struct RecordedFaceReader {
    private static let keys = [
        "family", "name", "size", "weight", "italic", "monospacedDigits", "styles", "lineHeight", "ascender",
        "descender", "leading", "capHeight", "xHeight", "advances", "kerning",
    ]
    private static let lengths = -ScenarioLimits.recordedLength...ScenarioLimits.recordedLength
    private static let heights = 0...ScenarioLimits.recordedLength

    private let object: JSONObject

    init(_ place: JSONPlace) throws(ScenarioError) {
        object = try place.object(Self.keys)
    }

    /// Reads the font, and the text styles that use the font. Each style is returned with its place in the document.
    func face() throws(ScenarioError) -> (
        face: RecordedFace, styles: [(style: RecordedFonts.StyleAtSize, place: JSONPlace)]
    ) {
        let font = try font()
        let dimensions = FontDimensions(
            ascender: try length("ascender", Self.lengths), descender: try length("descender", Self.lengths),
            leading: try length("leading", Self.lengths), capHeight: try length("capHeight", Self.heights),
            xHeight: try length("xHeight", Self.heights))
        let lineHeight = try length("lineHeight", Self.heights)
        let advances = try advances()
        let kerning = try kerning(of: advances)
        let face = RecordedFace(
            font: font, dimensions: dimensions, lineHeight: lineHeight, advances: advances, kerning: kerning)
        return (face, try styles())
    }

    private func length(_ key: String, _ range: ClosedRange<Double>) throws(ScenarioError) -> Double {
        try object.required(key).number(range, "points")
    }

    private func font() throws(ScenarioError) -> FontSpec {
        let families: [(String, FontSpec.Family)] = [("system", .system), ("monospacedSystem", .monospacedSystem)]
        var family = try object["family"]?.choice(families) ?? .system
        if let name = object["name"] {
            try object.refuse(["family"], "“name” and “family” exclude each other: a family is the system's")
            let text = try name.string()
            guard !text.isEmpty else { throw name.error("a font's name is not empty") }
            family = .named(text)
        }
        let size = try object.required("size")
        let points = try size.number(0...ScenarioLimits.fontSize, "points")
        guard points > 0 else { throw size.error("a font's size is greater than 0 points") }
        return FontSpec(
            size: points, weight: try object["weight"]?.choice() ?? .regular, family: family,
            isItalic: try object["italic"]?.bool() ?? false,
            hasMonospacedDigits: try object["monospacedDigits"]?.bool() ?? false)
    }

    private func styles() throws(ScenarioError) -> [(style: RecordedFonts.StyleAtSize, place: JSONPlace)] {
        var styles: [(style: RecordedFonts.StyleAtSize, place: JSONPlace)] = []
        guard let list = object["styles"] else { return [] }
        for place in try list.elements() {
            let object = try place.object(["style", "textSize"])
            let style: TextStyle = try object.required("style").choice()
            let category: Scenario.ContentSizeCategory = try object.required("textSize").choice()
            styles.append((RecordedFonts.StyleAtSize(style, category.textSize), place))
        }
        return styles
    }

    // MARK: Characters

    private func advances() throws(ScenarioError) -> [Character: Double] {
        let place = try object.required("advances")
        var advances: [Character: Double] = [:]
        for (name, value) in try place.members() {
            let characters = Array(name)
            guard characters.count == 1 else {
                throw place.error(
                    "\(quoted(name)) is \(characters.count) characters; an advance is of one", atKey: name)
            }
            advances[characters[0]] = try number(value, Self.heights, of: name, in: place)
        }
        return advances
    }

    private func kerning(of advances: [Character: Double]) throws(ScenarioError) -> [RecordedFace.Pair: Double]? {
        guard let place = object["kerning"] else { return nil }
        var kerning: [RecordedFace.Pair: Double] = [:]
        for (name, value) in try place.members() {
            let scalars = Array(name.unicodeScalars)
            guard name.count == 2, scalars.count == 2 else {
                throw place.error("\(quoted(name)) is no pair of characters of one scalar each", atKey: name)
            }
            if let character = name.first(where: { advances[$0] == nil }) {
                throw place.error(
                    "\(quoted(String(character))) has no advance, so \(quoted(name)) has no kerning", atKey: name)
            }
            kerning[RecordedFace.Pair(scalars[0], scalars[1])] = try number(value, Self.lengths, of: name, in: place)
        }
        return kerning
    }

    /// Reads a number whose key is a character or a pair of characters.
    ///
    /// Such a key may be a point or a bracket, which the path of a place cannot contain. Therefore an error names the
    /// key in its reason.
    private func number(
        _ value: JSONPlace, _ range: ClosedRange<Double>, of key: String, in place: JSONPlace
    ) throws(ScenarioError) -> Double {
        do {
            return try value.number(range, "points")
        } catch {
            throw place.error("\(quoted(key)): \(error.reason)", atKey: key)
        }
    }
}
