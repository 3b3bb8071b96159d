import CollectionSimulator

/// A flow layout with a decoration view behind the items of each section. Along the scroll axis, the decoration view
/// begins at the first row and ends at the last row, and also covers the section's insets before and after these rows.
final class ScenarioBackgroundLayout: ScenarioFlowLayout {
    override init(_ values: Scenario.Layout) {
        super.init(values)
        register(ScenarioBackgroundView.self, forDecorationViewOfKind: ScenarioBackgroundView.kind)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
        let sections = Set(found.compactMap(\.indexPath.first)).sorted()
        let backgrounds = sections.compactMap {
            layoutAttributesForDecorationView(
                ofKind: ScenarioBackgroundView.kind, at: IndexPath(item: 0, section: $0))
        }
        return found + backgrounds.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        guard elementKind == ScenarioBackgroundView.kind, let view = collectionView, let section = indexPath.first,
            (0..<view.numberOfSections).contains(section)
        else { return nil }
        let count = view.numberOfItems(inSection: section)
        guard count > 0, let first = row(of: IndexPath(item: 0, section: section)),
            let last = row(of: IndexPath(item: count - 1, section: section))
        else { return nil }
        let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame(around: first.union(last), inset: inset(of: section, in: view))
            .beginningAtPixels(scale: view.displayScale)
        attributes.zIndex = -1
        return attributes
    }

    private func frame(around rows: CGRect, inset: EdgeInsets) -> CGRect {
        let (start, end) = (scrollDirection.start(of: inset), scrollDirection.end(of: inset))
        return scrollDirection.rect(
            CGRect(origin: .zero, size: collectionViewContentSize), startingAt: scrollDirection.start(of: rows) - start,
            length: scrollDirection.along(rows.size) + start + end)
    }

    private func inset(of section: Int, in view: CollectionView) -> EdgeInsets {
        let delegate = view.delegate as? CollectionDelegate
        return delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    }

    /// Returns the frame around all items in the row of an item.
    private func row(of path: IndexPath) -> CGRect? {
        guard let frame = super.layoutAttributesForItem(at: path)?.frame else { return nil }
        let content = CGRect(origin: .zero, size: collectionViewContentSize)
        let line = scrollDirection.rect(content, startingAt: scrollDirection.middle(of: frame), length: 0.001)
        let beside = super.layoutAttributesForElements(in: line) ?? []
        return beside.reduce(frame) { row, other in
            other.representedElementCategory == .cell && other.indexPath.section == path.section
                ? row.union(other.frame) : row
        }
    }
}

extension CGRect {
    /// Returns the rectangle with its origin moved to the nearest pixel, as a flow layout does with its own elements
    /// (R4.1).
    fileprivate func beginningAtPixels(scale: Double) -> CGRect {
        guard scale > 0 else { return self }
        let (x, y) = ((minX * scale + 0.5).rounded(.down) / scale, (minY * scale + 0.5).rounded(.down) / scale)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
