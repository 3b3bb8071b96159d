import FlowSimulator

/// A cell that is laid out by constraints, as people write one: it makes its views and constraints when it is made, and
/// from then on shows one content after the other.
final class ScenarioContentCell: CollectionViewCell, ScenarioElementView {
    /// One identifier for each kind, so that a cell of one never has to become a cell of another.
    static func identifier(of name: String) -> String { "cell " + name }

    private(set) var views: CellViews?
    private var content = Scenario.Cell.Content()
    private weak var cells: ScenarioCells?
    private var kind = ""
    private(set) var element: Scenario.ElementName?

    /// - Parameters:
    ///   - name: Of the kind of cell.
    ///   - category: The reader's text size.
    func show(
        _ content: Scenario.Cell.Content, of name: String, from cells: ScenarioCells,
        at category: Scenario.ContentSizeCategory
    ) {
        if views == nil { views = cells.make(name, in: contentView, at: category) }
        (self.cells, kind) = (cells, name)
        accessibilityIdentifier = name
        show(content, at: category)
    }

    /// Another content than the one that is shown; the cell is not asked again for that unless it asks to be.
    func show(_ content: Scenario.Cell.Content, at category: Scenario.ContentSizeCategory) {
        guard let views, let cells, cells.mayLayOut(kind, content) else { return }
        self.content = content
        views.show(content, at: category)
    }

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let views, let cells, cells.mayLayOut(kind, content) else { return layoutAttributes }
        guard views.cell.fit != .both, let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes
        else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        preferred.size = fittingSize(offered: layoutAttributes.size)
        return preferred
    }

    /// As people override it: one side is what the layout has for it. Where both follow from the content, as a cell
    /// does by itself.
    func fittingSize(offered: CGSize) -> CGSize {
        contentView.frame = CGRect(origin: .zero, size: offered)
        let fit = views?.cell.fit ?? .both
        return systemLayoutSizeFitting(
            offered, withHorizontalFittingPriority: fit.horizontalPriority,
            verticalFittingPriority: fit.verticalPriority)
    }

    /// In the content view's coordinates; nil where there is no such view.
    func frame(of name: String) -> CGRect? { views?.frame(of: name) }

    func lineCount(of name: String) -> Int? { views?.lines(of: name)?.count }
}

extension Scenario.Cell.Fit {
    /// How strongly the width and the height that are offered are kept.
    package var horizontalPriority: LayoutPriority { self == .width ? .required : .fittingSizeLevel }
    package var verticalPriority: LayoutPriority { self == .height ? .required : .fittingSizeLevel }
}

extension ScenarioRun {
    /// Where an item's cell is on screen and has contents.
    func contentCell(at path: Scenario.ItemPath) -> ScenarioContentCell? {
        collectionView.cellForItem(at: path.indexPath) as? ScenarioContentCell
    }

    func changeContents(_ items: [Scenario.ItemChange]) {
        for change in items {
            let path = change.item.indexPath
            dataSource.change(path, change.content)
            guard let (_, content) = dataSource.cell(at: path) else { continue }
            contentCell(at: change.item)?.show(content, at: dataSource.surroundings.contentSizeCategory)
        }
    }
}

extension Scenario.SelfSizingInvalidation {
    var inUIKit: CollectionView.SelfSizingInvalidation {
        switch self {
        case .disabled: .disabled
        case .enabled: .enabled
        case .enabledIncludingConstraints: .enabledIncludingConstraints
        }
    }
}
