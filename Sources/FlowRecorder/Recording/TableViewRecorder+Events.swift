#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// The calls of the table, in the order in which they come.

extension TableViewRecorder {
    /// Whether changes are recorded: true if they come from the app. Changes before the first layout are part of the
    /// beginning, and changes during a layout come from the view.
    private var isRecording: Bool { hasBegun && !present.isLayingOut }

    // MARK: Offsets

    /// Records an offset, unless it follows from insets, a size, a batch or a scroll to a row.
    func offsetWillBeSet(to offset: CGPoint) {
        guard isRecording, batch == nil, !isScrollingToRow, offset != tableView.contentOffset else { return }
        present.cause = .nothing
        noticeChanges()
        switch present.cause {
        case .insets, .size, .letGo: return
        default: break
        }
        present.announcedOffset = offset
        present.isPending = true
    }

    func willScroll(to path: IndexPath, at position: UITableView.ScrollPosition) {
        isScrollingToRow = true
        guard isRecording else { return }
        noticeChanges()
        add(.action(.scrollTo(path, Scenario.ScrollAlignment(position))), cause: .target)
    }

    func didScrollToRow() { isScrollingToRow = false }

    /// Records the offset to which a finger moved the content. The table sets this offset without calling a method that
    /// could be observed.
    func noticeUnannouncedOffset() {
        let offset = tableView.contentOffset
        guard !present.isLayingOut, present.cause == .nothing, offset != lastOffset, batch == nil,
            present.announcedOffset == nil, !isScrollingToRow, !present.isExplicit
        else { return }
        add(offset)
    }

    // MARK: Data

    func dataWillBeReloaded() {
        guard hasBegun else { return }
        guard isRecording else { return report("the data were reloaded while the table was laid out") }
        noticeChanges()
        let source = tableView.dataSource
        let count = source?.numberOfSections?(in: tableView) ?? (source == nil ? 0 : 1)
        addReload((0..<count).map { source?.tableView(tableView, numberOfRowsInSection: $0) ?? 0 })
    }

    func batchWillBegin() {
        batchDepth += 1
        guard batchDepth == 1, isRecording else { return }
        noticeChanges()
        batch = []
    }

    func batchDidEnd() {
        batchDepth = max(0, batchDepth - 1)
        if batchDepth == 0 { closeBatch() }
    }

    /// Adds operations to the present batch. Outside of a batch, the operations become a batch of their own.
    func operationsWillBegin(_ operations: [Scenario.UpdateOperation.Kind]) {
        guard isRecording else { return }
        if batch == nil || !isBatchOpen {
            noticeChanges()
            batch = []
        }
        batch? += operations
    }

    func operationsDidEnd() {
        if !isBatchOpen { closeBatch() }
    }

    private var isBatchOpen: Bool { batchDepth > 0 || tableView.hasUncommittedUpdates }

    /// Closes the present batch if the table has ended it without notifying the recorder.
    func closeForgottenBatch() {
        if batch != nil, !isBatchOpen { closeBatch() }
    }

    private func closeBatch() {
        guard let batch = batch.take() else { return }
        defer {
            for path in pathsWithCells { cellWillBeMade(at: path) }
            pathsWithCells = []
        }
        guard !batch.isEmpty else { return add(.action(.remeasure(nil)), cause: .update) }
        readDataIfNeeded()
        // Their paths are those of before.
        let (reconfigured, kinds) = divided(batch)
        guard add(kinds, reconfigured, count: tableView.numberOfRows(inSection:)) else { return }
        // The next batch of the same step may have taken away what came with this one.
        recordEstimates()
    }

    /// Divides a batch in two parts: the operations that reconfigure rows, and all other operations.
    private func divided(
        _ batch: [Scenario.UpdateOperation.Kind]
    ) -> (reconfigured: [RecordedOperation], others: [Scenario.UpdateOperation.Kind]) {
        var (reconfigured, others): ([RecordedOperation], [Scenario.UpdateOperation.Kind]) = ([], [])
        for kind in batch {
            if case .reconfigureItems(let paths, _) = kind {
                reconfigured += paths.compactMap { reconfiguration(of: $0.indexPath) }
            } else {
                others.append(kind)
            }
        }
        return (reconfigured, others)
    }
}
#endif
