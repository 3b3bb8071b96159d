import FlowEngine
import Foundation

/// Names one element of a view by category, kind and index path. Layout, view, updates and transitions know elements by
/// it; the trace says the same with `TraceEvent.Element`, and within a flow layout's model it is an `ElementPath`.
///
/// Numbers that are quick to copy, compare and hash: kinds are numbered, for as long as the process lives, and only a
/// path that is no section and item is kept as it is.
struct ElementName: Hashable {
    let category: CollectionView.ElementCategory
    private let kindNumber: Int
    private var section, item: Int
    /// Nil for nearly all paths: the numbers are the path.
    private var otherPath: OtherPath?

    @MainActor
    init(category: CollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        kindNumber = kind.map { ElementName.kinds.number(of: $0) + 1 } ?? 0
        (section, item, otherPath) = ElementName.parts(of: indexPath)
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

    var indexPath: IndexPath {
        get { otherPath?.path ?? .at(section, item) }
        set { (section, item, otherPath) = ElementName.parts(of: newValue) }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(item)
        hasher.combine(section &+ kindNumber &<< 32)
    }

    private var hasSection: Bool { otherPath?.path.isEmpty != true }

    /// Whether both name supplementary views of one kind in one section.
    func isInSection(of other: ElementName) -> Bool {
        category == .supplementaryView && other.category == category && kindNumber == other.kindNumber
            && section == other.section && hasSection && other.hasSection
    }
}

extension ElementName {
    @MainActor private static var kinds = Numbering()

    private static func parts(of path: IndexPath) -> (section: Int, item: Int, otherPath: OtherPath?) {
        if path.count == 2 { return (path[0], path[1], nil) }
        return (path.first ?? 0, path.last ?? 0, OtherPath(path))
    }

    /// A path of another length than two, behind one reference.
    private final class OtherPath: Hashable, Sendable {
        let path: IndexPath

        init(_ path: IndexPath) {
            self.path = path
        }

        static func == (one: OtherPath, other: OtherPath) -> Bool { one.path == other.path }

        func hash(into hasher: inout Hasher) {
            hasher.combine(path)
        }
    }
}

/// Numbers texts in the order in which they come. The first few are mostly the same constants, which compare faster
/// than they hash.
private struct Numbering {
    private static let few = 16
    private var texts: [String] = []
    private var numbers: [String: Int] = [:]

    subscript(number: Int) -> String { texts[number] }

    mutating func number(of text: String) -> Int {
        if let number = texts.prefix(Numbering.few).firstIndex(of: text) ?? numbers[text] { return number }
        texts.append(text)
        if texts.count > Numbering.few { numbers[text] = texts.count - 1 }
        return texts.count - 1
    }
}

extension CollectionViewLayoutAttributes {
    var name: ElementName {
        ElementName(category: storage.category, kind: storage.kind, indexPath: storage.indexPath)
    }
}
