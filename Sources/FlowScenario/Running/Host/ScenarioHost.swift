import FlowSimulator

/// A simulated view as reports, pictures and laws look at it: where elements are, and what is known of their sizes.
///
/// Its classes conform to `StepHost`, too, for the steps.
@MainActor
package protocol ScenarioHost: AnyObject {
    /// The view itself.
    var view: ScrollView { get }
    /// The view's data, and its sizes.
    var dataSource: ScenarioDataSource { get }
    /// Which way the content scrolls, as things are.
    var scrollAxis: CollectionView.ScrollDirection { get }
    /// Whether cells are asked how large they are, as things are.
    var measuresCells: Bool { get }
    /// Whether left and right are exchanged.
    var isMirrored: Bool { get }
    /// The view's running totals.
    var statistics: LayoutStatistics { get }
    /// Told what contents and layout take; nil unless somebody wants to know.
    var stopwatch: StageStopwatch? { get set }

    // MARK: What is known

    /// The content's size by what is known; asked before the first layout, too.
    var knownContentSize: CGSize { get }
    /// Of all items, how many are measured and how many estimated; and in how many rows they are.
    var itemState: HostItemState { get }
    /// Whether an item still has an estimate. False for one that does not exist.
    func isEstimated(at path: IndexPath) -> Bool
    /// Where an element is, as the view shows it; nil where there is none. Makes no views and measures nothing.
    func place(of element: Scenario.ElementName) -> HostPlace?
    /// All elements that meet a rectangle, in content coordinates. Makes no views and measures nothing.
    func elementSnapshots(in rect: CGRect) -> [CollectionView.ElementSnapshot]
    /// Whether headers and footers stay at the viewport's edges.
    var pinsHeaders: Bool { get }
    var pinsFooters: Bool { get }
    /// Whether elements may cover each other.
    var elementsMayOverlap: Bool { get }
    /// Around the items of a section, left to right.
    func inset(ofSection section: Int) -> Scenario.Insets
    /// Whether they start from the content's edges.
    var insetsStartAtContentEdges: Bool { get }

    // MARK: What is shown

    /// The items that meet the bounds; a table's in order.
    var visiblePaths: [IndexPath] { get }
    /// Whether an item has a cell.
    func hasCell(at path: IndexPath) -> Bool
    /// What the cell of an item on screen shows; nil where it has no views of its own, or is not on screen.
    func shownContent(at path: IndexPath) -> ShownContent?
    /// The views that show elements, with what they show.
    var elementViews: [(element: Scenario.ElementName, view: View)] { get }
    /// The items that are selected.
    var selectedPaths: [IndexPath] { get }

    // MARK: What is asked

    /// Called before every layout: what is relative to the room follows it.
    ///
    /// - Returns: Whether the room is another one, and something is relative to it.
    func adoptRoom() -> Bool
    /// Everything about the whole view that can be asked, asked.
    func lookAtEverything()
    /// Everything about a section that can be asked, asked, and about its first items.
    func look(at section: Int, itemCount: Int)
}

/// Numbers of items.
package struct HostItemState: Hashable, Sendable {
    package var measured, estimated: Int
    /// In the whole content; columns when scrolling horizontally.
    package var rows: Int
}

/// Where an element is.
package struct HostPlace: Hashable, Sendable {
    /// In content coordinates, points.
    package var frame: CGRect
    /// Greater numbers are in front.
    package var zIndex: Int
}
