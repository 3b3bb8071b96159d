import CallerChecks

// A press, from finger down to the primary action:
//
//     shouldHighlight → highlighted → [no longer highlighted] → chosen → others deselected → selected, or deselected
//     → [no longer highlighted] → primary action
//
// Delegates may change the data in each of these calls, and so may a cell whose state is set: so the paths of the
// pressed and the chosen item are read again after each. The press is over if the item is gone, and if another one is
// pressed meanwhile.

extension TappableView {
    func tap(at indexPath: IndexPath, _ file: StaticString, _ line: UInt) {
        MainThread.check()
        layoutIfNeeded()
        require(
            isOnScreen(indexPath), "a tap needs a cell on screen; there is none at \(Array(indexPath))", file: file,
            line: line)
        guard selects, shouldHighlight(indexPath), isOnScreen(indexPath) else { return }
        let interrupted = selection.highlighted
        let extendsSelection = selectsSeveral && !selection.isEmpty
        selection.press = SelectionState.Press(path: indexPath)
        if let interrupted {
            setHighlighted(false, at: interrupted)
            didUnhighlight(interrupted)
        }
        beginHighlighting()
        if endsHighlightingFirst { endHighlighting() }
        changeSelection()
        endHighlighting()
        if !extendsSelection { performPrimaryAction() }
        selection.press = nil
    }

    func isOnScreen(_ path: IndexPath) -> Bool { displayed[.cell(at: path)] != nil }

    // MARK: Highlighting

    private func beginHighlighting() {
        guard let pressed = selection.press?.path else { return }
        selection.press?.isHighlighted = true
        setHighlighted(true, at: pressed)
        if let pressed = selection.press?.path { didHighlight(pressed) }
    }

    private func endHighlighting() {
        guard let pressed = selection.highlighted else { return }
        selection.press?.isHighlighted = false
        setHighlighted(false, at: pressed)
        if let pressed = selection.press?.path { didUnhighlight(pressed) }
    }

    private func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
        if let cell = displayed.view(for: .cell(at: path)) { show(isHighlighted: isHighlighted, in: cell) }
    }

    // MARK: Selecting

    private func changeSelection() {
        guard let pressed = selection.press?.path else { return }
        if selectsSeveral, selection.contains(pressed) {
            let answer = itemToDeselect(pressing: pressed)
            guard let path = answer == pressed ? selection.press?.path : answer, selection.press != nil else { return }
            return deselect(path)
        }
        guard let answer = itemToSelect(pressing: pressed), let path = selection.press?.path else { return }
        selection.press?.chosen = answer == pressed ? path : answer
        if !selectsSeveral { letOthersGiveWay() }
        guard let chosen = selection.press?.chosen else { return }
        setSelected(true, at: chosen)
        if let chosen = selection.press?.chosen { didSelect(chosen) }
    }

    /// Deselects an item and notifies the delegate. Does nothing if the item is not selected.
    private func deselect(_ path: IndexPath) {
        guard selection.contains(path) else { return }
        setSelected(false, at: path)
        if selection.press != nil { didDeselect(path) }
    }

    /// Deselects the items that were selected earlier than the chosen item. Called only if no more than one item may be
    /// selected. An item stays selected if the delegate does not allow it to be deselected.
    private func letOthersGiveWay() {
        var kept: Set<Int> = []
        for turn in selection.turns {
            guard let chosen = selection.press?.chosen else { return }
            guard let other = selection.path(ofTurn: turn), other != chosen else { continue }
            let answer = itemToDeselect(replacing: other)
            guard selection.press?.chosen != nil else { return }
            if answer != other { kept.insert(turn) }
            if let path = answer == other ? selection.path(ofTurn: turn) : answer { deselect(path) }
        }
        // The delegate may have changed the selection.
        for turn in selection.turns where !kept.contains(turn) {
            guard let chosen = selection.press?.chosen else { return }
            if let path = selection.path(ofTurn: turn), path != chosen { setSelected(false, at: path) }
        }
    }

    private func performPrimaryAction() {
        guard let asked = selection.press?.path, canPerformPrimaryAction(asked), let path = selection.press?.path
        else { return }
        performPrimaryAction(path)
    }
}
