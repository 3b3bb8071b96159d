import Foundation

/// One change of a batch update, with paths of before or after as UIKit names them.
enum DataChange: Hashable {
    case insertItem(IndexPath)
    case deleteItem(IndexPath)
    case moveItem(IndexPath, to: IndexPath)
    case reloadItem(IndexPath, at: IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case moveSection(Int, to: Int)
    case reloadSection(Int, at: Int)

    var isReload: Bool { if case .reloadItem = self { true } else { false } }

    /// Where a section is that is new after it; nil where none is.
    var makesSection: Int? {
        switch self {
        case .insertSection(let section), .reloadSection(_, let section): section
        default: nil
        }
    }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension DataChange {
    /// Nil for what says nothing. A whole section has no item, or `NSNotFound`.
    @MainActor init?(_ update: UICollectionViewUpdateItem) {
        let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
        let isSection = [before, after].contains { $0.map { $0.count < 2 || $0[1] == NSNotFound } ?? false }
        switch (update.updateAction, before, after) {
        case (.insert, _, let after?): self = isSection ? .insertSection(after[0]) : .insertItem(after)
        case (.delete, let before?, _): self = isSection ? .deleteSection(before[0]) : .deleteItem(before)
        case (.move, let before?, let after?):
            self = isSection ? .moveSection(before[0], to: after[0]) : .moveItem(before, to: after)
        case (.reload, let before?, let after):
            let after = after ?? before
            self = isSection ? .reloadSection(before[0], at: after[0]) : .reloadItem(before, at: after)
        default: return nil
        }
    }
}
#endif
