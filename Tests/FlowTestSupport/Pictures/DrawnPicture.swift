import Foundation

/// A picture as a list of texts and shapes in the order in which they are painted, read from an SVG document.
///
/// It reads the part of SVG that this package writes: groups that are moved or scaled, rectangles, paths of straight
/// lines, texts that run along or upwards, classes with a style sheet, keyframes. Everything else is left out.
public struct DrawnPicture: Sendable {
    /// One line of text.
    public struct Text: Sendable {
        public var string: String
        /// From the height of capitals to the depth of descenders, and as wide as the text has to be set.
        public var box: CGRect
        public var fontSize: Double
        /// Whether the document has the width of the text, so that every renderer that obeys it sets the text so wide.
        public var hasLength: Bool
        var order: Int
    }

    /// A rectangle or a path.
    struct Shape: Sendable {
        /// The class or classes of the element.
        var name: String
        var lines: [StraightLine]
        /// Half of the stroke's width; 0 if there is no stroke.
        var halfStroke: Double
        /// The frame that the fill hides completely; nil if something behind it can be seen.
        var cover: CGRect?
        var clip: CGRect
        var order: Int
    }

    /// Whether the document is XML without a mistake.
    public internal(set) var isWellFormed = false
    public internal(set) var size = CGSize.zero
    public internal(set) var texts: [Text] = []
    var shapes: [Shape] = []
    /// The times at which an animation is at rest, from 0 to 1; none if the picture stands still.
    public internal(set) var times: [Double] = []

    /// Reads a picture.
    ///
    /// - Parameters:
    ///   - svg: The document.
    ///   - time: The time to show, from 0 to 1. Unless it is given, animations are off, as for readers who want less
    ///     motion.
    public init(_ svg: String, at time: Double? = nil) {
        self = SVGReader(svg, at: time).picture
    }
}

/// A line between two points that is horizontal or vertical in all but a few shapes.
struct StraightLine: Sendable {
    var start: CGPoint
    var end: CGPoint

    /// The smallest rectangle with the line, enlarged at all sides.
    func frame(enlargedBy distance: Double) -> CGRect {
        CGRect(
            x: min(start.x, end.x) - distance, y: min(start.y, end.y) - distance,
            width: abs(end.x - start.x) + 2 * distance, height: abs(end.y - start.y) + 2 * distance)
    }

    /// The part of the line inside a rectangle that is enlarged at all sides; nil if there is none.
    func part(in frame: CGRect, enlargedBy distance: Double) -> StraightLine? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var range = (0.0, 1.0)
        let sides = [
            (-dx, start.x - (frame.minX - distance)), (dx, frame.maxX + distance - start.x),
            (-dy, start.y - (frame.minY - distance)), (dy, frame.maxY + distance - start.y),
        ]
        // The method of Liang and Barsky.
        for (step, room) in sides {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                range.0 = max(range.0, room / step)
            } else {
                range.1 = min(range.1, room / step)
            }
        }
        guard range.0 < range.1 else { return nil }
        func point(_ share: Double) -> CGPoint { CGPoint(x: start.x + dx * share, y: start.y + dy * share) }
        return StraightLine(start: point(range.0), end: point(range.1))
    }
}
