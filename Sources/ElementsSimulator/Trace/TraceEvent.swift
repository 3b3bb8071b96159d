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
    /// The number of the event that caused this event; nil if the program caused it directly.
    public let cause: Int?
    /// The kind of event, with the values that belong to it.
    public let kind: Kind

    /// Makes an event from its parts. Nothing is checked.
    public init(id: Int, cause: Int?, kind: Kind) {
        self.id = id
        self.cause = cause
        self.kind = kind
    }

    /// The kinds of events. Lengths are points.
    public enum Kind: Hashable, Sendable, Codable {
        /// A change of the bounds, because the view is scrolled, resized or rotated. Recorded before the change, and
        /// before the layout is asked whether it invalidates (R9.11).
        case boundsChanged(from: CGRect, to: CGRect)
        /// A change of the adjusted content inset, by the program or by the safe area.
        case contentInsetChanged(from: EdgeInsets, to: EdgeInsets)
        /// A change of traits; `what` names the changed traits.
        case traitsChanged(what: String)
        /// A call of `reloadData()`: counts, cells and measured sizes are discarded (R8.16).
        case dataReloaded
        /// A new data source. The data are reloaded from it.
        case dataSourceChanged
        /// The beginning of a batch update. The block that declares the operations has run (R10.8).
        case updateBegan(operations: [String])
        /// A batch update that was refused, because its operations do not explain the new counts. The previous state
        /// stays.
        case updateRefused(message: String)
        /// The end of a batch update. The cause is the event of its beginning, and the cost is the work of preparing
        /// and measuring during the update.
        case updateApplied(cost: UpdateCost)
        /// The installation of another layout object.
        case layoutReplaced(layoutClass: String)
        /// The end of an animated change of layout (R9.18). The numbers are of elements on screen. `staying` elements
        /// were on screen before and after the change, `appearing` elements only after it, and `disappearing` elements
        /// only before it.
        case layoutTransitioned(staying: Int, appearing: Int, disappearing: Int)
        /// The start of a movement: the user lifted an item, named by its path in the data source (R9.21).
        case itemLifted(element: Element)
        /// A change during a movement: the user carried an item to `position`. `to` is the place that the item would
        /// have if it were dropped now.
        case itemCarried(element: Element, to: Element, position: CGPoint)
        /// The end of a movement: the user dropped an item, which is now at the place `at`. After a cancelled movement,
        /// `at` is the original place.
        case itemDropped(element: Element, at: Element, cancelled: Bool)
        /// A new value of a property of the layout, which invalidates the layout (R8.16).
        case propertyChanged(name: String)
        /// A call of `scrollToItem(at:at:animated:)`.
        case scrollRequested(element: Element, position: String)
        /// A scroll of one section across the scroll axis of a compositional layout. Offsets are points along the
        /// section's own axis.
        case sectionScrolled(section: Int, from: CGFloat, to: CGFloat)
        /// A request for a new measurement, made by a view on screen (R8.21). `reason` is the change in the view, such
        /// as a change of a text or of a constraint's constant; nil if the change is unknown.
        case sizingRequested(element: Element, reason: String?)
        /// The beginning of a drag of the content by a finger.
        case dragBegan
        /// The end of a drag: the finger let go of the content.
        case dragEnded
        /// The layout's answer to one of the two questions that decide on an invalidation.
        case asked(question: Question, element: Element?, answer: Bool)
        /// A context that was sent to the layout.
        case invalidated(context: ContextSummary)
        /// The end of a call of `prepare()`. `invalidations` identifies the contexts that led to this preparation, by
        /// the numbers of their events. If there are any, the cause is the event whose context invalidates most.
        case prepared(cost: PreparationCost, invalidations: [Int])
        /// The work of the layout that was not part of a preparation. It was done for queries between layout passes,
        /// for an update whose layout pass has not begun, or at the end of a pass. `made` is the number of new
        /// attributes objects.
        case answered(cost: PreparationCost, made: Int)
        /// A new content size, which the view adopted from its layout.
        case contentSizeChanged(from: CGSize, to: CGSize)
        /// A change of the offset by the view, not by the program. `wanted` is the offset that would keep the anchor in
        /// its place; the legal range may not allow it.
        case offsetAdjusted(from: CGPoint, to: CGPoint, wanted: CGPoint)
        /// A call of `layoutAttributesForElements(in:)`; `made` is the number of new attributes objects.
        case queried(rect: CGRect, found: Int, made: Int)
        /// A query of a single element, separate from the queries of rectangles.
        case requeried(element: Element, found: Bool)
        /// A request to a view for its preferred attributes. `wasEstimate` is true if the size before was an estimate.
        /// `again` is true if the view was asked for the same element before.
        case measured(element: Element, was: CGSize, answered: CGSize, again: Bool, wasEstimate: Bool)
        /// A view that came on screen.
        case shown(element: Element, reused: Bool)
        /// A view that left the screen, and went into the reuse pool.
        case hidden(element: Element)
        /// The end of a layout pass.
        case passEnded(summary: PassSummary)
        /// The end of a `scrollToItem`. `error` is the distance between the offset and the requested offset. The
        /// requested offset is first limited to the legal range.
        case landed(element: Element, error: CGFloat)
        /// A `LayoutIssue` that was reported; `message` is the first line of the issue's message.
        case issue(message: String)
    }

    /// A question of the view to the layout.
    public enum Question: String, Hashable, Sendable, Codable {
        /// The question whether other bounds make the layout invalid (R9.8).
        case boundsChange
        /// The question whether the size that a cell prefers makes the layout invalid (R8.7).
        case preferredAttributes
    }
}

extension TraceEvent {
    /// The name of an item, a header, a footer or a decoration.
    public struct Element: Hashable, Sendable, Codable {
        /// The kinds of elements.
        public enum Category: String, Hashable, Sendable, Codable {
            /// A cell.
            case item
            /// A supplementary view.
            case supplementary
            /// A decoration view.
            case decoration
        }

        /// The kind of element.
        public var category: Category
        /// The kind of a supplementary or decoration view; nil for items.
        public var kind: String?
        /// The section and the item; layouts other than flow layouts may give supplementary views paths of other
        /// lengths.
        public var path: [Int]

        /// Makes a name from its parts. Nothing is checked.
        public init(category: Category, kind: String?, path: [Int]) {
            self.category = category
            self.kind = kind
            self.path = path
        }

        /// Makes the name of an item.
        public init(itemAt indexPath: IndexPath) {
            self.init(category: .item, kind: nil, path: indexPath.components)
        }

        /// The path as an index path.
        public var indexPath: IndexPath { IndexPath(indexes: path) }

        /// Hashes only the path: kinds are few and paths are many.
        public func hash(into hasher: inout Hasher) {
            for index in path { hasher.combine(index) }
        }
    }
}
