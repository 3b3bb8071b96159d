/// A view that shows an image, as UIKit's `UIImageView`. The view is as large as the image; nothing is drawn.
///
/// Fingers go through it unless `isUserInteractionEnabled` is set: it is false here, and true for other views.
///
/// An image that is shown smaller than it is does not give a height for a width: `contentMode` changes no size.
@preconcurrency @MainActor
open class ImageView: View {
    private var ordinary: Image?
    private var highlighted: Image?
    private var showsHighlighted = false
    private var preferredConfiguration: Image.SymbolConfiguration?

    /// The image, which determines the size of the view; nil unless set. Without an image, the view has no intrinsic
    /// size.
    open var image: Image? {
        get { ordinary }
        set { show { ordinary = newValue } }
    }

    /// The image that replaces `image` while the view is highlighted; nil unless set. The replacement is this library's
    /// choice.
    open var highlightedImage: Image? {
        get { highlighted }
        set { show { highlighted = newValue } }
    }

    /// Whether the view is highlighted; false unless set. A highlighted view shows `highlightedImage` if there is such
    /// an image.
    open var isHighlighted: Bool {
        get { showsHighlighted }
        set { show { showsHighlighted = newValue } }
    }

    /// The symbol configuration for the image; nil unless set. It is used if the image is a symbol without its own
    /// configuration (this library's choice).
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
        get { preferredConfiguration }
        set { show { preferredConfiguration = newValue } }
    }
    /// Whether the image is larger at accessibility sizes of text; false unless set. Not used by this library: the
    /// amount was not measured.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// The images of an animation that runs while the view is highlighted. Not used by this library.
    open var highlightedAnimationImages: [Image]?
    /// The images of an animation. `startAnimating()` requires at least one image. The view's size does not depend on
    /// them.
    open var animationImages: [Image]?
    /// The duration of one cycle of the animation, in seconds. Not used by this library.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles of the animation; 0 for no end. Not used by this library.
    open var animationRepeatCount = 0
    /// Whether the animation is running. Only `startAnimating()` and `stopAnimating()` set it, and nothing moves.
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view as large as an image, at the origin (documented).
    public init(image: Image?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        ordinary = image
        isUserInteractionEnabled = false
    }

    /// Makes a view as large as an image. Another image is shown while the view is highlighted.
    ///
    /// - Parameters:
    ///   - image: Decides the size.
    ///   - highlightedImage: Replaces the image while the view is highlighted.
    public init(image: Image?, highlightedImage: Image?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        (ordinary, highlighted) = (image, highlightedImage)
        isUserInteractionEnabled = false
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Sets `isAnimating` to true if there are animation images, and to false otherwise. Nothing moves.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

    /// Sets `isAnimating` to false. Nothing moves.
    open func stopAnimating() { isAnimating = false }

    // MARK: Sizes

    /// The image's size in points, without its alignment insets (this library's choice). Without an image, there is no
    /// intrinsic size (measured).
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let size = image.size.inset(by: image.alignmentRectInsets)
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    /// The image's size, for any offered size. Without an image, it is the current size of the view.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    /// The alignment insets of the image (documented).
    open override var alignmentRectInsets: EdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// Returns the distances from the top and bottom of the alignment rectangle to the image's baseline. The view is
    /// assumed to be as high as the image. Nil if the image has no baseline.
    override func baselines(wrappedAt width: CGFloat?) -> Baselines? {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
        let insets = image.alignmentRectInsets
        return Baselines(first: image.size.height - offset - insets.top, last: offset - insets.bottom)
    }

    private var shownImage: Image? {
        asShown(showsHighlighted ? highlighted ?? ordinary : ordinary)
    }

    /// Returns an image in the size in which the view shows it.
    package final func asShown(_ image: Image?) -> Image? {
        guard let image, image.isSymbolImage else { return image }
        return image.shown(preferring: preferredConfiguration, in: SymbolSurroundings(traitCollection))
    }

    /// Invalidates the intrinsic size if the image is a symbol. The size of a symbol depends on the reader's text size
    /// and on the display scale.
    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if shownImage?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }

    /// The size, the alignment insets and the baseline of an image. The layout of other views depends on these values.
    private struct Measures: Equatable {
        var size: CGSize
        var insets: EdgeInsets
        var baseline: CGFloat?

        init(_ image: Image) {
            (size, insets, baseline) = (image.size, image.alignmentRectInsets, image.baselineOffsetFromBottom)
        }
    }

    /// Runs `change`, which changes the image. The intrinsic size is invalidated unless size, alignment insets and
    /// baseline of the image stay the same (this library's choice).
    private func show(_ change: () -> Void) {
        let before = shownImage.map { Measures($0) }
        change()
        if shownImage.map({ Measures($0) }) != before { invalidateIntrinsicContentSize() }
    }
}
