@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes {
    /// The text attributes of `AttributedString` that determine sizes and colours. They have UIKit's names. The
    /// paragraph style is left out, because several threads may change a `ParagraphStyle` at once.
    public struct TextAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The additional space between characters, in points; see `NSAttributedString.Key.kern`. A text with this
        /// attribute ignores `tracking`.
        public let kern: KernAttribute
        /// The additional space between characters, in points, unless the text has the attribute `kern`.
        public let tracking: TrackingAttribute
        /// The distance of characters above the baseline, in points; negative below the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour of the background.
        public let backgroundColor: BackgroundColorAttribute
    }

    #if !canImport(Darwin)
    /// The scope `TextAttributes` under UIKit's name, for key paths.
    public var uiKit: TextAttributes.Type { TextAttributes.self }
    #endif
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes.TextAttributes {
    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value: a `Font`.
        public typealias Value = Font
        /// The name of the attribute for the font, as in UIKit.
        public static let name = "NSFont"
    }

    /// The key of the kerning.
    public enum KernAttribute: AttributedStringKey {
        /// The type of the kerning: a number of points.
        public typealias Value = CGFloat
        /// The name of the attribute for the kerning, as in UIKit.
        public static let name = "NSKern"
    }

    /// The key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the tracking: a number of points.
        public typealias Value = CGFloat
        /// The name of the attribute for the tracking, as in UIKit.
        public static let name = "CTTracking"
    }

    /// The key of the offset from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the baseline offset: a number of points.
        public typealias Value = CGFloat
        /// The name of the attribute for the baseline offset, as in UIKit.
        public static let name = "NSBaselineOffset"
    }

    /// The key of the colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the letters' colour: a `Color`.
        public typealias Value = Color
        /// The name of the attribute for the letters' colour, as in UIKit.
        public static let name = "NSColor"
    }

    /// The key of the colour of the background.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the background colour: a `Color`.
        public typealias Value = Color
        /// The name of the attribute for the background colour, as in UIKit.
        public static let name = "NSBackgroundColor"
    }
}

#if !canImport(Darwin)
extension AttributeDynamicLookup {
    /// The value of an attribute. This subscript makes `text.font = font` compile.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
    ) -> Key { self[Key.self] }
}
#endif

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension NSAttributedString {
    /// Makes an attributed string from `text`. It has only the attributes of the scope `TextAttributes`.
    package convenience init(measuring text: AttributedString) {
        typealias Names = AttributeScopes.TextAttributes
        let all = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Names.FontAttribute.self]
            // Foundation on Linux cannot compare a `CGFloat` in an attribute.
            attributes[.kern] = run[Names.KernAttribute.self].map { Double($0) }
            attributes[.tracking] = run[Names.TrackingAttribute.self].map { Double($0) }
            attributes[.baselineOffset] = run[Names.BaselineOffsetAttribute.self].map { Double($0) }
            attributes[.foregroundColor] = run[Names.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Names.BackgroundColorAttribute.self]
            all.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: all)
    }
}
