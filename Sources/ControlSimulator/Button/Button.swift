/// A control with a title and an image, as UIKit's `UIButton`. The button is as large as its contents and the space
/// around them.
///
/// Without a configuration, sizes are those that devices showed from iOS 8 to 11, in whole points: a title alone has 6
/// points above and below, and a button that has nothing else is at least 30 points wide; any content inset, and any
/// image, takes that room away. With a configuration, its insets count and nothing of the above.
@preconcurrency @MainActor
open class Button: Control, ControlHooks {
    private var titles = StateValues<String>()
    private var attributedTitles = StateValues<NSAttributedString>()
    private var images = StateValues<Image>()
    private var backgroundImages = StateValues<Image>()
    final var symbolConfigurations = StateValues<Image.SymbolConfiguration>()
    private var titleColors = StateValues<Color>()
    private var titleShadowColors = StateValues<Color>()
    private(set) final var ownTitleLabel: Label?
    /// The title label's previous font, which plain titles use. It is stored while a title with attributes is shown;
    /// otherwise nil.
    final var fontOfPlainTitles: Font?
    private(set) final var ownSubtitleLabel: Label?
    private(set) final var ownImageView: ImageView?
    final var shownContents = ButtonContents()
    final var isShowingContents = false
    private var isUpdatingConfiguration = false

    /// The type with which the button was made; `custom` unless it was made with `init(type:)`.
    open private(set) var buttonType = ButtonType.custom

    /// The configuration, which determines size and contents instead of the other properties; nil unless set. If the
    /// configuration has no title or no image, the title or image for the button's state is used.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { resetTitleLabel() }
            if configuration != oldValue { refreshContents() }
        }
    }

    /// A closure that may change the configuration, called after changes of the state; nil unless set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration is updated automatically if the state changes. Not used by this library.
    open var automaticallyUpdatesConfiguration = true

    /// The space around image and title, in points; none unless set. The button's size includes this space. Ignored
    /// with a configuration (documented).
    open var contentEdgeInsets = EdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { refreshContents() } }
    }

    /// The insets of the title, in points; none unless set. The button's size does not include these insets
    /// (documented). Ignored with a configuration.
    open var titleEdgeInsets = EdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The insets of the image, in points; none unless set. The button's size does not include these insets
    /// (documented). Ignored with a configuration.
    open var imageEdgeInsets = EdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Whether the image is darker while the button is highlighted. Not used by this library.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is paler while the button is disabled. Not used by this library.
    open var adjustsImageWhenDisabled = true

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button of a type, with the size (0, 0).
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        let isUntouched = ownTitleLabel?.font == Font.systemFont(ofSize: self.buttonType.fontSize)
        self.buttonType = buttonType
        if isUntouched { resetTitleLabel() }
        refreshContents()
    }

    /// Makes a custom button that performs an action.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates, in points.
    ///   - primaryAction: Its title and image are the button's; nil for none.
    public convenience init(frame: CGRect, primaryAction: Action?) {
        self.init(frame: frame)
        show(primaryAction)
    }

    /// Makes a button that performs an action.
    ///
    /// - Parameters:
    ///   - buttonType: Its initial appearance.
    ///   - primaryAction: Its title and image are the button's; nil for none.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
        self.init(type: buttonType)
        show(primaryAction)
    }

    /// Makes a system button with a configuration and the size (0, 0).
    ///
    /// - Parameters:
    ///   - configuration: Decides the size.
    ///   - primaryAction: Supplies title and image if the configuration has none; nil for no action.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        show(primaryAction)
        refreshContents()
    }

    /// Makes a system button with an image. The result is a `Button` even for a call on a subclass, because the
    /// initializers of the subclass are unknown.
    ///
    /// - Parameters:
    ///   - image: Its image.
    ///   - target: Kept weakly; nothing can be called by its name here.
    ///   - action: The name of a method.
    public class func systemButton(with image: Image, target: Any?, action: Selector?) -> Button {
        let button = Button(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: Contents

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Sets the title for a state.
    ///
    /// - Parameters:
    ///   - title: In one line, as far as sizes go; nil for none.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setTitle(_ title: String?, for state: State) { change { titles[state] = title } }

    /// Returns the plain title that was set for exactly this state.
    open func title(for state: State) -> String? { titles[state] }

    /// The title of the current state.
    open var currentTitle: String? { titles.value(in: state) }

    /// Sets a title with attributes for a state. This title has precedence over a plain title. Parts without a font
    /// have the font of the title label.
    ///
    /// - Parameters:
    ///   - title: It is copied. Nil for none.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) } }
    }

    /// Returns the attributed title for exactly this state; nil if no such title was set.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(in: state) }

    /// Sets the image for a state.
    ///
    /// - Parameters:
    ///   - image: Nil for none.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setImage(_ image: Image?, for state: State) { change { images[state] = image } }

    /// Returns the image that was set for exactly this state.
    open func image(for state: State) -> Image? { images[state] }

    /// The image for the current state; without such an image, the image of the button's type.
    open var currentImage: Image? { images.value(in: state) ?? buttonType.sign }

    /// Sets the background image for a state. The button is at least as large as this image (reported).
    ///
    /// - Parameters:
    ///   - image: Nil for none.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setBackgroundImage(_ image: Image?, for state: State) { change { backgroundImages[state] = image } }

    /// Returns the background image that was set for exactly this state.
    open func backgroundImage(for state: State) -> Image? { backgroundImages[state] }

    /// The background image of the current state.
    open var currentBackgroundImage: Image? { backgroundImages.value(in: state) }

    /// Sets the title's colour in a state. Not used by this library.
    ///
    /// - Parameters:
    ///   - color: Nil for none.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setTitleColor(_ color: Color?, for state: State) { titleColors[state] = color }

    /// Returns the colour that was set for the title in exactly this state.
    open func titleColor(for state: State) -> Color? { titleColors[state] }

    /// The title's colour in the current state; white unless set.
    open var currentTitleColor: Color { titleColors.value(in: state) ?? .white }

    /// Sets the colour of the title's shadow for a state. Not used by this library.
    ///
    /// - Parameters:
    ///   - color: Nil for none.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    open func setTitleShadowColor(_ color: Color?, for state: State) { titleShadowColors[state] = color }

    /// Returns the colour that was set for the title's shadow in exactly this state.
    open func titleShadowColor(for state: State) -> Color? { titleShadowColors[state] }

    /// The colour of the title's shadow for the current state; nil if no colour is set.
    open var currentTitleShadowColor: Color? { titleShadowColors.value(in: state) }

    /// The label of the title, made when it is first needed or read. The button's size depends on the label's font and
    /// number of lines, but not on the label's text.
    open var titleLabel: Label? {
        if ownTitleLabel == nil { ownTitleLabel = addLabel() }
        return ownTitleLabel
    }

    /// The label of a configuration's subtitle; nil if there is no subtitle.
    open var subtitleLabel: Label? {
        guard configuration?.hasSubtitle == true else { return nil }
        if ownSubtitleLabel == nil { ownSubtitleLabel = addLabel() }
        return ownSubtitleLabel
    }

    /// The view of the image, made when it is first needed or read.
    open var imageView: ImageView? {
        if ownImageView == nil {
            let view = ImageView(frame: .zero)
            ownImageView = view
            insertSubview(view, at: 0)
        }
        return ownImageView
    }

    // MARK: Sizes

    /// The size of the contents and of the space around them, in points. With a configuration, the size follows from
    /// the configuration. Without one, it follows from title, image and `contentEdgeInsets`. The title is one line
    /// unless it contains line breaks, even if the title label allows several lines.
    open override var intrinsicContentSize: CGSize { ownContentSize(wrappedAt: nil) }

    /// Returns the intrinsic size (this library's choice). The offered width is used only with a configuration, whose
    /// title wraps in this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        ownContentSize(wrappedAt: ownContentWraps && size.width > 0 ? size.width : nil)
    }

    package final var ownContentWraps: Bool { configurationLayout?.wraps ?? false }

    package final func ownContentSize(wrappedAt width: CGFloat?) -> CGSize {
        configurationLayout?.size(in: width) ?? classicSize
    }

    package final func ownBaselines(wrappedAt width: CGFloat?) -> Baselines? {
        configurationLayout.map { $0.baselines(in: width) } ?? classicBaselines
    }

    /// The rectangle of the background image: all of `bounds`. Not called with a configuration.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of image and title: `bounds` without the content insets. Not called with a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The rectangle of the title in the result of `contentRect(forBounds:)`. Not called with a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        classicLayout(in: contentRect).titleRect(in: contentRect).onPixelEdges(atScale: pixelsPerPoint)
    }

    /// The rectangle of the image in the result of `contentRect(forBounds:)`. Not called with a configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        classicLayout(in: contentRect).imageRect(in: contentRect).onPixelEdges(atScale: pixelsPerPoint)
    }

    /// Places the labels and the image view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // The text size may have changed since the last layout.
        if configuration != nil { refreshLabels() }
        placeContents()
    }

    // MARK: Changes

    private func change(_ body: () -> Void) {
        body()
        if shownContents != currentContents { refreshContents() }
    }

    package final func controlStateDidChange() {
        if shownContents != currentContents { refreshContents() }
        setNeedsUpdateConfiguration()
    }

    /// Updates the configuration for the current state at once.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration()
    }

    /// Calls `configurationUpdateHandler`, which may change the configuration for the current state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The scale changes the rounding to pixels, and the text size changes fonts.
        refreshContents()
    }

    /// Updates labels and images, and invalidates the intrinsic size.
    final func refreshContents() {
        refreshLabels()
        contentDidChange()
    }

    /// Called if code outside of the button has changed the font or text of a label.
    final func labelDidChange() {
        if !isShowingContents { refreshContents() }
    }
}
