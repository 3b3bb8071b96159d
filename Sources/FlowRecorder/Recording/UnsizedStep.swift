import Foundation
import ScenarioFormat

/// A step that is over. Sizes are known later than what is done, so actions with sizes are kept with the numbers of
/// items.
struct UnsizedStep {
    var note: String?
    var actions: [UnsizedAction]
    /// Answers that were other ones than before, for no known reason.
    var resized: ResizedItems
    /// The view at the end of the step.
    var seen: Scenario.Expectation
}

/// Something that was done to the view.
enum UnsizedAction {
    case action(Scenario.Action)
    /// Contents that changed; how large they are is heard later.
    case contents(ContentsChange)
    case update([UnsizedOperation])
    /// The sections that are there afterwards.
    case reload([RecordedSection])

    /// Whether paths of items mean others afterwards.
    var changesData: Bool {
        switch self {
        case .update, .reload: true
        default: false
        }
    }

    /// The offset that a finger or the app gave the view, and whether a finger held the content.
    var offset: (point: CGPoint, isDrag: Bool)? {
        switch self {
        case .action(.scroll(.to(let point))): (point, false)
        case .action(.drag(.to(let point))): (point, true)
        default: nil
        }
    }
}

/// Items whose contents changed at a known time. Their sizes are known once a cell answers.
final class ContentsChange {
    let paths: [Int: IndexPath]
    var sizes: [Int: CGSize] = [:]

    /// - Parameter paths: Of items by their numbers, when the contents changed.
    init(_ paths: [Int: IndexPath]) { self.paths = paths }
}

/// Items whose sizes changed in a step.
struct ResizedItems {
    /// Items that the step's first batch found, by the paths before the batch.
    var beforeBatch: [(path: IndexPath, size: CGSize)]
    /// All others, by the paths at the end of the step.
    var atEnd: [(path: IndexPath, size: CGSize)]
}
