extension CollectionView {
    /// Presses the cell of an item and releases it, as a finger would. The delegate is called as for a touch. Not a
    /// method of UIKit: tests call this method, because there are no touches here.
    ///
    /// The view is laid out first. Then the delegate's methods are called in the order that UIKit's header documents:
    /// `shouldHighlight`, whose false ends the press; `didHighlight`; `shouldSelect`, or `shouldDeselect` for a
    /// selected item if several may be selected; `didSelect` or `didDeselect`; `didUnhighlight`. If only one item may
    /// be selected, the selected one is deselected first, with `didDeselect` but without `shouldDeselect`; pressing the
    /// selected one again selects it again (this library's choice). `canPerformPrimaryAction` and
    /// `performPrimaryAction` come last, unless several items may be selected and one was before. If selection is not
    /// allowed, no method is called (this library's choice). A tap within one of these calls ends the press that it
    /// interrupts, and so does an update or a reload that removes the item.
    ///
    /// Traps if the item has no cell on screen.
    ///
    /// - Parameters:
    ///   - indexPath: The path at which the item is shown.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public func tapItem(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        tap(at: indexPath, file, line)
    }
}

extension CollectionView: TappableView {
    package var selectionDelegate: (any CollectionViewDelegate)? { collectionDelegate }
    package var endsHighlightingFirst: Bool { false }

    package func shouldHighlight(_ path: IndexPath) -> Bool {
        ask({ $0.collectionView(self, shouldHighlightItemAt: $1) }, path) ?? true
    }

    package func itemToSelect(pressing path: IndexPath) -> IndexPath? {
        ask({ $0.collectionView(self, shouldSelectItemAt: $1) }, path) ?? true ? path : nil
    }

    package func itemToDeselect(pressing path: IndexPath) -> IndexPath? {
        ask({ $0.collectionView(self, shouldDeselectItemAt: $1) }, path) ?? true ? path : nil
    }

    /// The item that is deselected when another item is selected in its place: always `path`. The delegate is not
    /// asked.
    package func itemToDeselect(replacing path: IndexPath) -> IndexPath? { path }

    package func canPerformPrimaryAction(_ path: IndexPath) -> Bool {
        ask({ $0.collectionView(self, canPerformPrimaryActionForItemAt: $1) }, path) ?? !isEditing
    }

    package func didHighlight(_ path: IndexPath) { notify({ $0.collectionView(self, didHighlightItemAt: $1) }, path) }
    package func didUnhighlight(_ path: IndexPath) {
        notify({ $0.collectionView(self, didUnhighlightItemAt: $1) }, path)
    }

    package func didSelect(_ path: IndexPath) { notify({ $0.collectionView(self, didSelectItemAt: $1) }, path) }
    package func didDeselect(_ path: IndexPath) { notify({ $0.collectionView(self, didDeselectItemAt: $1) }, path) }

    package func performPrimaryAction(_ path: IndexPath) {
        notify({ $0.collectionView(self, performPrimaryActionForItemAt: $1) }, path)
    }

    package func show(isHighlighted: Bool, in cell: View) {
        (cell as? CollectionViewCell)?.isHighlighted = isHighlighted
    }
}
