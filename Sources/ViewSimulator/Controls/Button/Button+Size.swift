import CellSizing
import Foundation

extension Button {
    /// What a title alone has above and below, together (measured on iOS 7 to 11).
    private static let titlePadding: CGFloat = 12
    /// The least width of a button that has no image and no content insets (measured on iOS 8 to 11).
    private static let leastWidth: CGFloat = 30

    private var titleText: ButtonText {
        ButtonText(
            string: currentTitle ?? "",
            font: ownTitleLabel?.font.spec ?? FontSpec(size: Double(buttonType.fontSize)),
            numberOfLines: ownTitleLabel?.numberOfLines ?? 1,
            lineBreakMode: ownTitleLabel?.lineBreakMode ?? .byTruncatingMiddle)
    }

    private var hasTitle: Bool { currentTitle?.isEmpty == false }

    /// Without a configuration. Up to whole points, from the sum that is not rounded (measured on iOS 8 to 11).
    var classicSize: CGSize {
        let text = titleText.layout(scale: 0).unroundedSize
        let insets = contentEdgeInsets
        var size = CGSize(width: text.width, height: text.height)
        if let image = currentImage {
            size.width += image.size.width
            size.height = max(image.size.height, hasTitle ? size.height : 0)
        } else if insets == .zero {
            size.width = max(size.width, Button.leastWidth)
            size.height += Button.titlePadding
        }
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max((size.width + insets.left + insets.right).wholePoints, background.width),
            height: max((size.height + insets.top + insets.bottom).wholePoints, background.height))
    }

    /// Of the title in a button of its own size; nil without one.
    var classicBaselines: Baselines? {
        guard hasTitle else { return nil }
        let size = classicSize
        let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let top = titleRect(forContentRect: content).origin.y
        let layout = titleText.layout(scale: pixelsPerPoint)
        return Baselines(
            first: top + CGFloat(layout.firstBaseline), last: size.height - top - CGFloat(layout.lastBaseline))
    }

    /// A title in several lines wraps in the width that there is, although no size counts with that.
    func classicLayout(in content: CGRect) -> ButtonLayout {
        let image = currentImage?.size ?? .zero
        let width = content.inset(by: titleEdgeInsets).size.width - image.width
        let title = hasTitle ? titleText.layout(width: width, scale: pixelsPerPoint).cgSize : .zero
        return ButtonLayout(
            imageSize: image, titleSize: title, imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    var configurationLayout: ButtonConfigurationLayout? {
        configuration.map { ButtonConfigurationLayout($0, of: self) }
    }

    // MARK: Views

    /// Gives labels and the image view what they show. They are made where there is something to show.
    func showContents() {
        if let layout = configurationLayout {
            show(layout.title, in: layout.title.string.isEmpty ? ownTitleLabel : titleLabel)
            if let subtitle = layout.subtitle { show(subtitle, in: subtitleLabel) }
            if layout.subtitle == nil { ownSubtitleLabel?.text = nil }
            show(layout.image)
        } else {
            (hasTitle ? titleLabel : ownTitleLabel)?.text = currentTitle
            ownSubtitleLabel?.text = nil
            show(currentImage)
        }
    }

    private func show(_ text: ButtonText, in label: Label?) {
        guard let label else { return }
        label.font = Font(text.font)
        (label.numberOfLines, label.lineBreakMode) = (text.numberOfLines, text.lineBreakMode)
        label.text = text.string
    }

    private func show(_ image: Image?) { (image == nil ? ownImageView : imageView)?.image = image }

    /// What has nothing to show has no size.
    func placeContents() {
        if let layout = configurationLayout {
            let frames = layout.frames(
                in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
            ownTitleLabel?.frame = frames.title
            ownSubtitleLabel?.frame = frames.subtitle
            ownImageView?.frame = frames.image
        } else {
            let content = contentRect(forBounds: bounds)
            ownTitleLabel?.frame = titleRect(forContentRect: content)
            ownSubtitleLabel?.frame = .zero
            ownImageView?.frame = imageRect(forContentRect: content)
        }
    }
}

extension CGFloat {
    /// Up to the next whole number, but for what a sum's last bits add; at least 0, and 0 for what is no length.
    fileprivate var wholePoints: CGFloat { isFinite ? Swift.max((self - 1e-6).rounded(.up), 0) : 0 }
}
