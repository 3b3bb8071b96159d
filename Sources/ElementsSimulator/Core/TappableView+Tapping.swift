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
    package func tap(at indexPath: IndexPath, _ file: StaticString, _ line: UInt) {
        MainThread.check()
        layoutIfNeeded()
        require(
            isOnScreen(indexPath), "a tap needs a cell on screen; there is none at \(Array(indexPath))", file: file,
            line: line)
        guard core.selects, shouldHighlight(indexPath), isOnScreen(indexPath) else { return }
        let interrupted = core.selection.highlighted
        let extendsSelection = core.selectsSeveral && !core.selection.isEmpty
        core.selection.press = SelectionState.Press(path: indexPath)
        if let interrupted {
            setHighlighted(false, at: interrupted)
            didUnhighlight(interrupted)
        }
        beginHighlighting()
        if endsHighlightingFirst { endHighlighting() }
        changeSelection()
        endHighlighting()
        if !extendsSelection { performPrimaryAction() }
        core.selection.press = nil
    }

    package func isOnScreen(_ path: IndexPath) -> Bool { core.displayed[.cell(at: path)] != nil }

    // MARK: Highlighting

    private func beginHighlighting() {
        guard let pressed = core.selection.press?.path else { return }
        core.selection.press?.isHighlighted = true
        setHighlighted(true, at: pressed)
        if let pressed = core.selection.press?.path { didHighlight(pressed) }
    }

    private func endHighlighting() {
        guard let pressed = core.selection.highlighted else { return }
        core.selection.press?.isHighlighted = false
        setHighlighted(false, at: pressed)
        if let pressed = core.selection.press?.path { didUnhighlight(pressed) }
    }

    private func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
        if let cell = core.displayed.view(for: .cell(at: path)) { show(isHighlighted: isHighlighted, in: cell) }
    }

    // MARK: Selecting

    private func changeSelection() {
        guard let pressed = core.selection.press?.path else { return }
        if core.selectsSeveral, core.selection.contains(pressed) {
            let answer = itemToDeselect(pressing: pressed)
            guard let press = core.selection.press, let path = answer == pressed ? press.path : answer else { return }
            return deselect(path)
        }
        guard let answer = itemToSelect(pressing: pressed), let path = core.selection.press?.path else { return }
        core.selection.press?.chosen = answer == pressed ? path : answer
        if !core.selectsSeveral { letOthersGiveWay() }
        guard let chosen = core.selection.press?.chosen else { return }
        core.setSelected(true, at: chosen)
        if let chosen = core.selection.press?.chosen { didSelect(chosen) }
    }

    /// Deselects an item and notifies the delegate. Does nothing if the item is not selected.
    private func deselect(_ path: IndexPath) {
        guard core.selection.contains(path) else { return }
        core.setSelected(false, at: path)
        if core.selection.press != nil { didDeselect(path) }
    }

    /// Deselects the items that were selected earlier than the chosen item. Called only if no more than one item may be
    /// selected. An item stays selected if the delegate does not allow it to be deselected.
    private func letOthersGiveWay() {
        var kept: Set<Int> = []
        for turn in core.selection.turns {
            guard let chosen = core.selection.press?.chosen else { return }
            guard let other = core.selection.path(ofTurn: turn), other != chosen else { continue }
            let answer = itemToDeselect(replacing: other)
            guard core.selection.press?.chosen != nil else { return }
            if answer != other { kept.insert(turn) }
            if let path = answer == other ? core.selection.path(ofTurn: turn) : answer { deselect(path) }
        }
        // The delegate may have changed the selection.
        for turn in core.selection.turns where !kept.contains(turn) {
            guard let chosen = core.selection.press?.chosen else { return }
            if let path = core.selection.path(ofTurn: turn), path != chosen { core.setSelected(false, at: path) }
        }
    }

    private func performPrimaryAction() {
        guard let asked = core.selection.press?.path, canPerformPrimaryAction(asked) else { return }
        if let path = core.selection.press?.path { performPrimaryAction(path) }
    }
}
