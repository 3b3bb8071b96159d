import FlowSimulator

/// A row's cell: it answers a height that the scenario says, or is laid out by constraints, as people write one.
final class ScenarioTableCell: TableViewCell, TemplateCell {
    static let identifier = "row"
    /// One identifier for each kind, so that a cell of one never has to become a cell of another.
    static func identifier(of name: String) -> String { "cell " + name }

    let shown = ShownContent()
    /// Called whenever the cell is asked how large it is, with what answers it.
    var fitting: (() -> CGSize) -> CGSize = { $0() }
    /// Asked for the row's height, in points, at every measurement. Nil: nothing in the cell says how high it is.
    var contentHeight: (() -> CGFloat)?

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        fitting {
            if let contentHeight { return CGSize(width: targetSize.width, height: contentHeight()) }
            // A run that has used up its work leaves cells as they are.
            if shown.views != nil, !shown.mayLayOut() { return bounds.size }
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }
}

extension ScenarioTableCell {
    /// As a table asks: the width is required.
    func fittingSize(offered: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: offered.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A section's header or footer, the same way.
final class ScenarioTableHeader: TableViewHeaderFooterView, ContentShowing {
    static let identifier = "header"
    static func identifier(of name: String) -> String { "header " + name }

    let shown = ShownContent()
    var contentHeight: (() -> CGFloat)?

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        if let contentHeight { return CGSize(width: targetSize.width, height: contentHeight()) }
        if shown.views != nil, !shown.mayLayOut() { return bounds.size }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
