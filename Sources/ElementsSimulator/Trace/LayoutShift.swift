/// The layout-shift score of one pass, modelled on the score that web browsers use. It follows from the area of the
/// elements that moved without scrolling, and from their longest movement.
///
/// Score = area of the old and new places of moved items, as a share of the viewport × longest way, as a share of its
/// longer side and at most 1. For items that left the viewport, the old place is used. If the layout does not give
/// their new places, their way is the distance to the viewport's nearest edge, or the longest way of items that stay;
/// if no item stays, the viewport's longer side.
struct LayoutShift {
    private let viewport: CGRect
    private var areas: [CGRect] = []
    private var longestWay: CGFloat = 0
    private var hasUnknownWay = false

    init(viewport: CGRect) {
        self.viewport = viewport
    }

    /// Adds the movement of an item from the frame `old` to the frame `new`, both relative to the viewport's origin. A
    /// movement of less than half a point is ignored. If `new` is nil, the item is at an unknown place outside of the
    /// viewport.
    package mutating func add(from old: CGRect, to new: CGRect?) {
        guard let new else { return add(leaving: old) }
        let way = max(abs(new.origin.x - old.origin.x), abs(new.origin.y - old.origin.y))
        guard way >= 0.5 else { return }
        let (wasSeen, isSeen) = (addVisiblePart(of: old), addVisiblePart(of: new))
        if wasSeen || isSeen { longestWay = max(longestWay, way) }
    }

    /// Adds the part of a frame that is in the viewport. Returns whether there is such a part.
    private mutating func addVisiblePart(of frame: CGRect) -> Bool {
        let seen = frame.intersection(viewport)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return false }
        areas.append(seen)
        return true
    }

    private mutating func add(leaving old: CGRect) {
        guard addVisiblePart(of: old) else { return }
        hasUnknownWay = true
        longestWay = max(
            longestWay,
            min(old.maxX - viewport.minX, viewport.maxX - old.minX, old.maxY - viewport.minY, viewport.maxY - old.minY))
    }

    /// Returns the layout-shift score of the pass, from 0 to 1. It follows from the movements of all items that were
    /// added.
    ///
    /// - Parameter staying: The number of items that were in the viewport and still are.
    func score(staying: Int) -> Double {
        let longerSide = max(viewport.width, viewport.height)
        guard !areas.isEmpty, longerSide > 0, viewport.width > 0, viewport.height > 0 else { return 0 }
        let longestWay = hasUnknownWay && staying == 0 ? longerSide : longestWay
        let share = area / (viewport.width * viewport.height)
        return Double(share * min(longestWay / longerSide, 1))
    }

    /// The area that the rectangles cover together. The computation cuts them into strips at their edges, and adds the
    /// covered area of each strip. O(*n*²).
    private var area: CGFloat {
        let edges = Set(areas.flatMap { [$0.minY, $0.maxY] }).sorted()
        var area: CGFloat = 0
        for (top, bottom) in zip(edges, edges.dropFirst()) {
            let spans = areas.filter { $0.minY <= top && $0.maxY >= bottom }.sorted { $0.minX < $1.minX }
            var end = -CGFloat.infinity
            var covered: CGFloat = 0
            for span in spans {
                covered += max(0, span.maxX - max(span.minX, end))
                end = max(end, span.maxX)
            }
            area += covered * (bottom - top)
        }
        return area
    }
}
