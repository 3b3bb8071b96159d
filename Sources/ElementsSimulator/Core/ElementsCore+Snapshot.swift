extension ElementsCore {
    /// Returns the elements that have views, at the places of the views, in the order of the subviews.
    package func shownElements(
        _ origin: (DisplayedElement) -> ElementSnapshot.SizeOrigin, parts: ((View) -> [ViewPart])?
    ) -> [ElementSnapshot] {
        var orders: [ObjectIdentifier: Int] = [:]
        for (order, subview) in view.subviews.enumerated() { orders[ObjectIdentifier(subview)] = order }
        let shown = displayed.elements.compactMap { element in
            orders[ObjectIdentifier(element.view)].map { (order: $0, element: element) }
        }
        return shown.sorted { $0.order < $1.order }.compactMap { _, element in
            let (view, name) = (element.view, element.name)
            guard !view.isHidden else { return nil }
            return ElementSnapshot(
                name, frame: view.frame, zIndex: element.placement.zIndex, origin: origin(element), isVisible: true,
                parts: parts?(view) ?? view.partsOfElement)
        }
    }

    package func snapshot(of elements: [ElementSnapshot], itemTotal: Int, isSettled: Bool) -> LayoutSnapshot {
        LayoutSnapshot(
            of: view, elements: LayoutSnapshot.backToFront(elements), itemCount: itemTotal,
            scrollsHorizontally: placer.scrollAxis == .horizontal, isMirrored: isMirrored, isSettled: isSettled)
    }
}

extension View {
    /// The views in the view of an element. A content view is left out, because it only holds other views.
    package var partsOfElement: [ViewPart] {
        parts(in: (self as? any ContentHosting)?.hosted.view)
    }
}
