import CallerChecks
import Foundation

/// How pictures are stored, as UIKit's `UIGraphicsRendererFormat`.
open class GraphicsRendererFormat: NSObject {
    /// Where the picture is, in points. Set by a renderer.
    public internal(set) final var bounds = CGRect.zero

    public override init() { super.init() }

    /// The format of the main screen.
    open class func `default`() -> Self { instance(of: self) }

    /// The format of the main screen.
    open class func preferred() -> Self { instance(of: self) }

    /// The two classes that there are; `init()` is not required, so a class that is known as a value cannot be asked.
    private class func instance<Format: GraphicsRendererFormat>(of format: Format.Type) -> Format {
        let made = format is GraphicsImageRendererFormat.Type ? GraphicsImageRendererFormat() : GraphicsRendererFormat()
        guard let made = made as? Format else { stop("\(format) has to override default()") }
        return made
    }
}

/// How images are stored, as UIKit's `UIGraphicsImageRendererFormat`: the scale decides how sizes are rounded.
open class GraphicsImageRendererFormat: GraphicsRendererFormat {
    /// Which colours can be kept. Kept for client code.
    public enum Range: Int, Sendable {
        /// Not said; as the screen has them.
        case unspecified = -1, automatic
        /// More than the usual ones; the usual ones.
        case extended, standard
    }

    /// Pixels a point: that of the main screen unless set.
    open var scale = GraphicsContexts.screenScale
    /// Whether nothing shows through. False unless set; kept for client code.
    open var opaque = false
    /// Automatic unless set. Kept for client code.
    open var preferredRange = Range.automatic

    public override init() { super.init() }
}
