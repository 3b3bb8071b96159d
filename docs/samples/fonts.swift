// Writes down what iOS says of fonts, as JSON: heights, widths of characters, kerning. `flowsim run --fonts fonts.json`
// then measures texts as the device does. docs/fonts.md explains the format and what it is good for.
//
// It has to run on iOS: a Mac's own fonts have other widths. In a simulator, with Xcode on a Mac:
//
//     xcrun --sdk iphonesimulator swiftc -target arm64-apple-ios17.0-simulator fonts.swift -o fonts
//     xcrun simctl boot "iPhone 16"
//     xcrun simctl spawn booted "$PWD/fonts" "$PWD/texts.txt" > fonts.json
//
// texts.txt holds texts that the app shows, a line each. On a device, paste this file into a test target, make a test
// of the lines at its end, with an attachment in place of standard output, and run it there.
//
// It was never run on a device or in a simulator so far. What stands between the two marks is the code
// of the module FlowRecorder, whose tests run it with this library's UIKit on Linux.

import UIKit

// MARK: The recorder

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

/// A font at one size, as an app requests it from UIKit.
public struct RequestedFont: Hashable {
    private enum Source: Hashable {
        case system, italicSystem, monospacedSystem, monospacedDigits
        case style(UIFont.TextStyle, UIContentSizeCategory)
        case named(String)
    }

    private var source: Source
    private var size: CGFloat = 0
    private var weight = UIFont.Weight.regular

    /// Requests `UIFont.systemFont(ofSize:weight:)`. The size is in points, and greater than 0.
    public static func system(_ size: CGFloat, weight: UIFont.Weight = .regular) -> RequestedFont {
        RequestedFont(source: .system, size: size, weight: weight)
    }

    /// Requests `UIFont.italicSystemFont(ofSize:)`.
    public static func italicSystem(_ size: CGFloat) -> RequestedFont {
        RequestedFont(source: .italicSystem, size: size)
    }

    /// Requests `UIFont.monospacedSystemFont(ofSize:weight:)`.
    public static func monospacedSystem(_ size: CGFloat, weight: UIFont.Weight = .regular) -> RequestedFont {
        RequestedFont(source: .monospacedSystem, size: size, weight: weight)
    }

    /// Requests `UIFont.monospacedDigitSystemFont(ofSize:weight:)`.
    public static func monospacedDigits(_ size: CGFloat, weight: UIFont.Weight = .regular) -> RequestedFont {
        RequestedFont(source: .monospacedDigits, size: size, weight: weight)
    }

    /// Requests the font of a text style at one of the reader's text sizes.
    public static func style(_ style: UIFont.TextStyle, at category: UIContentSizeCategory = .large) -> RequestedFont {
        RequestedFont(source: .style(style, category))
    }

    /// Requests a font of the app, by its PostScript name.
    public static func named(_ name: String, _ size: CGFloat) -> RequestedFont {
        RequestedFont(source: .named(name), size: size)
    }

    /// Requests the fonts of all text styles that every system has, at each of the given text sizes.
    public static func styles(at categories: [UIContentSizeCategory]) -> [RequestedFont] {
        categories.flatMap { category in UIFont.TextStyle.named.map { .style($0.style, at: category) } }
    }
}

extension RequestedFont {
    /// The requested font, as UIKit returns it; nil if there is no such font.
    @MainActor var font: UIFont? {
        switch source {
        case .system: return .systemFont(ofSize: size, weight: weight)
        case .italicSystem: return .italicSystemFont(ofSize: size)
        case .monospacedSystem: return .monospacedSystemFont(ofSize: size, weight: weight)
        case .monospacedDigits: return .monospacedDigitSystemFont(ofSize: size, weight: weight)
        case .style(let style, let category):
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .named(let name): return UIFont(name: name, size: size)
        }
    }

    /// Returns the JSON members that identify the font in a document.
    ///
    /// - Parameter font: The font that was found.
    func face(of font: UIFont) -> [(key: String, value: JSONValue)] {
        var face: [(key: String, value: JSONValue)] = [("size", .number(Double(font.pointSize)))]
        if case .named(let name) = source { return [("name", .string(name))] + face }
        if source == .monospacedSystem { face.insert(("family", "monospacedSystem"), at: 0) }
        var weight = weight
        if case .style = source { weight = Self.weight(of: font) }
        if weight != .regular { face.append(("weight", .string(Self.name(of: weight)))) }
        if source == .italicSystem { face.append(("italic", true)) }
        if source == .monospacedDigits { face.append(("monospacedDigits", true)) }
        return face
    }

    /// The text style and the text size, as a document of fonts contains them; nil for fonts without a text style.
    var style: JSONValue? {
        guard case .style(let style, let category) = source, let name = style.documentName else { return nil }
        return ["style": .string(name), "textSize": .string(category.documentName)]
    }

    /// The name of the font in messages about problems.
    var name: String {
        switch source {
        case .system: "the system font at \(size) points, \(Self.name(of: weight))"
        case .italicSystem: "the italic system font at \(size) points"
        case .monospacedSystem: "the monospaced system font at \(size) points, \(Self.name(of: weight))"
        case .monospacedDigits: "the system font with digits of one width at \(size) points, \(Self.name(of: weight))"
        case .style(let style, let category):
            "the font of \(style.documentName ?? style.rawValue) at \(category.documentName)"
        case .named(let name): "“\(name)” at \(size) points"
        }
    }

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// Returns the name of the given weight, or of the nearest weight that has a name.
    private static func name(of weight: UIFont.Weight) -> String {
        weights.min { abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue) }?.name
            ?? "regular"
    }

    private static func weight(of font: UIFont) -> UIFont.Weight {
        let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        let weight = traits?[.weight]
        return UIFont.Weight((weight as? NSNumber).map { CGFloat($0.doubleValue) } ?? weight as? CGFloat ?? 0)
    }
}

/// The characters, pairs and lines that are measured in each font.
struct MeasuredCharacters {
    /// The characters, in the order of their scalars. Each character is listed once.
    private(set) var characters: [Character]
    private(set) var pairs: [String]
    /// The lines into which the texts are divided at line breaks and tabs.
    private(set) var lines: [String]

    init(texts: [String], characters others: String, pairs: FontRecorder.Pairs) {
        lines = texts.flatMap { $0.split { !Self.isSeen($0) }.map(String.init) }
        let all = Set(lines.joined()).union(others.filter(Self.isSeen))
        characters = all.sorted { Self.isBefore(String($0), String($1)) }
        switch pairs {
        case .ofTexts:
            let found = lines.flatMap { line in zip(line, line.dropFirst()).map { "\($0)\($1)" } }
            self.pairs = Set(found.filter(Self.isPair)).sorted(by: Self.isBefore)
        case .all:
            let single = characters.filter { $0.unicodeScalars.count == 1 }
            self.pairs = single.flatMap { first in single.map { "\(first)\($0)" } }.filter(Self.isPair)
        }
    }

    /// Whether a character is measured. Line breaks and tabs are not measured, because they separate lines.
    private static func isSeen(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }

    /// Whether a text is a pair: two characters that consist of one scalar each and do not combine.
    private static func isPair(_ text: String) -> Bool { text.count == 2 && text.unicodeScalars.count == 2 }

    private static func isBefore(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
}

/// The measurements of a font.
struct FontRecording {
    let heights: [(key: String, value: Double)]
    private(set) var advances: [(key: String, value: Double)] = []
    private(set) var kerning: [(key: String, value: Double)] = []
    /// A message about texts that are wider or narrower than their characters and pairs together. Nil if there are no
    /// such texts. The recorder puts the font's name before the message.
    private(set) var problem: String?

    @MainActor
    init(_ font: UIFont, _ measured: MeasuredCharacters) {
        heights = [
            ("lineHeight", font.lineHeight), ("ascender", font.ascender), ("descender", font.descender),
            ("leading", font.leading), ("capHeight", font.capHeight), ("xHeight", font.xHeight),
        ].map { ($0.0, Double($0.1)) }
        var widths: [Character: Double] = [:]
        for character in measured.characters {
            let width = Self.width(of: String(character), font)
            widths[character] = width
            advances.append((String(character), width))
        }
        var kerns: [String: Double] = [:]
        for pair in measured.pairs {
            let alone = pair.reduce(0) { $0 + (widths[$1] ?? 0) }
            let kern = Self.width(of: pair, font) - alone
            // Differences in the last bits of sums are no kerning.
            kerns[pair] = abs(kern) < 1e-6 ? 0 : kern
            kerning.append((pair, kerns[pair] ?? 0))
        }
        check(measured.lines, font, widths, kerns)
    }

    @MainActor
    private mutating func check(
        _ lines: [String], _ font: UIFont, _ widths: [Character: Double], _ kerns: [String: Double]
    ) {
        var others: [(line: String, difference: Double)] = []
        for line in lines {
            let kerning = zip(line, line.dropFirst()).reduce(0) { $0 + (kerns["\($1.0)\($1.1)"] ?? 0) }
            let sum = line.reduce(kerning) { $0 + (widths[$1] ?? 0) }
            let difference = Self.width(of: line, font) - sum
            if abs(difference) > 0.01 { others.append((line, difference)) }
        }
        guard let first = others.first else { return }
        problem = "\(others.count) of \(lines.count) texts are wider or narrower than their characters and pairs: the "
            + "device shapes them in another way. The first is “\(first.line)”, by \(first.difference) points."
    }

    private static func width(of text: String, _ font: UIFont) -> Double {
        Double(NSString(string: text).size(withAttributes: [.font: font]).width)
    }
}

/// A document of recorded fonts. Each font is in it once, and the fonts are in the order in which they were requested.
struct FontDocument {
    /// The JSON members about the system, the device and the date of the recording.
    var head: [(key: String, value: JSONValue)] = []
    fileprivate var entries: [Entry] = []

    fileprivate struct Entry {
        let face: [(key: String, value: JSONValue)]
        var styles: [JSONValue]
        let recording: FontRecording
    }

    /// Adds the measurements of a font. If the document already has this font, only the text style is added.
    ///
    /// - Returns: Whether the font is new, or has the same heights as before.
    mutating func add(_ recording: FontRecording, of font: UIFont, _ request: RequestedFont) -> Bool {
        let face = request.face(of: font)
        let style = [request.style].compactMap { $0 }
        guard let index = entries.firstIndex(where: { $0.face.elementsEqual(face, by: ==) }) else {
            entries.append(Entry(face: face, styles: style, recording: recording))
            return true
        }
        for style in style where !entries[index].styles.contains(style) { entries[index].styles.append(style) }
        return entries[index].recording.heights.map(\.value) == recording.heights.map(\.value)
    }

    /// Returns the document as JSON.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    func data(comment: [String]) throws -> Data {
        var lines = ["  \"format\": 1"]
        if !comment.isEmpty { lines.append("  \(try Self.member("comment", .array(comment.map { .string($0) })))") }
        lines += try head.map { "  \(try Self.member($0.key, $0.value))" }
        let fonts = try entries.map { try $0.text() }
        lines.append("  \"fonts\": [\n" + fonts.joined(separator: ",\n") + "\n  ]")
        return Data(("{\n" + lines.joined(separator: ",\n") + "\n}\n").utf8)
    }

    fileprivate static func member(_ key: String, _ value: JSONValue) throws -> String {
        if case .number(let number) = value, !number.isFinite {
            throw EncodingError.invalidValue(number, .init(codingPath: [], debugDescription: "\(key) is \(number)"))
        }
        return "\(JSONValue.string(key).line): \(value.line)"
    }
}

extension FontDocument.Entry {
    fileprivate func text() throws -> String {
        var lines = [try face.map { try FontDocument.member($0.key, $0.value) }.joined(separator: ", ")]
        if !styles.isEmpty { lines.append(try FontDocument.member("styles", .array(styles))) }
        lines.append(try members(recording.heights))
        lines.append("\"advances\": {\(try members(recording.advances))}")
        lines.append("\"kerning\": {\(try members(recording.kerning))}")
        return "    {\n" + lines.map { "      " + $0 }.joined(separator: ",\n") + "\n    }"
    }

    private func members(_ members: [(key: String, value: Double)]) throws -> String {
        try members.map { try FontDocument.member($0.key, .number($0.value)) }.joined(separator: ", ")
    }
}

extension UIFont.TextStyle {
    /// The text styles of documents, each with its name.
    static let named: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    /// The style's name in documents; nil for a style that documents do not have.
    var documentName: String? { Self.named.first { $0.style == self }?.name }
}

extension UIContentSizeCategory {
    /// The text sizes of documents, each with its name.
    static let named: [(name: String, category: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// The category's name in documents; `large` for a category that documents do not have, such as `unspecified`.
    var documentName: String { Self.named.first { $0.category == self }?.name ?? "large" }
}

/// A JSON document as it was written: members are in the order of the text, and numbers are doubles.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue

        init(key: String, value: JSONValue) {
            (self.key, self.value) = (key, value)
        }
    }

    /// The kind of the value with its article, such as “a number”, for messages.
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue {
    /// The value as a readable document with short values on one line. Reading it returns an equal value.
    var text: String { lines(indent: "").joined(separator: "\n") + "\n" }

    /// The value as a document. Each member of the outermost object is on lines of its own, even if the document is
    /// short.
    var documentText: String { lines(indent: "", isDocument: true).joined(separator: "\n") + "\n" }

    private static let width = 110

    private func lines(indent: String, isDocument: Bool = false) -> [String] {
        let short = line
        guard isDocument || short.count + indent.count > Self.width else { return [short] }
        let parts: [[String]]
        let brackets: (String, String)
        switch self {
        case .array(let values):
            parts = values.map { $0.lines(indent: indent + "  ") }
            brackets = ("[", "]")
        case .object(let members):
            parts = members.map { member in
                var lines = member.value.lines(indent: indent + "  ")
                lines[0] = "\(Self.quoted(member.key)): \(lines[0])"
                return lines
            }
            brackets = ("{", "}")
        default: return [short]
        }
        var lines = [brackets.0]
        for (index, part) in parts.enumerated() {
            lines += part.map { "  " + $0 }
            if index < parts.count - 1 { lines[lines.count - 1] += "," }
        }
        return lines + [brackets.1]
    }

    /// The value on one line.
    var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): Self.number(value)
        case .string(let text): Self.quoted(text)
        case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", "))}"
        }
    }

    private static func number(_ value: Double) -> String {
        let plain = NumberText.plain(value)
        return Double(plain) == value ? plain : "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(key: $0.0, value: $0.1) })
    }

    static func numbers(_ values: Double...) -> JSONValue { .array(values.map { .number($0) }) }

    /// The value of a member of an object; nil if there is no such member. Setting nil removes the member.
    subscript(key: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): return
            }
            self = .object(members)
        }
    }
}

/// The form of numbers in texts, without locale, exponent or trailing zeros. It is equal on every machine.
enum NumberText {
    /// Returns a number with at most three decimals: `12`, `12.5`, `-0.333`.
    static func plain(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
        guard abs(value) < 1e15 else { return "\(value)" }
        let thousandths = Int64((abs(value) * 1000).rounded())
        var text = String(thousandths / 1000)
        var decimals = thousandths % 1000
        if decimals != 0 {
            var digits = 3
            while decimals % 10 == 0 {
                decimals /= 10
                digits -= 1
            }
            let tail = String(decimals)
            text += "." + String(repeating: "0", count: digits - tail.count) + tail
        }
        return value < 0 && thousandths != 0 ? "-" + text : text
    }

    /// Returns a number with at most three decimals, and with a comma between thousands: `21,034.5`.
    static func grouped(_ value: Double) -> String {
        let parts = plain(value).split(separator: ".", omittingEmptySubsequences: false)
        let isNegative = parts[0].first == "-"
        let digits = isNegative ? parts[0].dropFirst() : parts[0]
        guard digits.allSatisfy(\.isNumber) else { return plain(value) }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return (isNegative ? "-" : "") + text + (parts.count > 1 ? "." + parts[1] : "")
    }

    static func grouped(_ value: Int) -> String {
        let text = grouped(Double(value.magnitude))
        return value < 0 ? "-" + text : text
    }

    /// Returns a count with its noun: `1 item`, `1,200 items`.
    static func count(_ count: Int, _ noun: String) -> String {
        grouped(count) + " " + noun + (count == 1 ? "" : "s")
    }
}

// MARK: The program

/// Every font that the app has texts in, at each of its sizes.
let fonts = RequestedFont.styles(at: [.large]) + [.system(15), .system(17, weight: .bold)]
let texts = try CommandLine.arguments.dropFirst().flatMap { path in
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}
var recorder = FontRecorder(fonts: fonts, texts: texts)
recorder.pairs = .all
FileHandle.standardOutput.write(try recorder.record())
for problem in recorder.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
