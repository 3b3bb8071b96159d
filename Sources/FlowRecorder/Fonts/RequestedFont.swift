#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

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
#endif
