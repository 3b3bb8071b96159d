import FlowEngine
import Foundation
import ViewSimulator

/// A scroll view that shows the elements of a data source where something places them: a collection view or a table
/// view. What both do alike is in extensions of this protocol, by theme, in the folders of the themes.
@MainActor
protocol ElementsView: ScrollView, ReusableViewOwner {
    // MARK: What it holds

    /// Items of each section; nil until somebody asks.
    var counts: [Int]? { get set }
    var displayed: DisplayedElements { get set }
    var reuse: ReusePools { get set }
    var anchoring: AnchoringState { get set }
    var anchorPolicy: AnchorPolicy { get set }
    var updateState: UpdateState { get set }
    var selection: SelectionState { get set }
    var report: IssueReport { get set }
    var countedWork: LayoutStatistics { get set }
    /// Nil unless somebody observes.
    var tracer: Tracer? { get set }
    var lastTracedID: Int { get set }
    /// From the call that scrolls to an item to the round in which the item is there.
    var scrollTarget: ScrollTarget? { get set }

    // MARK: What places the elements

    /// What places the elements, for descriptions.
    var placerName: String { get }
    var scrollAxis: CollectionView.ScrollDirection { get }
    /// Whether the content is shown mirrored.
    var isMirrored: Bool { get }
    /// Pixels a point where elements are placed on whole pixels; nil where frames are mirrored as they are.
    var scaleOfMirroredFrames: CGFloat? { get }
    /// Whether adjustments of the offset are ignored now.
    var ignoresAdjustments: Bool { get }
    /// Whether contexts are being sent that say in advance what a layout will say of measured sizes.
    var isForecasting: Bool { get }
    /// Whether what the legal range cut off the offset comes back when the content grows in the same pass.
    var regainsOffset: Bool { get }
    /// Remembers where everything is, as a value, or does so no more.
    func keepSettledModel()
    func releaseSettledModel()
    /// How far what was at a place has moved since the last pass ended; nil where it is gone or nothing was kept.
    func anchorMove(of place: ViewportPlace) -> AnchorMove?
    /// Where the view itself knows an item to be that has no cell, without asking code of the program's.
    func knownFrame(of name: ElementName) -> CGRect?
    /// Whether an element on screen moves with the content: nothing that sticks to the viewport or to a finger does.
    func scrollsWithContent(_ element: DisplayedElement) -> Bool
    /// The data source, where it says which item is which.
    var itemIdentifier: (any ItemIdentifying)? { get }
    /// Whether the size of an item is a guess.
    func carriesEstimate(at indexPath: IndexPath) -> Bool
    /// Where an item is that the view scrolls to, and what is covered of the viewport there; nil where there is none.
    func place(ofScrollTarget indexPath: IndexPath) -> (frame: CGRect, covered: EdgeInsets)?

    // MARK: Passes and updates

    /// A layout pass runs.
    var isLayingOut: Bool { get set }
    /// All rounds of one `layoutIfNeeded()`.
    var loopGuard: LoopGuard { get set }
    var maximumRounds: Int { get }
    /// Whether a pass may run now; one that may not is run later.
    func mayLayOut() -> Bool
    func passBegins()
    /// The pass ends, and not at the bound of rounds.
    func passSettled()
    /// The pass ends at the bound of rounds.
    func passStopped()
    /// Whether anything is left to do.
    var needsRound: Bool { get }
    func runRound()
    /// Updates that begin now are applied at the end of what is going on.
    var mustWaitWithUpdates: Bool { get }
    /// Items of each section, from the data source; nil without one.
    func readCounts() -> [Int]?
    /// Ends what the user is doing with an item, because a batch begins.
    func prepareForBatch()
    /// The block of an early batch is about to run: what a step knows of the data counts no more.
    func dataGoesAhead()
    /// Everything is read anew in the next pass.
    var isReloadPending: Bool { get }
    /// Asks again what data source and delegate say of sizes.
    func askAgain()
    /// Asks for the new counts and finds out what the operations do. On error everything is as it was.
    func resolve(_ operations: [UpdateOperation]) throws(UpdateError) -> UpdatePlan
    /// What is wrong with an update, in the words of UIKit for views of this kind.
    func sentence(of error: UpdateError) -> String
    /// Applies an update, but for what is put back for reuse.
    func run(_ update: OngoingUpdate, isOnScreen: Bool)
    func reloadData()
    /// Behind everything else.
    var backgroundView: View? { get }

    // MARK: Whom it notifies

    /// Names of the objects that messages speak of.
    var issueReporter: IssueReporter { get }
    /// Whether somebody was told.
    func notifyObserver(of issue: LayoutIssue) -> Bool
    func send(_ event: TraceEvent)
    /// A view comes on screen; whether anybody was told.
    func willDisplay(_ element: DisplayedElement) -> Bool
    /// A view that was announced left.
    func didEndDisplaying(_ element: DisplayedElement)
    /// A view waits to be reused, and asks for nothing any more.
    func release(_ view: View)

    // MARK: Selection

    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    /// Whether anything may be selected while the view is edited.
    var selectsDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    func show(isSelected: Bool, in cell: View, animated: Bool)
    /// The data source's path of an item that is shown at one: another while the user carries an item.
    func dataPath(at shown: IndexPath) -> IndexPath
    var boundsInLayout: CGRect { get }
    var insetInLayout: EdgeInsets { get }
    var startsAtRight: Bool { get }
    func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes
    func mirror(_ frame: CGRect, onGridOf scale: CGFloat?) -> CGRect
    func moveAsShown(_ move: CGPoint, contentGrowing growth: CGFloat) -> CGPoint
}
