import FlowScenario
import FlowSimulator
import Foundation

extension LayoutView {
    /// The layout as a text to compare and keep. Changes nothing, see ``LayoutView/svg(_:title:)``.
    ///
    /// - Parameter extent: How much of the content is among it.
    public func layoutText(_ extent: LayoutExtent = .viewport) -> LayoutText {
        LayoutText(still(extent).still)
    }
}

extension LayoutText {
    @MainActor
    init(_ still: LayoutStill) {
        self.init(
            viewport: still.viewport, contentSize: still.contentSize, inset: still.contentInset,
            scrollsHorizontally: still.scrollsHorizontally, isRightToLeft: still.isRightToLeft)
        elements = still.elements.map(\.place).indices
            .sorted { Place(still.elements[$0].place) < Place(still.elements[$1].place) }
            .map { Element(still.elements[$0]) }
        // Nothing keeps a layout from giving two elements one name.
        var counts: [String: Int] = [:]
        for index in elements.indices {
            let name = elements[index].name
            counts[name, default: 0] += 1
            if let count = counts[name], count > 1 { elements[index].name += " #\(count)" }
        }
    }
}

extension LayoutText.Element {
    @MainActor
    fileprivate init(_ element: LayoutStill.Element) {
        // A line is one element's, whatever a kind is called.
        let name = element.place.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.init(name: name, frame: element.place.frame, zIndex: element.place.zIndex)
        switch element.origin {
        case .estimated: size = "estimated"
        case .measured: size = "measured"
        case .given: size = ""
        }
    }
}

/// Where an element stands in the text.
private struct Place: Comparable {
    private let section, rank: Int
    private let path: IndexPath
    private let kind: String

    @MainActor
    init(_ place: ElementSnapshot) {
        let isHeader = place.kind == CollectionView.elementKindSectionHeader
        let isFooter = place.kind == CollectionView.elementKindSectionFooter
        section = place.indexPath.first ?? (place.kind == "tableFooterView" ? Int.max : -1)
        rank =
            switch place.category {
            case .cell: 1
            case .supplementaryView: isHeader ? 0 : isFooter ? 3 : 2
            case .decorationView: 4
            }
        (path, kind) = (place.indexPath, place.kind ?? "")
    }

    static func < (one: Place, other: Place) -> Bool {
        if one.section != other.section { return one.section < other.section }
        if one.rank != other.rank { return one.rank < other.rank }
        return one.path == other.path ? one.kind < other.kind : one.path < other.path
    }
}
