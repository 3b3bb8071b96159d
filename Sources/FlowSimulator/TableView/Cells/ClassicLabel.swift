import ViewSimulator

/// A label that a cell, header or footer makes for itself: it tells when it wants another size.
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

    /// The font unless the program sets another one.
    func setSystemFont(_ style: Font.TextStyle) {
        if !hasOwnFont { super.font = .preferredFont(forTextStyle: style) }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }

    /// In a font of a text style, which follows the reader's text size, as devices have it in rows.
    static func made(_ style: Font.TextStyle) -> ClassicLabel {
        let label = ClassicLabel(frame: .zero)
        label.setSystemFont(style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
