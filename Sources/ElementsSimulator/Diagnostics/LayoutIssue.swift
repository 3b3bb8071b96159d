/// A problem that was found during layout, as a value. UIKit would log a message or raise an exception.
public struct LayoutIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The severities of issues.
    public enum Severity: String, Sendable {
        /// A message that UIKit logs before it continues.
        case warning
        /// An exception that UIKit raises. Here the issue is only reported, and a faulty value is not used.
        case error
    }

    /// The kinds of issues, with their values.
    public enum Kind: Hashable, Sendable {
        /// An item whose length across the scroll axis is larger than the available length (R13.1). Reported at most
        /// once for each layout pass and section.
        case invalidItemSize(
            indexPath: IndexPath, span: CGFloat, available: CGFloat, axis: ScrollDirection,
            fromDelegate: Bool)
        /// Attributes that a subclass received and changed without copying them (R13.3).
        case cachedFrameMismatch(indexPath: IndexPath, cached: CGRect, expected: CGRect, layoutClass: String)
        /// A layout pass that was ended because it did not settle (R13.4, R8.18).
        case layoutLoop(LayoutLoopDiagnostic)
        /// A supplementary view whose attributes changed without an invalidation (R13.6).
        case supplementaryChangedWithoutInvalidation(indexPath: IndexPath, from: CGRect, to: CGRect)
        /// An element that the layout placed and the data source does not have (R13.7).
        case unknownIndexPath(indexPath: IndexPath)
        /// A context that named an element that does not exist, or a kind that was never registered; the name has no
        /// effect (G37).
        case unknownInvalidation(category: ElementCategory, kind: String?, indexPath: IndexPath)
        /// A cell's preferred size that is not finite or is negative (R13.9), or is longer than 10⁶ points (R18.9). The
        /// size is not used.
        case invalidPreferredSize(indexPath: IndexPath, size: CGSize)
        /// An invalid preferred size of a view that is not a cell, such as a header. The size is negative, too long, or
        /// not finite. If the view is a table's `tableHeaderView` or `tableFooterView`, the kind is the property's
        /// name, and the index path is empty.
        case invalidPreferredViewSize(
            category: ElementCategory, kind: String?, indexPath: IndexPath, size: CGSize)
        /// A layout object that another view has taken over from this view, although this view is still laid out. A
        /// layout serves one view, so it places no elements in this view. Reported once for each layout that the view
        /// has had.
        case layoutTaken(layoutClass: String)
        /// A batch update that did not add up, after which the view read all data again (R10.15). The message is
        /// UIKit's.
        case invalidUpdate(message: String)
        /// A query that the layout received too early during an update: it was notified of new numbers of items, but
        /// not yet of the changes (G40).
        case unresolvedQuery
        /// A value, from the delegate or a property, that is negative, too great or not finite. The default is used
        /// instead.
        case invalidDelegateValue(name: String, section: Int, indexPath: IndexPath?, value: String)
        /// A table's row for which neither constraints nor another source gives a height. The row has the default
        /// height.
        case rowWithoutHeight(indexPath: IndexPath)
        /// A cell that a table's data source returned for two rows on screen. The first row, at `shownAt`, keeps the
        /// cell. The second row, at `indexPath`, shows an empty cell.
        case cellReturnedTwice(indexPath: IndexPath, shownAt: IndexPath)
        /// A view that was dequeued for a path while the data source was not being asked for a view; reported from iOS
        /// 18 on (R18.18).
        case unrequestedView(indexPath: IndexPath)
        /// A call of `scrollToItem` with a path that names no item (R6.16). The view scrolled to the offset {0, 0}. The
        /// value `sections` is the number of sections. The value `items` is the number of items in the named section;
        /// nil if this section does not exist.
        case unknownScrollTarget(indexPath: IndexPath, sections: Int, items: Int?)
        /// A data source that is not an `NSObject`. It compiles here, but not with UIKit. Reported once for a class, in
        /// programs with the module UIKit; see `LayoutIssue.reportsPlainDataSources`.
        case plainDataSource(className: String)
        /// A group of a compositional layout that is longer than its parent group or section. It is placed at its own
        /// length. The lengths are in points along `axis`.
        case groupWithoutRoom(section: Int, length: CGFloat, available: CGFloat, axis: ScrollDirection)
        /// A section of a compositional layout that has a handler for its visible items and estimated sizes.
        case handlerWithEstimates(section: Int)
        /// A problem with the constraints, the layout or the texts in a cell or a supplementary view.
        ///
        /// Constraints contradict each other, are ambiguous, or have a constant that is too large; or a view requests
        /// layout whenever it is laid out; or a text needs values that `TextEnvironment.recordedFonts` does not have.
        /// Each problem is reported once, however many cells of a kind there are.
        case constraints(indexPath: IndexPath?, ConstraintDiagnostic)
    }

    /// Whether UIKit continues or raises an exception.
    public var severity: Severity
    /// The kind of issue.
    public var kind: Kind
    /// UIKit's message. It has several lines if UIKit logs several lines.
    public var message: String

    /// Makes an issue without reporting it. Nothing is checked.
    public init(severity: Severity, kind: Kind, message: String) {
        self.severity = severity
        self.kind = kind
        self.message = message
    }

    /// The severity and the message: `warning: …`.
    public var description: String { "\(severity.rawValue): \(message)" }
}

/// The description of a layout pass that did not settle.
public struct LayoutLoopDiagnostic: Hashable, Sendable {
    /// The item that was measured most often.
    public var indexPath: IndexPath
    /// The sizes that the item's cell returned, oldest first; at most the last 64.
    public var sizes: [CGSize]
    /// The number of sizes after which the list `sizes` repeats. Nil if the sizes do not repeat.
    public var period: Int?
    /// The number of rounds of layout and measurement that were run before the layout was ended.
    public var rounds: Int
    /// The class of the cell at `indexPath`; empty if no item was measured more than once.
    public var cellClass: String

    /// Makes a diagnostic. Nothing is checked.
    public init(indexPath: IndexPath, sizes: [CGSize], period: Int?, rounds: Int, cellClass: String) {
        self.indexPath = indexPath
        self.sizes = sizes
        self.period = period
        self.rounds = rounds
        self.cellClass = cellClass
    }
}
