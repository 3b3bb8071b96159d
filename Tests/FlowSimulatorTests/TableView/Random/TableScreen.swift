@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import FlowTestSupport
import Foundation
import ViewSimulator

/// A table that shows what a reference table shows: the same data, the same answers, the same surroundings.
@MainActor
final class TableScreen {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let table: TableView
    /// The data as the data source has them.
    var contents: [ReferenceTableSection]
    private(set) var world: ReferenceTableWorld
    private(set) var log = TableScreenLog()
    let source = Source()
    let issues = IssueLog()
    private var delegate: Delegate

    init(_ contents: [ReferenceTableSection], in world: ReferenceTableWorld) {
        (self.contents, self.world) = (contents, world)
        table = TableView(
            frame: CGRect(x: 0, y: 0, width: 320, height: world.viewport), style: world.isPlain ? .plain : .grouped)
        delegate = Delegate()
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.contentInsetAdjustmentBehavior = .always
        window.addSubview(table)
        adopt(world)
        (source.screen, delegate.screen) = (self, self)
        table.dataSource = source
        table.observer = issues
    }

    /// Sets what differs.
    func adopt(_ world: ReferenceTableWorld) {
        let isFirst = table.delegate == nil
        let old = self.world
        self.world = world
        if isFirst || old.profile != world.profile { table.profile = TableProfile(world.profile) }
        table.displayScale = world.scale
        table.anchorPolicy = AnchorPolicy(world.anchor)
        if table.frame.size.height != world.viewport { table.frame.size.height = world.viewport }
        let insets = EdgeInsets(top: world.topInset, left: 0, bottom: world.bottomInset, right: 0)
        if world.insetsAreSafeArea { table.setSafeAreaInsets(insets) } else { table.contentInset = insets }
        table.separatorStyle = world.hasSeparators ? .singleLine : .none
        table.sectionHeaderTopPadding = world.headerTopPadding
        (table.rowHeight, table.estimatedRowHeight) = (world.rowHeight, world.estimate)
        (table.sectionHeaderHeight, table.estimatedSectionHeaderHeight) = (world.headerHeight, world.headerEstimate)
        (table.sectionFooterHeight, table.estimatedSectionFooterHeight) = (world.footerHeight, world.footerEstimate)
        if isFirst || old.tableHeader != world.tableHeader { table.tableHeaderView = view(world.tableHeader) }
        if isFirst || old.tableFooter != world.tableFooter { table.tableFooterView = view(world.tableFooter) }
        // Which methods there are is known of an object once for all.
        if isFirst || Delegate.Methods(old) != Delegate.Methods(world) {
            delegate = Delegate()
            (delegate.screen, delegate.methods) = (self, Delegate.Methods(world))
            table.delegate = delegate
        }
    }

    private func view(_ height: Double) -> View? {
        height > 0 ? View(frame: CGRect(x: 0, y: 0, width: 10, height: height)) : nil
    }

    func note(_ change: (inout TableScreenLog) -> Void) { change(&log) }
    func clearLog() { log = TableScreenLog() }

    /// What a finger does: no end of the content is meant by it.
    func drag(to offset: Double) {
        table.beginDragging()
        table.contentOffset.y = offset
        table.endDragging()
    }
}

/// What a table asked, in order.
struct TableScreenLog: Hashable {
    var heightCalls: [[Int]] = []
    var estimateCalls: [[Int]] = []
    var cellCalls: [[Int]] = []
    /// Rows whose content was asked for its height.
    var fits: [[Int]] = []
    /// The content's length in each call for a height.
    var contentHeights: [Double] = []
}

extension AnchorPolicy {
    init(_ anchor: ReferenceTableWorld.Anchor) {
        switch anchor {
        case .automatic: self = .automatic
        case .top: self = .top
        case .unanchored: self = .unanchored
        case .item(let section, let row): self = .item([section, row])
        }
    }
}

extension TableProfile {
    /// The system of a reference: its numbers, and the library's for what the reference knows nothing of.
    init(_ reference: ReferenceTableProfile) {
        self = .iOS15
        name = "as the reference"
        (defaultRowHeight, defaultEstimate) = (reference.rowHeight, reference.estimate)
        (selfSizesRows, selfSizesHeaders) = (reference.selfSizesRows, reference.selfSizesHeaders)
        (cachesHeightsUntilReload, asksHeightWhenDequeuing) = (reference.keepsHeights, reference.asksWhenDequeuing)
        compensatesOffsetAboveAnchor = reference.compensates
        correctsScrollTarget = reference.correctsScrollTarget
        keepsHeightsOffWindow = reference.keepsHeightsOffWindow
        (plainTitleHeight, plainAutomaticHeight) = (reference.plainTitleHeight, reference.plainAutomaticHeight)
        zeroMeansNoneWhenGrouped = reference.zeroMeansNone
        (groupedDefaultHeight, groupedFirstHeaderHeight) = (reference.groupedHeight, reference.groupedFirstHeight)
        groupedTitledHeaderHeight = reference.groupedTitledHeight
        groupedFirstTitledHeaderHeight = reference.groupedFirstTitledHeight
        groupedTitledFooterHeight = reference.groupedTitledFooterHeight
    }
}
