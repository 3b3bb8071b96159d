/// A label that a cell, header or footer makes. The label notifies the cell, header or footer when the label needs
/// another size.
final class ClassicLabel: Label {
    var contentDidChange: () -> Void = {}
    private var hasOwnFont = false

    override var font: Font! {
        get { super.font }
        set {
            hasOwnFont = true
            super.font = newValue
        }
    }

    /// Sets the system's font for a text style, unless the program has set a font.
    func setSystemFont(_ style: Font.TextStyle) {
        if !hasOwnFont { super.font = .preferredFont(forTextStyle: style) }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }

    /// Makes a label with the font of a text style. The font follows the text size that the user chose, as on devices.
    static func made(_ style: Font.TextStyle) -> ClassicLabel {
        let label = ClassicLabel(frame: .zero)
        label.setSystemFont(style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}

/// The image view that a cell makes. The image view notifies the cell when the image view needs another size.
final class ClassicImageView: ImageView {
    var contentDidChange: () -> Void = {}

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }
}
