/// The context that a renderer passes to code that draws, as UIKit's `UIGraphicsRendererContext`.
open class GraphicsRendererContext: NSObject {
    /// The context for calls of Core Graphics, which draws nothing.
    public final let cgContext: CGContext
    /// The format of the picture.
    public final let format: GraphicsRendererFormat

    init(_ context: CGContext, _ format: GraphicsRendererFormat) {
        (cgContext, self.format) = (context, format)
        super.init()
    }

    /// Does nothing: nothing is drawn.
    open func fill(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Does nothing: nothing is drawn.
    open func stroke(_ rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Does nothing: nothing is drawn.
    open func clip(to rect: CGRect) {}
}

/// The context that a renderer passes to code that draws an image, as UIKit's `UIGraphicsImageRendererContext`.
open class GraphicsImageRendererContext: GraphicsRendererContext {
    private let image: Image

    init(_ context: CGContext, _ format: GraphicsRendererFormat, _ image: Image) {
        self.image = image
        super.init(context, format)
    }

    /// An image of the renderer's size, without pixels.
    open var currentImage: Image { image }
}

/// A renderer of images of one size, as UIKit's `UIGraphicsRenderer`.
open class GraphicsRenderer: NSObject {
    final let bounds: CGRect
    /// The format of the images.
    open var format: GraphicsRendererFormat { kept }
    private let kept: GraphicsRendererFormat

    init(bounds: CGRect, keeping format: GraphicsRendererFormat) {
        (self.bounds, kept) = (bounds, format)
        format.bounds = bounds
        super.init()
    }
}

/// A renderer of images, as UIKit's `UIGraphicsImageRenderer`. It runs the code that draws, and returns an image that
/// has the requested size and no pixels. It may be used on any thread.
///
/// ```swift
/// let placeholder = GraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///     Color.lightGray.setFill()
///     context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
open class GraphicsImageRenderer: GraphicsRenderer {
    /// Makes a renderer for images of a size. The size is in points, and the scale is that of the main screen.
    public convenience init(size: CGSize) { self.init(size: size, format: GraphicsImageRendererFormat()) }
    /// Makes a renderer for images that are as large as a rectangle. The rectangle is in points, and the scale is that
    /// of the main screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: GraphicsImageRendererFormat()) }
    /// Makes a renderer for images of a size and a format. The size is in points.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - format: The format, which has the scale.
    public convenience init(size: CGSize, format: GraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Makes a renderer for images that are as large as a rectangle. The rectangle is in points, and the format is
    /// given.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in points.
    ///   - format: The format, which has the scale.
    public init(bounds: CGRect, format: GraphicsImageRendererFormat) {
        super.init(bounds: bounds, keeping: format)
    }

    /// Runs `actions` and returns an image of the renderer's size. The size is rounded up to whole pixels. If it has no
    /// pixels, the size of the image is (0, 0). On Apple platforms, this is also the size if there are too many pixels.
    open func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
        let entry = GraphicsContexts.begin(bounds.size, scale: (format as? GraphicsImageRendererFormat)?.scale ?? 0)
        defer { GraphicsContexts.end() }
        let image = entry.image ?? Image()
        actions(GraphicsImageRendererContext(entry.context, format, image))
        return image
    }
}
