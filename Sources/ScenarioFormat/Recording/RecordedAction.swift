import Foundation

/// An action that was done to a recorded view. The sizes of items that it inserts may become known later.
package enum RecordedAction {
    case action(Scenario.Action)
    /// Contents changed. Their sizes are recorded later.
    case contents(ContentsChange)
    /// A batch was applied.
    case update([RecordedOperation])
    /// The view was reloaded, and has these sections afterwards.
    case reload([RecordedSection])

    /// Whether paths of items may mean other items afterwards.
    package var changesData: Bool {
        switch self {
        case .update, .reload: true
        case .action, .contents: false
        }
    }
}

/// An operation of a batch, with the numbers of the items and sections that it inserts.
package struct RecordedOperation {
    /// The operation with its paths. Its contents are replaced by those of the new items, if there are any.
    package var operation: Scenario.UpdateOperation
    /// The numbers of the items that the operation inserts.
    package var items: [Int] = []
    /// The section that the operation inserts, without items that other operations insert into it.
    package var section: RecordedSection?
    /// The new contents of an item that is reconfigured.
    package var contents: ContentsChange?

    package init(_ operation: Scenario.UpdateOperation, contents: ContentsChange? = nil) {
        self.operation = operation
        self.contents = contents
    }
}

/// The items whose contents changed at a known time. Their sizes are known after the cells were measured.
package final class ContentsChange {
    /// The paths of the items at the time of the change, by the items' numbers.
    package let paths: [Int: Scenario.ItemPath]
    package var sizes: [Int: CGSize] = [:]

    package init(_ paths: [Int: Scenario.ItemPath]) { self.paths = paths }
}
