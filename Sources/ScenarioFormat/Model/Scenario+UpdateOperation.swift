import PlainTexts

extension Scenario {
    /// One operation of a batch. As in UIKit, elements that exist before the batch are named by their old paths;
    /// inserted elements, and the targets of moves, are named by their new paths. The order of operations has no
    /// meaning.
    public struct UpdateOperation: Hashable, Sendable {
        /// The change, with its paths and section numbers. The numbers of sections and items are counted from 0.
        public enum Kind: Hashable, Sendable {
            /// Inserts neighbouring items. The path is the path of the first inserted item after the batch.
            case insertItems([ItemGroup], at: ItemPath)
            /// Deletes the items that had these paths before the batch.
            case deleteItems([ItemPath])
            /// Moves an item from a path before the batch to a path after the batch. The item keeps its size.
            case moveItem(from: ItemPath, to: ItemPath)
            /// Replaces the cells of items. If groups are given, they replace the contents too. The groups have as many
            /// items as there are paths.
            case reloadItems([ItemPath], with: [ItemGroup]?)
            /// Configures the cells of items again; the cells are not replaced. If groups are given, they replace the
            /// contents of the items.
            case reconfigureItems([ItemPath], with: [ItemGroup]?)
            /// Inserts a section. The number is the section's number after the batch.
            case insertSection(Section, at: Int)
            /// Deletes the section that had this number before the batch.
            case deleteSection(Int)
            /// Moves a section from its number before the batch to its number after the batch.
            case moveSection(from: Int, to: Int)
            /// Replaces the contents of the section that had this number before the batch. If the section is nil, the
            /// new contents equal the old contents (R10.14).
            case reloadSection(Int, with: Section?)
        }

        /// The receiver of an operation that only the data source or only the view receives. Such an operation is a
        /// mistake of the app.
        public enum Audience: String, Hashable, Sendable, CaseIterable {
            /// The data changes without a notification of the view.
            case data
            /// The view is notified without a change of the data.
            case view
        }

        /// The change that the operation makes.
        public var kind: Kind
        /// The only receiver; nil if both the data source and the view receive the operation.
        public var only: Audience?

        /// Makes an operation that both the data source and the view receive, unless one of them is chosen.
        public init(_ kind: Kind, only: Audience? = nil) {
            self.kind = kind
            self.only = only
        }

        /// The items that the operation inserts, and the items that replace others, in groups.
        var newItems: [ItemGroup] { kind.parts.groups ?? kind.parts.section?.items ?? [] }

        /// The number of update calls that the view receives for the operation: one for each item or section.
        var callCount: Int {
            switch kind {
            case .insertItems(let groups, _): groups.reduce(0) { $0 + $1.count }
            case .deleteItems(let paths), .reloadItems(let paths, _), .reconfigureItems(let paths, _): paths.count
            case .moveItem, .insertSection, .deleteSection, .moveSection, .reloadSection: 1
            }
        }
    }
}

extension Scenario.UpdateOperation.Kind {
    /// The elements that an operation names, and its new contents. Properties with `old` are paths and numbers before
    /// the batch. Properties with `new`, such as the target of a move, are paths and numbers after the batch.
    struct Parts {
        var oldItems: [Scenario.ItemPath]?
        var newItem: Scenario.ItemPath?
        var oldSection, newSection: Int?
        var groups: [Scenario.ItemGroup]?
        var section: Scenario.Section?
    }

    var parts: Parts {
        switch self {
        case .insertItems(let groups, let path): Parts(newItem: path, groups: groups)
        case .deleteItems(let paths): Parts(oldItems: paths)
        case .moveItem(let source, let target): Parts(oldItems: [source], newItem: target)
        case .reloadItems(let paths, let groups), .reconfigureItems(let paths, let groups):
            Parts(oldItems: paths, groups: groups)
        case .insertSection(let section, let index): Parts(newSection: index, section: section)
        case .deleteSection(let index): Parts(oldSection: index)
        case .moveSection(let source, let target): Parts(oldSection: source, newSection: target)
        case .reloadSection(let index, let section): Parts(oldSection: index, section: section)
        }
    }
}

// MARK: In words

extension Scenario.UpdateOperation: CustomStringConvertible {
    /// The operation in a few words, such as `insert 3 at 0-2`.
    public var description: String {
        let text =
            switch kind {
            case .insertItems(let groups, let path):
                "insert \(NumberText.grouped(groups.reduce(0) { $0 + $1.count })) at \(path)"
            case .deleteItems(let paths): "delete \(Scenario.Action.list(paths.map(\.description)))"
            case .moveItem(let source, let target): "move \(source) to \(target)"
            case .reloadItems(let paths, _): "reload \(Scenario.Action.list(paths.map(\.description)))"
            case .reconfigureItems(let paths, _): "reconfigure \(Scenario.Action.list(paths.map(\.description)))"
            case .insertSection(_, let index): "insert section \(index)"
            case .deleteSection(let index): "delete section \(index)"
            case .moveSection(let source, let target): "move section \(source) to \(target)"
            case .reloadSection(let index, _): "reload section \(index)"
            }
        return only.map { "\(text) (\($0.rawValue) only)" } ?? text
    }
}
