import FlowSimulator

/// A row's cell: it returns a height of the scenario, or is laid out by constraints, as cells of apps are.
final class ScenarioTableCell: TableViewCell, TemplateCell, RowContentShowing {
    static let identifier = "row"
    /// Returns the reuse identifier of a kind of cell: one for each kind, so that a cell never has to become one of
    /// another kind.
    static func identifier(of name: String) -> String { "cell " + name }

    let shown = ShownContent()
    /// Called whenever the cell is asked for its size. The parameter is a closure that computes the size.
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
    /// Returns the size for a table, which requires the width.
    func fittingSize(offered: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: offered.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A section's header or footer, with a height of the scenario or laid out by constraints.
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

/// A row's cell, or a section's header or footer, of a scenario.
@MainActor
private protocol RowContentShowing: ContentShowing {
    /// Returns the height, in points, at every measurement; nil if the constraints give the height.
    var contentHeight: (() -> CGFloat)? { get }
}

extension RowContentShowing {
    /// The size that does not follow from constraints; nil if it does. A run that has used up its work leaves cells as
    /// they are.
    fileprivate func size(for target: CGSize) -> CGSize? {
        if let contentHeight { return CGSize(width: target.width, height: contentHeight()) }
        return shown.views != nil && !shown.chargeLayout() ? bounds.size : nil
    }
}
