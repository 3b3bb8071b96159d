import CoreGraphics
import ViewSimulator

// Images that are drawn in code. Nothing is drawn; they have their sizes.

/// Begins an image of one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which has to be ended.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Not looked at.
///   - scale: Pixels a point; 0 means the main screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContext.begin(ImageContext(size: size, scale: scale))
}

/// An image of the size that was begun last; nil where none was, or where the size is empty.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContext.current?.image
}

/// Ends the image that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    ImageContext.end()
}

/// Does nothing: nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}

/// Does nothing: nothing is drawn here.
public func UIRectFrame(_ rect: CGRect) {}
