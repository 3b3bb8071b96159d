import Foundation

/// Something that happened in a collection view, as a value: what it was, what led to it, and what it cost.
///
/// ```
/// #7 bounds 0,0 375×667→0,0 667×375
/// #8 ←7 asked bounds change: yes
/// #9 ←8 invalidated flow attributes
/// #10 ←9 prepared: 41 rows broken, 200 items read
/// ```
///
/// Events are sent to `CollectionView.traceObserver`; without one none is made.
public struct TraceEvent: Hashable, Sendable {
    /// 1, 2, 3 … in the order in which the view recorded them.
    public let id: Int
    /// The event that led to this one; nil where the program itself did.
    public let cause: Int?
    /// What happened, with its numbers.
    public let kind: Kind

    /// Makes an event of its parts. Nothing is checked.
    public init(id: Int, cause: Int?, kind: Kind) {
        self.id = id
        self.cause = cause
        self.kind = kind
    }

    /// What can happen. Lengths are points.
    public enum Kind: Hashable, Sendable, Codable {
        /// Scrolled, resized, rotated. Recorded before the layout is asked, and so before it takes effect (R9.11).
        case boundsChanged(from: CGRect, to: CGRect)
        /// The adjusted content inset: set by the program, or by the safe area.
        case contentInsetChanged(from: EdgeInsets, to: EdgeInsets)
        /// `what` names the traits that are different.
        case traitsChanged(what: String)
        /// `reloadData()`: counts, cells and measured sizes are forgotten (R8.16).
        case dataReloaded
        /// Another data source was set, which reloads the data.
        case dataSourceChanged
        /// A batch update; the block has run (R10.8).
        case updateBegan(operations: [String])
        /// It did not add up: everything is as it was.
        case updateRefused(message: String)
        /// It is done; its cause is its beginning, and what it cost is the work to prepare and measure meanwhile.
        case updateApplied(cost: UpdateCost)
        /// Another layout object was installed.
        case layoutReplaced(layoutClass: String)
        /// An animated change of layout is done: elements on screen before and after, after only, before only (R9.18).
        case layoutTransitioned(staying: Int, appearing: Int, disappearing: Int)
        /// The user picked up an item, by the path that the data source knows (R9.21).
        case itemLifted(element: Element)
        /// The item is at a point now, and would go to the place `to`.
        case itemCarried(element: Element, to: Element, position: CGPoint)
        /// The user let go of the item, which is at its place `at` now; where it was when the movement was cancelled.
        case itemDropped(element: Element, at: Element, cancelled: Bool)
        /// A property of the layout has another value, which invalidates (R8.16).
        case propertyChanged(name: String)
        /// `scrollToItem(at:at:animated:)`.
        case scrollRequested(element: Element, position: String)
        /// A view on screen asks to be measured again (R8.21). `reason` is what changed in it, where that is known: a
        /// text, a constraint's constant.
        case sizingRequested(element: Element, reason: String?)
        /// A finger began to drag the content.
        case dragBegan
        /// The finger let go of the content.
        case dragEnded
        /// The layout answered one of the two questions that decide on an invalidation.
        case asked(question: Question, element: Element?, answer: Bool)
        /// A context reached the layout.
        case invalidated(context: ContextSummary)
        /// `prepare()` has returned; `invalidations` are the events that it answers, its cause is the widest of them.
        case prepared(cost: PreparationCost, invalidations: [Int])
        /// The layout did work that no preparation tells: it was asked between layout passes, an update had to wait for
        /// its pass, or a pass ended with it. `made` counts the attributes objects that did not exist before.
        case answered(cost: PreparationCost, made: Int)
        /// The view adopted another content size of its layout.
        case contentSizeChanged(from: CGSize, to: CGSize)
        /// The view moved its offset by itself. `wanted` is where the anchor would have it; the legal range may not
        /// allow it.
        case offsetAdjusted(from: CGPoint, to: CGPoint, wanted: CGPoint)
        /// `layoutAttributesForElements(in:)`; `made` counts the attributes objects that did not exist before.
        case queried(rect: CGRect, found: Int, made: Int)
        /// One element was asked for by itself.
        case requeried(element: Element, found: Bool)
        /// A view was asked for its preferred attributes. `wasEstimate`: the size before was a guess. `again`: the view
        /// was asked before, for the same element.
        case measured(element: Element, was: CGSize, answered: CGSize, again: Bool, wasEstimate: Bool)
        /// A view came on screen.
        case shown(element: Element, reused: Bool)
        /// A view left the screen, and waits to be reused.
        case hidden(element: Element)
        /// A layout pass is over.
        case passEnded(summary: PassSummary)
        /// `scrollToItem` is done. `error` is how far the offset is from where it was asked to be, within the legal
        /// range.
        case landed(element: Element, error: CGFloat)
        /// A `LayoutIssue` was reported; `message` is its first line.
        case issue(message: String)
    }

    /// A question of the view to the layout.
    public enum Question: String, Hashable, Sendable, Codable {
        /// May other bounds, or the size that a cell prefers, make the layout invalid (R8.7, R9.8)?
        case boundsChange, preferredAttributes
    }
}

extension TraceEvent {
    /// Names an item, a header, a footer or a decoration.
    public struct Element: Hashable, Sendable, Codable {
        /// What kind of element it is.
        public enum Category: String, Hashable, Sendable, Codable {
            /// A cell, a supplementary view or a decoration view.
            case item, supplementary, decoration
        }

        /// What kind of element it is.
        public var category: Category
        /// Nil for items.
        public var kind: String?
        /// Section and item; other layouts may give paths of other lengths to supplementary views.
        public var path: [Int]

        /// Makes a name of its parts. Nothing is checked.
        public init(category: Category, kind: String?, path: [Int]) {
            self.category = category
            self.kind = kind
            self.path = path
        }

        /// The name of an item.
        public init(itemAt indexPath: IndexPath) {
            self.init(category: .item, kind: nil, path: indexPath.components)
        }

        /// The path, as views and layouts know it.
        public var indexPath: IndexPath { IndexPath(indexes: path) }

        /// Kinds are few and paths are many, so only the path is hashed.
        public func hash(into hasher: inout Hasher) {
            for index in path { hasher.combine(index) }
        }
    }
}
