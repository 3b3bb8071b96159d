import ControlSimulator
import CoreGraphics
import ViewSimulator

// Names of drawing, which is over before it begins: images have sizes and no pixels.

public typealias UIGraphicsRenderer = GraphicsRenderer
public typealias UIGraphicsRendererFormat = GraphicsRendererFormat
public typealias UIGraphicsRendererContext = GraphicsRendererContext
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
public typealias UIGraphicsImageRendererFormat = GraphicsImageRendererFormat
public typealias UIGraphicsImageRendererContext = GraphicsImageRendererContext

/// Returns the current context of this thread; nil if there is none. A view's `draw(_:)` has no context, because this
/// library never calls this method.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current?.context }
/// Begins an image with one pixel per point; `UIGraphicsEndImageContext()` ends the image.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.begin(size, scale: 1) }
/// Begins an image; a scale of 0 stands for the main screen's scale. `UIGraphicsEndImageContext()` ends the image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsContexts.begin(size, scale: scale)
}
/// Returns the image that is being drawn, without pixels; nil if no image was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.current?.image }
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContexts.end() }
/// Makes a context the current context until `UIGraphicsPopContext()` is called.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }
/// Restores the context that was current before the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { GraphicsContexts.end() }
/// Does nothing, because images of this library have no pixels.
public func UIRectFill(_ rect: CGRect) {}
/// Does nothing, because images of this library have no pixels.
public func UIRectFrame(_ rect: CGRect) {}
/// Does nothing, because images of this library have no pixels.
public func UIRectClip(_ rect: CGRect) {}
