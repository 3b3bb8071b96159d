import Foundation

/// What is handed to code that draws, as UIKit's `UIGraphicsRendererContext`.
open class GraphicsRendererContext: NSObject {
    /// Takes what is drawn, and draws nothing.
    public final let cgContext: CGContext
    /// How the picture is stored.
    public final let format: GraphicsRendererFormat

    init(_ context: CGContext, _ format: GraphicsRendererFormat) {
        (cgContext, self.format) = (context, format)
        super.init()
    }

    /// Does nothing: nothing is drawn here.
    open func fill(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn here.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Does nothing: nothing is drawn here.
    open func stroke(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn here.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Does nothing: nothing is drawn here.
    open func clip(to rect: CGRect) {}
}

/// What is handed to code that draws an image, as UIKit's `UIGraphicsImageRendererContext`.
open class GraphicsImageRendererContext: GraphicsRendererContext {
    private let image: Image

    init(_ context: CGContext, _ format: GraphicsRendererFormat, _ image: Image) {
        self.image = image
        super.init(context, format)
    }

    /// An image of the size that the renderer has; it has no pixels.
    open var currentImage: Image { image }
}

/// Makes images of a size, as UIKit's `UIGraphicsRenderer`.
open class GraphicsRenderer: NSObject {
    final let bounds: CGRect
    /// How the images are stored.
    open var format: GraphicsRendererFormat { kept }
    private let kept: GraphicsRendererFormat

    init(bounds: CGRect, keeping format: GraphicsRendererFormat) {
        (self.bounds, kept) = (bounds, format)
        format.bounds = bounds
        super.init()
    }
}

/// Makes images, as UIKit's `UIGraphicsImageRenderer`: the code that draws runs, and the image has the size that was
/// asked for and no pixels. It may be used on any thread.
///
/// ```swift
/// let placeholder = GraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///     Color.lightGray.setFill()
///     context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
open class GraphicsImageRenderer: GraphicsRenderer {
    /// For images of a size, in points, at the main screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: GraphicsImageRendererFormat()) }
    /// For images of a part of the plane, in points, at the main screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: GraphicsImageRendererFormat()) }
    /// For images of a size.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - format: With the scale.
    public convenience init(size: CGSize, format: GraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// For images of a part of the plane.
    ///
    /// - Parameters:
    ///   - bounds: In points.
    ///   - format: With the scale.
    public init(bounds: CGRect, format: GraphicsImageRendererFormat) {
        super.init(bounds: bounds, keeping: format)
    }

    /// Runs `actions`, and makes an image of the renderer's size in whole pixels; an empty one where there are none.
    open func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
        let entry = GraphicsContexts.begin(bounds.size, scale: (format as? GraphicsImageRendererFormat)?.scale ?? 0)
        defer { GraphicsContexts.end() }
        let image = entry.image ?? Image()
        actions(GraphicsImageRendererContext(entry.context, format, image))
        return image
    }
}
