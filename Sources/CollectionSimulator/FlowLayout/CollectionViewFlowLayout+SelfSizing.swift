import FlowEngine

extension CollectionViewFlowLayout {
    /// Whether cells size themselves. They do if the estimate is not zero (R8.1), unless an option gives the delegate's
    /// sizes precedence (R8.15).
    var isEstimating: Bool {
        estimatedItemSize != .zero && !(options.delegateSizeDisablesSelfSizing && delegateGivesSizes)
    }

    private var usesAverage: Bool { estimatedItemSize == CollectionViewFlowLayout.automaticSize }

    /// The size of items that were not measured; nil if cells do not size themselves. R8.12: with `automaticSize` this
    /// is the running average of all measured sizes, or `itemSize` before the first measurement.
    func estimate(_ receipt: inout FlowReceipt) -> FlowSize? {
        guard estimatedItemSize != .zero else { return nil }
        if usesAverage, let average = selfSizing.tally.average { return average }
        let size = usesAverage ? itemSize : estimatedItemSize
        if size.isUsable { return FlowSize(size) }
        receipt.issues.append(
            .invalidDelegateValue(
                name: usesAverage ? "itemSize" : "estimatedItemSize", section: 0, indexPath: nil,
                value: "\(size.width) × \(size.height)"))
        return FlowSize(CollectionViewFlowLayout.defaultItemSize)
    }

    // MARK: Staging

    /// Stores a cell's measured size until the next preparation. Adds the expected changes of content size and offset
    /// to the context.
    ///
    /// R8.8: the context holds the growth of the item's row and the move of the offset. R18.13: the context also names
    /// the last line, if the size makes that line leave the grid or enter the grid. R8.5: only the size of the
    /// preferred attributes is used.
    func stage(
        _ size: CGSize, for original: CollectionViewLayoutAttributes,
        in context: CollectionViewLayoutInvalidationContext, of host: any FlowLayoutHost
    ) {
        guard let path = currentPath(of: original), size.isUsable else { return }
        let gain = stageRowGain(FlowSize(size), at: path)
        nameLastLine(setting: FlowSize(size), at: path, in: context)
        if model.sizeSource(of: path) == .measured, host.answeredOnArrival(at: path) {
            selfSizing.returned.insert(path)
        }
        selfSizing.stage(FlowSize(size), at: path, replacing: measuredSize(of: path))
        context.contentSizeAdjustment = scrollDirection.size(along: CGFloat(gain))
        if movesOffset(path, original, in: host) {
            selfSizing.announcedAdjustment += gain
            context.contentOffsetAdjustment = scrollDirection.point(along: CGFloat(gain))
        }
        guard let issue = oversize(size, at: original.indexPath, fromDelegate: false) else { return }
        var receipt = FlowReceipt()
        receipt.issues = [issue]
        host.apply(receipt, of: self)
    }

    /// Adds the other items of a section's last line to a context, if one item's measured size moves them. This is so
    /// if the measured size makes all sizes in the section equal, or no longer equal (R18.13).
    private func nameLastLine(
        setting size: FlowSize, at path: ItemPath, in context: CollectionViewLayoutInvalidationContext
    ) {
        let staged = selfSizing.stagedItems(in: path.section)
        guard
            let line = model.lastLineMoving(
                in: path.section, after: (staged.items, staged.size), setting: size, at: path.item)
        else { return }
        let others = line.filter { $0 != path.item }.map { IndexPath(item: $0, section: path.section) }
        if !others.isEmpty { context.invalidateItems(at: others) }
    }

    /// Records an item as measured, although the layout refused its measured size. R8.7: if the measured size differs
    /// from the present size by less than half a pixel, the item gets the measured size. Final sizes then do not depend
    /// on the estimate. In all other cases, such as a refusal by a subclass, the item keeps its present size.
    ///
    /// - Returns: Whether frames may move, by a part of a pixel or because the average changed: nothing is invalidated,
    ///   but one more round has to place views.
    func stageAsMeasured(
        _ original: CollectionViewLayoutAttributes, answering answer: CGSize, atScale scale: CGFloat
    ) -> Bool {
        guard isEstimating, original.representedElementCategory == .cell, let path = currentPath(of: original),
            model.sizeSource(of: path) != .measured
        else { return false }
        let size = model.size(of: path)
        let isKept = answer.isUsable && !answer.differs(from: original.size, atScale: scale)
        let average = selfSizing.tally.average
        selfSizing.stage(isKept ? FlowSize(answer) : size, at: path, replacing: nil)
        return isKept && FlowSize(answer) != size || usesAverage && selfSizing.tally.average != average
    }

    /// The size of an item as it is included in the average of measured sizes. Nil if the item was not measured. Also
    /// nil while the model is being updated, because measured sizes may be invalid then.
    private func measuredSize(of path: ItemPath) -> FlowSize? {
        !isUpdatingModel && model.sizeSource(of: path) == .measured ? model.size(of: path) : nil
    }

    /// Whether the offset moves when the item's row grows (R8.10). This move keeps the content on screen in its place.
    ///
    /// A1: a row that begins above the viewport and is measured for the first time grows upwards. A2: a row that begins
    /// at the viewport's start or behind it moves nothing. A4: a measured row that spans the start grows downwards,
    /// R18.2: if its cell never left.
    private func movesOffset(
        _ path: ItemPath, _ original: CollectionViewLayoutAttributes, in host: any FlowLayoutHost
    ) -> Bool {
        // During a batch contexts do not move the offset; measured sizes move it without them (R8.9).
        let anchors = host.anchors
        guard followsStart(of: anchors), !anchors.ignoresAdjustments else { return false }
        let top = scrollDirection.along(host.viewport.bounds.origin)
        let frame = original.frame
        guard scrollDirection.start(of: frame) < top else { return false }
        return isMeasuredFirst(path) || scrollDirection.end(of: frame) <= top
    }

    /// Whether the new size of an item is the item's first measurement, or is treated as the first (R18.2).
    func isMeasuredFirst(_ path: ItemPath) -> Bool {
        model.sizeSource(of: path) != .measured || selfSizing.returned.contains(path)
    }

    /// Returns the expected growth of an item's row after a measurement of the item. Stores the expected length of the
    /// row in `stagedRowLengths`. The row is assumed to keep its items, which is certain only in lists. An error is
    /// corrected when the measured sizes are applied.
    private func stageRowGain(_ size: FlowSize, at path: ItemPath) -> Double {
        let row = model.row(containing: path)
        let first = ItemPath(section: path.section, item: row.items.lowerBound)
        let length = selfSizing.stagedRowLengths[first] ?? row.length
        let old = scrollDirection.along(selfSizing.stagedSizes[path] ?? model.size(of: path))
        let new = scrollDirection.along(size)
        var result = max(length, new)
        if old == length, new < length {
            result = row.items.count > 64 ? length : new
            for item in row.items.prefix(64) where item != path.item && row.items.count <= 64 {
                let other = ItemPath(section: path.section, item: item)
                result = max(result, scrollDirection.along(selfSizing.stagedSizes[other] ?? model.size(of: other)))
            }
        }
        selfSizing.stagedRowLengths[first] = result
        return result - length
    }

    private func oversize(_ size: CGSize, at path: IndexPath, fromDelegate: Bool) -> LayoutIssue.Kind? {
        let used = scrollDirection.across(model.metrics(of: path[0]).insets)
        let available = CGFloat(model.configuration.containerLength - used)
        let span = scrollDirection.across(size)
        // R13.1: longer than the line; one that is exactly as long is not reported.
        guard span > available + options.geometry.fitTolerance else { return nil }
        return .invalidItemSize(
            indexPath: path, span: span, available: available, axis: scrollDirection, fromDelegate: fromDelegate)
    }

    /// Returns issues for the items that have become too large for their lines (R13.1). Items off screen are included.
    ///
    /// In each of the given sections the widest item is checked. These are the sections whose available length shrank,
    /// or all sections after a reload. The items in `asked`, for whose sizes the delegate was asked again, are checked
    /// one by one. Items with an estimate are checked when they are measured.
    func oversizedItems(in sections: SectionsToCheck, asked: [ItemPath]) -> [LayoutIssue.Kind] {
        let widest =
            switch sections {
            case .all: model.oversizedItems()
            case .some(let sections): sections.compactMap { model.oversizedItem(in: $0) }
            }
        return (widest + asked).compactMap { path in
            let fromDelegate = delegateGivesSizes && model.sizeSource(of: path) == .given
            return oversize(CGSize(model.size(of: path)), at: IndexPath(path), fromDelegate: fromDelegate)
        }
    }

    // MARK: Applying

    /// Applies all waiting measured sizes to the model in one change. With `automaticSize`, the average of all measured
    /// sizes then becomes the estimate. The offset moves with the first row on screen (A1–A4).
    func applyStagedSizes(in host: any FlowLayoutHost, _ receipt: inout FlowReceipt) {
        let staged = selfSizing.stagedSizes
        let sizes = staged.filter { model.contains($0.key) }.map { (path: $0.key, size: $0.value) }
            .sorted { ($0.path.section, $0.path.item) < ($1.path.section, $1.path.item) }
        let announced = selfSizing.announcedAdjustment
        let follows = followsStart(of: host.anchors)
        // Observers receive the drift of the reader's item even if the offset does not follow it.
        let anchor = follows || host.isTraced ? anchorForMeasuring(staged, in: host, &receipt) : nil
        let before = anchor.map { model.position(of: $0) } ?? 0
        selfSizing.dropStagedSizes()
        selfSizing.hasNewerAverage = false
        change(in: host, &receipt) { try model.setSizes(sizes) }
        if usesAverage, let average = selfSizing.tally.average {
            change(in: host, &receipt) { try model.setEstimate(average) }
        }
        guard follows else { return }
        let moved = (anchor.map { model.position(of: $0) } ?? 0) - before
        receipt.offsetAdjustment += CGFloat(moved - announced)
    }
}

/// The sections that are checked for items that have become too large.
enum SectionsToCheck {
    case all
    case some([Int])
}

extension CGSize {
    /// Whether the widths or the heights of two sizes differ by half a pixel or more. At scale 0, any difference is
    /// enough.
    package func differs(from other: CGSize, atScale scale: CGFloat) -> Bool {
        guard scale > 0 else { return self != other }
        return abs(width - other.width) * scale >= 0.5 || abs(height - other.height) * scale >= 0.5
    }
}
