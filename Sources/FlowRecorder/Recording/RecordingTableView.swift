#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The table view that a recorder observes. Use this class, or a subclass of it, in place of the app's table view.
///
/// It is a table view: every override calls super and changes nothing. Without a recorder it does nothing else.
///
/// ```swift
/// let table = RecordingTableView(frame: frame, style: .plain)
/// let recorder = TableViewRecorder(recording: table, name: "Inbox")
/// ```
open class RecordingTableView: UITableView {
    weak var recorder: TableViewRecorder?

    /// Makes a table view with a style.
    public override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
    }

    /// Makes a table view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var contentOffset: CGPoint {
        willSet { recorder?.offsetWillBeSet(to: newValue) }
    }

    open override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        recorder?.willScroll(to: indexPath, at: scrollPosition)
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        recorder?.didScrollToRow()
    }

    open override func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        recorder?.cellWillBeMade(at: indexPath)
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    open override func reloadData() {
        recorder?.dataWillBeReloaded()
        super.reloadData()
    }

    // MARK: Batches

    open override func beginUpdates() {
        recorder?.batchWillBegin()
        super.beginUpdates()
    }

    open override func endUpdates() {
        super.endUpdates()
        recorder?.batchDidEnd()
    }

    open override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        recorder?.batchWillBegin()
        super.performBatchUpdates(updates, completion: completion)
        recorder?.batchDidEnd()
    }

    // MARK: Operations

    private func record(_ operations: [Scenario.UpdateOperation.Kind], _ call: () -> Void) {
        recorder?.operationsWillBegin(operations)
        call()
        recorder?.operationsDidEnd()
    }

    open override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.compactMap { .insertItem($0) }) { super.insertRows(at: indexPaths, with: animation) }
    }

    open override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.compactMap { .deleteItem($0) }) { super.deleteRows(at: indexPaths, with: animation) }
    }

    open override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.compactMap { .reloadItem($0) }) { super.reloadRows(at: indexPaths, with: animation) }
    }

    @available(iOS 15, tvOS 15, *)
    open override func reconfigureRows(at indexPaths: [IndexPath]) {
        record(indexPaths.compactMap { .reconfigureItem($0) }) { super.reconfigureRows(at: indexPaths) }
    }

    open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record([.moveItem(indexPath, to: newIndexPath)].compactMap(\.self)) {
            super.moveRow(at: indexPath, to: newIndexPath)
        }
    }

    open override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(sections.map { .insertSection($0) }) { super.insertSections(sections, with: animation) }
    }

    open override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(sections.map { .deleteSection($0) }) { super.deleteSections(sections, with: animation) }
    }

    open override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(sections.map { .reloadSection($0) }) { super.reloadSections(sections, with: animation) }
    }

    open override func moveSection(_ section: Int, toSection newSection: Int) {
        record([.moveSection(from: section, to: newSection)]) { super.moveSection(section, toSection: newSection) }
    }
}
#endif
