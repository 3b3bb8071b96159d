import Foundation

/// How much of what the reader sees moved by itself, and how far: the layout-shift score of the web, for one pass.
///
/// Score = area where moved items were or are, as a share of the viewport × longest way, as a share of its longer side.
struct LayoutShift {
    private let viewport: CGRect
    private var areas: [CGRect] = []
    private var longestWay: CGFloat = 0

    init(viewport: CGRect) {
        self.viewport = viewport
    }

    /// An item was at `old` and is at `new`, both seen from the viewport's origin. Less than half a point is no
    /// move.
    mutating func add(from old: CGRect, to new: CGRect) {
        let way = max(abs(new.origin.x - old.origin.x), abs(new.origin.y - old.origin.y))
        guard way >= 0.5 else { return }
        let seen = [old, new].map { $0.intersection(viewport) }.filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
        guard !seen.isEmpty else { return }
        areas += seen
        longestWay = max(longestWay, way)
    }

    var score: Double {
        let longerSide = max(viewport.width, viewport.height)
        guard !areas.isEmpty, longerSide > 0, viewport.width > 0, viewport.height > 0 else { return 0 }
        let share = area / (viewport.width * viewport.height)
        return Double(share * min(longestWay / longerSide, 1))
    }

    /// Of the union: strips between neighbouring edges, and in each the covered length. O(*n*²).
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
