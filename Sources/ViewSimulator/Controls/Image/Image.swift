/// An image that has a size but no pixels, as UIKit's `UIImage`.
///
/// ```swift
/// Image(size: CGSize(width: 24, height: 24))    // for a picture that is only in the app
/// Image(data: try Data(contentsOf: file))       // reads the header of a PNG, JPEG or GIF file
/// ```
open class Image: NSObject, @unchecked Sendable {
    /// All properties of the image, which never change.
    let content: ImageContent

    init(_ content: ImageContent) {
        self.content = content
    }

    /// Makes an image of the size (0, 0).
    public convenience override init() {
        self.init(ImageContent(size: .zero, scale: 1))
    }

    /// Makes an image of a size in points.
    ///
    /// - Parameters:
    ///   - size: In points. A length that is negative or not a number is taken as 0.
    ///   - scale: Pixels a point; a value that is not finite and greater than 0 is taken as 1.
    public convenience init(size: CGSize, scale: CGFloat = 1) {
        self.init(ImageContent(size: size, scale: scale))
    }

    /// Makes an image of a size in pixels.
    ///
    /// - Parameters:
    ///   - pixelSize: As stored, before the image is turned. A length that is negative or not a number is taken as 0.
    ///   - scale: Pixels a point; a value that is not finite and greater than 0 is taken as 1.
    ///   - orientation: The rotation in which the pixels are shown; a quarter turn swaps width and height.
    public convenience init(pixelSize: CGSize, scale: CGFloat, orientation: Orientation = .up) {
        self.init(ImageContent(pixelSize: pixelSize, scale: scale, orientation: orientation))
    }

    /// Makes an image from the data of a file, at one pixel per point. The size is read from the file's header. Nil if
    /// `data` is not a PNG, JPEG or GIF file.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image from the data of a file, at a scale. The size is read from the file's header. The orientation is
    /// read from a JPEG file, and is `up` for other files. Nil if `data` is not a PNG, JPEG or GIF file.
    ///
    /// - Parameters:
    ///   - data: The file, or at least its header.
    ///   - scale: Pixels a point; a value that is not finite and greater than 0 is taken as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        let pixels = CGSize(width: header.width, height: header.height)
        self.init(ImageContent(pixelSize: pixels, scale: scale, orientation: header.orientation))
    }

    /// Makes an image from the file at a path. The size is read from the file's header. The scale is 2 or 3 if the
    /// file's name ends in `@2x` or `@3x`, otherwise 1. Nil if the file cannot be read, or is not a PNG, JPEG or GIF
    /// file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Makes an image with the pixels of a `CGImage`, at one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes an image with the pixels of a `CGImage`, a scale and an orientation.
    ///
    /// - Parameters:
    ///   - cgImage: As stored, before the image is turned.
    ///   - scale: Pixels a point; a value that is not finite and greater than 0 is taken as 1.
    ///   - orientation: The rotation in which the pixels are shown; a quarter turn swaps width and height.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var content = ImageContent(
            pixelSize: CGSize(width: cgImage.width, height: cgImage.height), scale: scale, orientation: orientation)
        content.cgImage = cgImage
        self.init(content)
    }

    // MARK: Sizes

    /// The `CGImage` with which this image was made; nil if the image was made in another way.
    open var cgImage: CGImage? { content.cgImage }
    /// The configuration of the image; a symbol's size follows from it.
    open var configuration: Configuration? { content.configuration }
    /// The configuration of a symbol; nil if the image has no such configuration.
    open var symbolConfiguration: SymbolConfiguration? { content.configuration as? SymbolConfiguration }
    /// Whether the image was made with `init(systemName:)`.
    open var isSymbolImage: Bool { content.symbolName != nil }

    /// The size of the image as it is shown, in points. It is the size in pixels, divided by the scale.
    open var size: CGSize { content.size }
    /// The number of pixels per point.
    open var scale: CGFloat { content.scale }
    /// The rotation in which the pixels are shown.
    open var imageOrientation: Orientation { content.orientation }
    /// The insets of the rectangle that constraints align, in points. They are distances from the image's edges.
    open var alignmentRectInsets: EdgeInsets { content.alignmentRectInsets }
    /// The distance from the bottom of the image to the baseline of texts next to it, in points. If nil, the baseline
    /// is the bottom.
    open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    // MARK: Kept for client code

    /// The edges that keep their size when the image is stretched. Not used by this library.
    open var capInsets: EdgeInsets { content.capInsets }
    /// The way in which the part between the cap insets is stretched. Not used by this library.
    open var resizingMode: ResizingMode { content.resizingMode }
    /// The mode that determines the colours of the image. Not used by this library.
    open var renderingMode: RenderingMode { content.renderingMode }
    /// Whether the image is mirrored where texts are read from right to left. Not used by this library.
    open var flipsForRightToLeftLayoutDirection: Bool { content.isFlipped }

    // MARK: Copies

    /// Returns a copy of the image with other alignment insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
        copy { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns a copy of the image with a baseline. The baseline is at a distance above the image's bottom, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
        copy { $0.baselineOffset = baselineOffset }
    }

    /// Returns a copy of the image without a baseline.
    open func imageWithoutBaseline() -> Image { copy { $0.baselineOffset = nil } }

    /// Returns a copy of the image whose edges keep their size when it is stretched. The image's size is unchanged.
    open func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy of the image whose edges keep their size when it is stretched. The image's size is unchanged.
    ///
    /// - Parameters:
    ///   - capInsets: The edges, in points.
    ///   - resizingMode: The way in which the rest is stretched.
    open func resizableImage(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image {
        copy { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns a copy of the image with another rendering mode and the same size.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> Image { copy { $0.renderingMode = renderingMode } }

    /// Returns a copy of the image with the same size. The tint colour is ignored, because nothing is drawn.
    open func withTintColor(_ color: Color) -> Image { copy { _ in } }

    /// Returns a copy of the image that is mirrored in right-to-left surroundings. The image's size is unchanged.
    open func imageFlippedForRightToLeftLayoutDirection() -> Image { copy { $0.isFlipped = true } }

    /// Returns a copy of the image with another configuration. The size of a symbol follows from the configuration;
    /// other images keep their size.
    open func withConfiguration(_ configuration: Configuration) -> Image {
        copy {
            $0.configuration = configuration
            guard let surroundings = $0.surroundings else { return }
            $0.measure(configuration as? SymbolConfiguration, in: surroundings)
        }
    }

    /// Returns a copy of the image with the values that are set in `configuration`. The other values of the image's
    /// configuration stay. The size of a symbol follows from the combined configuration.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// Returns the image as a view shows it. A symbol has the size that follows from the view's environment; other
    /// images keep their size.
    ///
    /// - Parameters:
    ///   - preferred: Values for a symbol without a configuration of its own (a choice).
    ///   - new: The view's surroundings; nil for those that the image was made in.
    package func shown(preferring preferred: SymbolConfiguration?, in new: SymbolSurroundings? = nil) -> Image {
        guard let old = content.surroundings, preferred != nil || new ?? old != old else { return self }
        let surroundings = new ?? old
        let whole = symbolConfiguration.map { preferred?.applying($0) ?? $0 } ?? preferred
        return copy { $0.measure(whole, in: surroundings) }
    }

    /// Returns a copy of the image with another rendering mode and the same size. The tint colour is ignored.
    open func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
        copy { $0.renderingMode = renderingMode }
    }

    private func copy(_ change: (inout ImageContent) -> Void) -> Image {
        var content = content
        change(&content)
        return Image(content)
    }
}

extension Image {
    /// The rotation in which stored pixels are shown.
    public enum Orientation: Int, Sendable {
        /// The pixels are shown as stored.
        case up
        /// The pixels are shown after half a turn.
        case down
        /// The pixels are shown after a counter-clockwise quarter turn.
        case left
        /// The pixels are shown after a clockwise quarter turn.
        case right
        /// The pixels are mirrored, and shown without a turn.
        case upMirrored
        /// The pixels are mirrored, and shown after half a turn.
        case downMirrored
        /// The pixels are mirrored, and shown after a counter-clockwise quarter turn.
        case leftMirrored
        /// The pixels are mirrored, and shown after a clockwise quarter turn.
        case rightMirrored

        /// Whether the rotation of the pixels swaps width and height.
        var isSideways: Bool {
            switch self {
            case .up, .down, .upMirrored, .downMirrored: false
            case .left, .right, .leftMirrored, .rightMirrored: true
            }
        }
    }

    /// The modes that determine the colours of an image. Not used by this library: nothing is drawn.
    public enum RenderingMode: Int, Sendable {
        /// The mode that leaves the choice to the view that shows the image.
        case automatic
        /// The mode that shows the image's own colours.
        case alwaysOriginal
        /// The mode that shows the image in a single colour.
        case alwaysTemplate
    }

    /// The ways in which an image is stretched. Not used by this library: nothing is drawn.
    public enum ResizingMode: Int, Sendable {
        /// The image is repeated.
        case tile
        /// The image is stretched.
        case stretch
    }
}
