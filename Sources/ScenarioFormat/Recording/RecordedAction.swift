import Foundation

/// Something that was done to a recorded view. Sizes of items that came with it may be known later.
package enum RecordedAction {
    case action(Scenario.Action)
    /// Contents that changed; their sizes are recorded later.
    case contents(ContentsChange)
    /// A batch.
    case update([RecordedOperation])
    /// The sections that are there afterwards.
    case reload([RecordedSection])

    /// Whether paths of items mean others afterwards.
    package var changesData: Bool {
        switch self {
        case .update, .reload: true
        case .action, .contents: false
        }
    }
}

/// An operation of a batch, with the numbers of what is new by it.
package struct RecordedOperation {
    /// The operation with places. Contents are replaced by those of the new items, if there are any.
    package var operation: Scenario.UpdateOperation
    /// The items that came, by their numbers.
    package var items: [Int] = []
    /// The section that came, without items that other operations put into it.
    package var section: RecordedSection?
    /// The new contents of an item that is reconfigured.
    package var contents: ContentsChange?

    package init(_ operation: Scenario.UpdateOperation, contents: ContentsChange? = nil) {
        self.operation = operation
        self.contents = contents
    }
}

/// Items whose contents changed at a known time. Their sizes are known once a cell answers.
package final class ContentsChange {
    /// Paths of the items by their numbers, when the contents changed.
    package let paths: [Int: Scenario.ItemPath]
    package var sizes: [Int: CGSize] = [:]

    package init(_ paths: [Int: Scenario.ItemPath]) { self.paths = paths }
}
