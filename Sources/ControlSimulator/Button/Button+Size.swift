import TextMeasuring

extension Button {
    /// The height that is added to the height of a title, in points. It is added if the button has neither an image nor
    /// content insets (measured on iOS 7 to 11).
    private static let titlePadding: CGFloat = 12
    /// The least width of a button that has neither an image nor content insets, in points. Measured on iOS 8 to 11.
    private static let leastWidth: CGFloat = 30

    var titleText: ButtonText {
        let font = fontOfPlainTitles ?? ownTitleLabel?.font
        return ButtonText(
            button: self, string: currentTitle ?? "", attributed: currentAttributedTitle,
            font: font?.spec ?? FontSpec(size: Double(buttonType.fontSize)),
            numberOfLines: ownTitleLabel?.numberOfLines ?? 1,
            lineBreakMode: ownTitleLabel?.lineBreakMode ?? .byTruncatingMiddle)
    }

    /// The size of a button without a configuration, rounded up to whole points (measured on iOS 8 to 11). The width is
    /// the exact sum of image, title and insets. The height is that of the higher of image and title, plus the insets.
    /// Without image and insets, a fixed space is added to the height, and the width has a minimum. The button is at
    /// least as large as its background image.
    var classicSize: CGSize {
        let title = titleText
        let text = title.layout(scale: 0).unroundedSize
        let insets = contentEdgeInsets
        var size = CGSize(width: text.width, height: text.height)
        if let image = shown(currentImage) {
            size.width += image.size.width
            size.height = max(image.size.height, title.isEmpty ? 0 : size.height)
        } else if insets == .zero {
            size.width = max(size.width, Button.leastWidth)
            size.height += Button.titlePadding
        }
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max((size.width + insets.left + insets.right).wholePoints, background.width),
            height: max((size.height + insets.top + insets.bottom).wholePoints, background.height))
    }

    /// The baselines of the title in a button that has its intrinsic size; nil without a title.
    var classicBaselines: Baselines? {
        let title = titleText
        guard !title.isEmpty else { return nil }
        let size = classicSize
        let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let top = titleRect(forContentRect: content).origin.y
        let layout = title.layout(scale: pixelsPerPoint)
        return Baselines(
            first: top + CGFloat(layout.firstBaseline), last: size.height - top - CGFloat(layout.lastBaseline))
    }

    /// Returns the layout of image and title. A title in several lines wraps in the available width, but the size of
    /// the button does not depend on this.
    func classicLayout(in content: CGRect) -> ButtonLayout {
        let image = shown(currentImage)?.size ?? .zero
        let width = content.inset(by: titleEdgeInsets).size.width - image.width
        let title = titleText
        let size = title.isEmpty ? .zero : title.layout(width: width, scale: pixelsPerPoint).cgSize
        return ButtonLayout(
            imageSize: image, titleSize: size, imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    var configurationLayout: ButtonConfigurationLayout? {
        configuration.map { ButtonConfigurationLayout($0, of: self) }
    }
}

extension CGFloat {
    /// The length, rounded up to whole points. Rounding errors of a sum are ignored. A negative length, or one that is
    /// not finite, becomes 0.
    fileprivate var wholePoints: CGFloat { isFinite ? Swift.max((self - 1e-6).rounded(.up), 0) : 0 }
}
