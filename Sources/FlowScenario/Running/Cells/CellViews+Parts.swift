import ElementsSimulator

extension CellViews {
    /// Returns the visible parts of the cell in its present layout, in the order from back to front.
    ///
    /// - Parameter showsGuides: Whether guides, which are invisible, are included.
    package func parts(showsGuides: Bool = false) -> [LayoutPicture.Element.Part] {
        var parts: [LayoutPicture.Element.Part] = []
        add(cell.contentView.views, to: &parts)
        guard showsGuides else { return parts }
        return parts
            + cell.allGuides.compactMap { name in
                frame(of: name).map { .init(name: name, frame: $0, kind: .guide) }
            }
    }

    /// Adds views and their subviews to a list of parts. A hidden view is left out with all its subviews.
    private func add(_ views: [Scenario.Cell.View], to parts: inout [LayoutPicture.Element.Part]) {
        for description in views {
            guard let view = view(named: description.name), !view.isHidden, let frame = frame(of: description.name)
            else { continue }
            let kind: LayoutPicture.Element.Part.Kind =
                switch description.kind {
                case .plain, .stack: .box
                case .image: .image
                case .label: .label(lines(of: description.name, in: frame))
                }
            let counts = (view as? Label)?.uncertainLineCounts
            parts.append(.init(name: description.name, frame: frame, kind: kind, possibleLineCounts: counts))
            add(description.views, to: &parts)
        }
    }

    /// Returns the lines that a label shows now, each with its position; nil if there is no label with the given name.
    package func lines(of name: String) -> [ViewLine]? {
        let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (view(named: name) as? Label)?.shownLines(isMirrored: isMirrored)
    }

    private func lines(of name: String, in frame: CGRect) -> [LayoutPicture.Element.Line] {
        (lines(of: name) ?? []).map { $0.moved(by: frame.origin) }
    }
}

// MARK: Spacings

extension CellViews {
    /// The distances that constraints set between the edges of views, at most one distance for each constraint.
    package var spacings: [LayoutPicture.Element.Spacing] { cell.constraints.compactMap(spacing) }

    private func spacing(_ constraint: Scenario.Cell.Constraint) -> LayoutPicture.Element.Spacing? {
        guard let second = constraint.second, let one = place(constraint.first), let other = place(second),
            one.isVertical == other.isVertical, abs(one.offset - other.offset) >= 1
        else { return nil }
        // A constraint that only limits a distance keeps it only at the limit.
        let isTight = abs(abs(one.offset - other.offset) - abs(constraint.constant)) < 1
        guard constraint.relation == .equal || isTight else { return nil }
        // Views next to each other have a middle in common; of a view in another, it is the inner one's.
        let low = max(one.across.lowerBound, other.across.lowerBound)
        let high = min(one.across.upperBound, other.across.upperBound)
        let across = low <= high ? (low + high) / 2 : (one.across.lowerBound + one.across.upperBound) / 2
        func point(_ offset: Double) -> CGPoint {
            one.isVertical ? CGPoint(x: across, y: offset) : CGPoint(x: offset, y: across)
        }
        return .init(from: point(one.offset), to: point(other.offset))
    }

    /// The place of a view's side: its position on one axis, and its range on the other axis.
    private struct Place {
        var isVertical: Bool
        var offset: Double
        var across: ClosedRange<Double>
    }

    private func place(_ side: Scenario.Cell.Constraint.Side) -> Place? {
        guard let (frame, margins, lines) = surroundings(of: side.item) else { return nil }
        let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, end) = isMirrored ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
        let turn: CGFloat = isMirrored ? -1 : 1
        let x: CGFloat? =
            switch side.attribute {
            case .left: frame.minX
            case .right: frame.maxX
            case .leading: start
            case .trailing: end
            case .centerX: frame.midX
            case .leftMargin: frame.minX + margins.left
            case .rightMargin: frame.maxX - margins.right
            case .leadingMargin: start + turn * (isMirrored ? margins.right : margins.left)
            case .trailingMargin: end - turn * (isMirrored ? margins.left : margins.right)
            case .centerXWithinMargins: frame.midX + (margins.left - margins.right) / 2
            default: nil
            }
        if let x { return Place(isVertical: false, offset: x, across: frame.minY...frame.maxY) }
        let y: CGFloat? =
            switch side.attribute {
            case .top: frame.minY
            case .bottom: frame.maxY
            case .centerY: frame.midY
            case .topMargin: frame.minY + margins.top
            case .bottomMargin: frame.maxY - margins.bottom
            case .centerYWithinMargins: frame.midY + (margins.top - margins.bottom) / 2
            case .firstBaseline: lines.first.map { frame.minY + $0.baseline } ?? frame.minY
            case .lastBaseline: lines.last.map { frame.minY + $0.baseline } ?? frame.maxY
            default: nil
            }
        return y.map { Place(isVertical: true, offset: $0, across: frame.minX...frame.maxX) }
    }

    private func surroundings(
        of item: Scenario.Cell.Constraint.Item
    ) -> (frame: CGRect, margins: EdgeInsets, lines: [ViewLine])? {
        let bounds = CGRect(origin: .zero, size: contentView.bounds.size)
        switch item {
        case .contentView: return (bounds, contentView.layoutMargins, [])
        case .named(let name):
            let margins = view(named: name)?.layoutMargins ?? .zero
            return frame(of: name).map { ($0, margins, lines(of: name) ?? []) }
        case .system(let guide, let name):
            guard let view = name.map({ view(named: $0) }) ?? contentView else { return nil }
            let outer = name.flatMap { frame(of: $0) } ?? bounds
            let inner = view.layoutGuide(guide).layoutFrame
            return (inner.offsetBy(dx: outer.minX, dy: outer.minY), .zero, [])
        }
    }
}
