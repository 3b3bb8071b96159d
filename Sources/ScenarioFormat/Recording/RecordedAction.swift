import Foundation

/// An action that was performed on a recorded view. The sizes of items that the action inserts may become known later.
package enum RecordedAction {
    case action(Scenario.Action)
    /// Contents of cells changed. The sizes of the contents are recorded later.
    case contents(ContentsChange)
    /// A batch was applied.
    case update([RecordedOperation])
    /// The view was reloaded, and has these sections afterwards.
    case reload([RecordedSection])

    /// Whether the path of an item may belong to another item after the action.
    package var changesData: Bool {
        switch self {
        case .update, .reload: true
        case .action, .contents: false
        }
    }
}

/// An operation of a batch, with the identifying numbers of the items and sections that it inserts.
package struct RecordedOperation {
    /// The operation with its paths. The contents of its new items have no meaning, because the contents become known
    /// later.
    package var operation: Scenario.UpdateOperation
    /// The identifying numbers of the items that the operation inserts.
    package var items: [Int] = []
    /// The section that the operation inserts or reloads; nil for other operations. An inserted section does not
    /// include the items that other operations insert into it.
    package var section: RecordedSection?
    /// The new contents of an item that is reconfigured.
    package var contents: ContentsChange?

    package init(_ operation: Scenario.UpdateOperation, contents: ContentsChange? = nil) {
        self.operation = operation
        self.contents = contents
    }
}

/// A change of the contents of items, with the items' paths at the time of the change. The new sizes are added later,
/// after the cells have been measured.
package final class ContentsChange {
    /// The paths of the items at the time of the change, by the items' identifying numbers.
    package let paths: [Int: Scenario.ItemPath]
    package var sizes: [Int: CGSize] = [:]

    package init(_ paths: [Int: Scenario.ItemPath]) { self.paths = paths }
}
