import CallerChecks
import FlowEngine

// Orthogonal sections. UIKit gives each a scroll view, which a user drags; here a test drags a section with these
// methods.

extension CollectionView {
    /// The offset of an orthogonal section, in points along its own axis; 0 for other sections.
    public func offset(ofSection section: Int) -> CGFloat {
        CGFloat(compositionalLayout?.state.model?.shelves[section]?.offset ?? 0)
    }

    /// Scrolls an orthogonal section, as a user does who lifts the finger at `offset`. The section comes to rest where
    /// its `orthogonalScrollingBehavior` decides. Stops the program if the section does not scroll.
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
        guard let view = installedView, let before = state.model?.shelves[section]?.offset, before != offset else {
            return
        }
        let context = makeInvalidationContext()
        context.keepsSizes = true
        view.nameElements(ofSection: section, in: context)
        state.model?.move(shelf: section, to: offset)
        state.staged?.move(shelf: section, to: offset)
        var receipt = FlowReceipt()
        receipt.framesMoved = true
        view.apply(receipt, of: self)
        view.core.tracer?.beginScroll(ofSection: section, from: CGFloat(before), to: CGFloat(offset))
        invalidateLayout(with: context)
        view.core.tracer?.end()
    }
}

extension CompositionalModel {
    /// The offset at which a section comes to rest after a finger was lifted at `offset`. O(log *n*) for *n* groups.
    func restingOffset(ofShelf section: Int, near offset: Double, velocity: Double) -> Double {
        guard let shelf = shelves[section] else { return 0 }
        let limit = greatestOffset(ofShelf: section)
        let wanted = min(max(offset, 0), limit)
        let page = geometry.size[axis.crossing]
        let rest: Double
        switch plans[section].scrolling {
        case .none, .continuous: rest = wanted
        case .paging: rest = page > 0 ? rounded(wanted / page, velocity) * page : wanted
        case .continuousGroupLeadingBoundary:
            rest = groupRest(in: section, isCentered: false, near: wanted, velocity) ?? wanted
        // One group at a time, wherever the finger is lifted.
        case .groupPaging:
            let start = velocity == 0 ? wanted : shelf.offset
            rest = groupRest(in: section, isCentered: false, near: start, velocity) ?? wanted
        case .groupPagingCentered:
            let start = velocity == 0 ? wanted : shelf.offset
            rest = groupRest(in: section, isCentered: true, near: start, velocity) ?? wanted
        }
        return min(max(rest, 0), limit)
    }

    /// The offset of an orthogonal section at which an item is where a position names; nil if the item is in no such
    /// section.
    func shelfOffset(showing path: ItemPath, at position: ScrollPosition) -> Double? {
        guard hasPlace(of: path), let shelf = shelves[path.section], let frame = element(ofItem: path)?.frame else {
            return nil
        }
        let cross = axis.crossing
        let start = cross.start(of: frame) + shelf.offset
        let end = cross.end(of: frame) + shelf.offset
        let page = geometry.size[cross]
        let (first, middle, last): (ScrollPosition, ScrollPosition, ScrollPosition) =
            cross == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
        let offset: Double
        if position.contains(first) {
            offset = start
        } else if position.contains(middle) {
            offset = (start + end - page) / 2
        } else if position.contains(last) {
            offset = end - page
        } else {
            offset = min(max(shelf.offset, end - page), start)
        }
        return min(max(offset, 0), greatestOffset(ofShelf: path.section))
    }

    private func rounded(_ pages: Double, _ velocity: Double) -> Double {
        velocity > 0 ? pages.rounded(.up) : velocity < 0 ? pages.rounded(.down) : pages.rounded()
    }

    /// The offset nearest to `offset` at which a group is at the leading edge of the contents or in their middle; with
    /// a velocity, the next such offset in its direction. Nil without groups.
    private func groupRest(
        in section: Int, isCentered: Bool, near offset: Double, _ velocity: Double
    ) -> Double? {
        guard let shelf = shelves[section], shelf.groups.itemCount > 0 else { return nil }
        let inset = plans[section].insets[axis.crossing].start
        let before = isCentered ? geometry.size[axis.crossing] / 2 : inset
        let last = shelf.groups.itemCount - 1
        let group = shelf.groups.anchor(at: offset + before)?.element
        // The neighbours are looked at, too, because a group's middle may be on either side of the place.
        let near = group.map { $0.kind == .item ? $0.item : last } ?? last
        let rests = (max(near - 2, 0)...min(near + 2, last)).map { group in
            let frame = shelf.groups.frame(of: ItemPath(section: 0, item: group))
            let start = axis.crossing.start(of: frame)
            return (isCentered ? start + axis.crossing.along(frame.size) / 2 : start) - before
        }
        if velocity > 0 { return rests.first { $0 > offset + 1e-6 } ?? rests.last }
        if velocity < 0 { return rests.last { $0 < offset - 1e-6 } ?? rests.first }
        return rests.min { abs($0 - offset) < abs($1 - offset) }
    }
}
