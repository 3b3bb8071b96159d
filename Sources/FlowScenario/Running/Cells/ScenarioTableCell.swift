import TableSimulator

/// The cell of a row. The cell returns a height from the scenario, or is laid out by constraints as cells of apps are.
final class ScenarioTableCell: TableViewCell, TemplateCell, RowContentShowing {
    static let identifier = "row"
    /// Returns the reuse identifier for a kind of cell. Each kind has its own identifier, so that a cell is never
    /// reused for another kind.
    static func identifier(of name: String) -> String { "cell " + name }

    let shown = ShownContent()
    /// A closure that the cell calls when it is measured, and that returns the cell's size. Its argument is a closure
    /// that computes the size from the cell's content.
    var fitting: (() -> CGSize) -> CGSize = { $0() }
    var contentHeight: (() -> CGFloat)?

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        fitting {
            size(for: targetSize) ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }
}

extension ScenarioTableCell {
    /// Returns the size of the cell at the offered width. A row always has the width of its table.
    func fittingSize(offered: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: offered.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A section's header or footer. The view returns a height from the scenario, or is laid out by constraints.
final class ScenarioTableHeader: TableViewHeaderFooterView, RowContentShowing {
    static let identifier = "header"
    static func identifier(of name: String) -> String { "header " + name }

    let shown = ShownContent()
    var contentHeight: (() -> CGFloat)?

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        size(for: targetSize) ?? super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// A view of a scenario's table: a row's cell, or a section's header or footer.
@MainActor
private protocol RowContentShowing: ContentShowing {
    /// A closure that returns the height of the content, in points, for each measurement. Nil if constraints give the
    /// height.
    var contentHeight: (() -> CGFloat)? { get }
}

extension RowContentShowing {
    /// Returns the size that the scenario gives the view; nil if constraints give the size. When the run has reached
    /// its limit of work for cells, the view keeps its present size.
    fileprivate func size(for target: CGSize) -> CGSize? {
        if let contentHeight { return CGSize(width: target.width, height: contentHeight()) }
        return shown.views != nil && !shown.chargeLayout() ? bounds.size : nil
    }
}
