import FlowEngine
import Foundation
import ViewSimulator

// The table's work, not written yet.
extension TableView {
    func setUp() {}
    func dataSourceDidChange() {}
    func heightsDidChange() {}
    func contentWidthDidChange() {}
    func accessoryViewDidChange(from old: View?) {}
    func replaceBackground(_ old: View?) {}
    func editingDidChange() {}
    func selectionRulesDidChange() {}
    var selection: SelectionState { get { SelectionState() } set {} }
    var selects: Bool { true }
    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {}
    func select(_ indexPath: IndexPath?, at scrollPosition: ScrollPosition, animated: Bool) {}
    var currentCounts: [Int] { [] }
    func sectionRect(_ section: Int) -> CGRect { .zero }
    func headerRect(_ section: Int) -> CGRect { .zero }
    func footerRect(_ section: Int) -> CGRect { .zero }
    func rowRect(_ path: IndexPath) -> CGRect { .zero }
    func row(at point: CGPoint) -> IndexPath? { nil }
    func rows(in rect: CGRect) -> [IndexPath]? { nil }
    func path(of cell: TableViewCell) -> IndexPath? { nil }
    func shownCell(at indexPath: IndexPath) -> TableViewCell? { nil }
    var cellsInBounds: [TableViewCell] { [] }
    var rowsInBounds: [IndexPath]? { nil }
    func shownHeader(_ section: Int) -> TableViewHeaderFooterView? { nil }
    func shownFooter(_ section: Int) -> TableViewHeaderFooterView? { nil }
    func reload() {}
    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {}
    func beginBatch() {}
    func endBatch() {}
    var updateState: UpdateState { get { UpdateState() } set {} }
    func give(_ operations: [UpdateOperation], _ animation: RowAnimation) {}
    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {}
    func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {}
    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> TableViewCell { fatalError() }
    func dequeueCell(_ identifier: String) -> TableViewCell? { nil }
    func dequeueHeaderFooter(_ identifier: String) -> TableViewHeaderFooterView? { nil }
    func startScrolling(to indexPath: IndexPath, at position: ScrollPosition) {}
    func runLayoutPass() {}
    func runWaitingUpdates() {}
    func insetsDidChange() {}
    func traitsDidChange(from old: TraitCollection?) {}
    func windowDidChange() {}
    func sectionIndexDidChange() {}
}
