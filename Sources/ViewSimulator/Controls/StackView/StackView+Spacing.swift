import Foundation

extension StackView {
    /// Points between each view and the next: half of a space on either side of a hidden view, nothing at a hidden view
    /// at an end. The halves are those of the visible view before.
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
