import FlowEngine
import Foundation
import ViewSimulator

extension TableView: StillView {
    package var layoutName: String { "\(style) table" }

    package var itemTotal: Int { geometry.model.itemCount }

    package func still(in region: CGRect?, parts: ((View) -> [ViewPart])?) -> LayoutStill {
        let isLoaded = pass.isLoaded && !pass.isLoading && !updateState.isUnresolved && updateState.batch == nil
        var elements = shownElements({ sizeOrigin(of: $0) }, parts: parts)
        if let region, isLoaded {
            elements.insert(contentsOf: elementsWithoutView(in: region), at: 0)
        }
        elements += accessoryElements(parts)
        var still = still(of: elements, itemTotal: itemTotal, isSettled: isLoaded && !needsRound)
        if isLoaded {
            (still.measured, still.estimated) = (geometry.model.measuredCount, geometry.model.estimatedCount)
            still.rowCount = still.itemCount
        }
        still.pinsEdges = style == .plain
        return still
    }

    /// No code of the program's answers for rows whose heights were read.
    func stillInPass() -> LayoutStill {
        still(in: bounds.insetBy(dx: 0, dy: -bounds.size.height / 2)) { _ in [] }
    }

    private func elementsWithoutView(in region: CGRect) -> [LayoutStill.Element] {
        elementSnapshots(in: region).filter { !$0.isVisible }.map { place in
            LayoutStill.Element(
                place: place,
                origin: place.category == .cell
                    ? sizeOrigin(ofRowAt: place.indexPath) : place.isEstimated ? .estimated : .given)
        }
    }

    private func sizeOrigin(of element: DisplayedElement) -> LayoutStill.SizeOrigin {
        element.isCell ? sizeOrigin(ofRowAt: element.name.indexPath) : .given
    }

    private func sizeOrigin(ofRowAt indexPath: IndexPath) -> LayoutStill.SizeOrigin {
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return .given }
        return switch geometry.model.sizeSource(of: path) {
        case .estimated: carriesEstimate(at: indexPath) ? .estimated : .given
        case .measured: .measured
        default: .given
        }
    }

    /// What is above the first section and below the last one.
    private func accessoryElements(_ parts: ((View) -> [ViewPart])?) -> [LayoutStill.Element] {
        let views = [("tableHeaderView", tableHeaderView), ("tableFooterView", tableFooterView)]
        return views.compactMap { kind, view in
            guard let view, view.superview === self, !view.isHidden, view.frame.size.height > 0 else { return nil }
            let place = ElementSnapshot(
                category: .supplementaryView, kind: kind, indexPath: IndexPath(), frame: view.frame, zIndex: 0,
                isEstimated: false, isVisible: true)
            return LayoutStill.Element(place: place, origin: .given, parts: parts?(view) ?? view.parts())
        }
    }
}
