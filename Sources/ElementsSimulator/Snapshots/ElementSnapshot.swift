/// One element with its present place in a layout or a table, as a value.
public struct ElementSnapshot: Hashable, Sendable {
    /// The category of the element: a cell, a supplementary view or a decoration view.
    public var category: ElementCategory
    /// The kind of a supplementary or decoration view; nil for cells.
    public var kind: String?
    /// The path of the element in the layout.
    public var indexPath: IndexPath
    /// The frame in points, in content coordinates.
    public var frame: CGRect
    /// The order in depth: elements with greater numbers are in front. 0 for cells, 10 for headers and footers (R6.8).
    public var zIndex: Int
    /// Whether the size is an estimate: neither measured nor given.
    public var isEstimated: Bool
    /// Whether a view shows the element.
    public var isVisible: Bool
    /// The source of the size.
    package var origin: SizeOrigin
    /// The views in the element's view, from back to front; empty if there are no such views, or if they were not read.
    package var parts: [ViewPart] = []

    /// The source of an element's size.
    public enum SizeOrigin: Hashable, Sendable {
        /// An estimated size.
        case estimated
        /// A size that the item's cell returned.
        case measured
        /// A size from the delegate, a property or a custom layout. If a cell returns another size and the layout does
        /// not accept it, the size remains `given`.
        case given
    }

    /// Makes a snapshot from its parts. Nothing is checked.
    public init(
        category: ElementCategory, kind: String?, indexPath: IndexPath, frame: CGRect, zIndex: Int,
        isEstimated: Bool, isVisible: Bool
    ) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
        self.frame = frame
        self.zIndex = zIndex
        self.isEstimated = isEstimated
        self.isVisible = isVisible
        origin = isEstimated ? .estimated : .given
    }

    /// Makes a snapshot of an element. `isEstimated` is true if the origin of the size is an estimate.
    @MainActor
    package init(
        _ name: ElementName, frame: CGRect, zIndex: Int, origin: SizeOrigin, isVisible: Bool, parts: [ViewPart] = []
    ) {
        self.init(
            category: name.category, kind: name.kind, indexPath: name.indexPath, frame: frame, zIndex: zIndex,
            isEstimated: origin == .estimated, isVisible: isVisible)
        self.origin = origin
        self.parts = parts
    }
}
