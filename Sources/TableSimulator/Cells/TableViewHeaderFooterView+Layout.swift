extension TableViewHeaderFooterView: TableReusableView {
    package func callUpdateHandler(_ state: ViewConfigurationState) { configurationUpdateHandler?(self, state) }

    package func contentViewDidChange() {
        title = nil
        detail = nil
        updateMargins(forWidth: bounds.size.width)
    }

    func adopt(_ context: TableRowContext) {
        guard context != self.context else { return }
        self.context = context
        title?.setSystemFont(titleStyle)
        setNeedsLayout()
    }

    var sides: RowSides {
        var sides = RowSides(start: 0, end: context.sectionIndexWidth, isMirrored: isMirrored)
        sides.add(context.safeAreaInsets)
        return sides
    }

    func updateMargins(forWidth width: CGFloat) { setSystemMargins(forWidth: width, vertical: 8) }

    // MARK: The view's own labels

    var titlePart: Label? {
        if title == nil, hosted.configuration == nil { title = made(titleStyle) }
        return title
    }

    var detailPart: Label? {
        if detail == nil, hosted.configuration == nil { detail = made(.footnote) }
        return detail
    }

    /// The text style of the title, which is the style of list headers (this library's choice).
    private var titleStyle: Font.TextStyle { context.isGrouped ? .footnote : .headline }

    private func made(_ style: Font.TextStyle) -> ClassicLabel {
        let label = ClassicLabel.made(style)
        label.numberOfLines = 0
        label.contentDidChange = { [weak self] in self?.partDidChange() }
        hosted.view.addSubview(label)
        return label
    }

    private var filledLabels: [ClassicLabel] {
        [title, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
    }

    private func size(of label: Label, in room: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: max(room, 1), height: 0))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    private func room(in width: CGFloat, of whole: CGFloat) -> CGFloat {
        max(width - 2 * sideMargin(forWidth: whole), 0)
    }

    /// The height that the view's own labels need; 0 without texts. It is the sum of their heights, with 3.5 points
    /// above and below (this library's choice). It is at least `plainTitleHeight` in a plain table, and at least
    /// `groupedDefaultHeight` in a grouped table.
    func classicHeight(forWidth width: CGFloat) -> CGFloat {
        let room = room(in: width, of: width + sides.sum)
        let texts = filledLabels.map { size(of: $0, in: room).height }
        guard !texts.isEmpty else { return 0 }
        let least = context.isGrouped ? context.profile.groupedDefaultHeight : context.profile.plainTitleHeight
        return max(texts.reduce(0, +) + 7, least)
    }

    /// Places the labels one below the other, in the middle of the view's height (this library's choice).
    func placeLabels() {
        guard hosted.configuration == nil else { return }
        let bounds = hosted.view.bounds.size
        let margin = sideMargin(forWidth: self.bounds.size.width)
        let room = room(in: bounds.width, of: self.bounds.size.width)
        let labels = filledLabels
        let sizes = labels.map { size(of: $0, in: room) }
        var y = (bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2
        for (label, size) in zip(labels, sizes) {
            let x = isMirrored ? bounds.width - margin - size.width : margin
            let frame = CGRect(origin: CGPoint(x: x, y: y), size: size).onPixelEdges(atScale: pixelsPerPoint)
                .withNumbers
            y += size.height
            if label.translatesAutoresizingMaskIntoConstraints, label.frame != frame { label.frame = frame }
        }
    }
}
