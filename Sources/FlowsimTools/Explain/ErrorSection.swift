/// The messages that `flowsim explain` reads. Each has a section in `docs/errors.md`, whose heading is ``title``.
enum ErrorSection: String, CaseIterable, Codable {
    case updateLoop, recursiveLoop, recursionLogging
    case itemCount, rowCount, sectionCount, batchUpdates
    case deletion, insertion, move, repetition
    case itemWidth, itemHeight
    case constraints

    /// The beginning of the message, in the words of UIKit.
    var title: String {
        switch self {
        case .updateLoop: "UICollectionView is stuck in its update/layout loop"
        case .recursiveLoop: "UICollectionView is stuck in a recursive layout loop"
        case .recursionLogging: "Disabling recursion trigger logging"
        case .itemCount: "Invalid update: invalid number of items in section 0"
        case .rowCount: "Invalid update: invalid number of rows in section 0"
        case .sectionCount: "Invalid update: invalid number of sections"
        case .batchUpdates: "Invalid batch updates detected"
        case .deletion: "attempt to delete item 5 from section 0 which only contains 3 items before the update"
        case .insertion:
            "attempt to insert item 5 into section 0, but there are only 3 items in section 0 after the update"
        case .move: "attempt to move index path (…) to index path (…) that does not exist"
        case .repetition: "attempt to delete and reload the same index path"
        case .itemWidth:
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less than the "
                + "width of the UICollectionView"
        case .itemHeight:
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item height must be less than the "
                + "height of the UICollectionView"
        case .constraints: "Unable to simultaneously satisfy constraints"
        }
    }

    /// The identifier of the section on the page.
    var anchor: String {
        var anchor = ""
        for character in rawValue { anchor += character.isUppercase ? "-\(character.lowercased())" : "\(character)" }
        return anchor
    }

    /// The link to the section.
    var page: String { "docs/errors.md#\(anchor)" }
}
