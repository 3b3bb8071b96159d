import PlainTexts

extension Scenario {
    /// One operation of a batch, in UIKit's coordinates: what is there before the update is named as it was before,
    /// what is there afterwards as it is after. The order of operations means nothing.
    public struct UpdateOperation: Hashable, Sendable {
        /// The change, with its paths and section numbers, which count from 0.
        public enum Kind: Hashable, Sendable {
            /// Neighbours, the first of them at a path after.
            case insertItems([ItemGroup], at: ItemPath)
            /// Items go. Paths from before.
            case deleteItems([ItemPath])
            /// An item moves elsewhere with its size: a path from before, and one from after.
            case moveItem(from: ItemPath, to: ItemPath)
            /// Their cells are replaced, and what they show where groups are given: as many items as paths.
            case reloadItems([ItemPath], with: [ItemGroup]?)
            /// Their cells stay.
            case reconfigureItems([ItemPath], with: [ItemGroup]?)
            /// A new section; its number is that of after.
            case insertSection(Section, at: Int)
            /// A section goes; its number is that of before.
            case deleteSection(Int)
            /// A section goes elsewhere: its number before, and its number after.
            case moveSection(from: Int, to: Int)
            /// All of a section is replaced, by the same again where nil; its number is that of before (R10.14).
            case reloadSection(Int, with: Section?)
        }

        /// The receiver of an operation: a mistake in an app is that only one of the two receives it.
        public enum Audience: String, Hashable, Sendable, CaseIterable {
            /// The data source changes and the view is not notified, or the view is notified of what did not happen.
            case data, view
        }

        /// The change.
        public var kind: Kind
        /// The only receiver; both receive the operation if nil.
        public var only: Audience?

        /// Makes an operation; both the data source and the view receive it unless one is chosen.
        public init(_ kind: Kind, only: Audience? = nil) {
            self.kind = kind
            self.only = only
        }

        /// The items that come with the operation, in groups.
        var newItems: [ItemGroup] { kind.parts.groups ?? kind.parts.section?.items ?? [] }

        /// The number of calls that notify the view.
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
    /// The elements of an operation, old ones by their places before the batch, and the contents that come with it.
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
    /// The operation in a few words: `insert 3 at 0-2`.
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
