import FlowEngine

extension TableView: SnapshotView {
    package var layoutName: String { "\(style) table" }

    package var itemTotal: Int { geometry.model.itemCount }

    package func snapshot(in region: CGRect?, parts: ((View) -> [ViewPart])?) -> LayoutSnapshot {
        let state = core.updateState
        let isLoaded = pass.data.isLoaded && !pass.data.isLoading && !state.isUnresolved && state.batch == nil
        var elements = core.shownElements({ sizeOrigin(of: $0) }, parts: parts)
        if let region, isLoaded {
            elements.insert(contentsOf: elementSnapshots(in: region).filter { !$0.isVisible }, at: 0)
        }
        elements += accessoryElements(parts)
        var snapshot = core.snapshot(of: elements, itemTotal: itemTotal, isSettled: isLoaded && !core.needsRound)
        if isLoaded {
            (snapshot.measured, snapshot.estimated) = (geometry.model.measuredCount, geometry.model.estimatedCount)
            snapshot.rowCount = snapshot.itemCount
        }
        snapshot.pinsEdges = style == .plain
        return snapshot
    }

    /// A snapshot that can be made during a pass. It includes the rows around the viewport, because no client code is
    /// called for rows whose heights were read.
    package func snapshotInPass() -> LayoutSnapshot {
        snapshot(in: bounds.insetBy(dx: 0, dy: -bounds.size.height / 2)) { _ in [] }
    }

    private func sizeOrigin(of element: DisplayedElement) -> ElementSnapshot.SizeOrigin {
        element.isCell ? sizeOrigin(ofRowAt: element.name.indexPath) : .given
    }

    func sizeOrigin(ofRowAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin {
        guard let path = ItemPath(indexPath), geometry.contains(path) else { return .given }
        return switch geometry.model.sizeSource(of: path) {
        case .estimated: carriesEstimate(at: indexPath) ? .estimated : .given
        case .measured: .measured
        default: .given
        }
    }

    /// The views above the first section and below the last section.
    private func accessoryElements(_ parts: ((View) -> [ViewPart])?) -> [ElementSnapshot] {
        let views = [("tableHeaderView", tableHeaderView), ("tableFooterView", tableFooterView)]
        return views.compactMap { kind, view in
            guard let view, view.superview === self, !view.isHidden, view.frame.size.height > 0 else { return nil }
            return ElementSnapshot(
                .supplementaryView(ofKind: kind, at: IndexPath()), frame: view.frame, zIndex: 0, origin: .given,
                isVisible: true, parts: parts?(view) ?? view.parts())
        }
    }
}
