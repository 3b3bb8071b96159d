import Foundation

/// Makes the events of a view and knows what led to each. Exists only while an observer is set, so that a site of the
/// view is one `tracer?.…`: with none, not even the arguments are evaluated.
///
/// Causes come from three places: what is going on (`begin`, `end`), what was last done to an element (shown, asked to
/// be measured), and which answer a context was made for.
@MainActor
final class Tracer {
    /// Whoever reads the events; they are sent by the view, which knows how.
    private(set) weak var observer: AnyObject?
    unowned let view: any ElementsView
    private(set) var eventCount: Int
    private var ongoing: [Int?] = []

    /// The last events of their kind.
    var lastPreparation: Int?
    /// The last preparation, change of bounds or of insets: what makes the view look for elements anew.
    var lastMove: Int?
    var lastQuery: Int?
    var lastAnswer: Int?
    var scrollRequest: Int?
    /// Why an element will be measured: its view is new, or asked for it.
    var sizingCauses: [TraceEvent.Element: Int] = [:]
    var measurements: [TraceEvent.Element: Int] = [:]
    /// Which answer a context was made for.
    var contextCauses: [ObjectIdentifier: Int] = [:]
    /// Not yet answered by a preparation.
    var openInvalidations: [(id: Int, width: Int)] = []
    /// Rows that were broken again since the last preparation.
    var brokenItems: [TraceEvent.ItemRange] = []
    /// Work that events have reported.
    var reportedWork: LayoutStatistics
    var lastInset: EdgeInsets
    /// Whether the view that is being shown waited to be reused.
    var reusesView = false
    /// The offset changes because the view follows an anchor.
    var adjusts = false
    /// The first event since the last layout pass.
    var trigger: Int?
    /// Nil outside layout passes.
    var start: TracedPassStart?
    /// What was on screen when the last pass ended, by the present data.
    var sight: ScreenSight
    var lastPassOffset: CGFloat?
    /// The update that began last.
    var update: Int?
    /// What had been done when it began.
    var workAtUpdate = LayoutStatistics()

    init(of view: any ElementsView, for observer: AnyObject, after count: Int) {
        self.view = view
        self.observer = observer
        eventCount = count
        reportedWork = view.countedWork
        lastInset = view.adjustedContentInset
        sight = ScreenSight(of: view)
    }

    /// Sends an event. Its cause, unless given, is what is going on.
    @discardableResult
    func record(_ kind: TraceEvent.Kind, cause: Int? = nil) -> Int {
        // Of questions before what happens now.
        if isIdle, hasOtherWork { tellOtherWork() }
        eventCount += 1
        if trigger == nil { trigger = eventCount }
        let (view, id) = (view, eventCount)
        switch kind {
        case .dataReloaded: sight.noteReload(bySameSource: true)
        case .dataSourceChanged: sight.noteReload(bySameSource: false)
        default: break
        }
        view.lastTracedID = id
        if observer != nil { view.send(TraceEvent(id: id, cause: cause ?? current, kind: kind)) }
        return id
    }

    /// What is going on.
    var current: Int? { ongoing.last ?? nil }

    /// Records an event that causes all that are recorded until `end()`.
    func begin(_ kind: TraceEvent.Kind, cause: Int? = nil) {
        ongoing.append(record(kind, cause: cause))
    }

    /// Goes on with what an earlier event began.
    func resume(_ id: Int?) {
        ongoing.append(id)
    }

    func end() {
        let ended = ongoing.popLast() ?? nil
        // What an update did counts as the update's, also where its pass has to wait.
        if isIdle, ended == update, hasOtherWork { tellOtherWork(cause: ended) }
    }

    /// Nothing goes on that tells work when it is over.
    private var isIdle: Bool { ongoing.isEmpty && start == nil }

    /// Whether the layout did what no event has told, attributes objects aside: those count with the next question.
    var hasOtherWork: Bool {
        let (work, told) = (view.countedWork, reportedWork)
        return work.rowsReplaced != told.rowsReplaced || work.itemsRead != told.itemsRead
            || work.delegateSizeQueries != told.delegateSizeQueries || work.sectionsRead != told.sectionsRead
    }
}
