import CompositionalSimulator

// Short ways to describe layouts in tests.

typealias Dimension = CollectionLayoutDimension

@MainActor
func size(_ width: Dimension, _ height: Dimension) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: Dimension, _ height: Dimension) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(width, height))
}

@MainActor
func header(
    _ width: Dimension, _ height: Dimension, kind: String = "header", _ alignment: RectAlignment = .top
) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(width, height), elementKind: kind, alignment: alignment)
}

func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are equal to a third of a point, as exact as a picture with three pixels a point is.
func isSame(_ one: CGRect?, _ other: CGRect, within tolerance: CGFloat = 0.334) -> Bool {
    guard let one else { return false }
    let differences = [
        one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < tolerance }
}
