extension StackView {
    /// The spaces between neighbours, in points. The space between two visible views is the one that follows the first
    /// of them. The space next to a hidden view is half of the one that follows the last visible view before the gap.
    /// The space is 0 between two hidden views, and next to a hidden view at either end of the stack.
    var gaps: [CGFloat] {
        guard entries.count > 1 else { return [] }
        var space = number(spacing)
        return entries.indices.dropLast().map { index in
            let (isHidden, isNextHidden) = (entries[index].view.isHidden, entries[index + 1].view.isHidden)
            if !isHidden { space = number(entries[index].spacing) }
            if isHidden, isNextHidden { return 0 }
            if !isHidden, !isNextHidden { return space }
            let isAtEnd = isHidden ? index == 0 : index + 2 == entries.count
            return isAtEnd ? 0 : space / 2
        }
    }

    private func number(_ points: CGFloat) -> CGFloat {
        if points == StackView.spacingUseSystem { return 8 }
        if points == StackView.spacingUseDefault {
            return spacing == StackView.spacingUseDefault ? 0 : number(spacing)
        }
        return points.isFinite ? points : 0
    }
}
