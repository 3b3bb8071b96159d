#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension Scenario.UpdateOperation.Kind {
    /// nil for an update without the paths that it needs. A whole section has no item, or `NSNotFound`.
    @MainActor init?(_ update: UICollectionViewUpdateItem) {
        let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
        let isSection = [before, after].contains { $0.map { $0.count < 2 || $0[1] == NSNotFound } ?? false }
        let kind: Self? =
            switch (update.updateAction, before, after) {
            case (.insert, _, let after?): isSection ? .insertSection(after[0]) : .insertItem(after)
            case (.delete, let before?, _): isSection ? .deleteSection(before[0]) : .deleteItem(before)
            case (.move, let before?, let after?):
                isSection ? .moveSection(from: before[0], to: after[0]) : .moveItem(before, to: after)
            case (.reload, let before?, _): isSection ? .reloadSection(before[0]) : .reloadItem(before)
            default: nil
            }
        guard let kind else { return nil }
        self = kind
    }
}
#endif
