#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A recorder of a device's measurements of the fonts that an app uses: heights, widths of characters, and kerning of
/// pairs.
///
/// ```swift
/// var recorder = FontRecorder(fonts: [.style(.body), .system(13, weight: .semibold)], texts: texts)
/// try recorder.record().write(to: url)
/// print(recorder.problems)
/// ```
///
/// The simulator then measures texts in these fonts as the device does: `flowsim --fonts`, a scenario's `fonts`, or
/// `TextEnvironment.recordedFonts`. Only UIKit's own measuring is used, so its effects on single characters, such as
/// tracking, are part of the widths.
@MainActor
public struct FontRecorder {
    /// The choice of the pairs of characters that are measured.
    public enum Pairs: Sendable {
        /// The pairs of neighbouring characters that occur in `texts`.
        case ofTexts
        /// All pairs of all characters. For 100 characters these are 10,000 measurements for each font.
        case all
    }

    /// The printable characters of ASCII, and the ellipsis at the end of shortened texts.
    public static let basicLatin = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
        + "…"

    /// The fonts to record. Each of them has one size.
    public var fonts: [RequestedFont]
    /// The texts that the app shows. Their characters and pairs are measured. The whole texts are measured as well, to
    /// check that each text is as wide as the sum of its characters and pairs.
    public var texts: [String]
    /// The characters that are measured in addition to the characters of the texts.
    public var characters: String
    /// The pairs of characters that are measured.
    public var pairs = Pairs.ofTexts
    /// The problems of the last recording, which are also in the document.
    public private(set) var problems: [String] = []

    /// Makes a recorder of fonts.
    ///
    /// - Parameters:
    ///   - fonts: The fonts, each at one size.
    ///   - texts: Texts that the app shows.
    ///   - characters: Characters that are measured in addition to those of the texts.
    public init(fonts: [RequestedFont], texts: [String], characters: String = FontRecorder.basicLatin) {
        self.fonts = fonts
        self.texts = texts
        self.characters = characters
    }

    /// Measures all fonts and returns the document.
    ///
    /// - Parameter date: The date of the measurements.
    /// - Returns: A document in the format of `docs/fonts.md`, the same for the same measurements.
    /// - Throws: `EncodingError` for a number that JSON does not have.
    /// - Complexity: O(*n*) measurements for each font, *n* characters, pairs and texts.
    public mutating func record(on date: Date = Date()) throws -> Data {
        problems = []
        let measured = MeasuredCharacters(texts: texts, characters: characters, pairs: pairs)
        var document = FontDocument()
        for request in fonts {
            guard let font = request.font else {
                problems.append("There is no font that is \(request.name).")
                continue
            }
            let recording = FontRecording(font, measured)
            if !document.add(recording, of: font, request) {
                problems.append("The heights of \(request.name) are others than those of the same font before.")
            }
            if let problem = recording.problem { problems.append("Of \(request.name), \(problem)") }
        }
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = .withFullDate
        document.head = [
            ("system", .string("\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")),
            ("device", .string(UIDevice.current.model)), ("date", .string(formatter.string(from: date))),
        ]
        return try document.data(comment: problems)
    }
}
#endif
