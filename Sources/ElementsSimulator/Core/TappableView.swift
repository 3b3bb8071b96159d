import ViewSimulator

/// A view whose items can be pressed. The requirements are the differences between collection views and tables: the
/// methods of their delegates, and the order of the calls.
@MainActor
package protocol TappableView: ElementsView {
    associatedtype SelectionDelegate

    var selectionDelegate: SelectionDelegate? { get }
    /// Whether highlighting ends before an item is selected. If false, highlighting ends after the selection.
    var endsHighlightingFirst: Bool { get }

    // MARK: Questions

    func shouldHighlight(_ path: IndexPath) -> Bool
    /// The item that is selected because an item was pressed; nil if no item is to be selected.
    func itemToSelect(pressing path: IndexPath) -> IndexPath?
    /// The item that is deselected because a selected item was pressed; nil if no item is to be deselected.
    func itemToDeselect(pressing path: IndexPath) -> IndexPath?
    /// The item that is deselected because another item is selected in its place; nil if no item is to be deselected.
    func itemToDeselect(replacing path: IndexPath) -> IndexPath?
    func canPerformPrimaryAction(_ path: IndexPath) -> Bool

    // MARK: Notifications

    func didHighlight(_ path: IndexPath)
    func didUnhighlight(_ path: IndexPath)
    func didSelect(_ path: IndexPath)
    func didDeselect(_ path: IndexPath)
    func performPrimaryAction(_ path: IndexPath)
    func show(isHighlighted: Bool, in cell: View)
}

extension TappableView {
    /// Asks the delegate about an item, with the item's path in the data source. Nil if there is no delegate, or if the
    /// delegate does not implement the method.
    package func ask<Answer>(_ question: (SelectionDelegate, IndexPath) -> Answer, _ path: IndexPath) -> Answer? {
        guard let delegate = selectionDelegate else { return nil }
        return OptionalRequirement.ask { question(delegate, core.audience.dataPath(at: path)) }
    }

    package func notify(_ message: (SelectionDelegate, IndexPath) -> Void, _ path: IndexPath) {
        guard let delegate = selectionDelegate else { return }
        OptionalRequirement.answer { message(delegate, core.audience.dataPath(at: path)) }
    }
}
