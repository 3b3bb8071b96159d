import CollectionSimulator
import TableSimulator

/// A recorded table view.
@MainActor
final class TableSubject: RecordedSubject {
    let table: TableView
    var report: (String) -> Void = { _ in }
    var items = RecordedItems()
    var sectionsAtStart: [RecordedSection] = []
    var measured = RecordedSizes()
    /// The recorded facts about rows, keyed by item number.
    var rows: [Int: RecordedRow] = [:]
    /// The heights of the rows that were measured in the present step, keyed by item number.
    var measuredHeights: [Int: CGFloat] = [:]
    /// Whether the delegate returns heights of rows; nil if the delegate has not been asked.
    var delegateGivesHeights: Bool?
    /// Whether the delegate returns an estimate of 0 for some row.
    var someRowsHaveNoEstimate = false
    /// The recorded facts about headers and footers, keyed by section number.
    var edges: [Int: TracedEdges] = [:]
    /// Whether the estimates in the scenario are the heights that were known when the recording began. A new table then
    /// begins with these heights.
    var heightsAreEstimates = false
    var beginsOtherwise = false
    private var profile: Scenario.Table.Profile
    private var indexTitles: [String] = []
    private weak var delegate: (any TableViewDelegate)?
    /// Whether the table's property gave rows a fixed height when the recording began.
    let beganWithRowHeight: Bool

    /// Makes the subject of a recording from a table view.
    ///
    /// - Throws: `ScenarioError` if the table has a profile that is none of the systems'.
    init(_ table: TableView) throws(ScenarioError) {
        guard let profile = Scenario.Table.Profile(table) else {
            throw ScenarioError(
                place: "table.profile",
                reason: "“\(table.profile.name)” is a profile of the program's own, and scenarios know "
                    + "the systems' only")
        }
        (self.table, self.profile, delegate) = (table, profile, table.delegate)
        beganWithRowHeight = table.rowHeight != TableView.automaticDimension
    }

    var view: ScrollView { table }
    var traceObserver: AnyObject? {
        get { table.traceObserver }
        set { table.traceObserver = newValue as? any TableViewTraceObserver }
    }
    var properties: RecordedProperties {
        profile = Scenario.Table.Profile(table) ?? profile
        // After a reload the data source is asked when the first row is made.
        indexTitles = table.knownIndexTitles ?? indexTitles
        let values = Scenario.Table(table, profile, indexTitles: indexTitles)
        return RecordedProperties(Scenario.Container(view), .table(values))
    }
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) }
    var sourceCounts: [Int] {
        guard let source = table.dataSource else { return [] }
        let count = source.numberOfSections(in: table)
        return (0..<count).map { source.tableView(table, numberOfRowsInSection: $0) }
    }
    var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
    var visibleCount: Int { table.indexPathsForVisibleRows?.count ?? 0 }
    func elementSnapshots(in rect: CGRect) -> [ElementSnapshot] { table.elementSnapshots(in: rect) }

    // MARK: Events

    func begin() {
        noteNewItems()
        noteHeights(where: { $0.isMeasured || !$0.hasEstimate })
        noteNewEdges()
    }

    func record(_ size: CGSize, of element: TraceEvent.Element) {
        if element.category == .item {
            if let number = items.number(at: element.indexPath) { measuredHeights[number] = size.height }
        } else if let section = element.path.first, items.counts.indices.contains(section) {
            let isHeader = element.kind == CollectionView.elementKindSectionHeader
            record(size.height, ofHeader: isHeader, items.sections[section].number, at: section)
        }
    }

    func noteSizes(in step: inout RecordedStep, isPrepared: Bool) {
        noteMeasuredHeights()
        if !table.estimatesRows || someRowsHaveNoEstimate { noteHeights(where: { !$0.hasEstimate }) }
        noteNewEdges()
        noteOrigins()
        noteResized(in: &step)
        reportInexpressible(isPrepared && step.itemsBefore == nil)
    }

    /// Reports those changes of the step that no scenario can express.
    ///
    /// - Parameter asksAgain: Whether sizes of the same items were asked for again.
    private func reportInexpressible(_ asksAgain: Bool) {
        if Scenario.Table.Profile(table) == nil {
            report("the table has a profile of the program's own, which is left out")
        }
        if table.delegate !== delegate {
            delegate = table.delegate
            delegateGivesHeights = nil
            report("another delegate was set, of which only the heights are recorded")
        }
        guard asksAgain else { return }
        if heightsAreEstimates {
            report("heights were asked for again, and a scenario keeps those from before the recording")
        }
        noteOtherEstimates()
    }

    // MARK: Writing

    func alignment(_ position: String) -> Scenario.ScrollAlignment? {
        switch position {
        case "top": .top
        case "centeredVertically": .middle
        case "bottom": .bottom
        case "nearest": Scenario.ScrollAlignment.none
        default: nil
        }
    }

    var emptyBatch: Scenario.Action? { .remeasure(nil) }

    func measures(of recorded: RecordedSection) -> Scenario.Section {
        var section = Scenario.Section(items: [])
        section.header = edges[recorded.number]?.header.value
        section.footer = edges[recorded.number]?.footer.value
        return section
    }
}

extension Scenario.Table.Profile {
    /// Makes a scenario's profile from the profile of a table. Nil if no system has the table's profile.
    @MainActor
    fileprivate init?(_ table: TableView) {
        guard let profile = Self.allCases.first(where: { $0.inTables == table.profile }) else { return nil }
        self = profile
    }
}
