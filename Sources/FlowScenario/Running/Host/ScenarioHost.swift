import FlowSimulator

/// A simulated view as reports, pictures and laws inspect it: places and sizes of elements.
///
/// Its classes also conform to `StepHost`, for the steps.
@MainActor
package protocol ScenarioHost: AnyObject {
    /// The view itself.
    var view: ScrollView { get }
    /// The view's data, and its sizes.
    var dataSource: ScenarioDataSource { get }
    /// The present scroll axis of the content.
    var scrollAxis: CollectionView.ScrollDirection { get }
    /// Whether cells are measured at present.
    var measuresCells: Bool { get }
    /// Whether left and right are exchanged.
    var isMirrored: Bool { get }
    /// The view's running totals.
    var statistics: LayoutStatistics { get }
    /// Measures the time of contents and layout; nil unless it is measured.
    var stopwatch: StageStopwatch? { get set }

    // MARK: Layout

    /// The content's size as far as it is known. It is also valid before the first layout.
    var knownContentSize: CGSize { get }
    /// The numbers of measured and of estimated items, and of rows.
    var itemState: HostItemState { get }
    /// Whether an item still has an estimate. False for one that does not exist.
    func isEstimated(at path: IndexPath) -> Bool
    /// Returns the place of an element as the view shows it; nil if there is none. Makes no views and measures nothing.
    func place(of element: Scenario.ElementName) -> HostPlace?
    /// All elements that meet a rectangle, in content coordinates. Makes no views and measures nothing.
    func elementSnapshots(in rect: CGRect) -> [CollectionView.ElementSnapshot]
    /// Whether headers and footers stay at the viewport's edges.
    var pinsHeaders: Bool { get }
    var pinsFooters: Bool { get }
    /// Whether elements may cover each other.
    var elementsMayOverlap: Bool { get }
    /// The inset around the items of a section, left to right.
    func inset(ofSection section: Int) -> Scenario.Insets
    /// Whether insets of sections start at the content's edges.
    var insetsStartAtContentEdges: Bool { get }

    // MARK: Views

    /// The items that meet the bounds; a table's in order.
    var visiblePaths: [IndexPath] { get }
    /// Whether an item has a cell.
    func hasCell(at path: IndexPath) -> Bool
    /// The content of an item's cell; nil if the cell has no views of its own, or is not on screen.
    func shownContent(at path: IndexPath) -> ShownContent?
    /// The views that show elements, with their elements.
    var elementViews: [(element: Scenario.ElementName, view: View)] { get }
    /// The items that are selected.
    var selectedPaths: [IndexPath] { get }

    // MARK: Actions

    /// Sets the view's data source, its delegate and its observers.
    func connect(
        observer: any CollectionViewObserver & TableViewObserver,
        trace: (any CollectionViewTraceObserver & TableViewTraceObserver)?)
    /// Called before every layout: updates properties that are relative to the room.
    ///
    /// - Returns: Whether the room is another one, and a property is relative to it.
    func applyRoom() -> Bool
    /// Calls everything of the whole view that has no effect.
    func lookAtEverything()
    /// Calls everything of a section and its first items that has no effect.
    func look(at section: Int, itemCount: Int)
}

/// Numbers of items.
package struct HostItemState: Hashable, Sendable {
    package var measured, estimated: Int
    /// The rows of the whole content; columns when scrolling horizontally.
    package var rows: Int
}

/// The place of an element.
package struct HostPlace: Hashable, Sendable {
    /// The frame in content coordinates, in points.
    package var frame: CGRect
    /// The z-index: greater numbers are in front.
    package var zIndex: Int
}
