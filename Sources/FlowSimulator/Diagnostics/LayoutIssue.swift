import Foundation
import ViewSimulator

/// Something that UIKit would log or throw while it lays out, as a value.
public struct LayoutIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// How UIKit treats it.
    public enum Severity: String, Sendable {
        /// UIKit logs it and goes on.
        case warning
        /// UIKit raises an exception; here the value is not used.
        case error
    }

    /// What was found, with the numbers.
    public enum Kind: Hashable, Sendable {
        /// An item is larger across the lines than the available length (R13.1). At most once a layout pass and
        /// section.
        case invalidItemSize(
            indexPath: IndexPath, span: CGFloat, available: CGFloat, axis: CollectionView.ScrollDirection,
            fromDelegate: Bool)
        /// A subclass changed attributes that it was handed, without copying them (R13.3).
        case cachedFrameMismatch(indexPath: IndexPath, cached: CGRect, expected: CGRect, layoutClass: String)
        /// The pass was ended because it did not settle (R13.4, R8.18).
        case layoutLoop(LayoutLoopDiagnostic)
        /// A supplementary view's attributes changed although nothing was invalidated (R13.6).
        case supplementaryChangedWithoutInvalidation(indexPath: IndexPath, from: CGRect, to: CGRect)
        /// The layout placed an element that the data source does not have (R13.7).
        case unknownIndexPath(indexPath: IndexPath)
        /// A context named an element that does not exist, or a kind that was never registered; nothing changes (G37).
        case unknownInvalidation(category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath)
        /// A cell asked for a size that is not finite or is negative (R13.9), or for a length of more than 10⁶ points
        /// (R18.9). It is not used.
        case invalidPreferredSize(indexPath: IndexPath, size: CGSize)
        /// The same of a header, a footer, or another view that is no cell. A table's `tableHeaderView` and
        /// `tableFooterView` have their property's name as the kind and an empty index path.
        case invalidPreferredViewSize(
            category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath, size: CGSize)
        /// The layout object was given to another view, and this one is asked to lay out all the same. A layout serves
        /// one view, so it does not. Reported once for each layout that the view has had.
        case layoutTaken(layoutClass: String)
        /// A batch update did not add up, and the view read everything anew (R10.15). The message is UIKit's.
        case invalidUpdate(message: String)
        /// A layout was asked for frames after it was notified that the counts changed, and before it received what
        /// changed (G40).
        case unresolvedQuery
        /// The delegate or a property gave a value that is not finite or is negative; the default is used instead.
        case invalidDelegateValue(name: String, section: Int, indexPath: IndexPath?, value: String)
        /// Nothing in a table's cell says how high it is, so the row has the default height.
        case rowWithoutHeight(indexPath: IndexPath)
        /// A table's data source returned the cell of another row that is on screen; this row shows an empty one.
        case cellReturnedTwice(indexPath: IndexPath, shownAt: IndexPath)
        /// A view was dequeued for a path while the data source was asked for none, from iOS 18 on (R18.18).
        case unrequestedView(indexPath: IndexPath)
        /// `scrollToItem` was called with a path that names no item; the view went to the offset {0, 0} (R6.16). With
        /// how many sections there are, and how many items in the one that is named; nil where there is none such.
        case unknownScrollTarget(indexPath: IndexPath, sections: Int, items: Int?)
        /// A data source is no `NSObject`, which compiles here and not where UIKit is. Once for a class, in programs
        /// that have the module UIKit; see `LayoutIssue.reportsPlainDataSources`.
        case plainDataSource(className: String)
        /// Constraints in a cell or a supplementary view contradict each other, leave a choice, or have a constant that
        /// is too large; or one asks for layout whenever it is laid out; or a text in one needs what
        /// `TextEnvironment.recordedFonts` do not have. Each thing once, however many cells of a kind there are.
        case constraints(indexPath: IndexPath?, ConstraintDiagnostic)
    }

    /// Whether UIKit goes on or throws.
    public var severity: Severity
    /// What was found.
    public var kind: Kind
    /// UIKit's wording; several lines where UIKit logs several.
    public var message: String

    /// Makes an issue. Nothing is checked, and nothing is reported by it.
    public init(severity: Severity, kind: Kind, message: String) {
        self.severity = severity
        self.kind = kind
        self.message = message
    }

    /// Severity and message: `warning: …`.
    public var description: String { "\(severity.rawValue): \(message)" }
}

/// Who kept a layout pass from settling, and how.
public struct LayoutLoopDiagnostic: Hashable, Sendable {
    /// The item that was measured most often.
    public var indexPath: IndexPath
    /// What it answered, oldest first; the last 64 answers.
    public var sizes: [CGSize]
    /// After how many answers the sizes repeat; nil when they do not.
    public var period: Int?
    /// Rounds that were run.
    public var rounds: Int
    /// Class of the item's cell; empty when no item was measured twice.
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
