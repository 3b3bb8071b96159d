extension Button {
    var currentContents: ButtonContents {
        ButtonContents(
            title: currentTitle, attributedTitle: currentAttributedTitle, image: currentImage,
            background: currentBackgroundImage)
    }

    func show(_ action: Action?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Gives the labels their texts, and ignores the notifications that the labels send about these changes.
    func refreshLabels() {
        shownContents = currentContents
        isShowingContents = true
        showContents()
        isShowingContents = false
    }

    /// Sets the contents of the labels and the image view. A label or an image view without contents is not made.
    private func showContents() {
        if let layout = configurationLayout {
            show(layout.title, in: layout.title.isEmpty ? ownTitleLabel : titleLabel)
            if let subtitle = layout.subtitle { show(subtitle, in: subtitleLabel) }
            if layout.subtitle == nil { ownSubtitleLabel?.text = nil }
            show(layout.image)
        } else {
            showTitle()
            ownSubtitleLabel?.text = nil
            show(currentImage)
        }
    }

    private func showTitle() {
        let label = titleText.isEmpty ? ownTitleLabel : titleLabel
        if let title = currentAttributedTitle {
            // The label takes the font of the first character for its own.
            fontOfPlainTitles = fontOfPlainTitles ?? label?.font
            label?.attributedText = title
        } else {
            forgetAttributes()
            label?.text = currentTitle
        }
    }

    private func forgetAttributes() {
        guard let font = fontOfPlainTitles else { return }
        fontOfPlainTitles = nil
        ownTitleLabel?.attributedText = nil
        ownTitleLabel?.font = font
    }

    private func show(_ text: ButtonText, in label: Label?) {
        guard let label else { return }
        if label === ownTitleLabel { forgetAttributes() }
        if label.font.spec != text.font { label.font = Font(text.font) }
        (label.numberOfLines, label.lineBreakMode) = (text.numberOfLines, text.lineBreakMode)
        if let attributed = text.attributed {
            // The label takes the font of the first character for its own.
            if label === ownTitleLabel { fontOfPlainTitles = fontOfPlainTitles ?? label.font }
            label.attributedText = attributed
        } else {
            label.text = text.string
        }
    }

    private func show(_ image: Image?) {
        let view = image == nil ? ownImageView : imageView
        view?.image = image
        view?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    }

    /// Places the labels and the image view of the button. A label or an image view without content has no size.
    func placeContents() {
        if let layout = configurationLayout {
            let frames = layout.frames(
                in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
            ownTitleLabel?.frame = frames.title.withNumbers
            ownSubtitleLabel?.frame = frames.subtitle.withNumbers
            ownImageView?.frame = frames.image.withNumbers
        } else {
            let content = contentRect(forBounds: bounds)
            ownTitleLabel?.frame = titleRect(forContentRect: content).withNumbers
            ownSubtitleLabel?.frame = .zero
            ownImageView?.frame = imageRect(forContentRect: content).withNumbers
        }
    }

    // MARK: Labels

    func addLabel() -> Label {
        let label = ButtonLabel(frame: .zero)
        label.font = .systemFont(ofSize: buttonType.fontSize)
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        return label
    }

    /// Resets the font and the line breaks of the title label. Called after a configuration was removed, and after the
    /// type of the button was set.
    func resetTitleLabel() {
        guard let ownTitleLabel else { return }
        ownTitleLabel.font = .systemFont(ofSize: buttonType.fontSize)
        ownTitleLabel.numberOfLines = 1
        ownTitleLabel.lineBreakMode = .byTruncatingMiddle
    }
}

/// The contents on which the size of a button without a configuration depends.
struct ButtonContents: Equatable {
    var title: String?
    /// The button's own copy of the title with attributes.
    var attributedTitle: NSAttributedString?
    var image: Image?
    var background: Image?

    /// Whether two contents are equal. Titles with attributes are only equal if they are the same object, because
    /// Foundation's comparison of attributes may stop the program.
    static func == (one: ButtonContents, other: ButtonContents) -> Bool {
        one.title == other.title && one.attributedTitle === other.attributedTitle && one.image == other.image
            && one.background == other.background
    }
}

/// A label of a button, which notifies the button of changes. The font and the text of the label determine the size of
/// the button.
final class ButtonLabel: Label {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? Button)?.labelDidChange()
    }
}

/// The values of one property of a control, by state.
struct StateValues<Value> {
    private var values: [Control.State: Value] = [:]

    /// The value that was set for exactly this state; setting nil removes the value.
    subscript(state: Control.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Returns the value in effect in a state. Without a value for exactly this state, it is the value for `normal`. In
    /// a state of several bits, the values of the single bits are ignored (documented).
    func value(in state: Control.State) -> Value? { values[state] ?? values[.normal] }
}
