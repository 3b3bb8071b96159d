import FlowSimulator

/// A table's header or footer that is as high as a closure has it, which is given the width.
final class SizedEdge: TableViewHeaderFooterView {
    var height: (CGFloat) -> CGFloat = { _ in 50 }

    static func made(height: @escaping (CGFloat) -> CGFloat = { _ in 50 }) -> SizedEdge {
        let edge = SizedEdge(reuseIdentifier: nil)
        edge.height = height
        return edge
    }

    override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> CGSize { CGSize(width: size.width, height: height(size.width)) }
}
