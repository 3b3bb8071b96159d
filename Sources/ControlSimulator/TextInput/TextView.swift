import TextMeasuring

/// A text view that scrolls, as UIKit's `UITextView`. With scrolling disabled, the view grows with its text. Nothing is
/// drawn, and a user cannot edit the text.
///
/// The text stands within `textContainerInset` and the padding of its container, 8 points above and below and 5 at the
/// sides unless set (documented). With scrolling off its size is that of its text, as for a label in several lines,
/// measured a second time in the width from constraints (observed).
@preconcurrency @MainActor
open class TextView: ScrollView, ContentSizeCategoryAdjusting, TextInputTraits, ContentHooks {
    private final var content = TextContent(font: nil)
    private static let smallFont = FontSpec(size: 12)
    /// The width at which the text wraps during a call of `ownContentSize(wrappedAt:)`. Constraints determine
    /// this width. Nil at all other times.
    private final var widthOfConstraints: CGFloat?

    /// The area of the text inside `textContainerInset`.
    public let textContainer: TextContainer

    /// The layout manager, which returns the size of the text. Made at the first access.
    open var layoutManager: LayoutManager {
        if let ownLayoutManager { return ownLayoutManager }
        let manager = LayoutManager(of: self)
        ownLayoutManager = manager
        return manager
    }
    private var ownLayoutManager: LayoutManager?

    // MARK: Text

    /// The text; empty unless set. An empty text has the height of one line. A new text gets the attributes of the
    /// first character of the previous `attributedText`.
    open var text: String! {
        get { content.string ?? "" }
        set { change { $0.set(newValue ?? "") } }
    }

    /// A copy of the text with its attributes. Parts without a font are measured with the system's font at 12 points; a
    /// device uses Helvetica. If the first character of a new text has a font, the view gets this font.
    open var attributedText: NSAttributedString! {
        get { content.attributedText ?? NSAttributedString(string: "") }
        set {
            var first: [NSAttributedString.Key: Any] = [:]
            change { first = $0.set(newValue ?? NSAttributedString(string: "")) }
            if let color = first[NSAttributedString.Key(rawValue: "NSColor")] as? Color { textColor = color }
            if let style = first[.paragraphStyle] as? ParagraphStyle { textAlignment = style.alignment }
        }
    }

    /// The font of the whole text; nil unless set. If nil, the system's font at 12 points is used (reported). UIKit's
    /// documentation names the font of the body style instead.
    open var font: Font? {
        get { content.font(following: followedTextSize) }
        set { change { $0.set(newValue) } }
    }

    /// Whether the font follows the reader's text size; false unless set. Only fonts of a text style and fonts that
    /// `FontMetrics` scaled can follow it.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }

    /// The space between the text container and the edges of the content, in points. Unless set, it is 8 above, 8 below
    /// and 0 at each side.
    open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentDidChange() } }
    }

    /// Whether the text scrolls; true unless set. If it is false, the view is as large as its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { contentDidChange() } }
    }

    // MARK: Kept for client code

    /// The colour of the text. Not used by this library.
    open var textColor: Color?
    /// The horizontal alignment of the text. Only the place of the text in pictures of the view depends on it; no size
    /// does.
    open var textAlignment = TextAlignment.natural
    /// Whether the user may edit the text; true unless set. Only `canBecomeFirstResponder` depends on it.
    open var isEditable = true
    /// Whether the user may select text; true unless set. Only `canBecomeFirstResponder` depends on it.
    open var isSelectable = true

    /// The user's selection, in UTF-16 units. Unless set, it is an empty range at the start of the text. Not used by
    /// this library.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The attributes of newly typed text; none unless set.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links; none unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The kinds of data that become links; none unless set.
    open var dataDetectorTypes: DataDetectorTypes = []
    /// Whether attributes may be edited; false unless set.
    open var allowsEditingTextAttributes = false
    /// Whether an inserted text replaces the whole text; false unless set.
    open var clearsOnInsertion = false
    /// Whether fonts have the size that they would have on a printed page; false unless set.
    open var usesStandardTextScaling = false

    /// Does nothing here, because the places of the characters are not known.
    open func scrollRangeToVisible(_ range: NSRange) {}

    // MARK: The keyboard, of which there is none

    /// The kind of keyboard. Not used by this library: there is no keyboard.
    open var keyboardType = KeyboardType.default
    /// The appearance of the keyboard, light or dark.
    open var keyboardAppearance = KeyboardAppearance.default
    /// The label of the return key.
    open var returnKeyType = ReturnKeyType.default
    /// Whether the return key is disabled while the text is empty; false unless set.
    open var enablesReturnKeyAutomatically = false
    /// The automatic capitalization; `sentences` unless set. The mode `sentences` capitalizes the first letter of each
    /// sentence.
    open var autocapitalizationType = TextAutocapitalizationType.sentences
    /// The automatic correction of words.
    open var autocorrectionType = TextAutocorrectionType.default
    /// The marking of words with wrong spelling.
    open var spellCheckingType = TextSpellCheckingType.default
    /// The conversion of straight quotes to curly quotes.
    open var smartQuotesType = TextSmartQuotesType.default
    /// The conversion of hyphens to dashes.
    open var smartDashesType = TextSmartDashesType.default
    /// The adjustment of spaces around pasted text.
    open var smartInsertDeleteType = TextSmartInsertDeleteType.default
    /// Whether the text is hidden, as in a field for passwords; false unless set. The width of the text does not change
    /// (this library's choice).
    open var isSecureTextEntry = false
    /// The kind of data that the text contains, such as a password; nil unless set.
    open var textContentType: TextContentType! = nil
    private var ownInputView: View?
    private var ownInputAccessoryView: View?
    /// A view that replaces the keyboard; nil unless set.
    open override var inputView: View? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// A view above the keyboard; nil unless set.
    open override var inputAccessoryView: View? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: Delegate

    /// The delegate, which is held weakly. Its methods about editing are never called.
    open var delegate: (any TextViewDelegate)? {
        get { scrollDelegate as? any TextViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// Whether the view can become the first responder: true if the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    // MARK: Making

    /// Makes a text view with a text container. The text wraps at the width of this container.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates, in points.
    ///   - textContainer: The space of the text; nil for one that follows the width of the view.
    public init(frame: CGRect, textContainer: TextContainer?) {
        self.textContainer = textContainer ?? TextView.makeContainer()
        super.init(frame: frame)
        attach(content: self)
        hasOwnContent = true
        self.textContainer.owner = self
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        textContainer = TextView.makeContainer()
        super.init(coder: coder)
        attach(content: self)
        hasOwnContent = true
        textContainer.owner = self
    }

    private static func makeContainer() -> TextContainer {
        let container = TextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    // MARK: Sizes

    /// The size of the text with insets and padding. A text that scrolls has no intrinsic size. The text wraps in the
    /// width from constraints, if there is one. Each length is rounded up to pixels.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return size(in: widthOfConstraints)
    }

    /// The size of the text in the offered width, with insets and padding. The width is that of the widest line; an
    /// offered width of 0 or less is no limit. An empty text has the height of one line and the width of insets and
    /// padding (observed).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width > 0 ? size.width : nil) }

    package final var ownContentWraps: Bool { !isScrollEnabled && textContainer.widthTracksTextView }

    /// Returns the size of the text in a width. The size is read from `intrinsicContentSize`, because client code may
    /// have overridden this property.
    package final func ownContentSize(wrappedAt width: CGFloat?) -> CGSize {
        let outer = widthOfConstraints
        widthOfConstraints = width
        defer { widthOfConstraints = outer }
        return intrinsicContentSize
    }

    /// The baselines of the first and the last line (this library's choice); nil if the text scrolls.
    package final func ownBaselines(wrappedAt width: CGFloat?) -> Baselines? {
        guard !isScrollEnabled else { return nil }
        let layout = layout(in: width)
        return Baselines(
            first: textContainerInset.top + CGFloat(layout.firstBaseline),
            last: CGFloat(layout.size.height - layout.lastBaseline) + textContainerInset.bottom)
    }

    /// Sets the content size. It has the width of the view, and the height of the lines in this width.
    open override func layoutSubviews() {
        if bounds.size.width > 0 {
            contentSize = CGSize(width: bounds.size.width, height: size(in: bounds.size.width).height)
        }
        super.layoutSubviews()
    }

    private func size(in width: CGFloat?) -> CGSize {
        let text = layout(in: width).unroundedSize
        let pixels = TextEnvironment.pixels(atScale: pixelsPerPoint)
        let inset = textContainerInset
        return CGSize(
            width: pixels.up(text.width + Double(spaceAtSides)),
            height: pixels.up(text.height + Double(inset.top + inset.bottom)))
    }

    /// The size of the lines in the view's width. This size includes the padding of the container at both ends of the
    /// lines.
    final var usedSize: CGSize {
        let text = layout(in: bounds.size.width > 0 ? bounds.size.width : nil).unroundedSize
        return CGSize(
            width: CGFloat(text.width) + 2 * textContainer.lineFragmentPadding, height: CGFloat(text.height))
    }

    private var spaceAtSides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private func layout(in width: CGFloat?) -> TextLayout {
        let room: CGFloat
        if textContainer.widthTracksTextView {
            room = width.map { $0 - spaceAtSides } ?? .infinity
        } else {
            let own = textContainer.size.width
            room = own > 0 ? own - 2 * textContainer.lineFragmentPadding : .infinity
        }
        let text = content.styled(
            following: followedTextSize, fallback: TextView.smallFont, runFallback: TextView.smallFont)
        return textLayout(text, textContainer.limits(width: room))
    }

    // MARK: Changes

    private func change(_ body: (inout TextContent) -> Void) {
        let (category, small) = (followedTextSize, TextView.smallFont)
        if content.change(following: category, fallback: small, runFallback: small, body) { contentDidChange() }
    }

    /// Requests layout, because changed traits can change the size of the text. The reader's text size changes the
    /// fonts. The display scale changes the rounding to pixels.
    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }
}

extension TextView: TextShowing {
    /// The measured text of the view; nil without a text. It contains the size of the text in the bounds without
    /// `textContainerInset` and without the padding of lines. It also contains the possible numbers of lines. Several
    /// numbers are possible if an error in the font's widths can change where a line breaks.
    public var textMeasurement: TextMeasurement? { shownMeasurement }

    package var shownText: ShownText? {
        var content = content
        guard !content.isEmpty, bounds.size.isFinite else { return nil }
        let text = content.styled(
            following: followedTextSize, fallback: TextView.smallFont, runFallback: TextView.smallFont)
        let padding = textContainer.lineFragmentPadding
        let sides = EdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset).inset(by: sides)
        return ShownText(
            text: text, limits: textContainer.limits(width: room.size.width), room: room, isCentered: false,
            alignment: textAlignment)
    }
}
