import FlowEngine
import Foundation

extension TraceEvent.Element {
    @MainActor
    init(_ attributes: CollectionViewLayoutAttributes) {
        let category: Category =
            switch attributes.representedElementCategory {
            case .cell: .item
            case .supplementaryView: .supplementary
            case .decorationView: .decoration
            }
        self.init(category: category, kind: attributes.representedElementKind, path: attributes.indexPath.components)
    }
}
