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

extension [DataChange] {
    /// Without changes of items that the reload of their section covers; one that crosses such a section's border comes
    /// or goes on the other side.
    var withoutCovered: [DataChange] {
        var (before, after): (Set<Int>, Set<Int>) = ([], [])
        for case .reloadSection(let section, let place) in self {
            before.insert(section)
            after.insert(place)
        }
        if before.isEmpty { return self }
        return compactMap { change in
            switch change {
            case .insertItem(let path): after.contains(path[0]) ? nil : change
            case .deleteItem(let path), .reloadItem(let path, _): before.contains(path[0]) ? nil : change
            case .moveItem(let path, let target):
                switch (before.contains(path[0]), after.contains(target[0])) {
                case (true, true): nil
                case (true, false): .insertItem(target)
                case (false, true): .deleteItem(path)
                case (false, false): change
                }
            case .insertSection, .deleteSection, .moveSection, .reloadSection: change
            }
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
