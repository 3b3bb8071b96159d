import FlowEngine
import ViewSimulator

/// The common part of collection views and tables: the elements on screen, reuse, layout passes, batch updates, the
/// selection, and the offset that follows the content.
///
/// The view owns its core. The core asks the view through three narrow protocols: the placer places elements, the
/// updater reads data and applies updates, and the audience passes notifications to client code.
@MainActor
package final class ElementsCore {
    /// The view that owns the core. It exists as long as a method of the core runs. The reference is not counted,
    /// because every layout pass reads it many times.
    private unowned(unsafe) var owner: (ScrollView & ElementsPlacer & ElementsUpdater & ElementsAudience)!

    /// The collection view or table view.
    package var view: ScrollView { owner }
    var placer: any ElementsPlacer { owner }
    var updater: any ElementsUpdater { owner }
    var audience: any ElementsAudience { owner }

    /// The number of items of each section; nil until the numbers are read from the data source.
    package var counts: [Int]? {
        get { storedCounts }
        set { storedCounts = newValue }
    }
    package let displayed = DisplayedElements()
    @exclusivity(unchecked) package var reuse = ReusePools()
    @exclusivity(unchecked) package var anchoring = AnchoringState()
    package var anchorPolicy = AnchorPolicy.automatic {
        didSet { if anchorPolicy != oldValue, !isLayingOut { settleModel() } }
    }
    @exclusivity(unchecked) package var updateState = UpdateState()
    package var selection = SelectionState()
    /// The item or section to which the view is scrolling; nil when the scroll is over.
    @exclusivity(unchecked) package var scrollTarget: ScrollTarget?
    /// Whether a layout pass is running.
    package var isLayingOut: Bool {
        get { storedIsLayingOut }
        set { storedIsLayingOut = newValue }
    }
    /// The guard that limits the rounds of layout and measurement in one `layoutIfNeeded()`.
    package var loopGuard = LoopGuard()
    package var issueReport = IssueReport()
    @exclusivity(unchecked) package var countedWork = LayoutStatistics()
    /// The object that makes trace events when the view works, and notifies the observer. Nil without an observer.
    package var tracer: Tracer? {
        get { storedTracer }
        set { storedTracer = newValue }
    }
    package var lastTracedID = 0

    // Every layout pass reads these values many times, from other modules. There the compiler cannot prove that
    // nothing else accesses them meanwhile, and would check each access at run time. They are read and written in one
    // step, in which no client code runs.
    @exclusivity(unchecked) private var storedCounts: [Int]?
    @exclusivity(unchecked) private var storedIsLayingOut = false
    @exclusivity(unchecked) private var storedTracer: Tracer?

    package init() {}

    /// Connects the core with its view. Called once, when the view is made.
    package func attach(to view: ScrollView & ElementsPlacer & ElementsUpdater & ElementsAudience) {
        owner = view
    }

    /// The data source, if it identifies its items.
    package var itemIdentifier: (any ItemIdentifying)? { updater.askedForData as? any ItemIdentifying }

    /// Handles a new data source: notes the change in the trace, reports an issue if UIKit would not accept the data
    /// source, and reads the data again.
    package func dataSourceDidChange(to source: AnyObject?, reload: () -> Void) {
        tracer?.begin(.dataSourceChanged)
        defer { tracer?.end() }
        if let issue = LayoutIssue.plainDataSource(source) { report(issue) }
        reload()
    }
}

/// A collection view or table view.
@MainActor
package protocol ElementsView: ScrollView {
    var core: ElementsCore { get }
}

extension ElementsView {
    package func selfSizingWasInvalidated(for view: View) { core.selfSizingWasInvalidated(for: view) }
    package func report(_ diagnostic: ConstraintDiagnostic, in view: View) { core.report(diagnostic, in: view) }
}
