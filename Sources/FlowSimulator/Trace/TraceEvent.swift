/// An event of a collection or table view, as a value: its kind, its cause, and its cost.
///
/// ```
/// #7 bounds 0,0 375×667→0,0 667×375
/// #8 ←7 asked bounds change: yes
/// #9 ←8 invalidated flow attributes
/// #10 ←9 prepared: 41 rows broken, 200 items read
/// ```
///
/// Events are sent to the view's `traceObserver`; without one none is made.
public struct TraceEvent: Hashable, Sendable {
    /// The number of the event: 1, 2, 3 … in the order in which the view recorded them.
    public let id: Int
    /// The event that caused this one; nil if the program itself did.
    public let cause: Int?
    /// The kind of event, with its numbers.
    public let kind: Kind

    /// Makes an event from its parts. Nothing is checked.
    public init(id: Int, cause: Int?, kind: Kind) {
        self.id = id
        self.cause = cause
        self.kind = kind
    }

    /// The kinds of events. Lengths are points.
    public enum Kind: Hashable, Sendable, Codable {
        /// The bounds change, because the view is scrolled, resized or rotated. Recorded before the layout is asked,
        /// and so before the change (R9.11).
        case boundsChanged(from: CGRect, to: CGRect)
        /// The adjusted content inset changed, by the program or by the safe area.
        case contentInsetChanged(from: EdgeInsets, to: EdgeInsets)
        /// Traits changed; `what` names them.
        case traitsChanged(what: String)
        /// `reloadData()` was called: counts, cells and measured sizes are discarded (R8.16).
        case dataReloaded
        /// Another data source was set, which reloads the data.
        case dataSourceChanged
        /// A batch update began; its block has run (R10.8).
        case updateBegan(operations: [String])
        /// A batch update does not add up: the previous state stays.
        case updateRefused(message: String)
        /// A batch update is done; its cause is its beginning, and its cost is the work to prepare and measure
        /// meanwhile.
        case updateApplied(cost: UpdateCost)
        /// Another layout object was installed.
        case layoutReplaced(layoutClass: String)
        /// An animated change of layout is done, with the numbers of elements that are on screen before and after,
        /// after only, before only (R9.18).
        case layoutTransitioned(staying: Int, appearing: Int, disappearing: Int)
        /// The user lifted an item, named by its path in the data source (R9.21).
        case itemLifted(element: Element)
        /// The user carries an item, which is at a point now, and would be dropped at the place `to`.
        case itemCarried(element: Element, to: Element, position: CGPoint)
        /// The user dropped an item, which is at its place `at` now: its previous place if the movement was cancelled.
        case itemDropped(element: Element, at: Element, cancelled: Bool)
        /// A property of the layout got another value, which invalidates (R8.16).
        case propertyChanged(name: String)
        /// `scrollToItem(at:at:animated:)` was called.
        case scrollRequested(element: Element, position: String)
        /// A view on screen requested to be measured again (R8.21). `reason` is the change in it, if known: a text, a
        /// constraint's constant.
        case sizingRequested(element: Element, reason: String?)
        /// A finger began to drag the content.
        case dragBegan
        /// The finger let go of the content.
        case dragEnded
        /// The layout returned the answer to one of the two questions that decide on an invalidation.
        case asked(question: Question, element: Element?, answer: Bool)
        /// A context was sent to the layout.
        case invalidated(context: ContextSummary)
        /// `prepare()` has returned; `invalidations` are the events of its contexts, its cause is the widest of them.
        case prepared(cost: PreparationCost, invalidations: [Int])
        /// The layout did work outside of a preparation: it was queried between layout passes, an update had to wait
        /// for its pass, or a pass ended with it. `made` is the number of new attributes objects.
        case answered(cost: PreparationCost, made: Int)
        /// The view adopted another content size of its layout.
        case contentSizeChanged(from: CGSize, to: CGSize)
        /// The view moved its offset, not the program. `wanted` is the offset that the anchor needs, which the legal
        /// range may not allow.
        case offsetAdjusted(from: CGPoint, to: CGPoint, wanted: CGPoint)
        /// `layoutAttributesForElements(in:)` was called; `made` is the number of new attributes objects.
        case queried(rect: CGRect, found: Int, made: Int)
        /// One element was queried separately.
        case requeried(element: Element, found: Bool)
        /// A view was asked for its preferred attributes. `wasEstimate`: the size before was an estimate. `again`: the
        /// view was asked before, for the same element.
        case measured(element: Element, was: CGSize, answered: CGSize, again: Bool, wasEstimate: Bool)
        /// A view came on screen.
        case shown(element: Element, reused: Bool)
        /// A view left the screen, and went into the pool.
        case hidden(element: Element)
        /// A layout pass is over.
        case passEnded(summary: PassSummary)
        /// `scrollToItem` is done. `error` is the distance between the offset and the requested one, within the legal
        /// range.
        case landed(element: Element, error: CGFloat)
        /// A `LayoutIssue` was reported; `message` is its first line.
        case issue(message: String)
    }

    /// A question of the view to the layout.
    public enum Question: String, Hashable, Sendable, Codable {
        /// Whether other bounds, or the size that a cell prefers, make the layout invalid (R8.7, R9.8).
        case boundsChange, preferredAttributes
    }
}

extension TraceEvent {
    /// The name of an item, a header, a footer or a decoration.
    public struct Element: Hashable, Sendable, Codable {
        /// The kinds of elements.
        public enum Category: String, Hashable, Sendable, Codable {
            /// A cell, a supplementary view or a decoration view.
            case item, supplementary, decoration
        }

        /// The kind of element.
        public var category: Category
        /// The kind of a supplementary or decoration view; nil for items.
        public var kind: String?
        /// Section and item; other layouts may give supplementary views paths of other lengths.
        public var path: [Int]

        /// Makes a name from its parts. Nothing is checked.
        public init(category: Category, kind: String?, path: [Int]) {
            self.category = category
            self.kind = kind
            self.path = path
        }

        /// The name of an item.
        public init(itemAt indexPath: IndexPath) {
            self.init(category: .item, kind: nil, path: indexPath.components)
        }

        /// The path as an index path.
        public var indexPath: IndexPath { IndexPath(indexes: path) }

        /// Hashes the path alone: kinds are few and paths are many.
        public func hash(into hasher: inout Hasher) {
            for index in path { hasher.combine(index) }
        }
    }
}
