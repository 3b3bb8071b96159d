import Foundation

/// A line of text that touches a mark or another text, so that it cannot be read well.
public struct PictureClash: CustomStringConvertible, Sendable {
    public var text: String
    /// The class of the mark, or the other text in quotation marks.
    public var other: String
    public var place: CGRect

    public var description: String {
        "“\(text)” touches \(other) at \(place.minX.rounded()), \(place.minY.rounded())"
    }
}

extension DrawnPicture {
    /// The classes of grounds. A ground is a pale area that has no outline, and no line of text is obscured by it.
    private static let grounds: Set = ["ground", "content", "veil"]
    /// A distance in points that is not seen.
    private static let tolerance = 0.25

    /// All texts that touch a mark or another text. A mark is a line, the outline of a rectangle, or the edge of an
    /// area that is filled; a shape behind a later one that hides it is none. A text inside a rectangle touches none.
    public var clashes: [PictureClash] {
        texts.flatMap { text -> [PictureClash] in
            let box = text.box.insetBy(dx: Self.tolerance, dy: Self.tolerance)
            guard !isHidden(box, after: text.order) else { return [] }
            return marks(touching: box, of: text) + others(touching: box, of: text)
        }
    }

    private func marks(touching box: CGRect, of text: Text) -> [PictureClash] {
        shapes.compactMap { shape in
            guard !Self.grounds.contains(shape.name) else { return nil }
            let touched = shape.lines.contains { line in
                guard let part = line.part(in: box, enlargedBy: shape.halfStroke) else { return false }
                let place = part.frame(enlargedBy: max(shape.halfStroke, 0.01)).intersection(shape.clip)
                return !place.isNull && !isHidden(place.intersection(box), after: shape.order)
            }
            return touched ? PictureClash(text: text.string, other: shape.name, place: box) : nil
        }
    }

    private func others(touching box: CGRect, of text: Text) -> [PictureClash] {
        texts.filter { $0.order > text.order }.compactMap { other in
            let common = other.box.intersection(box)
            let isApart = common.isNull || common.width <= Self.tolerance || common.height <= Self.tolerance
            guard !isApart, !isHidden(common, after: text.order) else { return nil }
            return PictureClash(text: text.string, other: "“\(other.string)”", place: common)
        }
    }

    private func isHidden(_ place: CGRect, after order: Int) -> Bool {
        shapes.contains { shape in shape.order > order && shape.cover?.encloses(place) == true }
    }

    /// The number of lines of all shapes with a class.
    public func pathCount(ofClass name: String) -> Int {
        shapes.filter { $0.name == name }.reduce(0) { $0 + $1.lines.count }
    }

    /// The texts that leave the picture.
    public var textsOutside: [String] {
        let picture = CGRect(origin: .zero, size: size)
        return texts.filter { !picture.encloses($0.box) }.map(\.string)
    }
}

extension CGRect {
    /// Whether another rectangle is inside of this one. Foundation's `contains` compares sums that were rounded.
    fileprivate func encloses(_ other: CGRect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}
