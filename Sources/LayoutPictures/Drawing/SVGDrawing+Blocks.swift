import ElementsSimulator

/// The drawing of items that are too small to be distinguished. They are drawn as plain blocks: neighbours in a row
/// become one block, and so do rows that are too thin to be seen separately.
extension SVGDrawing {
    private static let fewItems = 300
    /// A picture with many items shows blocks if the items' shorter sides are, on average, below this length. The
    /// length is in drawn points. Smaller items would show nothing but their colour.
    private static let readableSide = 7.0
    private static let thinRow = 3.0
    private static let blocksOfRow = 64

    private struct Block {
        var style: String
        var frame: CGRect
        /// The range along the scroll axis that the last item of the block covers. The next item can continue the block
        /// only if its range overlaps this range.
        var row: ClosedRange<CGFloat>
    }

    static func needsBlocks(_ picture: LayoutPicture, scale: Double) -> Bool {
        let items = picture.elements.filter { $0.role.isItem }
        guard items.count > fewItems else { return false }
        let sides = items.reduce(0.0) { $0 + min($1.frame.width, $1.frame.height) * scale }
        return sides / Double(items.count) < readableSide
    }

    /// Draws all blocks, with one SVG path for each style. Otherwise ten thousand items would be ten thousand SVG
    /// elements.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    mutating func blocks() {
        let items = picture.elements.filter { $0.role.isItem && $0.frame.intersects(picture.region) }
        var paths: [String: String] = [:]
        for block in merged(rows(of: items)) { paths[block.style, default: ""] += square(block.frame) }
        for style in paths.keys.sorted() {
            line("<path class=\"block-\(style)\" d=\"\(paths[style] ?? "")\"/>")
        }
    }

    /// Returns blocks of neighbours in a row that look alike and nearly touch.
    private func rows(of items: [LayoutPicture.Element]) -> [Block] {
        var blocks: [Block] = []
        for item in items {
            let (frame, style) = (drawn(item.frame), item.change?.rawValue ?? item.role.rawValue)
            let row = axis.range(of: frame)
            if let last = blocks.last, last.style == style, last.row.overlaps(row), gap(last.frame, frame) < 2 {
                blocks[blocks.count - 1].frame = last.frame.union(frame)
                blocks[blocks.count - 1].row = row
            } else {
                blocks.append(Block(style: style, frame: frame, row: row))
            }
        }
        return blocks
    }

    /// Joins thin blocks that follow each other along the scroll axis and have about the same width.
    private func merged(_ blocks: [Block]) -> [Block] {
        var merged: [Block] = []
        for block in blocks {
            // What it may join is of the row before: never far back.
            let recent = merged.indices.suffix(Self.blocksOfRow)
            if let index = recent.last(where: { continues(merged[$0], block) }) {
                merged[index].frame = merged[index].frame.union(block.frame)
            } else {
                merged.append(block)
            }
        }
        return merged
    }

    private func continues(_ one: Block, _ next: Block) -> Bool {
        let (last, frame) = (one.frame, next.frame)
        guard one.style == next.style, axis.end(of: frame) - axis.start(of: frame) < Self.thinRow else { return false }
        let distance = axis.start(of: frame) - axis.end(of: last)
        return distance > -0.001 && distance < 1.5 && abs(axis.acrossStart(of: last) - axis.acrossStart(of: frame)) < 2
            && abs(axis.acrossEnd(of: last) - axis.acrossEnd(of: frame)) < 2
    }

    private var axis: ScrollDirection { picture.scrollAxis }

    private func gap(_ one: CGRect, _ other: CGRect) -> Double {
        max(
            axis.acrossStart(of: other) - axis.acrossEnd(of: one),
            axis.acrossStart(of: one) - axis.acrossEnd(of: other))
    }

    private func square(_ frame: CGRect) -> String {
        "M\(n(frame.minX)) \(n(frame.minY))h\(n(max(frame.width, 0.5)))v\(n(max(frame.height, 0.5)))"
            + "h\(n(-max(frame.width, 0.5)))z"
    }
}

extension LayoutPicture.Element.Role {
    package var isItem: Bool {
        switch self {
        case .measured, .estimated, .given: true
        case .header, .footer, .background, .supplementary, .decoration: false
        }
    }

    /// The noun for one element with this role.
    var noun: String { self == .supplementary ? "supplementary view" : rawValue }
}
