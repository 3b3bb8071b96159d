import CallerChecks
import FlowEngine

// Orthogonal sections. UIKit gives each a scroll view, which a user drags; here a test drags a section
// with these methods.

extension CollectionView {
    /// The offset of an orthogonal section, in points along its own axis; 0 for other sections.
    public func offset(ofSection section: Int) -> CGFloat {
        CGFloat(compositionalLayout?.state.model?.shelves[section]?.offset ?? 0)
    }

    /// Scrolls an orthogonal section, as a user does who lifts the finger at `offset`. The section comes to
    /// rest where its `orthogonalScrollingBehavior` decides. Stops the program if the section does not scroll.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - offset: In points along the section's own axis. An offset beyond an end of its contents becomes this end.
    ///   - velocity: The direction in which the finger moves at the end: positive, negative, or 0 for none.
    public func scrollSection(_ section: Int, to offset: CGFloat, velocity: CGFloat = 0) {
        guard let layout = compositionalLayout else {
            stop("scrollSection(_:to:) needs a compositional layout, not a \(type(of: collectionViewLayout))")
        }
        layout.updateModel()
        guard let model = layout.state.model, model.shelves[section] != nil else {
            stop("section \(section) does not scroll: its orthogonalScrollingBehavior is none")
        }
        require(offset.isFinite, "a section is scrolled to a finite offset, not to \(offset)")
        let target = model.restingOffset(ofShelf: section, near: Double(offset), velocity: Double(velocity))
        layout.moveShelf(section, to: target)
        layoutIfNeeded()
    }

    private var compositionalLayout: CollectionViewCompositionalLayout? {
        collectionViewLayout as? CollectionViewCompositionalLayout
    }
}

extension CollectionViewCompositionalLayout {
    /// Scrolls a section, and invalidates its elements on screen.
    func moveShelf(_ section: Int, to offset: Double) {
        guard let view = installedView, state.model?.shelves[section]?.offset != offset else { return }
        let context = makeInvalidationContext()
        context.keepsSizes = true
        context.invalidateItems(at: view.indexPathsForVisibleItems.filter { $0.first == section })
        state.model?.move(shelf: section, to: offset)
        state.staged?.move(shelf: section, to: offset)
        var receipt = FlowReceipt()
        receipt.framesMoved = true
        view.apply(receipt, of: self)
        invalidateLayout(with: context)
    }
}

extension CompositionalModel {
    /// The offset at which a section comes to rest after a finger was lifted at `offset`.
    func restingOffset(ofShelf section: Int, near offset: Double, velocity: Double) -> Double {
        guard let shelf = shelves[section] else { return 0 }
        let limit = greatestOffset(ofShelf: section)
        let wanted = min(max(offset, 0), limit)
        let page = geometry.size[axis.crossing]
        switch plans[section].section.orthogonalScrollingBehavior {
        case .none, .continuous: return wanted
        case .paging:
            guard page > 0 else { return wanted }
            return min(rounded(wanted / page, velocity) * page, limit)
        case .continuousGroupLeadingBoundary, .groupPaging:
            let boundaries = groupStarts(in: section)
            return min(boundary(near: wanted, from: shelf.offset, velocity, boundaries, section), limit)
        case .groupPagingCentered:
            let boundaries = groupStarts(in: section).map { $0.middle - page / 2 }
            let starts = boundaries.map { (start: $0, middle: $0) }
            return min(max(boundary(near: wanted, from: shelf.offset, velocity, starts, section), 0), limit)
        }
    }

    private func rounded(_ pages: Double, _ velocity: Double) -> Double {
        velocity > 0 ? pages.rounded(.up) : velocity < 0 ? pages.rounded(.down) : pages.rounded()
    }

    /// The offsets at which groups are at the leading edge of the contents, and those of their middles in the content.
    private func groupStarts(in section: Int) -> [(start: Double, middle: Double)] {
        guard let shelf = shelves[section] else { return [] }
        let cross = axis.crossing
        let inset = plans[section].insets[cross].start
        return (0..<shelf.groups.itemCount(in: 0)).map { group in
            let frame = shelf.groups.frame(of: ItemPath(section: 0, item: group))
            let start = cross.start(of: frame)
            return (start - inset, start + cross.along(frame.size) / 2)
        }
    }

    private func boundary(
        near wanted: Double, from current: Double, _ velocity: Double, _ starts: [(start: Double, middle: Double)],
        _ section: Int
    ) -> Double {
        let offsets = starts.map(\.start)
        let nearest = offsets.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
        guard velocity != 0 else { return nearest }
        let pages = plans[section].section.orthogonalScrollingBehavior != .continuousGroupLeadingBoundary
        // One group at a time, wherever the finger is lifted.
        let reference = pages ? current : wanted
        return velocity > 0
            ? offsets.first { $0 > reference + 1e-6 } ?? offsets.last ?? wanted
            : offsets.last { $0 < reference - 1e-6 } ?? offsets.first ?? wanted
    }
}
