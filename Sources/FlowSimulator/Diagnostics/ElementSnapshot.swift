import Foundation
import ViewSimulator

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
    /// The source of the size.
    package var origin: SizeOrigin
    /// The views in the element's view, from back to front; empty if it has none, or if they were not read.
    package var parts: [ViewPart] = []

    /// The source of an element's size.
    package enum SizeOrigin: Hashable, Sendable {
        case estimated, measured
        /// No cell was asked to measure it, or the layout did not take the answer.
        case given
    }

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
        origin = isEstimated ? .estimated : .given
    }

    /// The element's name in a trace.
    @MainActor
    package var element: TraceEvent.Element {
        TraceEvent.Element(category: category.methods.traced, kind: kind, path: indexPath.components)
    }

    /// Makes a snapshot of an element that is estimated if its size comes from an estimate.
    @MainActor
    init(_ name: ElementName, frame: CGRect, zIndex: Int, origin: SizeOrigin, isVisible: Bool, parts: [ViewPart] = []) {
        self.init(
            category: name.category, kind: name.kind, indexPath: name.indexPath, frame: frame, zIndex: zIndex,
            isEstimated: origin == .estimated, isVisible: isVisible)
        self.origin = origin
        self.parts = parts
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
