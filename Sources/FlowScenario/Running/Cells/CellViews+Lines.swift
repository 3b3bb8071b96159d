import FlowSimulator

extension CellViews {
    /// The lines of a label as it shows them now, with what each begins from; nil where there is no label of that name.
    package func lines(of name: String) -> [ViewLine]? {
        let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (view(named: name) as? Label)?.shownLines(isMirrored: isMirrored)
    }
}
