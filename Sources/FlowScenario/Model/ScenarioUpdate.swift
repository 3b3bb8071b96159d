extension Scenario {
    /// One operation of a batch, in UIKit's coordinates: what is there before the update is named as it was before, what is
    /// there afterwards as it is after. The order of operations means nothing.
    public struct UpdateOperation: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// Neighbours, the first of them at a path after.
            case insertItems([ItemGroup], at: ItemPath)
            case deleteItems([ItemPath])
            case moveItem(from: ItemPath, to: ItemPath)
            /// Their cells are replaced, and what they show where groups are given: as many items as paths.
            case reloadItems([ItemPath], with: [ItemGroup]?)
            /// Their cells stay.
            case reconfigureItems([ItemPath], with: [ItemGroup]?)
            case insertSection(Section, at: Int)
            case deleteSection(Int)
            case moveSection(from: Int, to: Int)
            case reloadSection(Int, with: Section?)
        }

        /// Who learns of an operation: a mistake in an app is that only one of them does.
        public enum Audience: String, Hashable, Sendable, CaseIterable {
            case data, view
        }

        public var kind: Kind
        /// Both where nil.
        public var only: Audience?

        public init(_ kind: Kind, only: Audience? = nil) {
            self.kind = kind
            self.only = only
        }

        /// Items that come with it, in groups.
        var newItems: [ItemGroup] {
            switch kind {
            case .insertItems(let groups, _): groups
            case .reloadItems(_, let groups), .reconfigureItems(_, let groups): groups ?? []
            case .insertSection(let section, _): section.items
            case .reloadSection(_, let section): section?.items ?? []
            case .deleteItems, .moveItem, .deleteSection, .moveSection: []
            }
        }

        /// How many calls tell the view.
        var callCount: Int {
            switch kind {
            case .insertItems(let groups, _): groups.reduce(0) { $0 + $1.count }
            case .deleteItems(let paths), .reloadItems(let paths, _), .reconfigureItems(let paths, _): paths.count
            case .moveItem, .insertSection, .deleteSection, .moveSection, .reloadSection: 1
            }
        }
    }
}
