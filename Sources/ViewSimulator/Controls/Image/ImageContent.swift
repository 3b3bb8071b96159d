/// The properties of an image, as a value.
struct ImageContent: Hashable, Sendable {
    private(set) var size: CGSize
    private(set) var scale: CGFloat
    let orientation: Image.Orientation
    var alignmentRectInsets = EdgeInsets.zero
    var baselineOffset: CGFloat?
    var capInsets = EdgeInsets.zero
    var resizingMode = Image.ResizingMode.tile
    var renderingMode = Image.RenderingMode.automatic
    var isFlipped = false
    var cgImage: CGImage?
    var configuration: Image.Configuration?
    /// The name of a system symbol; nil for all other images.
    var symbolName: String?
    /// The surroundings for which the size of a symbol was computed. Nil if the size of the image does not follow from
    /// a configuration.
    private(set) var surroundings: SymbolSurroundings?

    /// Makes an image from its size in points. This is the size after the rotation by `orientation`.
    init(size: CGSize, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.size = CGSize(
            width: ImageContent.legalLength(size.width), height: ImageContent.legalLength(size.height))
        (self.scale, self.orientation) = (ImageContent.legalScale(scale), orientation)
    }

    /// Makes an image from its size in pixels. This is the size before the rotation by `orientation`.
    init(pixelSize: CGSize, scale: CGFloat, orientation: Image.Orientation) {
        let scale = ImageContent.legalScale(scale)
        let (width, height) = (pixelSize.width / scale, pixelSize.height / scale)
        let size = orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(size: size, scale: scale, orientation: orientation)
    }

    /// Makes a system symbol with the size of its configuration.
    init(symbol name: String, _ configuration: Image.Configuration?, in surroundings: SymbolSurroundings) {
        self.init(size: .zero, scale: surroundings.scale)
        symbolName = name
        measure(configuration as? Image.SymbolConfiguration, in: surroundings)
        self.configuration = configuration
    }

    /// Computes the size of a symbol with a configuration. The configuration itself is not stored. Only called for
    /// symbols.
    mutating func measure(_ configuration: Image.SymbolConfiguration?, in new: SymbolSurroundings) {
        let measures = SymbolMeasures(configuration, in: new)
        (size, scale, surroundings) = (measures.size, new.scale, new)
        (alignmentRectInsets, baselineOffset) = (measures.alignmentRectInsets, measures.baselineOffset)
    }

    static func legalScale(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private static func legalLength(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
}
