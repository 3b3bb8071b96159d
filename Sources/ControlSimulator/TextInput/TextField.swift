import TextMeasuring

/// A line of text in a frame, as UIKit's `UITextField`. Nothing is drawn, and a user cannot edit the text.
///
/// Its height follows from the font and the border, not from the text; `ControlProfile` has the numbers. Its width is
/// that of the text, or of the placeholder while there is none.
@preconcurrency @MainActor
open class TextField: Control, ContentSizeCategoryAdjusting, TextInputTraits, ContentHooks {
    private final var content = TextContent(font: TextField.defaultFont)
    private final var placeholderContent = TextContent(font: nil)
    private static let defaultFont = Font.systemFont(ofSize: 17)

    // MARK: Text

    /// The text; empty unless set. Setting nil makes the text empty.
    open var text: String? {
        get { content.string ?? "" }
        set { change(\.content) { $0.set(newValue ?? "") } }
    }

    /// A copy of the text with its attributes. Parts without a font have the field's font. If the first character of a
    /// new text has a font, the field gets this font.
    open var attributedText: NSAttributedString? {
        get { content.string == nil ? nil : content.attributedText }
        set {
            var first: [NSAttributedString.Key: Any] = [:]
            change(\.content) { first = $0.set(newValue) }
            if let color = first[NSAttributedString.Key(rawValue: "NSColor")] as? Color { textColor = color }
            if let style = first[.paragraphStyle] as? ParagraphStyle { textAlignment = style.alignment }
        }
    }

    /// The text that is shown while the field is empty; nil unless set.
    open var placeholder: String? {
        get { placeholderContent.string }
        set { change(\.placeholderContent) { $0.set(newValue) } }
    }

    /// The placeholder with its attributes. Parts without a font use the field's font.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent.attributedText }
        set { change(\.placeholderContent) { _ = $0.set(newValue) } }
    }

    /// The font; the system's font at 17 points unless set. Setting nil restores the system's font (this library's
    /// choice). The field's height depends on the font, even if the text is empty.
    open var font: Font? {
        get { content.font(following: followedTextSize) }
        set { change(\.content) { $0.set(newValue ?? TextField.defaultFont) } }
    }

    /// Whether the font follows the reader's text size; false unless set. Only fonts of a text style and fonts that
    /// `FontMetrics` scaled can follow it.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }

    // MARK: Frame and sides

    /// The border around the text; none unless set.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentDidChange() } }
    }

    /// The view at the left side of the text. A view whose size is zero gets the smallest size that fits its content.
    open var leftView: View? {
        didSet { sideViewDidChange(from: oldValue) }
    }

    /// The times at which the left view is shown; `never` unless set.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { contentDidChange() } }
    }

    /// The view at the right side of the text, in place of the clear button.
    open var rightView: View? {
        didSet { sideViewDidChange(from: oldValue) }
    }

    /// The times at which the right view is shown; `never` unless set.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { contentDidChange() } }
    }

    /// The times at which the clear button is shown; `never` unless set. On a device, this button empties the field. It
    /// is not shown in an empty field.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { contentDidChange() } }
    }

    // MARK: Kept for client code

    /// The colour of the text. Not used by this library.
    open var textColor: Color?
    /// The horizontal alignment of the text. Only the place of the text in pictures of the view depends on it; no size
    /// does.
    open var textAlignment = TextAlignment.natural
    /// Whether a text that is too wide is drawn smaller. Not used by this library.
    open var adjustsFontSizeToFitWidth = false
    /// The least font size for a text that is drawn smaller, in points. Not used by this library.
    open var minimumFontSize: CGFloat = 0
    /// The background image. Not used by this library.
    open var background: Image?
    /// The background image while the field is disabled. Not used by this library.
    open var disabledBackground: Image?
    /// Whether the text is removed when editing begins; false unless set. Not used by this library.
    open var clearsOnBeginEditing = false
    /// Whether an inserted text replaces the whole text; false unless set. Not used by this library.
    open var clearsOnInsertion = false
    /// Whether attributes may be edited; false unless set. Not used by this library.
    open var allowsEditingTextAttributes = false
    /// The attributes of newly typed text; nil unless set. Not used by this library.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of plain text. Their font and colour are also the font and colour of the field. Setting the
    /// attributes applies them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = givenTextAttributes
            attributes[.font] = font
            if let textColor { attributes[NSAttributedString.Key(rawValue: "NSColor")] = textColor }
            return attributes
        }
        set {
            givenTextAttributes = newValue
            if let font = newValue[.font] as? Font { self.font = font }
            if let color = newValue[NSAttributedString.Key(rawValue: "NSColor")] as? Color { textColor = color }
            if let style = newValue[.paragraphStyle] as? ParagraphStyle { textAlignment = style.alignment }
        }
    }
    private var givenTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The delegate, which is held weakly. This library never calls it.
    open weak var delegate: (any TextFieldDelegate)?

    // MARK: The keyboard, of which there is none

    /// The kind of keyboard. Not used by this library: there is no keyboard.
    open var keyboardType = KeyboardType.default
    /// The appearance of the keyboard, light or dark.
    open var keyboardAppearance = KeyboardAppearance.default
    /// The label of the return key.
    open var returnKeyType = ReturnKeyType.default
    /// Whether the return key is disabled while the field is empty; false unless set.
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

    // MARK: Editing

    /// Whether the field is the first responder of its window. The views at the sides of the text may depend on this.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the field can become the first responder: true if the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let wasEditing = isEditing
        defer { if isEditing != wasEditing { contentDidChange() } }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isEditing
        defer { if isEditing != wasEditing { contentDidChange() } }
        return super.resignFirstResponder()
    }

    // MARK: Sizes

    /// The size of the text with the border and the side views. If the field is empty, the size of the placeholder
    /// replaces that of the text. The width of the text is rounded up to the next pixel. The height follows from font
    /// and border, in whole points.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: layout.cgSize.width + sides.left + sides.right,
            height: borderStyle.height(line: lineHeight, ControlProfile.current))
    }

    /// The intrinsic size, for any offered size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns the baselines of the text in a field of its intrinsic height. The text is in the middle of this height.
    package final func ownBaselines(wrappedAt width: CGFloat?) -> Baselines? {
        let pixels = TextEnvironment.pixels(atScale: pixelsPerPoint)
        let font = self.font ?? TextField.defaultFont
        let height = intrinsicContentSize.height
        let first = pixels.nearest(Double((height - font.lineHeight) / 2 + font.ascender))
        return Baselines(first: CGFloat(first), last: height - CGFloat(first))
    }

    private var lineHeight: CGFloat {
        let pixels = TextEnvironment.pixels(atScale: 1)
        return CGFloat(pixels.up(Double((font ?? TextField.defaultFont).lineHeight)))
    }

    private var layout: TextLayout {
        let category = followedTextSize
        let face = (font ?? TextField.defaultFont).spec
        let text =
            content.isEmpty
            ? placeholderContent.styled(following: category, fallback: face)
            : content.styled(following: category, fallback: face)
        return textLayout(text, TextLimits(maximumNumberOfLines: 1))
    }

    // MARK: Rectangles

    /// Returns the rectangle of the border: all of the bounds. Overrides may return another rectangle.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text, between the side views. Overrides may return another rectangle, but this does
    /// not change the intrinsic size of the field.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let sides = sides
        let rect = borderRect(forBounds: bounds).inset(
            by: EdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        return CGRect(origin: rect.origin, size: CGSize(width: max(rect.size.width, 0), height: rect.size.height))
    }

    /// Returns the rectangle of the placeholder, which is the rectangle of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the text while it is edited: `textRect(forBounds:)`.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the clear button. It is at the right end, vertically centred, and 19 points wide and
    /// high (this library's choice).
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = TextField.clearButtonSide
        return inTheMiddle(
            CGSize(width: side, height: side), x: bounds.maxX - side - borderStyle.sidePadding, of: bounds)
    }

    /// Returns the rectangle of the left view. It is at the left end, vertically centred.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        inTheMiddle(size(ofSideView: leftView), x: bounds.minX, of: bounds)
    }

    /// Returns the rectangle of the right view. It is at the right end, vertically centred.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = size(ofSideView: rightView)
        return inTheMiddle(size, x: bounds.maxX - size.width, of: bounds)
    }

    /// Places the views at the left and the right of the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isEditing = isEditing
        place(leftView, shows: leftViewMode.shows(isEditing: isEditing), at: leftViewRect(forBounds: bounds))
        place(rightView, shows: rightViewMode.shows(isEditing: isEditing), at: rightViewRect(forBounds: bounds))
    }

    // MARK: Changes

    private func change(
        _ content: ReferenceWritableKeyPath<TextField, TextContent>, _ body: (inout TextContent) -> Void
    ) {
        let (category, face) = (followedTextSize, (font ?? TextField.defaultFont).spec)
        if self[keyPath: content].change(following: category, fallback: face, body) { contentDidChange() }
    }

    /// Requests layout, because changed traits can change the size of the text. The reader's text size changes the
    /// fonts. The display scale changes the rounding to pixels.
    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }
}

extension TextField: TextShowing {
    package var isInBox: Bool { true }

    /// The text that the field shows: its own text or, if this is empty, the placeholder.
    package var shownText: ShownText? {
        var content = content.isEmpty ? placeholderContent : content
        guard !content.isEmpty, bounds.size.isFinite else { return nil }
        let text = content.styled(following: followedTextSize, fallback: (font ?? TextField.defaultFont).spec)
        let room = textRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        let limits = TextLimits(width: Double(room.size.width), maximumNumberOfLines: 1)
        return ShownText(text: text, limits: limits, room: room, isCentered: true, alignment: textAlignment)
    }
}
