/// A message that UIKit would log, or an exception that it would raise, during layout, as a value.
public struct LayoutIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The severities of issues.
    public enum Severity: String, Sendable {
        /// UIKit logs a message and continues.
        case warning
        /// UIKit raises an exception; here the value is not used.
        case error
    }

    /// The kinds of issues, with their values.
    public enum Kind: Hashable, Sendable {
        /// An item is larger across the lines than the available length (R13.1). At most once a layout pass and
        /// section.
        case invalidItemSize(
            indexPath: IndexPath, span: CGFloat, available: CGFloat, axis: CollectionView.ScrollDirection,
            fromDelegate: Bool)
        /// A subclass changed attributes that it received, without copying them (R13.3).
        case cachedFrameMismatch(indexPath: IndexPath, cached: CGRect, expected: CGRect, layoutClass: String)
        /// The pass was ended because it did not settle (R13.4, R8.18).
        case layoutLoop(LayoutLoopDiagnostic)
        /// A supplementary view's attributes changed without an invalidation (R13.6).
        case supplementaryChangedWithoutInvalidation(indexPath: IndexPath, from: CGRect, to: CGRect)
        /// The layout placed an element that the data source does not have (R13.7).
        case unknownIndexPath(indexPath: IndexPath)
        /// A context named an element that does not exist, or a kind that was never registered; nothing changes (G37).
        case unknownInvalidation(category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath)
        /// A cell returned a preferred size that is not finite or is negative (R13.9), or a length of more than 10⁶
        /// points (R18.9). It is not used.
        case invalidPreferredSize(indexPath: IndexPath, size: CGSize)
        /// A header, a footer, or another view that is no cell, returned a preferred size that is not finite, is
        /// negative or is too long. A table's `tableHeaderView` and `tableFooterView` have their property's name as the
        /// kind and an empty index path.
        case invalidPreferredViewSize(
            category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath, size: CGSize)
        /// The layout object was given to another view, and this view is laid out. A layout serves one view, so it does
        /// not place elements here. Reported once for each layout that the view has had.
        case layoutTaken(layoutClass: String)
        /// A batch update did not add up, and the view read all data again (R10.15). The message is UIKit's.
        case invalidUpdate(message: String)
        /// A layout was queried after it was notified that the counts changed, and before it received the changes
        /// (G40).
        case unresolvedQuery
        /// The delegate or a property has a value that is not finite or is negative; the default is used instead.
        case invalidDelegateValue(name: String, section: Int, indexPath: IndexPath?, value: String)
        /// A table's cell has neither constraints nor another height, so the row has the default height.
        case rowWithoutHeight(indexPath: IndexPath)
        /// A table's data source returned the cell of another row that is on screen; this row shows an empty one.
        case cellReturnedTwice(indexPath: IndexPath, shownAt: IndexPath)
        /// A view was dequeued for a path while the data source was not asked for one, from iOS 18 on (R18.18).
        case unrequestedView(indexPath: IndexPath)
        /// `scrollToItem` was called with a path that names no item; the view scrolled to the offset {0, 0} (R6.16).
        /// With the number of sections, and the number of items in the named section, nil if it does not exist.
        case unknownScrollTarget(indexPath: IndexPath, sections: Int, items: Int?)
        /// A data source is no `NSObject`, which compiles here but not with UIKit. Once for a class, in programs with
        /// the module UIKit; see `LayoutIssue.reportsPlainDataSources`.
        case plainDataSource(className: String)
        /// Constraints in a cell or a supplementary view contradict each other, are ambiguous, or have a constant that
        /// is too large; or a view requests layout whenever it is laid out; or a text needs values that
        /// `TextEnvironment.recordedFonts` does not have. Each once, however many cells of a kind there are.
        case constraints(indexPath: IndexPath?, ConstraintDiagnostic)
    }

    /// Whether UIKit continues or raises an exception.
    public var severity: Severity
    /// The kind of issue.
    public var kind: Kind
    /// UIKit's message; several lines if UIKit logs several.
    public var message: String

    /// Makes an issue without reporting it. Nothing is checked.
    public init(severity: Severity, kind: Kind, message: String) {
        self.severity = severity
        self.kind = kind
        self.message = message
    }

    /// Severity and message: `warning: …`.
    public var description: String { "\(severity.rawValue): \(message)" }
}

/// The description of a layout pass that did not settle.
public struct LayoutLoopDiagnostic: Hashable, Sendable {
    /// The item that was measured most often.
    public var indexPath: IndexPath
    /// The sizes that the item's cell returned, oldest first; at most the last 64.
    public var sizes: [CGSize]
    /// The number of sizes after which the sizes repeat; nil if they do not.
    public var period: Int?
    /// The number of rounds that were run.
    public var rounds: Int
    /// The class of the item's cell; empty if no item was measured twice.
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
