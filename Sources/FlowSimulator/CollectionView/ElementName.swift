import FlowEngine
import Foundation

/// Names one element of a view by category, kind and index path. Layout, view, updates and transitions know elements by it;
/// the trace says the same with `TraceEvent.Element`, and within a flow layout's model it is an `ElementPath`.
struct ElementName: Hashable {
    var category: CollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    static func cell(at indexPath: IndexPath) -> ElementName {
        ElementName(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func cell(at path: ItemPath) -> ElementName { cell(at: IndexPath(path)) }

    static func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> ElementName {
        ElementName(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    /// Kinds are few and paths are many, so the kind is compared only.
    func hash(into hasher: inout Hasher) {
        hasher.combine(indexPath.count < 2 ? -1 : indexPath[1])
        hasher.combine(indexPath.isEmpty ? -1 : indexPath[0])
    }

    /// Whether both name supplementary views of one kind in one section.
    func isInSection(of other: ElementName) -> Bool {
        category == .supplementaryView && other.category == category && kind == other.kind
            && indexPath.first == other.indexPath.first
    }
}

extension CollectionViewLayoutAttributes {
    var name: ElementName {
        ElementName(category: storage.category, kind: storage.kind, indexPath: storage.indexPath)
    }
}
