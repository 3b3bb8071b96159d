import FlowEngine
import Foundation

/// Names one element of a view by category, kind and index path. Layout, view, updates and transitions know elements by
/// it; the trace says the same with `TraceEvent.Element`, and within a flow layout's model it is an `ElementPath`.
///
/// Four numbers that are quick to copy, compare and hash: kinds, which are few, are numbered, and so are the few paths
/// that are no section and item.
struct ElementName: Hashable {
    let category: CollectionView.ElementCategory
    private let kindNumber: Int
    private var section, item: Int

    @MainActor
    init(category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        kindNumber = kind.map { ElementName.kinds.number(of: $0) + 1 } ?? 0
        (section, item) = ElementName.numbers(of: indexPath)
    }

    @MainActor
    static func cell(at indexPath: IndexPath) -> ElementName {
        ElementName(category: .cell, kind: nil, indexPath: indexPath)
    }

    @MainActor
    static func cell(at path: ItemPath) -> ElementName { cell(at: IndexPath(path)) }

    @MainActor
    static func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> ElementName {
        ElementName(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    /// Nil for cells.
    @MainActor
    var kind: String? { kindNumber == 0 ? nil : ElementName.kinds[kindNumber - 1] }

    @MainActor
    var indexPath: IndexPath {
        get {
            if item >= ElementName.firstItem { return .at(section, item) }
            if section == ElementName.noNumber { return IndexPath() }
            return item == ElementName.noNumber ? IndexPath(index: section) : ElementName.longPaths[item - .min - 1]
        }
        set { (section, item) = ElementName.numbers(of: newValue) }
    }

    /// Kinds are few and paths are many, so category and kind are compared only.
    func hash(into hasher: inout Hasher) {
        hasher.combine(item)
        hasher.combine(section)
    }

    /// Whether both name supplementary views of one kind in one section.
    func isInSection(of other: ElementName) -> Bool {
        category == .supplementaryView && other.category == category && kindNumber == other.kindNumber
            && section == other.section
    }
}

extension ElementName {
    /// Of a path that has fewer numbers than two.
    private static let noNumber = Int.min
    /// Below it, items stand for paths that are no section and item.
    private static let firstItem = Int.min / 2

    @MainActor private static var kinds = Numbering<String>()
    @MainActor private static var longPaths = Numbering<IndexPath>()

    @MainActor
    private static func numbers(of path: IndexPath) -> (section: Int, item: Int) {
        switch path.count {
        case 2 where path[1] >= firstItem && path[0] != noNumber: (path[0], path[1])
        case 1 where path[0] != noNumber: (path[0], noNumber)
        case 0: (noNumber, noNumber)
        default: (max(path[0], noNumber + 1), noNumber + 1 + longPaths.number(of: path))
        }
    }
}

/// Numbers values in the order in which they come. Few, and mostly the same constants, which compare faster than they
/// hash.
private struct Numbering<Value: Equatable> {
    private var values: [Value] = []

    subscript(number: Int) -> Value { values[number] }

    mutating func number(of value: Value) -> Int {
        if let number = values.firstIndex(of: value) { return number }
        values.append(value)
        return values.count - 1
    }
}

extension CollectionViewLayoutAttributes {
    var name: ElementName {
        ElementName(category: storage.category, kind: storage.kind, indexPath: storage.indexPath)
    }
}
