extension FontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name of the attribute, as in UIKit.
        public var rawValue: String

        /// Makes the name of an attribute. Any name is allowed. Attributes with unknown names are kept, but no size
        /// depends on them.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of a face in a family, a `String`. Not used by this library: weights come from the traits.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The point size, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary whose keys are of type `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A text style, or its name.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The typographic features. Not used by this library: no width depends on the features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The descriptors of replacement fonts, the best descriptor first. A replacement font is used for characters
        /// that the font lacks. Descriptors without the name of a registered font are ignored.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }

    /// A key of the dictionary that is the value of `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The key's name, as in UIKit.
        public var rawValue: String

        /// Makes the key of a trait. Any key is allowed. Traits with unknown keys are kept, but no size depends on
        /// them.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, a number with the bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight of strokes, a number from −1 to 1, or a `Font.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width of letters, a number from −1 to 1. Not used by this library: every system font here has the usual
        /// width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant of letters, a number. Positive numbers slant letters to the right. Such letters are as wide as
        /// upright letters.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The properties of a font, as bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits, one bit for each.
        public let rawValue: UInt32

        /// Makes traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold strokes.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. Not used by this library.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. Not used by this library.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Letters for vertical text. Not used by this library.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Letters for controls. Not used by this library.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Little space between lines. Not used by this library: the amount is unknown.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Much space between lines. Not used by this library: the amount is unknown.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        static let decidingSizes: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name, as in UIKit.
        public var rawValue: String

        /// Makes a design. An unknown design is measured as the default design.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design whose strokes have round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design with letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
