extension StackView {
    /// The space between each arranged view and the next one, in points. Between two visible views, it is the spacing
    /// after the first of them. Between a visible and a hidden view, it is half of the spacing after the nearest
    /// visible view before the space. Without such a view, it is half of `spacing`. Between two hidden views, it is 0.
    /// It is also 0 next to a hidden view at either end of the stack.
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
