/// The elements that a view shows at one moment, as a value. Used for pictures, for pages, and to compare programs or
/// scenarios. Lengths are points, in content coordinates.
package struct LayoutSnapshot: Hashable, Sendable {
    package var viewport: CGRect
    package var contentSize: CGSize
    package var contentInset: EdgeInsets
    package var scrollsHorizontally: Bool
    package var isRightToLeft: Bool
    /// Whether the view shows the layout mirrored, with left and right exchanged.
    package var isMirrored: Bool
    /// The number of measured items and the number of estimated items in the whole layout.
    ///
    /// In a layout whose insight has no numbers, an item is measured if the layout used the size that the cell
    /// returned. Estimates are unknown there, so that their number is 0.
    package var measured, estimated: Int
    /// The total number of items in all sections.
    package var itemCount: Int
    package var rowCount: Int?
    /// The elements, from back to front.
    package var elements: [ElementSnapshot]
    /// Whether the layout is valid. If it is invalid, only elements with views are included.
    package var isSettled: Bool
    /// Whether headers or footers stay at the viewport's edges.
    package var pinsEdges = false

    /// Makes a snapshot of a view's present bounds, content and traits.
    ///
    /// - Parameter elements: The elements, from back to front.
    @MainActor
    package init(
        of view: ScrollView, elements: [ElementSnapshot], itemCount: Int, rowCount: Int? = nil, measured: Int = 0,
        estimated: Int = 0, scrollsHorizontally: Bool, isMirrored: Bool, isSettled: Bool = true
    ) {
        viewport = view.bounds
        contentSize = view.contentSize
        contentInset = view.adjustedContentInset
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.scrollsHorizontally = scrollsHorizontally
        self.isMirrored = isMirrored
        self.measured = measured
        self.estimated = estimated
        self.itemCount = itemCount
        self.rowCount = rowCount
        self.elements = elements
        self.isSettled = isSettled
    }

    /// The axis along which the content scrolls.
    package var scrollAxis: ScrollDirection { scrollsHorizontally ? .horizontal : .vertical }
}

/// A view of which a snapshot can be made: a collection view or a table.
@MainActor
package protocol SnapshotView: ScrollView {
    /// Returns the elements that the view shows now. The call changes nothing, and does not appear in statistics.
    ///
    /// - Parameters:
    ///   - region: The rectangle for which the layout is asked for further elements, once, with
    ///     `layoutAttributesForElements(in:)`; nil for no question. An invalid layout, one that is being prepared and a
    ///     view in a layout pass are not asked.
    ///   - parts: The parts of a view, if they are known already; nil reads them.
    /// - Complexity: That of the layout's answer, and O(*n*) in the views on screen.
    func snapshot(in region: CGRect?, parts: ((View) -> [ViewPart])?) -> LayoutSnapshot
    /// The issues that the view reported last, oldest first.
    var issues: [LayoutIssue] { get }
    /// The name of the object that places the elements, in a word or two.
    var layoutName: String { get }
    /// The axis along which the content scrolls.
    var contentAxis: ScrollDirection { get }
    /// The total number of items, by the item counts that the view has already read. Nothing is read from the data
    /// source.
    var itemTotal: Int { get }
    /// Adds an event to the trace. The event contains the work since the last event, so that later events do not
    /// include this work.
    func reportTracedWork()
}

extension LayoutSnapshot {
    /// Sorts elements by z-index; greater numbers are in front. Among elements with equal numbers, those with views are
    /// in front, in the order of the subviews.
    package static func backToFront(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
        guard let first = elements.first, elements.contains(where: { $0.zIndex != first.zIndex }) else {
            return elements
        }
        return elements.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
}
