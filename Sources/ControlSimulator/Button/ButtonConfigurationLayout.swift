/// The layout of a button with a configuration. It determines the button's size and the places of the contents.
///
/// ```
/// width  = leading + image + padding + the wider of title and subtitle + trailing
/// height = top + the higher of image and titles + bottom
/// ```
///
/// With the image above or below, it is the other way round. That is a choice, made from the names in the
/// documentation. It is also a choice that a button without contents is as high as one with a title.
@MainActor
struct ButtonConfigurationLayout {
    let title: ButtonText
    let subtitle: ButtonText?
    let image: Image?
    let configuration: Button.Configuration
    let scale: CGFloat
    /// Whether the button reads from right to left.
    let isMirrored: Bool

    /// Makes the layout of a configuration for a button. A value that the configuration does not have is taken from the
    /// button. Attributes of the button's title are ignored.
    init(_ configuration: Button.Configuration, of button: Button) {
        let traits = button.traitCollection
        let (size, mode) = (configuration.buttonSize, configuration.titleLineBreakMode)
        func text(
            _ string: String, _ attributed: NewerValue?, _ style: Font.TextStyle, _ transformer: NewerValue?
        ) -> ButtonText {
            let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
            let styled = NSAttributedString.title(attributed, orPlain: string, font: font, transformer: transformer)
            return ButtonText(
                button: button, string: styled?.string ?? string, attributed: styled, font: font.spec,
                numberOfLines: mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1, lineBreakMode: mode)
        }
        let own = button.currentAttributedTitle?.string ?? button.currentTitle
        title = text(
            configuration.title ?? own ?? "", configuration.givenTitle, size.titleStyle,
            configuration.titleTransformer)
        subtitle =
            configuration.hasSubtitle
            ? text(
                configuration.subtitle ?? "", configuration.givenSubtitle, size.subtitleStyle,
                configuration.subtitleTransformer) : nil
        image = configuration.showsActivityIndicator ? nil : button.shown(configuration.image ?? button.currentImage)
        (self.configuration, scale) = (configuration, button.pixelsPerPoint)
        isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Whether the height depends on the width.
    var wraps: Bool { title.numberOfLines == 0 && (hasTitle || hasSubtitle) }

    private var hasTitle: Bool { !title.isEmpty }
    private var hasSubtitle: Bool { subtitle?.isEmpty == false }

    // MARK: Sizes

    /// Returns the size of the button for an available width, in which the titles wrap. If `width` is nil, returns the
    /// preferred size.
    func size(in width: CGFloat?) -> CGSize {
        let insets = insets
        let sides = insets.left + insets.right
        let size = parts(in: width.map { $0 - sides } ?? .infinity).size
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        return CGSize(
            width: length(size.width + sides), height: length(size.height + insets.top + insets.bottom))
    }

    /// Returns the distances of the outer baselines from the button's edges; nil without titles. The first baseline is
    /// measured from the top, the last one from the bottom. The button has the size that `size(in:)` returns for the
    /// width.
    func baselines(in width: CGFloat?) -> Baselines? {
        guard hasTitle || hasSubtitle else { return nil }
        let size = size(in: width)
        let frames = frames(in: CGRect(origin: .zero, size: size), horizontal: .center, vertical: .center)
        let lines = [(title, frames.title)] + (subtitle.map { [($0, frames.subtitle)] } ?? [])
        let baselines = lines.filter { !$0.0.isEmpty }.map { text, frame in
            let layout = text.layout(width: frame.size.width, scale: scale)
            let top = frame.origin.y
            return Baselines(
                first: top + CGFloat(layout.firstBaseline), last: size.height - top - CGFloat(layout.lastBaseline))
        }
        return Baselines(first: baselines[0].first, last: baselines[baselines.count - 1].last)
    }

    var insets: EdgeInsets { EdgeInsets(configuration.contentInsets, isMirrored: isMirrored) }

    /// The size of each part of a button's contents. The contents are laid out in the available width without the
    /// insets.
    struct Parts {
        var image = CGSize.zero
        /// The size of the space that the image takes.
        var slot = CGSize.zero
        /// The distance between the image and the titles.
        var gap: CGFloat = 0
        var title = CGSize.zero
        var subtitle = CGSize.zero
        /// The size of title and subtitle together.
        var text = CGSize.zero
        /// The size of all parts together.
        var size = CGSize.zero
    }

    func parts(in width: CGFloat) -> Parts {
        var parts = Parts()
        parts.image = imageSize
        parts.slot = parts.image
        if isImageBeside {
            parts.slot.width = max(parts.slot.width, configuration.imageReservation)
        } else {
            parts.slot.height = max(parts.slot.height, configuration.imageReservation)
        }
        let hasImage = parts.slot.width > 0 || parts.slot.height > 0
        if hasImage, hasTitle || hasSubtitle { parts.gap = configuration.imagePadding }
        let available = isImageBeside ? width - parts.slot.width - parts.gap : width
        if hasTitle || !(hasSubtitle || hasImage) { parts.title = title.layout(width: available, scale: scale).cgSize }
        if hasSubtitle, let subtitle { parts.subtitle = subtitle.layout(width: available, scale: scale).cgSize }
        let padding = hasTitle && hasSubtitle ? configuration.titlePadding : 0
        parts.text = CGSize(
            width: max(parts.title.width, parts.subtitle.width),
            height: parts.title.height + padding + parts.subtitle.height)
        let (slot, text) = (parts.slot, parts.text)
        parts.size =
            isImageBeside
            ? CGSize(width: slot.width + parts.gap + text.width, height: max(slot.height, text.height))
            : CGSize(width: max(slot.width, text.width), height: slot.height + parts.gap + text.height)
        return parts
    }

    private var imageSize: CGSize {
        guard configuration.showsActivityIndicator else { return image?.size ?? .zero }
        let side = ControlProfile.current.indicatorSide
        return CGSize(width: side, height: side)
    }

    var isImageBeside: Bool { configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }
}
