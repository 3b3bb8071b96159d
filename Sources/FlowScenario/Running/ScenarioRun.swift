import FlowSimulator

/// Drives a collection view through a scenario, one step at a time.
///
///     let run = ScenarioRun(scenario)
///     let report = try run.finish()
///     print(report.passed, run.collectionView.contentSize)
///
/// The first step is the first layout; the scenario's own follow.
@MainActor
public final class ScenarioRun {
    public let scenario: Scenario
    public let collectionView: CollectionView
    /// What happened so far.
    public private(set) var report: ScenarioReport

    let layout: CollectionViewFlowLayout
    let dataSource: ScenarioDataSource
    private let delegate: any SectionMetricsAnswering
    private let issues = IssueCollector()
    /// The last step that did something: what `expect` looks at.
    private var lastAction: ScenarioReport.Step?

    public init(_ scenario: Scenario) {
        self.scenario = scenario
        layout = CollectionViewFlowLayout(scenario)
        dataSource = ScenarioDataSource(scenario)
        let asksForSizes = !scenario.layout.cellsSizeThemselves && scenario.uniformSize == nil
        delegate = asksForSizes ? ScenarioSizeDelegate(scenario, items: dataSource) : ScenarioMetricsDelegate(scenario)
        report = ScenarioReport(scenario)

        let container = scenario.container
        collectionView = CollectionView(frame: CGRect(origin: .zero, size: container.size), collectionViewLayout: layout)
        collectionView.displayScale = container.scale
        collectionView.contentInset = EdgeInsets(container.insets)
        collectionView.observer = issues
        collectionView.register(ScenarioCell.self, forCellWithReuseIdentifier: ScenarioCell.identifier)
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
            collectionView.register(
                ScenarioSupplementaryView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: ScenarioSupplementaryView.identifier)
        }
        collectionView.dataSource = dataSource
        collectionView.delegate = delegate
        collectionView.contentOffset = CGPoint(x: 0 - container.insets.left, y: 0 - container.insets.top)
    }

    /// Whether all steps were done.
    public var isFinished: Bool { report.steps.count > scenario.steps.count }

    /// Does all steps that are left.
    ///
    /// - Throws: ``ScenarioError`` where a step cannot be done.
    @discardableResult
    public func finish() throws(ScenarioError) -> ScenarioReport {
        while !isFinished { try advance() }
        return report
    }

    /// Does the next step: the first layout, then one step of the scenario after the other. Nothing is left after the last.
    ///
    /// - Throws: ``ScenarioError`` where the step cannot be done.
    public func advance() throws(ScenarioError) {
        guard !isFinished else { return }
        if report.steps.isEmpty {
            record(action: "load", note: nil, sizeBefore: { layout.collectionViewContentSize }) {
                collectionView.layoutIfNeeded()
            }
            return
        }
        let number = report.steps.count - 1
        let step = scenario.steps[number]
        if case .expect(let expectation) = step.action {
            compare(expectation, step)
            return
        }
        try check(step.action, number: number)
        record(action: "\(step.action)", note: step.note, sizeBefore: { collectionView.contentSize }) {
            perform(step.action)
            collectionView.layoutIfNeeded()
        }
    }
}

// MARK: Recording

extension ScenarioRun {
    /// - Parameter sizeBefore: Asked first. The very first time it makes the layout prepare, which may raise issues.
    private func record(action: String, note: String?, sizeBefore: () -> CGSize, _ body: () -> Void) {
        let before = collectionView.statistics
        issues.list = []
        let contentSizeBefore = sizeBefore()
        body()
        let after = collectionView.statistics
        let measurements = after.measurements - before.measurements
        let step = ScenarioReport.Step(
            number: report.steps.count, action: action, note: note, isExpectation: false,
            contentSizeBefore: .init(width: contentSizeBefore.width, height: contentSizeBefore.height), state: state,
            newlyMeasured: measurements - (after.remeasurements - before.remeasurements), measurements: measurements,
            passes: after.selfSizingRounds - before.selfSizingRounds, issues: issues.list, differences: [])
        lastAction = step
        report.steps.append(step)
    }

    private func compare(_ expectation: Scenario.Expectation, _ step: Scenario.Step) {
        let observation = Observation(
            state: state, newlyMeasured: lastAction?.newlyMeasured ?? 0, passes: lastAction?.passes ?? 0,
            issues: lastAction?.issues.map(\.kind) ?? [], frame: frame)
        let size = collectionView.contentSize
        report.steps.append(
            ScenarioReport.Step(
                number: report.steps.count, action: "\(step.action)", note: step.note, isExpectation: true,
                contentSizeBefore: .init(width: size.width, height: size.height), state: state, newlyMeasured: 0,
                measurements: 0, passes: 0, issues: [], differences: expectation.differences(from: observation)))
        report.expectationCount += expectation.count
    }

    private var state: ScenarioReport.LayoutState {
        let (size, offset) = (collectionView.contentSize, collectionView.contentOffset)
        return ScenarioReport.LayoutState(
            contentSize: .init(width: size.width, height: size.height), contentOffset: .init(x: offset.x, y: offset.y),
            measured: layout.measuredItemCount, estimated: layout.estimatedItemCount, rows: layout.rowCount,
            visible: collectionView.indexPathsForVisibleItems.count)
    }

    private func frame(of element: Scenario.ElementName) -> CGRect? {
        switch element {
        case .item(let section, let item):
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        case .header(let section): supplementaryFrame(CollectionView.elementKindSectionHeader, section)
        case .footer(let section): supplementaryFrame(CollectionView.elementKindSectionFooter, section)
        }
    }

    private func supplementaryFrame(_ kind: String, _ section: Int) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
}

extension ScenarioReport {
    fileprivate init(_ scenario: Scenario) {
        let container = scenario.container
        self.init(
            name: scenario.name, sectionCount: scenario.sections.count, itemCount: scenario.itemCount,
            container: .init(width: container.size.width, height: container.size.height, scale: container.scale),
            steps: [], expectationCount: 0)
    }
}

extension CollectionViewFlowLayout {
    fileprivate convenience init(_ scenario: Scenario) {
        self.init()
        let values = scenario.layout
        scrollDirection = values.direction == .vertical ? .vertical : .horizontal
        itemSize = scenario.uniformSize ?? values.itemSize
        switch values.estimate {
        case .none: estimatedItemSize = .zero
        case .size(let size): estimatedItemSize = size
        case .automatic: estimatedItemSize = CollectionViewFlowLayout.automaticSize
        }
        minimumLineSpacing = values.minimumLineSpacing
        minimumInteritemSpacing = values.minimumInteritemSpacing
        sectionInset = EdgeInsets(values.sectionInset)
        headerReferenceSize = values.referenceSize(values.headerLength)
        footerReferenceSize = values.referenceSize(values.footerLength)
    }
}
