extension StackView {
    /// The spaces between neighbours, in points. Between two visible views there is the space that follows the first of
    /// them. Between a visible and a hidden view there is half of the space that follows the last visible view before
    /// the gap, or half of `spacing` if all earlier views are hidden. There is no space if the hidden view is the first
    /// or the last view of the stack. Between two hidden views there is no space.
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
