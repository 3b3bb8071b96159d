import Foundation

/// What an image is, as a value.
struct ImageContent: Hashable, Sendable {
    let size: CGSize
    let scale: CGFloat
    let orientation: Image.Orientation
    var alignmentRectInsets = EdgeInsets.zero
    var baselineOffset: CGFloat?
    var capInsets = EdgeInsets.zero
    var resizingMode = Image.ResizingMode.tile
    var renderingMode = Image.RenderingMode.automatic
    var isFlipped = false
    var cgImage: CGImage?
    var configuration: Image.Configuration?

    /// In points, as shown.
    init(size: CGSize, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.size = CGSize(
            width: ImageContent.legalLength(size.width), height: ImageContent.legalLength(size.height))
        (self.scale, self.orientation) = (ImageContent.legalScale(scale), orientation)
    }

    /// In pixels, as stored.
    init(pixelSize: CGSize, scale: CGFloat, orientation: Image.Orientation) {
        let scale = ImageContent.legalScale(scale)
        let (width, height) = (pixelSize.width / scale, pixelSize.height / scale)
        let size = orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(size: size, scale: scale, orientation: orientation)
    }

    static func legalScale(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private static func legalLength(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
}
