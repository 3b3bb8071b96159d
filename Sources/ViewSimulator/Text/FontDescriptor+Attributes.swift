import Foundation

extension FontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public var rawValue: String

        /// Makes a name; attributes with names that are not known are kept.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of a face in a family, a `String`. Kept for client code: weights come from the traits.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Point size, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A text style, by itself or by its name.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Typographic features. Kept for client code: no width here depends on them.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// Descriptors of fonts for the characters that the font lacks, the best one first; those with the name of a
        /// registered font count.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }

    /// A key of the dictionary that `AttributeName.traits` names.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public var rawValue: String

        /// Makes a key; traits with keys that are not known are kept.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A number from −1 to 1, or a `Font.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number from −1 to 1. Kept for client code: the system's fonts have one width here.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// How far letters lean, a number; those that lean to the right are as wide as upright ones.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// What a font is like, as bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes traits of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Letters lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Strokes are heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters are wide. Kept for client code.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Letters are narrow. Kept for client code.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Letters for vertical text. Kept for client code.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Letters for controls. Kept for client code.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are close to each other. Kept for client code: by how much is not known.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are far from each other. Kept for client code: by how much is not known.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        static let decidingSizes: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public var rawValue: String

        /// Makes a design; one that is not known is measured as the default one.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All letters equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
