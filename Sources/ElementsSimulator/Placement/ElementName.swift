import FlowEngine

/// The name of one element of a view: category, kind and index path. Layout, view, updates and transitions use it; the
/// trace uses `TraceEvent.Element` instead, and a flow layout's model uses an `ElementPath`.
///
/// It consists of numbers, so that it is quick to copy, compare and hash. Kinds are numbered, and so are paths of more
/// than three parts, which no known program uses. The numbers are kept as long as the process lives.
package struct ElementName: Hashable {
    package let category: ElementCategory
    fileprivate var path: Path
    private let kindNumber: Int

    private var section: Int { path.section }
    private var item: Int { path.item }

    /// An index path. Most paths consist of a section and an item.
    fileprivate struct Path: Hashable {
        /// The number of parts of the path; 4 for any longer path.
        var length: UInt8 = 2
        /// The first part and the last part of the path. An empty path is in no section.
        var section, item: Int
        /// The part between the first and the last of three parts, or the number of a longer path.
        var middle = 0
    }

    /// The kind of a section's header.
    package static let headerKind = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    package static let footerKind = "UICollectionElementKindSectionFooter"

    package static func cell(_ section: Int, _ item: Int) -> ElementName { ElementName(section, item) }

    private init(_ section: Int, _ item: Int) {
        category = .cell
        kindNumber = 0
        path = Path(section: section, item: item)
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
        path = Path(indexPath)
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
        get { path.length == 2 ? .at(section, item) : path.unusual }
        set { path = Path(newValue) }
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
}

@MainActor
extension ElementName.Path {
    fileprivate init(_ path: IndexPath) {
        if path.count == 2 {
            self.init(section: path[0], item: path[1])
        } else {
            self.init(
                length: UInt8(min(path.count, 4)), section: path.first ?? Int.min, item: path.last ?? 0,
                middle: path.count < 3 ? 0 : path.count == 3 ? path[1] : Self.longPaths.number(of: path))
        }
    }

    fileprivate var unusual: IndexPath {
        switch length {
        case 0: []
        case 1: [section]
        case 3: [section, middle, item]
        default: Self.longPaths[middle]
        }
    }

    private static var longPaths = Numbering<IndexPath>()
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
