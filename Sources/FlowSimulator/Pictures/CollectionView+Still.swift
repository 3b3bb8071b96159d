import FlowEngine
import Foundation
import ViewSimulator

extension CollectionView: StillView {
    package var layoutName: String { "\(type(of: layout))" }

    package var itemTotal: Int { layout.flowLayout?.model.itemCount ?? counts?.reduce(0, +) ?? 0 }

    package func still(in region: CGRect?, parts: ((View) -> [ViewPart])?) -> LayoutStill {
        var elements = shownElements({ layout.sizeOrigin(at: $0.name) }, parts: parts)
        let isSettled = pass.preparation.isValid && !updateState.isUnresolved
        if let region, isSettled, !pass.isRunning, !pass.preparation.isRunning {
            elements.insert(contentsOf: elementsWithoutView(in: region), at: 0)
        }
        var still = still(of: elements, itemTotal: itemTotal, isSettled: isSettled && !needsRound)
        if let flowLayout = layout.flowLayout {
            (still.measured, still.estimated) = (flowLayout.model.measuredCount, flowLayout.model.estimatedCount)
            still.rowCount = flowLayout.model.rowCount
            still.pinsEdges =
                flowLayout.sectionHeadersPinToVisibleBounds || flowLayout.sectionFootersPinToVisibleBounds
        } else {
            still.measured = layout.answers.count
        }
        return still
    }

    /// What surrounds the viewport, where no code of the program's answers for it: a flow layout that is no subclass.
    /// Everything else is asked only between passes.
    func stillInPass() -> LayoutStill {
        var still = still(in: nil) { _ in [] }
        if type(of: layout) == CollectionViewFlowLayout.self, still.isSettled {
            still.elements = LayoutStill.backToFront(
                elementsWithoutView(in: scrollAxis.inset(bounds, along: -scrollAxis.along(bounds.size) / 2))
                    + still.elements)
        }
        return still
    }

    private func elementsWithoutView(in region: CGRect) -> [LayoutStill.Element] {
        let made = countedWork.attributesMade
        defer { countedWork.attributesMade = made }
        let found = layout.withoutCaching {
            layout.layoutAttributesForElements(in: isMirrored ? mirror(region) : region) ?? []
        }
        return found.compactMap { attributes in
            let name = attributes.name
            guard !attributes.isHidden, displayed[name] == nil else { return nil }
            let frame = isMirrored ? mirrored(attributes).frame : attributes.frame
            let origin = layout.sizeOrigin(at: name)
            let place = ElementSnapshot(
                category: name.category, kind: name.kind, indexPath: name.indexPath, frame: frame,
                zIndex: attributes.zIndex, isEstimated: origin == .estimated, isVisible: false)
            return LayoutStill.Element(place: place, origin: origin)
        }
    }
}

extension CollectionViewLayout {
    /// By what the layout knows at this moment; nothing is computed.
    fileprivate func sizeOrigin(at name: ElementName) -> LayoutStill.SizeOrigin {
        guard name.category == .cell, let path = ItemPath(name.indexPath) else { return .given }
        guard let flowLayout else { return answers.contains(path) ? .measured : .given }
        guard flowLayout.model.contains(path) else { return .given }
        return switch flowLayout.model.sizeSource(of: path) {
        case .estimated: .estimated
        case .measured: .measured
        default: .given
        }
    }
}
