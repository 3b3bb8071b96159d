import FlowSimulator

extension CellViews {
    /// The lines of a label as it shows them now, each with its start; nil if there is no label of that name.
    package func lines(of name: String) -> [ViewLine]? {
        let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (view(named: name) as? Label)?.shownLines(isMirrored: isMirrored)
    }
}
