/// The places of the image and the texts in a list content of a given width. Coordinates begin at the left edge and at
/// the top of the content.
///
/// Image and texts are centred vertically, also each of two texts next to each other. That is a choice.
@MainActor
struct ListContentLayout {
    /// The size of the content, including the margins. If no width is given, the content has its own width.
    private(set) var size = CGSize.zero
    private(set) var image: CGRect?
    private(set) var text: CGRect?
    private(set) var secondaryText: CGRect?

    private let configuration: ListContentConfiguration

    /// Computes the places of image and texts in a content of a given width. If `width` is nil, the content has its own
    /// width.
    ///
    /// - Parameters:
    ///   - width: The width with margins, in points; nil for the content's own width.
    ///   - text: The label of the text; nil if there is none.
    ///   - secondaryText: The label of the second text; nil if there is none.
    init(of configuration: ListContentConfiguration, in width: CGFloat?, text: Label?, secondaryText: Label?) {
        self.configuration = configuration
        let margins = configuration.directionalLayoutMargins
        let room = placeImage(beside: text != nil || secondaryText != nil)
        let start = margins.leading + room.width
        let available = width.map { max($0 - start - margins.trailing, 0) }
        let texts = placeTexts(text, secondaryText, in: available, from: start)
        let height = max(room.height, texts.height)
        size = CGSize(
            width: width ?? start + texts.width + margins.trailing, height: margins.top + height + margins.bottom)
        move(image: margins.top + (height - room.height) / 2, texts: margins.top + (height - texts.height) / 2)
    }

    /// Returns the layout moved to the vertical centre of a given height.
    func centred(in height: CGFloat) -> ListContentLayout {
        var result = self
        let distance = (height - size.height) / 2
        result.move(image: distance, texts: distance)
        result.size.height = height
        return result
    }

    private mutating func move(image imageDistance: CGFloat, texts distance: CGFloat) {
        image?.origin.y += imageDistance
        text?.origin.y += distance
        secondaryText?.origin.y += distance
    }

    /// Places the image. Returns the size of the image's space, including the distance to the texts.
    private mutating func placeImage(beside hasText: Bool) -> CGSize {
        guard let shown = configuration.image else { return .zero }
        let properties = configuration.imageProperties
        let own = properties.shownSize(of: shown)
        let room = properties.room(for: own)
        image = CGRect(
            x: configuration.directionalLayoutMargins.leading + (room.width - own.width) / 2,
            y: (room.height - own.height) / 2, width: own.width, height: own.height)
        return CGSize(width: room.width + (hasText ? configuration.imageToTextPadding : 0), height: room.height)
    }

    /// Places the texts. Returns the size of both texts together.
    private mutating func placeTexts(
        _ first: Label?, _ second: Label?, in available: CGFloat?, from start: CGFloat
    ) -> CGSize {
        if let first, let second, configuration.prefersSideBySideTextAndSecondaryText {
            let sizes = (first.sizeThatFits(.zero), second.sizeThatFits(.zero))
            let width = sizes.0.width + configuration.textToSecondaryTextHorizontalPadding + sizes.1.width
            if available.map({ width <= $0 }) ?? true {
                return placeSideBySide(sizes.0, sizes.1, in: available ?? width, from: start)
            }
        }
        return placeBelow(first, second, in: available, from: start)
    }

    private mutating func placeSideBySide(
        _ first: CGSize, _ second: CGSize, in width: CGFloat, from start: CGFloat
    ) -> CGSize {
        let height = max(first.height, second.height)
        text = CGRect(
            x: start, y: (height - first.height) / 2, width: first.width, height: first.height)
        secondaryText = CGRect(
            x: start + width - second.width, y: (height - second.height) / 2, width: second.width,
            height: second.height)
        return CGSize(width: width, height: height)
    }

    private mutating func placeBelow(
        _ first: Label?, _ second: Label?, in available: CGFloat?, from start: CGFloat
    ) -> CGSize {
        let offered = CGSize(width: available.map { max($0, 1) } ?? 0, height: 0)
        let sizes = [first, second].map { $0?.sizeThatFits(offered) }
        let width = available ?? max(sizes[0]?.width ?? 0, sizes[1]?.width ?? 0)
        var y: CGFloat = 0
        if let size = sizes[0] {
            text = CGRect(x: start, y: 0, width: width, height: size.height)
            y = size.height
        }
        if let size = sizes[1] {
            if sizes[0] != nil { y += configuration.textToSecondaryTextVerticalPadding }
            secondaryText = CGRect(x: start, y: y, width: width, height: size.height)
            y += size.height
        }
        return CGSize(width: width, height: y)
    }
}
