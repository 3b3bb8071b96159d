import Foundation

/// One element as a layout, or a table, places it at this moment, as a value.
public struct ElementSnapshot: Hashable, Sendable {
    /// A cell, a supplementary view or a decoration view.
    public var category: CollectionView.ElementCategory
    /// Nil for cells.
    public var kind: String?
    /// The path that the layout knows the element by.
    public var indexPath: IndexPath
    /// In content coordinates, points.
    public var frame: CGRect
    /// Greater numbers are in front: 0 for cells, 10 for headers and footers (R6.8).
    public var zIndex: Int
    /// The size is the layout's guess: no cell was measured and nobody gave it.
    public var isEstimated: Bool
    /// A view shows it.
    public var isVisible: Bool

    /// Makes a snapshot of its parts. Nothing is checked.
    public init(
        category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath, frame: CGRect, zIndex: Int,
        isEstimated: Bool, isVisible: Bool
    ) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
        self.frame = frame
        self.zIndex = zIndex
        self.isEstimated = isEstimated
        self.isVisible = isVisible
    }
}

extension CollectionView {
    /// One element as the layout places it at this moment, as a value.
    public typealias ElementSnapshot = FlowSimulator.ElementSnapshot
}

extension TableView {
    /// One row, header or footer as it is placed at this moment, as a value.
    public typealias ElementSnapshot = FlowSimulator.ElementSnapshot
}
