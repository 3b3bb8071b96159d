/// The labels and the image view that a cell has made, because client code read the properties for them.
@MainActor
struct ClassicCellParts {
    enum Text: Int {
        case text, detail
    }

    var labels: [ClassicLabel?] = [nil, nil]
    var image: ClassicImageView?

    /// The label of a text; nil if the label was not made or is empty.
    func filled(_ text: Text) -> ClassicLabel? {
        guard let label = labels[text.rawValue], label.text?.isEmpty == false else { return nil }
        return label
    }

    /// The size at which the image is shown. An image that is higher than `limit` is scaled down to this height (this
    /// library's choice).
    func imageSize(limit: CGFloat?) -> CGSize? {
        guard let view = image, let size = view.asShown(view.image)?.size else { return nil }
        guard let limit, size.height > limit, size.height > 0 else { return size }
        return CGSize(width: size.width * max(limit, 0) / size.height, height: max(limit, 0))
    }
}

extension TableViewCell {
    func part(_ text: ClassicCellParts.Text) -> Label? {
        if let label = parts.labels[text.rawValue] { return label }
        guard hosted.configuration == nil, let font = style.textStyle(of: text) else { return nil }
        let label = ClassicLabel.made(font)
        label.contentDidChange = { [weak self] in self?.partDidChange() }
        if text == .detail, style == .value1 { label.textAlignment = .right }
        parts.labels[text.rawValue] = label
        hosted.view.addSubview(label)
        return label
    }

    var imagePart: ImageView? {
        if let image = parts.image { return image }
        guard hosted.configuration == nil, style != .value2 else { return nil }
        let view = ClassicImageView(frame: .zero)
        view.contentDidChange = { [weak self] in self?.partDidChange() }
        parts.image = view
        hosted.view.addSubview(view)
        return view
    }
}

extension TableViewCell.CellStyle {
    /// The text style of a cell's first or second text; nil for the second text of `default`. The second text of
    /// `subtitle` and both texts of `value2` have 12 points. All other texts have 17 points. The sizes of `value2` are
    /// this library's choice; the other sizes were read from interface files.
    func textStyle(of text: ClassicCellParts.Text) -> Font.TextStyle? {
        switch (self, text) {
        case (.default, .detail): nil
        case (.default, .text), (.subtitle, .text), (.value1, _): .body
        case (.subtitle, .detail), (.value2, _): .caption1
        }
    }

    @MainActor
    var contentConfiguration: ListContentConfiguration {
        switch self {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
}
