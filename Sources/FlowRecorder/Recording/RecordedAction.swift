import Foundation

/// Something that was done to the view, as a scenario says it.
enum RecordedAction {
    /// An action that is a value already: `["scroll": ["to": [0, 100]]]`.
    case value(DocumentValue)
    /// The content offset that a finger or the app gave the view; `isDrag` where a finger held the content.
    case offset(CGPoint, isDrag: Bool)
    /// Contents that changed; how large they are is heard later.
    case contents(ContentsChange)
    case update([AppliedChange], reconfigured: [(path: IndexPath, ContentsChange)])
    /// The sections that are there afterwards.
    case reload([RecordedData.Section])

    /// Whether paths of items mean others afterwards.
    var changesData: Bool {
        switch self {
        case .update, .reload: true
        default: false
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
    /// Of items that the step's first batch found: by the paths before the batch.
    var beforeBatch: [(path: IndexPath, size: CGSize)]
    /// Of the others: by the paths at the end of the step.
    var atEnd: [(path: IndexPath, size: CGSize)]
}

/// A step that is over.
struct RecordedStep {
    var note: String?
    var actions: [RecordedAction]
    /// Answers that were other ones than before, for no known reason.
    var resized: ResizedItems
    /// What the platform showed at its end.
    var seen: DocumentValue
}
