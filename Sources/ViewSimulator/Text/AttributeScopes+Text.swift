import Foundation

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes {
    /// Attributes of `AttributedString` by UIKit's names, as far as they decide sizes, and colours. A paragraph style
    /// is none of them: its class may be changed on several threads at once.
    public struct TextAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// Between characters, in points.
        public let kern: KernAttribute
        /// The same.
        public let tracking: TrackingAttribute
        /// Above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// Behind the letters.
        public let backgroundColor: BackgroundColorAttribute
    }

    #if !canImport(Darwin)
    /// Names `TextAttributes` in key paths, by UIKit's name.
    public var uiKit: TextAttributes.Type { TextAttributes.self }
    #endif
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes.TextAttributes {
    /// Names the font.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = Font
        /// UIKit's name of the attribute.
        public static let name = "NSFont"
    }

    /// Names the kerning.
    public enum KernAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// UIKit's name of the attribute.
        public static let name = "NSKern"
    }

    /// Names the tracking.
    public enum TrackingAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// UIKit's name of the attribute.
        public static let name = "CTTracking"
    }

    /// Names the offset from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// UIKit's name of the attribute.
        public static let name = "NSBaselineOffset"
    }

    /// Names the colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = Color
        /// UIKit's name of the attribute.
        public static let name = "NSColor"
    }

    /// Names the colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = Color
        /// UIKit's name of the attribute.
        public static let name = "NSBackgroundColor"
    }
}

#if !canImport(Darwin)
extension AttributeDynamicLookup {
    /// Lets `text.font = font` compile.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
    ) -> Key { self[Key.self] }
}
#endif

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension NSAttributedString {
    /// A text with those of its attributes that have a name here.
    convenience init(measuring text: AttributedString) {
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
