import Foundation
import ViewSimulator

extension ElementsView {
    package var contentAxis: CollectionView.ScrollDirection { scrollAxis }

    /// What has a view, where the view is, in the order of the subviews.
    func shownElements(
        _ origin: (DisplayedElement) -> LayoutStill.SizeOrigin, parts: ((View) -> [ViewPart])?
    ) -> [LayoutStill.Element] {
        var orders: [ObjectIdentifier: Int] = [:]
        for (order, view) in subviews.enumerated() { orders[ObjectIdentifier(view)] = order }
        let shown = displayed.elements.compactMap { element in
            orders[ObjectIdentifier(element.view)].map { (order: $0, element: element) }
        }
        return shown.sorted { $0.order < $1.order }.compactMap { _, element in
            let (view, name) = (element.view, element.name)
            guard !view.isHidden else { return nil }
            let from = origin(element)
            let place = ElementSnapshot(
                category: name.category, kind: name.kind, indexPath: name.indexPath, frame: view.frame,
                zIndex: element.attributes.zIndex, isEstimated: from == .estimated, isVisible: true)
            return LayoutStill.Element(
                place: place, origin: from, parts: parts?(view) ?? view.partsOfElement)
        }
    }

    func still(of elements: [LayoutStill.Element], itemTotal: Int, isSettled: Bool) -> LayoutStill {
        LayoutStill(
            viewport: bounds, contentSize: contentSize, contentInset: adjustedContentInset,
            scrollsHorizontally: scrollAxis == .horizontal,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, isMirrored: isMirrored, measured: 0,
            estimated: 0, itemCount: itemTotal, elements: LayoutStill.backToFront(elements),
            isSettled: isSettled)
    }
}

extension View {
    /// What is in the view of an element. The content view is there to hold others.
    package var partsOfElement: [ViewPart] {
        parts(in: (self as? any ContentHosting)?.hosted.view)
    }
}
