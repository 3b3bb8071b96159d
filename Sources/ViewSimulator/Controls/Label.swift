import TextMeasuring

/// A text in one or several lines, as UIKit's `UILabel`. The label is as large as the text; nothing is drawn.
///
/// Heights are those that devices show, to the pixel. Widths of Latin text are those of a model, see `Font`.
///
/// All sizes go through `textRect(forBounds:limitedToNumberOfLines:)`: a label with space around its text overrides it.
@preconcurrency @MainActor
open class Label: View, ContentSizeCategoryAdjusting {
    private final var content = TextContent(font: Label.defaultFont)
    private static let defaultFont = Font.systemFont(ofSize: 17)
    /// The width in which constraints let the text wrap. It is set only while they request the text's size; otherwise
    /// nil.
    private final var widthOfConstraints: CGFloat?
    package private(set) final var offeredWidth: CGFloat?

    // MARK: Text

    /// The text; nil and the empty text have no size. A new text gets the attributes of the first character of the
    /// previous `attributedText`.
    open var text: String? {
        get { content.string }
        set { change("text") { $0.set(newValue) } }
    }

    /// The text with its attributes. The size depends on fonts, paragraph styles, kern, raised characters and
    /// attachments; parts without a font have the label's font.
    ///
    /// The font, the colour, the alignment and the line break mode of its first character become those of the label,
    /// as documented. Nil is no text, and later texts are plain. It is a copy: a text that changes afterwards has to be
    /// set again.
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set {
            var first: [NSAttributedString.Key: Any] = [:]
            change("attributedText") { first = $0.set(newValue) }
            if let color = first[NSAttributedString.Key(rawValue: "NSColor")] as? Color { textColor = color }
            if let style = first[.paragraphStyle] as? ParagraphStyle {
                (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
            }
        }
    }

    /// The font; the system's font at 17 points unless set. Setting it changes the font of the whole text. With
    /// `adjustsFontForContentSizeCategory` the font's size follows the label's traits.
    open var font: Font! {
        get { content.font(following: followedTextSize) ?? Label.defaultFont }
        set { change("font") { $0.set(newValue ?? Label.defaultFont) } }
    }

    /// Whether the font's size follows the text size in the label's traits; false unless set. Only fonts of a text
    /// style and fonts that `FontMetrics` scaled can follow it.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange("font") } }
    }

    // MARK: Lines

    /// The largest number of lines; 1 unless set. If it is 0 or less, there is no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange("numberOfLines") } }
    }

    /// The way in which a text that is too wide is wrapped or shortened. Unless set, an ellipsis replaces the end of
    /// the text. The label's mode replaces the line break modes of paragraph styles.
    open var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange("lineBreakMode") } }
    }

    /// The width in which a text in several lines wraps; 0 unless set. If it is 0, the text wraps in the width from
    /// constraints.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange("preferredMaxLayoutWidth") } }
    }

    // MARK: Kept for client code

    /// The horizontal alignment of the text. Only the place of the text in pictures of the view depends on it; no size
    /// does.
    open var textAlignment = TextAlignment.natural
    /// The colour of the text. Not used by this library.
    open var textColor: Color! = .label
    /// The colour of the text while `isHighlighted` is true. Not used by this library.
    open var highlightedTextColor: Color?
    /// The colour of the text's shadow. Not used by this library.
    open var shadowColor: Color?
    /// The offset of the text's shadow, in points; (0, −1) unless set. Not used by this library: it adds nothing to the
    /// size.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether the text looks enabled; true unless set. Not used by this library.
    open var isEnabled = true
    /// Whether the text looks highlighted; false unless set. Not used by this library.
    open var isHighlighted = false
    /// Whether a text that is too wide is drawn smaller; false unless set. Not used by this library: the label's size
    /// is always that of the text in its full font size.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which a text that is too wide is drawn smaller; 0 unless set. Not used by this library.
    open var minimumScaleFactor: CGFloat = 0
    /// The vertical position of a text that is drawn smaller. Not used by this library.
    open var baselineAdjustment = BaselineAdjustment.alignBaselines
    /// Whether characters may move closer together before text is truncated. Not used by this library: characters do
    /// not move here.
    open var allowsDefaultTighteningForTruncation = false
    /// The strategy of line breaks, in addition to the line break mode. Not used by this library: lines are filled one
    /// after the other here.
    open var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard

    // MARK: Making

    /// Makes a label that has no text and ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .left
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        contentMode = .left
    }

    // MARK: Sizes

    /// The size of the text, with each length rounded up to pixels. A text in several lines wraps at
    /// `preferredMaxLayoutWidth` or, if this is 0, in the width from constraints.
    open override var intrinsicContentSize: CGSize {
        size(in: widthOfConstraints ?? preferredMaxLayoutWidth)
    }

    /// The size of the text, which wraps in the offered width if several lines are allowed. A width of 0 or less is no
    /// limit. The height is never a limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width) }

    /// Returns the rectangle of the text at the origin of `bounds`, with at most `numberOfLines` lines. The height of
    /// `bounds` does not limit the text.
    ///
    /// Sizes are asked for through this method, so that an override gives the text space around it.
    ///
    /// - Parameters:
    ///   - bounds: The available space, in points; the greatest number for no limit.
    ///   - numberOfLines: The most lines that there may be; 0 or less for as many as the text needs.
    /// - Returns: As wide as the widest line and as high as all lines, each length on the next pixel.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: layout(width: bounds.size.width, lines: numberOfLines)?.cgSize ?? .zero)
    }

    /// Draws the text on a device. Does nothing here, and is never called by this library. Client code may override it.
    open func drawText(in rect: CGRect) {}

    private func size(in width: CGFloat) -> CGSize {
        offeredWidth = width > 0 ? width : nil
        let unlimited = CGFloat.greatestFiniteMagnitude
        let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : unlimited, height: unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    override var wrapsItsContent: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

    /// Returns the size of the text in a width. The size is read from `intrinsicContentSize`, because client code may
    /// have overridden this property.
    override func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        let outer = widthOfConstraints
        widthOfConstraints = width
        defer { widthOfConstraints = outer }
        return intrinsicContentSize
    }

    /// The baselines of a label that is as high as its text. The distance from the top to the first baseline is the
    /// font's ascender, rounded to pixels.
    override func baselines(wrappedAt width: CGFloat?) -> Baselines? {
        let width = width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
        return layout(width: width, lines: numberOfLines).map {
            Baselines(first: CGFloat($0.firstBaseline), last: CGFloat($0.size.height - $0.lastBaseline))
        }
    }

    private func layout(width: CGFloat, lines: Int) -> TextLayout? {
        guard !content.isEmpty else { return nil }
        let isLimited = width < .greatestFiniteMagnitude && lines != 1
        let limits = TextLimits(
            width: isLimited ? Double(width) : .infinity, maximumNumberOfLines: max(lines, 0),
            overflow: lineBreakMode.value)
        let text = content.styled(following: followedTextSize, fallback: Label.defaultFont.spec)
        return textLayout(text, limits)
    }

    // MARK: Changes

    private func change(_ what: StaticString, _ body: (inout TextContent) -> Void) {
        let category = followedTextSize
        if content.change(following: category, fallback: Label.defaultFont.spec, body) { contentDidChange(what) }
    }

    private func contentDidChange(_ what: StaticString) {
        ConstraintChange.named(.property(what, self)) { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Requests layout, because changed traits can change the size of the text. The reader's text size changes the
    /// fonts. The display scale changes the rounding to pixels.
    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange("text size")
    }
}

extension Label: TextShowing {
    /// The measured text of the label; nil without a text. It contains the size of the text in the label's bounds, and
    /// the possible numbers of lines. Several numbers are possible if an error in the font's widths can change where a
    /// line breaks.
    public var textMeasurement: TextMeasurement? { shownMeasurement }

    package var shownText: ShownText? {
        // A copy: what a text came to when it was last measured decides whether another one asks for a layout.
        var content = content
        guard !content.isEmpty, bounds.size.isFinite else { return nil }
        let limits = TextLimits(
            width: Double(bounds.size.width), maximumNumberOfLines: max(numberOfLines, 0),
            overflow: lineBreakMode.value)
        return ShownText(
            text: content.styled(following: followedTextSize, fallback: Label.defaultFont.spec), limits: limits,
            room: CGRect(origin: .zero, size: bounds.size), isCentered: true, alignment: textAlignment)
    }
}

extension Label {
    /// Another name of the type `LineBreakMode`.
    public typealias LineBreakMode = ViewSimulator.LineBreakMode
    /// Another name of the type `TextAlignment`.
    public typealias TextAlignment = ViewSimulator.TextAlignment

    /// The vertical positions of a text that is drawn smaller than its font, as UIKit's `UIBaselineAdjustment`. Not
    /// used by this library.
    public enum BaselineAdjustment: Int, Sendable {
        /// The smaller text's baseline is where it would be in the full font size.
        case alignBaselines
        /// The smaller text's centre is where it would be in the full font size.
        case alignCenters
        /// The smaller text's upper edge is where it would be in the full font size.
        case none
    }
}

extension TextLayout {
    package var cgSize: CGSize { CGSize(width: size.width, height: size.height) }
}
