import FlowEngine
import ViewSimulator

/// The common part of collection views and tables: the elements on screen, reuse, layout passes, batch updates, the
/// selection, and the offset that follows the content.
///
/// The view owns its core. The core asks the view through three narrow protocols: the placer places elements, the
/// updater reads data and applies updates, and the audience passes notifications to client code.
@MainActor
final class ElementsCore {
    /// The view that owns the core. It exists as long as a method of the core runs. The reference is not counted,
    /// because every layout pass reads it many times.
    private unowned(unsafe) var owner: (ScrollView & ElementsPlacer & ElementsUpdater & ElementsAudience)!

    /// The collection view or table view.
    var view: ScrollView { owner }
    var placer: any ElementsPlacer { owner }
    var updater: any ElementsUpdater { owner }
    var audience: any ElementsAudience { owner }

    /// The number of items of each section; nil until the numbers are read from the data source.
    var counts: [Int]?
    var displayed = DisplayedElements()
    var reuse = ReusePools()
    var anchoring = AnchoringState()
    var anchorPolicy = AnchorPolicy.automatic {
        didSet { if anchorPolicy != oldValue, !isLayingOut { settleModel() } }
    }
    var updateState = UpdateState()
    var selection = SelectionState()
    /// The item or section to which the view is scrolling; nil when the scroll is over.
    var scrollTarget: ScrollTarget?
    /// Whether a layout pass is running.
    var isLayingOut = false
    /// The guard that limits the rounds of layout and measurement in one `layoutIfNeeded()`.
    var loopGuard = LoopGuard()
    var issueReport = IssueReport()
    var countedWork = LayoutStatistics()
    /// The object that makes trace events when the view works, and notifies the observer. Nil without an observer.
    var tracer: Tracer?
    var lastTracedID = 0

    /// Connects the core with its view. Called once, when the view is made.
    func attach(to view: ScrollView & ElementsPlacer & ElementsUpdater & ElementsAudience) {
        owner = view
    }

    /// The data source, if it identifies its items.
    var itemIdentifier: (any ItemIdentifying)? { updater.askedForData as? any ItemIdentifying }

    /// Handles a new data source: notes the change in the trace, reports an issue if UIKit would not accept the data
    /// source, and reads the data again.
    func dataSourceDidChange(to source: AnyObject?, reload: () -> Void) {
        tracer?.begin(.dataSourceChanged)
        defer { tracer?.end() }
        if let issue = LayoutIssue.plainDataSource(source) { report(issue) }
        reload()
    }
}

/// A collection view or table view.
@MainActor
protocol ElementsView: ScrollView {
    var core: ElementsCore { get }
}

extension CollectionView: ElementsView {}
extension TableView: ElementsView {}
