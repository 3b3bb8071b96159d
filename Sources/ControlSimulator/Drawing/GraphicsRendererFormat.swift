import CallerChecks

/// The settings with which a renderer makes pictures. UIKit's name is `UIGraphicsRendererFormat`.
open class GraphicsRendererFormat: NSObject {
    /// The rectangle of the picture, in points. Set by a renderer.
    public internal(set) final var bounds = CGRect.zero

    public override init() { super.init() }

    /// Returns the format of the main screen.
    open class func `default`() -> Self { instance(of: self) }

    /// Returns the format of the main screen.
    open class func preferred() -> Self { instance(of: self) }

    /// Makes a format of the given class, which is one of the two classes in this file. The call `init()` on a metatype
    /// is not possible, because that initializer is not `required`.
    private class func instance<Format: GraphicsRendererFormat>(of format: Format.Type) -> Format {
        let made = format is GraphicsImageRendererFormat.Type ? GraphicsImageRendererFormat() : GraphicsRendererFormat()
        guard let made = made as? Format else { stop("\(format) has to override default()") }
        return made
    }
}

/// The settings with which a renderer makes images. An image's size is rounded up to whole pixels. UIKit's name is
/// `UIGraphicsImageRendererFormat`.
open class GraphicsImageRendererFormat: GraphicsRendererFormat {
    /// The range of colours. Not used by this library.
    public enum Range: Int, Sendable {
        /// No range of colours is preferred.
        case unspecified = -1
        /// The range of colours of the screen.
        case automatic
        /// The extended range of colours.
        case extended
        /// The standard range of colours.
        case standard
    }

    /// The number of pixels per point; the main screen's number unless set.
    open var scale = GraphicsContexts.screenScale
    /// Whether the image is opaque; false unless set. Not used by this library.
    open var opaque = false
    /// The preferred range of colours; automatic unless set. Not used by this library.
    open var preferredRange = Range.automatic

    public override init() { super.init() }
}
