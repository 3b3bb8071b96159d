import FlowEngine

extension TableView {
    /// The totals of the table's work since the table was made, or since ``resetStatistics()`` was called. O(1).
    public var statistics: LayoutStatistics { core.countedWork }

    /// Sets all totals to 0. Heights and elements on screen stay.
    public func resetStatistics() { core.resetWork() }

    /// The number of pixels per point; 2 unless set. Heights of self-sizing rows are rounded up to whole pixels. At a
    /// scale of 0, they are not rounded.
    public var displayScale: CGFloat {
        get { pixelsPerPoint }
        set { core.overrideDisplayScale(newValue) }
    }

    /// The last 100 issues, oldest first.
    public var issues: [LayoutIssue] { core.issueReport.issues }

    /// The object that is notified of every event. Held weakly. Without an observer, the table makes no events, and
    /// collects no data for events.
    public var traceObserver: (any TableViewTraceObserver)? {
        get { core.tracer?.observer as? any TableViewTraceObserver }
        set { core.trace(for: newValue) }
    }

    /// The movements of elements in the last batch update; nil before the first batch update.
    public var lastTransition: UpdateTransition? { core.updateState.lastTransition }

    /// Runs a block that declares operations, and applies them immediately. The throwing form of `performBatchUpdates`.
    ///
    /// Within another batch the operations become part of it, and the outermost call throws.
    ///
    /// - Throws: The reason why the operations do not add up. Table, counts, heights and offset are then as before.
    public func performThrowingBatchUpdates(_ updates: () -> Void) throws(UpdateError) {
        try core.runThrowingBatch(updates)
    }

    /// A closure that receives the error of a batch update if the method that applies the update cannot throw it.
    /// Without a closure, such errors stop the program, as in UIKit.
    public var updateErrorHandler: ((UpdateError) -> Void)? {
        get { core.updateState.errorHandler }
        set { core.updateState.errorHandler = newValue }
    }

    /// The policy for an invalid batch update. The operations of such an update contradict each other, or they
    /// contradict the numbers of rows and sections.
    public var invalidUpdatePolicy: InvalidUpdatePolicy {
        get { core.updateState.invalidUpdate }
        set { core.updateState.invalidUpdate = newValue }
    }

    /// Returns the rows, headers and footers that overlap a rectangle in content coordinates, in order. Their heights
    /// are the current ones, estimated or measured. In plain tables, sticky headers and footers are at the places at
    /// which they are shown. Makes no views and measures nothing.
    ///
    /// - Complexity: O(log *n* + *h*), *h* elements.
    public func elementSnapshots(in rect: CGRect) -> [ElementSnapshot] {
        readHeightsIfNeeded()
        guard rect.minY.isFinite, rect.maxY.isFinite else { return [] }
        var paths = geometry.elements(from: rect.minY, to: rect.maxY).map(\.path)
        for path in stickingElements where !paths.contains(path) { paths.append(path) }
        return paths.sorted { $0.precedes($1) }.compactMap { path in
            let placement = placement(of: path)
            guard placement.frame.intersects(rect) else { return nil }
            let isEstimated =
                path.kind == .item
                ? carriesEstimate(at: placement.indexPath) : geometry.edge(path.kind, of: path.section).isEstimated
            let origin = path.kind == .item ? sizeOrigin(ofRowAt: placement.indexPath) : .given
            var element = ElementSnapshot(
                placement.name, frame: placement.frame, zIndex: placement.zIndex,
                origin: isEstimated && path.kind != .item ? .estimated : origin,
                isVisible: core.displayed[name(of: path)] != nil)
            element.isEstimated = isEstimated
            return element
        }
    }

    private var stickingElements: [ElementPath] {
        guard style == .plain else { return [] }
        return geometry.sections(from: viewportStart, to: viewportStart + bounds.size.height).flatMap { section in
            [ElementPath.header(section), .footer(section)].filter {
                geometry.edgeRange($0.kind, of: section) != nil
            }
        }
    }
}
