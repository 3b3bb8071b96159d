/// The places of a cell's image and labels in its content view, before mirroring. The cell mirrors these places if text
/// runs from right to left.
///
/// Known from interface files: the places of texts in the styles `value1` (natural sizes, at both margins, in the
/// middle of the height) and `subtitle` (natural sizes, one point between them, 9.5 above and below in a self-sizing
/// row: 55.5 points with its line). A text of the style `default` has the whole width and height. The rest is a choice:
/// the distances of image and texts, the column of `value2`, and how texts share a width that is too small.
@MainActor
struct ClassicCellLayout {
    /// The height of image and texts, including the distances above and below them.
    private(set) var height: CGFloat = 0
    private(set) var image: CGRect?
    private(set) var text: CGRect?
    private(set) var detail: CGRect?

    private let style: TableViewCell.CellStyle
    private let parts: ClassicCellParts

    private static let imageToText: CGFloat = 16
    private static let textToValue: CGFloat = 6
    private static let textToSubtitle: CGFloat = 1
    private static let valueColumn: CGFloat = 91

    /// Places the labels and the image at the top; `centre(in:)` moves them to the middle.
    ///
    /// - Parameters:
    ///   - parts: The labels and the image.
    ///   - style: The style of the cell.
    ///   - width: The width of the content view.
    ///   - margins: The margins of the content view at the sides.
    ///   - limit: The content view's height, if it is given.
    init(
        of parts: ClassicCellParts, style: TableViewCell.CellStyle, in width: CGFloat, margins: DirectionalEdgeInsets,
        limit: CGFloat? = nil
    ) {
        (self.parts, self.style) = (parts, style)
        var start = margins.leading
        if let size = parts.imageSize(limit: limit) {
            image = CGRect(origin: CGPoint(x: start, y: 0), size: size)
            start += size.width + ClassicCellLayout.imageToText
        }
        let room = max(width - start - margins.trailing, 0)
        switch style {
        case .default: placeOne(from: start, in: room)
        case .subtitle: placeBelow(from: start, in: room)
        case .value1: placeAtEnds(from: start, in: room)
        case .value2: placeInColumns(from: start, in: room)
        }
        let texts = max(text?.maxY ?? 0, detail?.maxY ?? 0)
        let padding: CGFloat = style == .subtitle ? 9.5 : 11
        height = max(texts > 0 ? texts + 2 * padding : 0, image?.height ?? 0)
    }

    /// Moves all parts to the middle of the given height.
    mutating func centre(in height: CGFloat) {
        let texts = max(text?.maxY ?? 0, detail?.maxY ?? 0)
        text?.origin.y += (height - texts) / 2
        detail?.origin.y += (height - texts) / 2
        image = image?.centred(in: height)
        if style == .default { text = text.map { CGRect(x: $0.minX, y: 0, width: $0.width, height: height) } }
    }

    private func size(of part: ClassicCellParts.Text, in width: CGFloat) -> CGSize? {
        // A width of 0 would be no limit.
        guard let size = parts.filled(part)?.sizeThatFits(CGSize(width: max(width, 1), height: 0)) else { return nil }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private mutating func placeOne(from start: CGFloat, in room: CGFloat) {
        guard let size = size(of: .text, in: room) else { return }
        text = CGRect(x: start, y: 0, width: room, height: size.height)
    }

    private mutating func placeBelow(from start: CGFloat, in room: CGFloat) {
        text = size(of: .text, in: room).map { CGRect(origin: CGPoint(x: start, y: 0), size: $0) }
        let top = text.map { $0.maxY + ClassicCellLayout.textToSubtitle } ?? 0
        detail = size(of: .detail, in: room).map { CGRect(origin: CGPoint(x: start, y: top), size: $0) }
    }

    /// Places the first text at the start of the content, and the second at its end. If there is no space for both
    /// texts, the first text has at least half of the space.
    private mutating func placeAtEnds(from start: CGFloat, in room: CGFloat) {
        let gap = parts.filled(.text) != nil && parts.filled(.detail) != nil ? ClassicCellLayout.textToValue : 0
        let wanted = size(of: .detail, in: room)?.width ?? 0
        if let size = size(of: .text, in: max(room - gap - wanted, room / 2)) {
            text = CGRect(origin: CGPoint(x: start, y: 0), size: size)
        }
        let rest = max(room - gap - (text?.width ?? 0), 0)
        if let size = size(of: .detail, in: rest) {
            detail = CGRect(origin: CGPoint(x: start + room - size.width, y: 0), size: size)
        }
        centreInLine()
    }

    private mutating func placeInColumns(from start: CGFloat, in room: CGFloat) {
        let column = min(ClassicCellLayout.valueColumn, room)
        let second = min(column + ClassicCellLayout.textToValue, room)
        if let size = size(of: .text, in: column) {
            text = CGRect(x: start + column - size.width, y: 0, width: size.width, height: size.height)
        }
        detail = size(of: .detail, in: room - second).map {
            CGRect(origin: CGPoint(x: start + second, y: 0), size: $0)
        }
        centreInLine()
    }

    private mutating func centreInLine() {
        let height = max(text?.height ?? 0, detail?.height ?? 0)
        (text, detail) = (text?.centred(in: height), detail?.centred(in: height))
    }
}

extension CGRect {
    fileprivate func centred(in height: CGFloat) -> CGRect {
        CGRect(x: minX, y: (height - self.height) / 2, width: width, height: self.height)
    }
}
