import CallerChecks

/// A view that shows the image and the two texts of a list content, as UIKit's `UIListContentView`.
///
/// The view is measured like a text in several lines: its own width is that of its texts in one line, and in a given
/// width it has the height of the texts in that width. It has no constraints of its own, and participates in those
/// around it.
///
/// - Complexity: Texts are measured once for each width, and then cached.
@preconcurrency @MainActor
open class ListContentView: View, ContentView {
    private var content: ListContentConfiguration
    private let textLabel = Label(frame: .zero)
    private let secondaryTextLabel = Label(frame: .zero)
    private let imageView = ImageView(frame: .zero)
    private var guides: [LayoutGuide?] = [nil, nil, nil]

    private enum Part: Int, CaseIterable {
        case text, secondaryText, image
    }

    private var views: [View] { [textLabel, secondaryTextLabel, imageView] }

    /// Makes a view of size 0 that shows a content.
    public init(configuration: ListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        showContent()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        showContent()
    }

    /// The configuration that the view shows. Traps for a configuration that is not a `ListContentConfiguration`.
    open var configuration: any ContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? ListContentConfiguration else {
                stop("unsupported configuration: \(newValue)")
            }
            guard new != content else { return }
            content = new
            showContent()
            contentDidChange()
        }
    }

    // MARK: Guides

    /// The area of the text; nil if there is no text.
    open var textLayoutGuide: LayoutGuide? { guide(.text) }
    /// The area of the second text; nil if there is no second text.
    open var secondaryTextLayoutGuide: LayoutGuide? { guide(.secondaryText) }
    /// The area of the image; nil if there is no image.
    open var imageLayoutGuide: LayoutGuide? { guide(.image) }

    /// Returns the layout guide of the image or of a text. Nil if this part is not shown. The guide is made at the
    /// first call, because a view without guides has no constraints to solve.
    private func guide(_ part: Part) -> LayoutGuide? {
        guard views[part.rawValue].superview === self else { return nil }
        if let guide = guides[part.rawValue] { return guide }
        let guide = LayoutGuide()
        guide.insets = { view in (view as? ListContentView)?.insets(of: part) ?? .zero }
        guides[part.rawValue] = guide
        adopt(guide)
        return guide
    }

    private func insets(of part: Part) -> EdgeInsets {
        let (frame, bounds) = (frame(of: part, in: shownLayout), bounds)
        return EdgeInsets(
            top: frame.origin.y - bounds.origin.y, left: frame.origin.x - bounds.origin.x,
            bottom: bounds.origin.y + bounds.size.height - frame.origin.y - frame.size.height,
            right: bounds.origin.x + bounds.size.width - frame.origin.x - frame.size.width)
    }

    // MARK: Content

    private func showContent() {
        set(textLabel, content.text, content.textProperties)
        set(secondaryTextLabel, content.secondaryText, content.secondaryTextProperties)
        imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        imageView.image = content.image
        show(.text, textLabel.text?.isEmpty == false)
        show(.secondaryText, secondaryTextLabel.text?.isEmpty == false)
        show(.image, content.image != nil)
    }

    private func set(_ label: Label, _ text: String?, _ properties: ListContentConfiguration.TextProperties) {
        label.text = properties.shown(text)
        label.font = properties.font
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    }

    private func show(_ part: Part, _ isShown: Bool) {
        let view = views[part.rawValue]
        guard isShown != (view.superview === self) else { return }
        if isShown { return addSubview(view) }
        view.removeFromSuperview()
        if let guide = guides[part.rawValue].take() { abandon(guide) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    // MARK: Sizes

    private func layout(in width: CGFloat?) -> ListContentLayout {
        ListContentLayout(
            of: content, in: width, text: textLabel.superview === self ? textLabel : nil,
            secondaryText: secondaryTextLabel.superview === self ? secondaryTextLabel : nil)
    }

    /// The size of the content and its margins, with each text in one line.
    open override var intrinsicContentSize: CGSize { layout(in: nil).size }

    override var wrapsItsContent: Bool { true }

    override func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize { layout(in: width).size }

    /// Returns the size of the content in the width of `size`. A width of 0 or less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { layout(in: size.width > 0 ? size.width : nil).size }

    /// Returns the size of the content, fitted to a target size. On each axis, the fitting priority is compared with a
    /// priority of the view. This is the hugging priority if the target is longer than the content. Otherwise it is the
    /// priority of compression resistance. The length is the target's if the fitting priority is higher, and the
    /// content's if not.
    ///
    /// The width is the content's own width, or the target's width if the horizontal priority is above the priority of
    /// hugging or compression resistance. The height is the height of the content in this width, or the target's height
    /// if the vertical priority is above these priorities.
    ///
    /// - Parameters:
    ///   - targetSize: The preferred size, in points.
    ///   - horizontalFittingPriority: The priority of the width.
    ///   - verticalFittingPriority: The priority of the height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        let own = layout(in: nil).size
        let width = fitted(own.width, to: targetSize.width, horizontalFittingPriority, .horizontal)
        let height = width < own.width ? layout(in: width).size.height : own.height
        return CGSize(
            width: width, height: fitted(height, to: targetSize.height, verticalFittingPriority, .vertical))
    }

    private func fitted(
        _ own: CGFloat, to target: CGFloat, _ priority: LayoutPriority, _ axis: LayoutConstraint.Axis
    ) -> CGFloat {
        let resistance =
            target > own
            ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
        return priority > resistance ? target : own
    }

    // MARK: Layout

    open override func layoutSubviews() {
        placeViews()
        super.layoutSubviews()
    }

    /// Places the image, the texts and their guides. If a guide moves, the constraint engines that may include the view
    /// read their constants again before the next solution.
    private func placeViews() {
        let layout = shownLayout
        for part in Part.allCases where views[part.rawValue].superview === self {
            let (view, frame) = (views[part.rawValue], frame(of: part, in: layout).withNumbers)
            if view.frame != frame { view.frame = frame }
            guard let guide = guides[part.rawValue], guide.layoutFrame != frame else { continue }
            guide.layoutFrame = frame
            noteConstants()
        }
    }

    private var shownLayout: ListContentLayout { layout(in: bounds.size.width).centred(in: bounds.size.height) }

    /// Returns the frame of a part in the view's coordinates, rounded to pixels.
    private func frame(of part: Part, in layout: ListContentLayout) -> CGRect {
        let frames = [layout.text, layout.secondaryText, layout.image]
        guard var frame = frames[part.rawValue] else { return .zero }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = bounds.size.width - frame.origin.x - frame.size.width
        }
        frame.origin.x += bounds.origin.x
        frame.origin.y += bounds.origin.y
        return frame.onPixelEdges(atScale: pixelsPerPoint)
    }
}
