/// A transformer of the attributes of a button's title, as UIKit's `UIConfigurationTextAttributesTransformer`.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { attributes in
///     var attributes = attributes
///     attributes.font = Font.boldSystemFont(ofSize: 20)
///     return attributes
/// }
/// ```
///
/// Two are equal if one is a copy of the other.
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct ConfigurationTextAttributesTransformer: Hashable, Sendable {
    private final class Box: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
            self.transform = transform
        }
    }

    private let box: Box

    /// The closure that transforms attributes.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { box.transform }

    /// Makes a transformer.
    ///
    /// - Parameter transform: Called with the attributes that the title would have, its font among them, whenever its
    ///   size is asked for.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        box = Box(transform)
    }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

    /// Whether one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

    /// Hashes the identity of the closure that the transformer was made with.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension Button.Configuration {
    var hasSubtitle: Bool { subtitle != nil || givenSubtitle != nil }
}

extension NSAttributedString {
    /// Returns a title with attributes. `transformer` may change the attributes. Nil if neither `title` nor
    /// `transformer` is given.
    ///
    /// - Parameters:
    ///   - title: An `AttributedString`, or nil.
    ///   - text: The title without attributes.
    ///   - font: Where attributes name none.
    ///   - transformer: A `ConfigurationTextAttributesTransformer`, or nil.
    static func title(
        _ title: NewerValue?, orPlain text: String, font: Font, transformer: NewerValue?
    ) -> NSAttributedString? {
        guard title != nil || transformer != nil, #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) else {
            return nil
        }
        typealias FontName = AttributeScopes.TextAttributes.FontAttribute
        let transformer: ConfigurationTextAttributesTransformer? = transformer?.get()
        var styled = title?.get() ?? AttributedString(text)
        for range in styled.runs.map(\.range) {
            var attributes = styled[range].runs.first?.attributes ?? AttributeContainer()
            if attributes[FontName.self] == nil { attributes[FontName.self] = font }
            styled[range].setAttributes(transformer?(attributes) ?? attributes)
        }
        return NSAttributedString(measuring: styled)
    }
}
