extension LayoutView {
    /// Returns the layout as a text that can be compared and stored. The view does not change; see
    /// ``LayoutView/svg(_:title:)``.
    ///
    /// - Parameter extent: How much of the content is among it.
    public func layoutText(_ extent: LayoutExtent = .viewport) -> LayoutText {
        LayoutText(snapshot(extent).snapshot)
    }
}

extension LayoutText {
    @MainActor
    init(_ snapshot: LayoutSnapshot) {
        layout = LayoutPicture(
            snapshot, title: "", subtitle: "", region: .zero,
            elements: snapshot.elements.sorted { Place($0) < Place($1) }.map(Self.element))
        layout.unevenRows = []
        // Nothing keeps a layout from giving two elements one name.
        var counts: [String: Int] = [:]
        for index in layout.elements.indices {
            let name = layout.elements[index].label
            counts[name, default: 0] += 1
            if let count = counts[name], count > 1 { layout.elements[index].label += " #\(count)" }
        }
    }

    @MainActor
    private static func element(_ element: ElementSnapshot) -> LayoutPicture.Element {
        let size: LayoutPicture.Element.Role? =
            switch element.origin {
            case .estimated: .estimated
            case .measured: .measured
            case .given: nil
            }
        // A line is one element's, whatever a kind is called.
        let name = element.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return LayoutPicture.Element(named: name, frame: element.frame, zIndex: element.zIndex, size: size)
    }
}

/// The position of an element's line among the lines of the text.
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
