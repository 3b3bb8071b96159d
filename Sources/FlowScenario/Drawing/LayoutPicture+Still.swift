import FlowSimulator
import Foundation

extension LayoutPicture {
    /// What a view of a program shows, or showed when a trace looked at it.
    ///
    /// - Parameter region: What is drawn of the content.
    @MainActor
    package init(_ still: LayoutStill, title: String, subtitle: String, region: CGRect) {
        // What is nowhere cannot be drawn.
        let drawn = still.elements.filter { $0.place.frame.isFinite }
        self.init(
            title: title, subtitle: subtitle, region: region, viewport: still.viewport, contentSize: still.contentSize,
            scrollsHorizontally: still.scrollsHorizontally, elements: drawn.map(Element.init))
        isRightToLeft = still.isRightToLeft
        let inset = still.contentInset
        contentInset = .init(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
        let places = drawn.map(\.place)
        if still.pinsEdges {
            let pinned = PinnedElements(places, along: scrollAxis)
            for (index, place) in zip(elements.indices, places) { elements[index].isPinned = pinned.contains(place) }
        }
        guard still.rowCount != nil else { return }
        unevenRows = PictureRow.rows(of: places, along: scrollAxis, isMirrored: still.isMirrored)
            .filter(\.isUneven).map(\.frame)
    }
}

extension LayoutPicture.Element {
    @MainActor
    package init(_ element: LayoutStill.Element) {
        let place = element.place
        let role: Role =
            switch place.category {
            case .cell:
                switch element.origin {
                case .estimated: .estimated
                case .measured: .measured
                case .given: .given
                }
            case .supplementaryView:
                switch place.kind {
                case CollectionView.elementKindSectionHeader: .header
                case CollectionView.elementKindSectionFooter: .footer
                default: .supplementary
                }
            case .decorationView: .decoration
            }
        self.init(role: role, frame: place.frame, label: place.title)
        parts = element.parts.map(Part.init)
    }
}

extension CGRect {
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension ElementSnapshot {
    /// What the element is called in pictures and texts: `0-3`, `header 0`, `badge 0-3`.
    @MainActor
    package var title: String {
        let path = indexPath.map(String.init).joined(separator: "-")
        let section = indexPath.count == 2 && indexPath[1] == 0 ? "\(indexPath[0])" : path
        switch (category, kind) {
        case (.cell, _): return path
        case (.supplementaryView, CollectionView.elementKindSectionHeader): return "header \(section)"
        case (.supplementaryView, CollectionView.elementKindSectionFooter): return "footer \(section)"
        case (_, let kind): return path.isEmpty ? kind ?? "" : "\(kind ?? "") \(path)"
        }
    }
}
