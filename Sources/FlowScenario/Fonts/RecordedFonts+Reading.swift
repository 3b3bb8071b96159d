import Foundation
import TextMeasuring

extension RecordedFonts {
    /// The version of the format of recorded fonts that this library reads.
    public static let format = 1

    /// Reads a file of recorded fonts in the format that `FontRecorder` writes.
    ///
    /// - Throws: `ScenarioError` with the file's name as `url` gives it, line and column.
    public init(contentsOf url: URL) throws(ScenarioError) {
        try self.init(contentsOfFile: url.path)
    }

    /// Reads the file at `path`. Errors name the file by this path.
    package init(contentsOfFile path: String) throws(ScenarioError) {
        do {
            try self.init(json: FileReading.bytes(atPath: path))
        } catch {
            throw error.inFile(path)
        }
    }

    /// Reads recorded fonts from the bytes of a JSON document, in the format of `docs/fonts.md`.
    ///
    /// - Parameter json: The document in UTF-8.
    /// - Throws: `ScenarioError` without a file: the first mistake, with line and column.
    /// - Complexity: O(*n* log *n*) in the length of the document.
    public init(json: some Sequence<UInt8>) throws(ScenarioError) {
        let bytes = Array(json)
        do {
            try self.init(JSONPlace(value: JSONParser.parse(bytes), place: ""))
        } catch {
            throw error.located(in: bytes)
        }
    }

    private init(_ place: JSONPlace) throws(ScenarioError) {
        self.init()
        let document = try place.object(["$schema", "format", "system", "device", "date", "fonts"])
        for key in ["$schema", "system", "device", "date"] { _ = try document[key]?.string() }
        let format = try document.required("format")
        let number = try format.integer(0...Int(Int32.max))
        guard number == Self.format else {
            throw format.error("format \(number) is not known; this version reads format \(Self.format) of fonts")
        }
        let list = try document.required("fonts")
        for place in try list.elements() {
            let (face, styles) = try RecordedFaceReader(place).face()
            guard self.face(of: face.font) == nil else {
                throw place.error("\(face.font.nameInMessages) is there already")
            }
            for (style, place) in styles where font(of: style.style, at: style.category) != nil {
                throw place.error("this text style has a font at this text size already")
            }
            add(face, styles: styles.map(\.style))
            try ScenarioLimits.check(faceCount, "fonts", limit: ScenarioLimits.fonts, at: list.place)
        }
    }
}
