import CallerChecks

extension FlowModel {
    /// Records the size of one item, and computes the affected line breaks again.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - path: A path out of bounds is a programmer error.
    ///   - source: How the size is known; `.estimated` is not a way to know a size, see `reloadItems`.
    /// - Throws: `invalidSize`.
    /// - Complexity: O(log *n* + *l*), *n* leaves, *l* of them scanned: mostly one, at most all that follow in the
    ///   section.
    @discardableResult
    public mutating func setSize(
        _ size: FlowSize, at path: ItemPath, source: SizeSource = .measured
    ) throws(FlowDataError) -> LayoutChange {
        try validate(size, at: path, source: source)
        let axisSize = configuration.axis.size(size)
        return updateSection(path.section) { section, configuration, work in
            section.setSize(axisSize, source: source, at: path.item, in: configuration, work: &work)
        }
    }

    /// Records the sizes of many items, and computes the affected line breaks again.
    ///
    /// - Parameters:
    ///   - sizes: In points, in any order; of two sizes for one path the later counts. A path out of bounds is a
    ///     programmer error.
    ///   - source: How the sizes are known.
    /// - Throws: `invalidSize`, before anything is changed.
    /// - Complexity: O(*m* log *n* + *l*), *m* sizes, *n* leaves, *l* of them scanned, each once.
    @discardableResult
    public mutating func setSizes(
        _ sizes: [(path: ItemPath, size: FlowSize)], source: SizeSource = .measured
    ) throws(FlowDataError) -> LayoutChange {
        for (path, size) in sizes { try validate(size, at: path, source: source) }
        var change = LayoutChange.none
        for batch in SizeBatch.bySection(sizes, axis: configuration.axis) {
            change.merge(updateSection(batch.section) { section, configuration, work in
                batch.apply(to: &section, source: source, in: configuration, work: &work)
            })
        }
        return change
    }

    private func validate(_ size: FlowSize, at path: ItemPath, source: SizeSource) throws(FlowDataError) {
        require(source != .estimated, "a size that is set is given or measured")
        let count = itemCount(in: path.section)
        require(
            path.item >= 0 && path.item < count,
            "item \(path.item) of section \(path.section), which has \(count) items")
        guard size.isValid else { throw .invalidSize(size, at: path) }
    }

    /// Gives the unmeasured items of one section another estimate; does nothing in a section without an estimate.
    ///
    /// - Throws: `invalidEstimate`. Traps if there is no such section.
    /// - Complexity: O(*n* + *e* log *n*), *n* leaves, *e* of them with unmeasured items.
    @discardableResult
    public mutating func setEstimate(_ size: FlowSize, of section: Int) throws(FlowDataError) -> LayoutChange {
        guard size.isValid else { throw .invalidEstimate(size, section: section) }
        guard let current = estimate(of: section), current != size else { return .none }
        return updateSection(section) { section, configuration, work in
            section.setEstimate(size, in: configuration, work: &work)
        }
    }

    /// Gives the unmeasured items of all sections another estimate; does nothing in sections without an estimate.
    ///
    /// - Throws: `invalidEstimate`.
    /// - Complexity: That of `setEstimate(_:of:)` for each different section.
    @discardableResult
    public mutating func setEstimate(_ size: FlowSize) throws(FlowDataError) -> LayoutChange {
        guard size.isValid else { throw .invalidEstimate(size, section: 0) }
        return updateAllSections { section, configuration, work in
            section.setEstimate(size, in: configuration, work: &work)
        }
    }

    /// Inserts items before the item at `path`. If `path` is directly behind the section's last item, the items are
    /// added at the end of the section.
    ///
    /// Estimated items get the estimate of their section, if it has one; else theirs becomes the section's.
    ///
    /// - Throws: `invalidSize`, `invalidEstimate` or `invalidCount`.
    /// - Complexity: O(log *n* + *m* + *r*), *m* sizes inserted, *r* rows broken.
    @discardableResult
    public mutating func insertItems(_ items: ItemSizes, at path: ItemPath) throws(FlowDataError) -> LayoutChange {
        let count = itemCount(in: path.section)
        require(path.item >= 0 && path.item <= count, "an insertion at \(path) of a section with \(count) items")
        try items.validate(at: path)
        try validateCapacity(forItems: items.count)
        if items.count == 0 { return .none }
        return updateSection(path.section) { section, configuration, work in
            section.insertItems(items, at: path.item, in: configuration, work: &work)
        }
    }

    /// Removes items. O(log *n* + *m* + *r*), where *m* is the number of removed items that had sizes of their own. *r*
    /// is the number of rows that the call computes.
    @discardableResult
    public mutating func removeItems(_ range: Range<Int>, in section: Int) -> LayoutChange {
        checkBounds(of: range, in: section)
        if range.isEmpty { return .none }
        return updateSection(section) { section, configuration, work in
            section.replaceItems(range, with: [], in: configuration, work: &work)
        }
    }

    /// Moves an item with its size. `target` is the item's path after the move, as UIKit gives targets in updates.
    ///
    /// An item without a size of its own gets the estimate of the section that it comes to, if that has one.
    ///
    /// - Complexity: O(log *n* + *r*), *r* rows broken at both places.
    @discardableResult
    public mutating func moveItem(from source: ItemPath, to target: ItemPath) -> LayoutChange {
        let moved = place(of: source).section
        let size = moved.items.size(at: source.item)
        let sizeSource = moved.items.source(at: source.item)
        let remaining = itemCount(in: target.section) - (source.section == target.section ? 1 : 0)
        require(
            target.item >= 0 && target.item <= remaining,
            "a move to \(target) of a section with \(remaining) items")
        var change = removeItems(source.item..<source.item + 1, in: source.section)
        let flowSize = configuration.axis.flowSize(size)
        change.merge(updateSection(target.section) { section, configuration, work in
            if sizeSource == .estimated {
                let items = ItemSizes.estimated(count: 1, flowSize)
                return section.insertItems(items, at: target.item, in: configuration, work: &work)
            }
            let new = NewItems.equal(count: 1, size, sizeSource)
            return section.replaceItems(target.item..<target.item, with: [new], in: configuration, work: &work)
        })
        return change
    }

    /// Discards the sizes of items. Afterwards, the items carry the estimate again. Does nothing in a section without
    /// an estimate. O(log *n* + *m* + *r*), where *m* is the number of these items that had sizes of their own. *r* is
    /// the number of rows that the call computes.
    @discardableResult
    public mutating func reloadItems(_ range: Range<Int>, in section: Int) -> LayoutChange {
        checkBounds(of: range, in: section)
        guard estimate(of: section) != nil, !range.isEmpty else { return .none }
        return updateSection(section) { section, configuration, work in
            section.forgetSizes(of: range, in: configuration, work: &work)
        }
    }

    private func checkBounds(of range: Range<Int>, in section: Int) {
        let count = itemCount(in: section)
        require(
            range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of a section with \(count) items")
    }
}

extension Section {
    mutating func insertItems(
        _ items: ItemSizes, at index: Int, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        var items = items
        if case .estimated(let count, let size) = items {
            adoptEstimate(size)
            items = .estimated(count: count, estimate ?? size)
        }
        return replaceItems(index..<index, with: [NewItems(items, configuration.axis)], in: configuration, work: &work)
    }
}
