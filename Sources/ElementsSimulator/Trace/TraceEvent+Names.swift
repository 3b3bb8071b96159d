@MainActor
extension TraceEvent.Element {
    package init(_ name: ElementName) {
        self.init(category: Category(name.category), kind: name.kind, path: name.indexPath.components)
    }
}

extension TraceEvent.Element.Category {
    package init(_ category: ElementCategory) {
        self =
            switch category {
            case .cell: .item
            case .supplementaryView: .supplementary
            case .decorationView: .decoration
            }
    }
}

extension ElementSnapshot {
    /// The element's name in a trace.
    @MainActor
    package var element: TraceEvent.Element {
        TraceEvent.Element(category: .init(category), kind: kind, path: indexPath.components)
    }
}
