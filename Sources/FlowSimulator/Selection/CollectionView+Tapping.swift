import Foundation
import ViewSimulator

extension CollectionView {
    /// Presses the cell of an item and lets go of it, as a finger would. Not a method of UIKit's: nobody touches a view
    /// here, so tests call this to have the delegate called.
    ///
    /// The view is laid out first. Then, in the order that UIKit's header documents: `shouldHighlight`, after which a
    /// false ends everything; `didHighlight`; `shouldSelect`, or `shouldDeselect` for a selected item where several may
    /// be selected; `didSelect` or `didDeselect`; `didUnhighlight`. Where only one item may be selected, the one that
    /// was gives way first, with `didDeselect` and unasked; pressing the selected one again selects it again (a
    /// choice). At last come `canPerformPrimaryAction` and `performPrimaryAction`, unless several items may be selected
    /// and one was before. Where nothing may be selected, nothing of this happens (a choice). A tap within one of these
    /// calls ends the press that it interrupts, and so does an update or a reload with which the item is gone.
    ///
    /// Traps when the item has no cell on screen.
    ///
    /// - Parameters:
    ///   - indexPath: The item, at the place where it is shown.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func tapItem(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        tap(at: indexPath, file, line)
    }
}

extension CollectionView: TappableView {
    var selectionDelegate: (any CollectionViewDelegate)? { collectionDelegate }
    var endsHighlightingFirst: Bool { false }

    func shouldHighlight(_ path: IndexPath) -> Bool {
        ask({ $0.collectionView(self, shouldHighlightItemAt: $1) }, path) ?? true
    }

    func itemToSelect(pressing path: IndexPath) -> IndexPath? {
        ask({ $0.collectionView(self, shouldSelectItemAt: $1) }, path) ?? true ? path : nil
    }

    func itemToDeselect(pressing path: IndexPath) -> IndexPath? {
        ask({ $0.collectionView(self, shouldDeselectItemAt: $1) }, path) ?? true ? path : nil
    }

    /// Nobody is asked.
    func itemToDeselect(replacing path: IndexPath) -> IndexPath? { path }

    func canPerformPrimaryAction(_ path: IndexPath) -> Bool {
        ask({ $0.collectionView(self, canPerformPrimaryActionForItemAt: $1) }, path) ?? !isEditing
    }

    func didHighlight(_ path: IndexPath) { notify({ $0.collectionView(self, didHighlightItemAt: $1) }, path) }
    func didUnhighlight(_ path: IndexPath) { notify({ $0.collectionView(self, didUnhighlightItemAt: $1) }, path) }
    func didSelect(_ path: IndexPath) { notify({ $0.collectionView(self, didSelectItemAt: $1) }, path) }
    func didDeselect(_ path: IndexPath) { notify({ $0.collectionView(self, didDeselectItemAt: $1) }, path) }

    func performPrimaryAction(_ path: IndexPath) {
        notify({ $0.collectionView(self, performPrimaryActionForItemAt: $1) }, path)
    }

    func show(isHighlighted: Bool, in cell: View) { (cell as? CollectionViewCell)?.isHighlighted = isHighlighted }
}
