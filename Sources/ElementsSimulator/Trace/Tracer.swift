/// Makes the events of a view, with their causes. A tracer exists only while an observer is set. The view calls it with
/// `tracer?.…`: without a tracer, not even the arguments are evaluated.
///
/// Causes come from three places: the running event (`begin`, `end`), the last event of an element (shown, requested to
/// be measured), and the answer for which a context was made.
@MainActor
package final class Tracer {
    /// The object that receives the events. The view sends them, because collection views and table views have
    /// observers of different types.
    package private(set) weak var observer: AnyObject?
    package unowned let core: ElementsCore
    package private(set) var eventCount: Int
    private var ongoing: [Int?] = []

    /// The number of the event of the last preparation.
    var lastPreparation: Int?
    /// The number of the last event that makes the view query elements again: a preparation, a change of bounds, or a
    /// change of insets.
    package var lastMove: Int?
    package var lastQuery: Int?
    package var lastAnswer: Int?
    var scrollRequest: Int?
    /// The causes of the next measurements. The key is the element that will be measured. The value is the number of
    /// the event in which the element's view came on screen, or requested the measurement.
    var sizingCauses: [TraceEvent.Element: Int] = [:]
    package var measurements: [TraceEvent.Element: Int] = [:]
    /// The event that caused each invalidation context, as the event's number. The key identifies the context object.
    /// The event is the last reply, before the context was made, to the question whether the layout is invalid.
    var contextCauses: [ObjectIdentifier: Int] = [:]
    /// The invalidations that no preparation has handled yet. `id` is the number of the invalidation's event. `width`
    /// is the extent of the invalidation, from 1 for single elements to 4 for everything.
    var openInvalidations: [(id: Int, width: Int)] = []
    /// The items in rows that line breaking made again since the last preparation.
    package var brokenItems: [TraceEvent.ItemRange] = []
    /// The totals of the work that events have reported up to now.
    var reportedWork: LayoutStatistics
    var lastInset: EdgeInsets
    /// Whether the view that is coming on screen is taken from a reuse pool.
    package var reusesView = false
    /// Whether the view is changing the offset itself, to follow an anchor.
    var adjusts = false
    /// The number of the first event since the last layout pass. This event is the cause of the next pass.
    var trigger: Int?
    /// The state at the beginning of the running pass; nil outside of layout passes.
    package var start: TracedPassStart?
    /// The elements on screen when the last pass ended, with their names in the present data.
    var sight: ScreenSight
    var lastPassOffset: CGFloat?
    /// The number of the event with which the last update began.
    package var update: Int?
    /// The totals of the work when the last update began.
    var workAtUpdate = LayoutStatistics()

    package init(of core: ElementsCore, for observer: AnyObject, after count: Int) {
        self.core = core
        self.observer = observer
        eventCount = count
        reportedWork = core.countedWork
        lastInset = core.view.adjustedContentInset
        sight = ScreenSight(of: core)
    }

    /// Sends an event to the observer. The cause is the running event, unless another cause is given.
    @discardableResult
    package func record(_ kind: TraceEvent.Kind, cause: Int? = nil) -> Int {
        // Work of queries before this event.
        if isIdle, hasOtherWork { reportOtherWork() }
        eventCount += 1
        if trigger == nil { trigger = eventCount }
        let (core, id) = (core, eventCount)
        switch kind {
        case .dataReloaded: sight.noteReload(bySameSource: true)
        case .dataSourceChanged: sight.noteReload(bySameSource: false)
        default: break
        }
        core.lastTracedID = id
        if observer != nil { core.audience.send(TraceEvent(id: id, cause: cause ?? current, kind: kind)) }
        return id
    }

    /// The number of the event that has begun last and has not ended; nil if there is no such event.
    package var current: Int? { ongoing.last ?? nil }

    /// Records an event, which causes all events that are recorded until `end()`.
    package func begin(_ kind: TraceEvent.Kind, cause: Int? = nil) {
        ongoing.append(record(kind, cause: cause))
    }

    /// Continues an earlier event, which causes all events until `end()`.
    package func resume(_ id: Int?) {
        ongoing.append(id)
    }

    package func end() {
        let ended = ongoing.popLast() ?? nil
        // Work of an update belongs to it, also if its pass has to wait.
        if isIdle, ended == update, hasOtherWork { reportOtherWork(cause: ended) }
    }

    /// Whether no event and no layout pass is running. A running event or pass would report the layout's work at its
    /// end.
    private var isIdle: Bool { ongoing.isEmpty && start == nil }

    /// Whether the layout did work that no event has reported yet. Attributes objects are not included, because the
    /// next query reports them.
    var hasOtherWork: Bool {
        let (work, told) = (core.countedWork, reportedWork)
        return work.rowsReplaced != told.rowsReplaced || work.itemsRead != told.itemsRead
            || work.delegateSizeQueries != told.delegateSizeQueries || work.sectionsRead != told.sectionsRead
    }
}
