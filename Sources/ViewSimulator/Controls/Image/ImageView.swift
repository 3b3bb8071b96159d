import Foundation

/// Shows an image, as UIKit's `UIImageView`: it is as large as its image, and draws nothing.
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

    /// Decides the size; nil unless set, which has none.
    open var image: Image? {
        get { ordinary }
        set { show { ordinary = newValue } }
    }

    /// The image that replaces `image` while the view is highlighted (a choice); nil unless set.
    open var highlightedImage: Image? {
        get { highlighted }
        set { show { highlighted = newValue } }
    }

    /// Whether the highlighted image is shown, if there is one; false unless set.
    open var isHighlighted: Bool {
        get { showsHighlighted }
        set { show { showsHighlighted = newValue } }
    }

    /// The presentation of a symbol that has no configuration of its own (a choice); nil unless set.
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
        get { preferredConfiguration }
        set { show { preferredConfiguration = newValue } }
    }
    /// Whether an image is shown larger at the text sizes for readers who see little; false unless set. Kept for client
    /// code: by how much was not measured.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Images that follow each other while the view is highlighted. Kept for client code.
    open var highlightedAnimationImages: [Image]?
    /// Images that follow each other. Kept for client code: they decide no size.
    open var animationImages: [Image]?
    /// The time in which all images are shown once, in seconds. Kept for client code.
    open var animationDuration: TimeInterval = 0
    /// The number of times that all images are shown; 0 for no end. Kept for client code.
    open var animationRepeatCount = 0
    /// Whether images follow each other. Kept for client code.
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

    /// Makes a view as large as an image, with a second image for the highlighted state.
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

    /// Kept for client code: nothing moves here.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

    /// Kept for client code: nothing moves here.
    open func stopAnimating() { isAnimating = false }

    // MARK: Sizes

    /// The image's size in points, less what its alignment insets leave out (a choice where there are any); no size
    /// without an image (measured).
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let size = image.size.inset(by: image.alignmentRectInsets)
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    /// The image's size, whatever is offered; without an image the size that the view has.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    /// The insets of the image (documented).
    open override var alignmentRectInsets: EdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// The baseline of the image, for a view that is as high as the image.
    override func baselines(wrappedAt width: CGFloat?) -> Baselines? {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
        let insets = image.alignmentRectInsets
        return Baselines(first: image.size.height - offset - insets.top, last: offset - insets.bottom)
    }

    private var shownImage: Image? {
        asShown(showsHighlighted ? highlighted ?? ordinary : ordinary)
    }

    /// An image as large as the view would show it.
    package final func asShown(_ image: Image?) -> Image? {
        guard let image, image.isSymbolImage else { return image }
        return image.shown(preferring: preferredConfiguration, in: SymbolSurroundings(traitCollection))
    }

    /// A symbol follows the reader's text size and ends on pixels.
    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if shownImage?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }

    /// The measures of an image on which the layout of other views depends.
    private struct Measures: Equatable {
        var size: CGSize
        var insets: EdgeInsets
        var baseline: CGFloat?

        init(_ image: Image) {
            (size, insets, baseline) = (image.size, image.alignmentRectInsets, image.baselineOffsetFromBottom)
        }
    }

    /// An image that is as large as the one before changes nothing around (a choice).
    private func show(_ change: () -> Void) {
        let before = shownImage.map { Measures($0) }
        change()
        if shownImage.map({ Measures($0) }) != before { invalidateIntrinsicContentSize() }
    }
}
