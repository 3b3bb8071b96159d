import FlowEngine

/// The name of one element of a view: category, kind and index path. Layout, view, updates and transitions use it; the
/// trace uses `TraceEvent.Element` instead, and a flow layout's model uses an `ElementPath`.
///
/// It consists of numbers, so that it is quick to copy, compare and hash. Kinds are numbered, and so are paths that are
/// no section and item, once each for as long as the process lives.
package struct ElementName: Hashable {
    package let category: ElementCategory
    private let kindNumber: Int
    private var section, item: Int
    /// A number that identifies an unusual path, which does not consist of a section and an item. The number is 0 for a
    /// usual path. A usual path is stored in `section` and `item`.
    private var pathNumber: Int

    /// The kind of a section's header.
    package static let headerKind = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    package static let footerKind = "UICollectionElementKindSectionFooter"

    package static func cell(_ section: Int, _ item: Int) -> ElementName { ElementName(section, item) }

    private init(_ section: Int, _ item: Int) {
        (category, kindNumber, pathNumber) = (.cell, 0, 0)
        (self.section, self.item) = (section, item)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(item)
        hasher.combine(section &+ kindNumber &<< 32)
    }

    /// Whether both names are of supplementary views of the same kind in the same section.
    package func isInSection(of other: ElementName) -> Bool {
        category == .supplementaryView && other.category == category && kindNumber == other.kindNumber
            && section == other.section
    }
}

@MainActor
extension ElementName {
    package init(category: ElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        kindNumber = kind.map { ElementName.kinds.number(of: $0) + 1 } ?? 0
        (section, item, pathNumber) = ElementName.parts(of: indexPath)
    }

    package static func cell(at indexPath: IndexPath) -> ElementName {
        ElementName(category: .cell, kind: nil, indexPath: indexPath)
    }

    package static func cell(at path: ItemPath) -> ElementName { cell(path.section, path.item) }

    package static func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> ElementName {
        ElementName(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    /// The kind of a supplementary or decoration view; nil for cells.
    package var kind: String? { kindNumber == 0 ? nil : ElementName.kinds[kindNumber - 1] }

    package var indexPath: IndexPath {
        get { pathNumber == 0 ? .at(section, item) : ElementName.otherPaths[pathNumber - 1] }
        set { (section, item, pathNumber) = ElementName.parts(of: newValue) }
    }

    /// Returns the name with a new path; nil if the element has no new path. `newItem` returns the new path of a cell,
    /// and `newPath` returns the new path of any other element.
    package func moved(
        ofItem newItem: (ItemPath) -> ItemPath?, ofOther newPath: (IndexPath) -> IndexPath?
    ) -> ElementName? {
        let path = category == .cell ? ItemPath(indexPath).flatMap(newItem).map { IndexPath($0) } : newPath(indexPath)
        guard let path else { return nil }
        var name = self
        name.indexPath = path
        return name
    }

    private static var kinds = Numbering<String>()
    private static var otherPaths = Numbering<IndexPath>()

    private static func parts(of path: IndexPath) -> (section: Int, item: Int, pathNumber: Int) {
        if path.count == 2 { return (path[0], path[1], 0) }
        // An empty path is in no section.
        return (path.first ?? Int.min, path.last ?? 0, otherPaths.number(of: path) + 1)
    }
}

/// A numbering of values in the order in which they are first used.
///
/// The first few values are mostly the same constants, which compare faster than they hash.
private struct Numbering<Value: Hashable> {
    private static var few: Int { 16 }
    private var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    subscript(number: Int) -> Value { values[number] }

    mutating func number(of value: Value) -> Int {
        if let number = values.prefix(Self.few).firstIndex(of: value) ?? numbers[value] { return number }
        values.append(value)
        if values.count > Self.few { numbers[value] = values.count - 1 }
        return values.count - 1
    }
}

extension Placement {
    @MainActor
    package var name: ElementName {
        if category == .cell, let path = itemPath { return .cell(at: path) }
        return ElementName(category: category, kind: kind, indexPath: indexPath)
    }
}
