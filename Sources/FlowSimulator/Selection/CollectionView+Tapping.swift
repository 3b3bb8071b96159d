import Foundation
import ViewSimulator

// Any of the delegate's methods may change the data: where the pressed item is, is read again after each of them, and
// the press is over when the item is gone.

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
    /// calls ends the press that it interrupts.
    ///
    /// Traps when the item has no cell on screen.
    ///
    /// - Parameter indexPath: The item, at the place where it is shown.
    public func tapItem(at indexPath: IndexPath) {
        MainThread.check()
        layoutIfNeeded()
        precondition(
            shownCell(at: indexPath) != nil, "a tap needs a cell on screen; there is none at \(Array(indexPath))")
        guard selects, ask({ $0.collectionView(self, shouldHighlightItemAt: $1) }, indexPath) ?? true,
            shownCell(at: indexPath) != nil
        else { return }
        _ = releasePressed()
        let extendsSelection = selectsSeveral && !selection.isEmpty
        selection.pressed = indexPath
        shownCell(at: indexPath)?.isHighlighted = true
        notifyOfPressed { $0.collectionView(self, didHighlightItemAt: $1) }
        toggleSelectionOfPressed()
        guard let released = releasePressed() else { return }
        if !extendsSelection, hasItem(at: released) { performPrimaryAction(at: released) }
    }

    /// Answers where the item was that was pressed until now.
    private func releasePressed() -> IndexPath? {
        guard let pressed = selection.pressed else { return nil }
        selection.pressed = nil
        shownCell(at: pressed)?.isHighlighted = false
        notify({ $0.collectionView(self, didUnhighlightItemAt: $1) }, pressed)
        return pressed
    }

    private func toggleSelectionOfPressed() {
        guard let pressed = selection.pressed else { return }
        if selectsSeveral, selection.contains(pressed) {
            guard ask({ $0.collectionView(self, shouldDeselectItemAt: $1) }, pressed) ?? true,
                let pressed = selection.pressed
            else { return }
            setSelected(false, at: pressed)
            return notifyOfPressed { $0.collectionView(self, didDeselectItemAt: $1) }
        }
        guard ask({ $0.collectionView(self, shouldSelectItemAt: $1) }, pressed) ?? true else { return }
        if !selectsSeveral { letOthersGiveWay() }
        guard let pressed = selection.pressed else { return }
        // Whoever was notified may have selected something else.
        if !selectsSeveral { deselectAll(but: pressed) }
        setSelected(true, at: pressed)
        notifyOfPressed { $0.collectionView(self, didSelectItemAt: $1) }
    }

    private func letOthersGiveWay() {
        for other in selection.paths {
            guard let pressed = selection.pressed else { return }
            guard other != pressed, selection.contains(other) else { continue }
            setSelected(false, at: other)
            notify({ $0.collectionView(self, didDeselectItemAt: $1) }, other)
        }
    }

    private func performPrimaryAction(at indexPath: IndexPath) {
        guard ask({ $0.collectionView(self, canPerformPrimaryActionForItemAt: $1) }, indexPath) ?? !isEditing else {
            return
        }
        notify({ $0.collectionView(self, performPrimaryActionForItemAt: $1) }, indexPath)
    }

    // MARK: The delegate, which knows items by the data source's paths

    private func ask(
        _ question: (any CollectionViewDelegate, IndexPath) -> Bool, _ indexPath: IndexPath
    ) -> Bool? {
        guard let delegate = collectionDelegate else { return nil }
        return OptionalRequirement.ask { question(delegate, dataPath(at: indexPath)) }
    }

    private func notify(_ message: (any CollectionViewDelegate, IndexPath) -> Void, _ indexPath: IndexPath) {
        guard let delegate = collectionDelegate else { return }
        OptionalRequirement.answer { message(delegate, dataPath(at: indexPath)) }
    }

    private func notifyOfPressed(_ message: (any CollectionViewDelegate, IndexPath) -> Void) {
        if let pressed = selection.pressed { notify(message, pressed) }
    }
}
