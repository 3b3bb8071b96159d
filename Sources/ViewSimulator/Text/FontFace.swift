import TextMeasuring

/// The part of a descriptor's attributes on which the sizes of texts depend.
struct FontFace: Hashable, Sendable {
    /// The size in points; 0 if unspecified.
    var size: Double
    var weight: FontSpec.Weight
    /// The name of a registered font; nil for the system's font.
    var name: String?
    var isItalic: Bool
    var isMonospaced: Bool
    var style: Font.TextStyle?
    /// The names of fonts for characters that the font lacks.
    var fallbacks: [String]

    init(_ spec: FontSpec) {
        size = spec.size
        weight = spec.weight
        isItalic = spec.isItalic
        isMonospaced = false
        fallbacks = spec.fallbacks
        switch spec.family {
        case .system: break
        case .monospacedSystem: isMonospaced = true
        case .named(let name): self.name = name
        }
    }

    init(_ attributes: [FontDescriptor.AttributeName: Any]) {
        let size = FontFace.number(attributes[.size]) ?? 0
        let traits = attributes[.traits] as? [FontDescriptor.TraitKey: Any] ?? [:]
        let symbolic = FontFace.symbolicTraits(traits[.symbolic])
        let weight = FontFace.number(traits[.weight]).map { Font.Weight(CGFloat($0)).spec }
        self.size = size.isFinite && size > 0 ? size : 0
        self.weight = weight ?? (symbolic.contains(.traitBold) ? FontFace.boldTraitWeight : .regular)
        name = attributes[.name] as? String ?? attributes[.family] as? String
        if name == FontFace.systemFamily { name = nil }
        isItalic = symbolic.contains(.traitItalic) || (FontFace.number(traits[.slant]) ?? 0) > 0
        isMonospaced =
            symbolic.contains(.traitMonoSpace)
            || traits[.design] as? String == FontDescriptor.SystemDesign.monospaced.rawValue
        style =
            attributes[.textStyle] as? Font.TextStyle
            ?? (attributes[.textStyle] as? String).map { Font.TextStyle(rawValue: $0) }
        fallbacks = (attributes[.cascadeList] as? [FontDescriptor] ?? []).compactMap { $0.face.name }
    }

    var attributes: [FontDescriptor.AttributeName: Any] {
        var traits: [FontDescriptor.TraitKey: Any] = [.weight: CGFloat(weight.value)]
        if isItalic { traits[.symbolic] = FontDescriptor.SymbolicTraits.traitItalic.rawValue }
        if isMonospaced { traits[.design] = FontDescriptor.SystemDesign.monospaced.rawValue }
        var attributes: [FontDescriptor.AttributeName: Any] = [.traits: traits]
        if size > 0 { attributes[.size] = CGFloat(size) }
        if let name { attributes[.name] = name }
        if let style { attributes[.textStyle] = style.rawValue }
        if !fallbacks.isEmpty {
            attributes[.cascadeList] = fallbacks.map { FontDescriptor(fontAttributes: [.name: $0]) }
        }
        return attributes
    }

    func spec(size: Double) -> FontSpec {
        let system = isMonospaced ? FontSpec.Family.monospacedSystem : .system
        return FontSpec(
            size: size, weight: weight, family: name.map { .named($0) } ?? system, isItalic: isItalic,
            fallbacks: fallbacks)
    }

    var symbolicTraits: FontDescriptor.SymbolicTraits {
        var traits: FontDescriptor.SymbolicTraits = []
        if weight.value >= FontSpec.Weight.semibold.value { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The weight of fonts with the trait bold, equal to the weight of `boldSystemFont(ofSize:)`.
    static let boldTraitWeight = FontSpec.Weight.semibold

    static let systemFamily = ".AppleSystemUIFont"

    var familyName: String { name ?? FontFace.systemFamily }

    /// The name of the registered font; for the system's font, a name that includes the weight.
    var postscriptName: String {
        if let name { return name }
        let weight = self.weight.rawValue.prefix(1).uppercased() + self.weight.rawValue.dropFirst()
        return (isMonospaced ? ".SFMono-" : ".SFUI-") + weight + (isItalic ? "Italic" : "")
    }

    private static func number(_ value: Any?) -> Double? {
        if let weight = value as? Font.Weight { return Double(weight.rawValue) }
        return TextAttribute.number(value)
    }

    static func symbolicTraits(_ value: Any?) -> FontDescriptor.SymbolicTraits {
        if let traits = value as? FontDescriptor.SymbolicTraits { return traits }
        if let bits = value as? UInt32 { return FontDescriptor.SymbolicTraits(rawValue: bits) }
        return FontDescriptor.SymbolicTraits(rawValue: number(value).flatMap { UInt32(exactly: $0) } ?? 0)
    }
}
