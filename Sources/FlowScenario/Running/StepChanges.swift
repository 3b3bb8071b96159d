import CollectionSimulator

/// The changes that the last action made, for a picture that shows these changes.
@MainActor
struct StepChanges {
    /// The frames of elements before the action. If there are very many elements, only elements around the viewport are
    /// included.
    private let framesBefore: [Identity: CGRect]
    private let rowsBefore: Set<[Identity]>
    private let offsetBefore: CGPoint
    /// The items whose sizes were requested from the delegate.
    var askedOfDelegate: Set<IndexPath> = []

    /// The identity of an element. It stays when an update moves the element.
    private enum Identity: Hashable {
        case item(number: Int)
        /// A header, footer or background. It is identified by its section.
        case other(Scenario.ElementName)
    }

    /// Stores the state of a run before an action.
    ///
    /// - Complexity: O(*n*) in the number of elements, bounded by ``ScenarioLimits/comparedItems``.
    init(_ run: ScenarioRun) {
        let snapshots = run.snapshotsToCompare
        var frames: [Identity: CGRect] = [:]
        for snapshot in snapshots { frames[Self.identity(of: snapshot.name, in: run)] = snapshot.frame }
        framesBefore = frames
        rowsBefore = Set(run.rows(of: snapshots).map { Self.identities(of: $0, in: run) })
        offsetBefore = run.view.contentOffset
    }

    private static func identity(of name: Scenario.ElementName, in run: ScenarioRun) -> Identity {
        guard case .item(let section, let item) = name,
            let number = run.dataSource.data.number(section: section, item: item)
        else { return .other(name) }
        return .item(number: number)
    }

    private static func identities(of row: PictureRow, in run: ScenarioRun) -> [Identity] {
        row.items.map { identity(of: .item(section: row.section, item: $0), in: run) }
    }

    /// Marks each element of a picture with its change in the step, and adds the step's costs to the picture. Each
    /// snapshot belongs to the picture's element with the same index.
    func mark(_ picture: inout LayoutPicture, of run: ScenarioRun, showing snapshots: [ElementSnapshot]) {
        let events = run.eventNumbers.last.map(run.events) ?? []
        let handled = HandledElements(in: events, askedOfDelegate: askedOfDelegate)
        for (index, snapshot) in zip(picture.elements.indices, snapshots) {
            let frame = snapshot.frame
            let before = framesBefore[Self.identity(of: snapshot.name, in: run)]
            picture.elements[index].previousFrame = before == frame ? nil : before
            picture.elements[index].change =
                handled.change(of: snapshot.element)
                ?? (before == nil ? .appeared : before == frame ? .untouched : .moved)
        }
        let metrics = TraceMetrics(events)
        picture.changes = LayoutPicture.Changes(
            brokenRows: metrics.rowsReplaced == 0 ? [] : brokenRows(of: run, handled, events),
            rowsReplaced: metrics.rowsReplaced,
            costs: metrics.inWords + offsetInWords(run))
    }

    private func offsetInWords(_ run: ScenarioRun) -> String {
        let (before, after) = (offsetBefore, run.view.contentOffset)
        guard before != after else { return "" }
        let (old, new) = (run.scrollAxis.along(before), run.scrollAxis.along(after))
        return "; offset \(NumberText.grouped(old)) → \(NumberText.grouped(new))"
    }

    /// Returns the frames of the rows for which the layout computed line breaks again. These are all rows if the whole
    /// layout was invalidated. Otherwise they are the rows that have other items than before, and the rows with an item
    /// whose size was asked for.
    private func brokenRows(
        of run: ScenarioRun, _ handled: HandledElements, _ events: [TraceEvent]
    ) -> [CGRect] {
        // A batch announces new counts, and only some rows follow.
        let isUpdate = events.contains { if case .updateApplied = $0.kind { true } else { false } }
        let isWhole = events.contains {
            guard case .invalidated(let context) = $0.kind else { return false }
            return isUpdate ? context.everything : context.meansWholeLayout
        }
        return run.rows(of: run.snapshotsToCompare).compactMap { row in
            let isBroken =
                isWhole || !rowsBefore.contains(Self.identities(of: row, in: run))
                || row.items.contains {
                    handled.change(of: TraceEvent.Element(itemAt: [row.section, $0])) == .asked
                }
            return isBroken ? row.frame : nil
        }
    }
}

extension ScenarioRun {
    /// The snapshots of the elements that are compared before and after an action. If there are very many elements,
    /// only elements around the viewport are included.
    var snapshotsToCompare: [CollectionView.ElementSnapshot] {
        snapshots(nearby: dataSource.data.itemCount > ScenarioLimits.comparedItems)
    }

    /// Returns the rows that elements form. The elements may be in any order.
    fileprivate func rows(of snapshots: [ElementSnapshot]) -> [PictureRow] {
        PictureRow.rows(of: snapshots, along: scrollAxis, isMirrored: host.isMirrored)
    }

    package func snapshots(nearby: Bool) -> [CollectionView.ElementSnapshot] {
        let content = CGRect(origin: .zero, size: view.contentSize)
        let viewport = view.bounds
        let region =
            nearby ? viewport.insetBy(dx: -viewport.width, dy: -viewport.height) : content.union(viewport)
        return host.elementSnapshots(in: region)
    }
}

extension TraceMetrics {
    /// The metrics that a picture shows as the costs of a step, in order.
    private static let shown = [
        "delegateSizeQueries", "measured", "rowsReplaced", "elementsRequeried", "elementQueries",
    ]

    /// The metrics that are not zero, described in words.
    fileprivate var inWords: String {
        let named = Self.shown.filter { MetricName.value($0, in: self) != 0 }.map { MetricName.words($0, in: self) }
        return named.isEmpty ? "nothing was asked or computed" : named.joined(separator: ", ")
    }
}
