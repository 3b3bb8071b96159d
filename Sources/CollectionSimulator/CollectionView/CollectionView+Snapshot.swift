import FlowEngine

extension CollectionView: SnapshotView {
    package var layoutName: String { "\(type(of: layout))" }

    package var itemTotal: Int { insight.counts?.items ?? core.counts?.reduce(0, +) ?? 0 }

    package func snapshot(in region: CGRect?, parts: ((View) -> [ViewPart])?) -> LayoutSnapshot {
        var elements = core.shownElements({ layout.sizeOrigin(at: $0.name) }, parts: parts)
        let isSettled = pass.preparation.isValid && !core.updateState.isUnresolved
        if let region, isSettled, !core.isLayingOut, !pass.preparation.isRunning {
            elements.insert(contentsOf: elementsWithoutView(in: region), at: 0)
        }
        var snapshot = core.snapshot(of: elements, itemTotal: itemTotal, isSettled: isSettled && !core.needsRound)
        let counts = insight.counts
        snapshot.measured = counts?.measured ?? insight.answers.count
        snapshot.estimated = counts?.estimated ?? 0
        snapshot.rowCount = counts?.rows
        snapshot.pinsEdges = insight.pinsEdges
        return snapshot
    }

    /// A snapshot that can be made during a pass, because no client code is called but a layout's insight. With a valid
    /// layout of this library that is not subclassed, it includes elements around the viewport. With any other layout,
    /// it includes only elements that have views.
    package func snapshotInPass() -> LayoutSnapshot {
        var snapshot = snapshot(in: nil) { _ in [] }
        if keeper.answersWithoutClientCode, snapshot.isSettled {
            snapshot.elements = LayoutSnapshot.backToFront(
                elementsWithoutView(in: scrollAxis.inset(bounds, along: -scrollAxis.along(bounds.size) / 2))
                    + snapshot.elements)
        }
        return snapshot
    }

    private func elementsWithoutView(in region: CGRect) -> [ElementSnapshot] {
        placedElements(in: region) { !$0.isHidden && core.displayed[$0.name] == nil }
    }
}

extension CollectionViewLayout {
    /// The source of an element's size, read from the layout's present state without computing anything.
    func sizeOrigin(at name: ElementName) -> ElementSnapshot.SizeOrigin {
        guard name.category == .cell, let path = ItemPath(name.indexPath) else { return .given }
        return insight.sizeOrigin(ofItemAt: name.indexPath) ?? (insight.answers.contains(path) ? .measured : .given)
    }
}
