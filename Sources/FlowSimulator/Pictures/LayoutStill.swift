import Foundation
import ViewSimulator

/// What a view shows at one moment, as a value: for pictures, pages and comparisons. Lengths are points, in content
/// coordinates.
package struct LayoutStill: Hashable, Sendable {
    /// Where the size of an element comes from.
    package enum SizeOrigin: Hashable, Sendable {
        case estimated, measured
        /// No cell was asked to measure it, or the layout did not take the answer.
        case given
    }

    /// An element, and what is seen of it.
    package struct Element: Hashable, Sendable {
        package var place: ElementSnapshot
        package var origin: SizeOrigin
        /// What is in its view; empty where it has none.
        package var parts: [ViewPart] = []
    }

    package var viewport: CGRect
    package var contentSize: CGSize
    package var contentInset: EdgeInsets
    package var scrollsHorizontally: Bool
    package var isRightToLeft: Bool
    /// Whether left and right are exchanged.
    package var isMirrored: Bool
    /// Of the whole layout: items that were measured, and those with an estimate. Of a layout that is no flow layout
    /// the items are measured whose cells' answers it took; which others it estimates is not known, so that is 0.
    package var measured, estimated: Int
    /// Items of all sections, and the rows that they are in; nil where the layout makes no rows.
    package var itemCount: Int
    package var rowCount: Int?
    /// From back to front.
    package var elements: [Element]
    /// False where something is invalid: then only what has a view is among the elements.
    package var isSettled: Bool
    /// Whether headers or footers stay at the viewport's edges.
    package var pinsEdges = false
}

/// A view of which a still can be made: a collection view or a table.
@MainActor
package protocol StillView: ScrollView {
    /// What the view shows now. Changes nothing and counts nothing.
    ///
    /// - Parameters:
    ///   - region: Where the layout is asked what else there is, once, with `layoutAttributesForElements(in:)`; nil
    ///     asks nobody. An invalid layout, one that is being prepared and a view in a layout pass are not asked.
    ///   - parts: What is in a view, as one knows it already; nil has it read.
    /// - Complexity: That of the layout's answer, and O(*n*) in the views on screen.
    func still(in region: CGRect?, parts: ((View) -> [ViewPart])?) -> LayoutStill
    /// The last issues, oldest first.
    var issues: [LayoutIssue] { get }
    /// What places the elements, in a word or two.
    var layoutName: String { get }
    /// Along which the content scrolls.
    var contentAxis: CollectionView.ScrollDirection { get }
    /// Items of all sections, as far as they were counted.
    var itemTotal: Int { get }
}

extension LayoutStill {
    /// Whoever has a greater z-index is in front; among equals what has a view, in the order of the subviews.
    static func backToFront(_ elements: [Element]) -> [Element] {
        guard let first = elements.first, elements.contains(where: { $0.place.zIndex != first.place.zIndex }) else {
            return elements
        }
        return elements.enumerated()
            .sorted { ($0.element.place.zIndex, $0.offset) < ($1.element.place.zIndex, $1.offset) }.map(\.element)
    }
}
