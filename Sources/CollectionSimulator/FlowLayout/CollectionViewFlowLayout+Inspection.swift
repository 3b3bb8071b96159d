import FlowEngine

extension CollectionViewFlowLayout {
    /// The number of lines in all sections. O(1) if nothing is invalid.
    public var rowCount: Int {
        updateModel()
        return model.rowCount
    }

    /// Reports an issue if operations of an update that was announced to the layout are missing (G40).
    ///
    /// - Returns: Whether the layout has received all operations.
    func reportUnlessResolved() -> Bool {
        guard let servedHost, servedHost.isUnresolved else { return true }
        var receipt = FlowReceipt()
        receipt.issues = [.unresolvedQuery]
        servedHost.apply(receipt, of: self)
        return false
    }

    /// The number of items with an estimated size. O(1) once the layout is prepared.
    public var estimatedItemCount: Int {
        updateModel()
        return model.estimatedCount
    }

    /// The number of items whose cells were measured. O(1) once the layout is prepared.
    public var measuredItemCount: Int {
        updateModel()
        return model.measuredCount
    }

    /// Whether an item has an estimated size. False for a path that names no item. O(log *n*).
    public func isEstimated(at indexPath: IndexPath) -> Bool {
        updateModel()
        guard let path = ItemPath(indexPath), model.contains(path) else { return false }
        return model.sizeSource(of: path) == .estimated
    }
}

extension CollectionViewFlowLayout {
    /// The size of an item in the layout, before rounding to pixels. Traps for a path that names no item.
    package func unroundedSize(at indexPath: IndexPath) -> CGSize {
        updateModel()
        let size = model.size(of: ItemPath(section: indexPath[0], item: indexPath[1]))
        return CGSize(width: size.width, height: size.height)
    }

    /// The metrics of a section, from the delegate or the layout. Traps if there is no such section.
    package func metrics(ofSection section: Int) -> SectionMetrics {
        updateModel()
        return model.metrics(of: section)
    }
}
