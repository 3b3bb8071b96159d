import ElementsSimulator

extension LayoutPicture {
    /// Makes the picture of a snapshot that was taken while a program was running.
    ///
    /// - Parameter region: The part of the content that is drawn.
    @MainActor
    package init(_ snapshot: LayoutSnapshot, title: String, subtitle: String, region: CGRect) {
        // An element that is nowhere cannot be drawn.
        var snapshot = snapshot
        snapshot.elements.removeAll { !$0.frame.isFinite }
        self.init(
            snapshot, title: title, subtitle: subtitle, region: region,
            elements: snapshot.elements.map(Element.init))
        guard snapshot.pinsEdges else { return }
        let pinned = PinnedElements(snapshot.elements, along: scrollAxis)
        for (index, element) in zip(elements.indices, snapshot.elements) {
            elements[index].isPinned = pinned.contains(element)
        }
    }

    /// Makes the picture of a snapshot whose elements the caller has prepared for drawing.
    ///
    /// - Parameters:
    ///   - region: The part of the content that is drawn.
    ///   - elements: The snapshot's elements, in the same order.
    package init(
        _ snapshot: LayoutSnapshot, title: String, subtitle: String, region: CGRect, elements: [Element]
    ) {
        self.init(
            title: title, subtitle: subtitle, region: region, viewport: snapshot.viewport,
            contentSize: snapshot.contentSize, scrollsHorizontally: snapshot.scrollsHorizontally, elements: elements)
        isRightToLeft = snapshot.isRightToLeft
        contentInset = snapshot.contentInset
        unevenRows = PictureRow.rows(of: snapshot).filter(\.isUneven).map(\.frame)
    }
}

extension LayoutPicture.Element {
    @MainActor
    package init(_ element: ElementSnapshot) {
        let role: Role =
            switch element.category {
            case .cell:
                switch element.origin {
                case .estimated: .estimated
                case .measured: .measured
                case .given: .given
                }
            case .supplementaryView:
                switch element.kind {
                case ElementName.headerKind: .header
                case ElementName.footerKind: .footer
                default: .supplementary
                }
            case .decorationView: .decoration
            }
        self.init(role: role, frame: element.frame, label: element.title)
        zIndex = element.zIndex
        parts = element.parts
    }
}

extension CGRect {
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension ElementSnapshot {
    /// The element's name in pictures and texts, such as `0-3`, `header 0` or `badge 0-3`.
    @MainActor
    package var title: String {
        let path = indexPath.map(String.init).joined(separator: "-")
        let section = indexPath.count == 2 && indexPath[1] == 0 ? "\(indexPath[0])" : path
        switch (category, kind) {
        case (.cell, _): return path
        case (.supplementaryView, ElementName.headerKind): return "header \(section)"
        case (.supplementaryView, ElementName.footerKind): return "footer \(section)"
        case (_, let kind): return path.isEmpty ? kind ?? "" : "\(kind ?? "") \(path)"
        }
    }
}
