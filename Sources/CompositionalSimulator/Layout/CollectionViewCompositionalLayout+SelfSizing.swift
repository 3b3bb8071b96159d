import FlowEngine

/// The size that a view returned, with the lengths that the layout decides.
struct ViewMeasurement {
    var key: ElementKey
    var size: CGSize
}

extension CollectionViewCompositionalLayout {
    /// The size that an element gets after its view returned `answer`; nil if its size does not depend on the view.
    func measurement(of original: CollectionViewLayoutAttributes, answering answer: CGSize) -> ViewMeasurement? {
        guard let model = state.staged ?? state.model, let key = key(of: original, in: model),
            let freedom = model.freedom(of: key), freedom.width || freedom.height
        else { return nil }
        var size = original.size
        if freedom.width { size.width = answer.width }
        if freedom.height { size.height = answer.height }
        return size.isUsable ? ViewMeasurement(key: key, size: size) : nil
    }

    /// The size with which a measured size is compared: the element's, or the one that its view returned before, along
    /// an axis on which the element is as long as its longest sibling.
    func presentSize(of measurement: ViewMeasurement, _ size: CGSize) -> CGSize {
        guard case .item(let path) = measurement.key, let model = state.staged ?? state.model,
            let measured = model.measuredSize(of: path), model.hasPlace(of: path)
        else { return size }
        let leaf = model.plans[path.section].leaf(at: path.item)
        var present = size
        if leaf.width.freedom == .shared { present.width = CGFloat(measured.width) }
        if leaf.height.freedom == .shared { present.height = CGFloat(measured.height) }
        return present
    }

    /// The name of the element that attributes describe. The attributes may have been made before the last updates.
    func key(of attributes: CollectionViewLayoutAttributes, in model: CompositionalModel) -> ElementKey? {
        switch attributes.representedElementCategory {
        case .cell:
            guard let path = ItemPath(attributes.indexPath),
                let current = state.currentPath(path, readAt: attributes.updateCount ?? state.updateCount)
            else { return nil }
            return model.contains(current) ? .item(current) : nil
        case .supplementaryView:
            return model.key(ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        case .decorationView: return nil
        }
    }

    /// Records a measured size until the next preparation, and adds the changes of content size and offset to the
    /// context.
    ///
    /// The content on screen keeps its place (R8.10): the first item that was entirely on screen, if items before it
    /// are measured for the first time. Otherwise A1: a group that begins above the viewport and is measured for the
    /// first time grows upwards. A2: one that begins at the viewport's start or behind it moves nothing. A4: a measured
    /// group that spans the start grows downwards.
    func stage(_ measurement: ViewMeasurement, in context: CollectionViewLayoutInvalidationContext) {
        // Taken out, so that it is changed in place.
        guard var next = state.staged.take() ?? state.model else { return }
        let axis = next.axis
        let reader = place(ofReaderFor: measurement.key, in: next)
        let length = next.contentSize[axis]
        let change = next.set(FlowSize(measurement.size), of: measurement.key)
        let growth = next.contentSize[axis] - length
        context.contentSizeAdjustment = axis.size(along: CGFloat(growth))
        let move =
            switch reader {
            case .none: 0.0
            case .end: growth
            case .item(let path, let position): next.position(of: path) - position
            }
        context.contentOffsetAdjustment = axis.point(along: CGFloat(move))
        report(change, in: next)
        state.staged = next
    }

    private func report(_ change: LayoutChange, in model: CompositionalModel) {
        guard change != .none, let view = installedView else { return }
        var receipt = FlowReceipt()
        receipt.add(change)
        receipt.framesMoved = false  // not before the next preparation
        if view.isTraced { receipt.brokenItems = model.items(inReplacedGroups: change) }
        view.apply(receipt, of: self)
    }

    /// The content that keeps its place on screen while an element is measured.
    private enum Reader {
        /// Nothing: what grows is on screen or behind it.
        case none
        /// Everything behind the element.
        case end
        /// An item, with the place of its group before.
        case item(ItemPath, Double)
    }

    private func place(ofReaderFor key: ElementKey, in model: CompositionalModel) -> Reader {
        guard let view = installedView else { return .none }
        let anchors = view.anchors
        guard anchors.holdsFirstRow, !anchors.ignoresAdjustments, let stretch = model.stretch(of: key) else {
            return .none
        }
        let top = Double(model.axis.along(view.viewport.bounds.origin))
        // Items that an update inserts at the start of the content are to be seen.
        if anchors.isUpdating, !FlowModel.isBehindStart(top) { return .none }
        if model.sharesLength(with: key) {
            // All groups of the section change.
            let first = FlowModel.isBehindStart(top) ? model.items(from: top, to: .infinity).first { _ in true } : nil
            return first.map { .item($0, model.position(of: $0)) } ?? .none
        }
        let isFirst = model.isUnmeasured(key)
        if isFirst, let anchor = view.core.firstItemSeenBefore, model.hasPlace(of: anchor) {
            let position = model.position(of: anchor)
            if position > stretch.lowerBound { return .item(anchor, position) }
        }
        return stretch.lowerBound < top && (isFirst || stretch.upperBound <= top) ? .end : .none
    }
}

extension CompositionalModel {
    /// The axes along which a view decides the size of an element; nil if there is no such element.
    func freedom(of key: ElementKey) -> ViewFreedom? {
        switch key {
        case .item(let path): plans[path.section].freedom(ofItem: path.item)
        case .attached(let kind, let path):
            attachedItem(kind, at: path).map {
                ViewFreedom(width: $0.width.isEstimate, height: $0.height.isEstimate)
            }
        case .boundary(let index, let section): plans[section].boundaryItems[index].freedom
        case .global(let index): globalItems[index].freedom
        case .decoration, .separator: nil
        }
    }

    /// The description of a view that is attached to an item or a group.
    private func attachedItem(_ kind: String, at path: ItemPath) -> AttachedItem? {
        let plan = plans[path.section]
        guard !plan.leaves.isEmpty else { return nil }
        if plan.flows { return plan.leaf(at: path.item).attached.first { $0.kind == kind } }
        let leaf = path.item % plan.leaves.count
        return plan.arrangement.views.first { $0.leaf == leaf && $0.item.kind == kind }?.item
    }

    /// Whether a view was not measured, or was measured for a room of another size.
    func isUnmeasured(_ key: ElementKey) -> Bool {
        guard let freedom = freedom(of: key) else { return false }
        let measured: FlowSize?
        let present: FlowSize?
        switch key {
        case .item(let path):
            measured = measuredSize(of: path)
            present = element(ofItem: path)?.frame.size
        case .attached(let kind, let path):
            measured = views[key]
            present = element(attachedTo: path, kind: kind)?.frame.size
        case .boundary(let index, let section):
            measured = views[key]
            present = element(ofBoundary: index, section: section, visible: nil).frame.size
        case .global(let index):
            measured = views[key]
            present = element(ofGlobal: index, visible: nil).frame.size
        case .decoration, .separator: return false
        }
        guard let measured, let present else { return true }
        return (!freedom.width && measured.width != present.width)
            || (!freedom.height && measured.height != present.height)
    }

    /// Whether all groups of an item's section have the length of the longest.
    func sharesLength(with key: ElementKey) -> Bool {
        guard case .item(let path) = key else { return false }
        let plan = plans[path.section]
        return plan.shelfAxis == nil && plan.group[axis].freedom == .shared
    }

    mutating func set(_ size: FlowSize, of key: ElementKey) -> LayoutChange {
        if case .item(let path) = key { return setSize(size, of: path) }
        return setSize(size, ofView: key)
    }

    /// The group of an element; nil for headers and footers.
    func groupPath(of key: ElementKey) -> ItemPath? {
        switch key {
        case .item(let path), .attached(_, let path): group(of: path)
        case .boundary, .global, .decoration, .separator: nil
        }
    }

    /// The stretch of the content, along the scroll axis, in which a measured element makes room: an item's group, or a
    /// header itself.
    func stretch(of key: ElementKey) -> ClosedRange<Double>? {
        let frame: FlowRect
        switch key {
        case .item(let path):
            guard hasPlace(of: path) else { return nil }
            let section = plans[path.section]
            let place = section.shelfAxis == nil ? group(of: path) : ItemPath(section: path.section, item: 0)
            var slot = groups.frame(of: place)
            if axis == .vertical { slot.y += globalLengths.start } else { slot.x += globalLengths.start }
            frame = slot
        case .attached: return nil
        case .boundary(let index, let section): frame = element(ofBoundary: index, section: section, visible: nil).frame
        case .global(let index): frame = element(ofGlobal: index, visible: nil).frame
        case .decoration, .separator: return nil
        }
        return axis.start(of: frame)...max(axis.start(of: frame), axis.end(of: frame))
    }

    /// The place of an item's group along the scroll axis.
    func position(of path: ItemPath) -> Double { stretch(of: .item(path))?.lowerBound ?? 0 }

    /// The items of groups that a change replaced.
    func items(inReplacedGroups change: LayoutChange) -> [TraceEvent.ItemRange] {
        groups.replacedItems(change).map { range in
            var range = range
            if let section = range.sections.first, plans.indices.contains(section) {
                let size = plans[section].shelfAxis == nil ? max(plans[section].itemsPerGroup, 1) : 1
                let count = itemCount(in: section)
                range.items = min(range.items.lowerBound * size, count)..<min(range.items.upperBound * size, count)
            }
            return range
        }
    }
}
