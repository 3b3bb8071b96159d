extension FlowConfiguration {
    /// The first mistake in the configuration; nil if the configuration is valid.
    var problem: FlowDataError? {
        if !(containerLength >= 0 && containerLength.isFinite) { return .invalidContainerLength(containerLength) }
        if !(displayScale >= 0 && displayScale.isFinite) { return .invalidDisplayScale(displayScale) }
        if !(0...1).contains(options.fitTolerance) { return .invalidFitTolerance(options.fitTolerance) }
        return nil
    }

    func validate() throws(FlowDataError) {
        if let problem { throw problem }
    }
}

extension SectionMetrics {
    func validate(section: Int) throws(FlowDataError) {
        if isUsable { return }
        let lengths = [
            ("insets.top", insets.top), ("insets.left", insets.left), ("insets.bottom", insets.bottom),
            ("insets.right", insets.right), ("minimumLineSpacing", minimumLineSpacing),
            ("minimumInteritemSpacing", minimumInteritemSpacing),
        ]
        for (name, value) in lengths where !value.isFinite {
            throw .invalidMetric(name: name, value: value, section: section)
        }
        for (name, value) in [("headerLength", headerLength), ("footerLength", footerLength)]
        where !(value >= 0 && value.isFinite) {
            throw .invalidMetric(name: name, value: value, section: section)
        }
    }

    private var isUsable: Bool {
        insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
            && minimumLineSpacing.isFinite && minimumInteritemSpacing.isFinite
            && headerLength >= 0 && headerLength.isFinite && footerLength >= 0 && footerLength.isFinite
    }
}

extension ItemSizes {
    func validate(at path: ItemPath) throws(FlowDataError) {
        guard count >= 0 else { throw .invalidCount(count) }
        switch self {
        case .estimated(_, let size):
            if !size.isValid { throw .invalidEstimate(size, section: path.section) }
        case .equal(_, let size):
            if !size.isValid { throw .invalidSize(size, at: path) }
        case .each(let sizes):
            if sizes.areLayable { return }
            for (offset, size) in sizes.enumerated() where !size.isValid {
                throw .invalidSize(size, at: ItemPath(section: path.section, item: path.item + offset))
            }
        }
    }
}

extension [FlowSize] {
    /// Whether a quick check finds that a layout can use all of these sizes. The quick check also rejects −0, which a
    /// layout can use. Therefore a slower check follows if this value is false.
    fileprivate var areLayable: Bool {
        let infinity = Double.infinity.bitPattern
        for size in self where size.width.bitPattern >= infinity || size.height.bitPattern >= infinity { return false }
        return true
    }
}

extension FlowModel {
    /// The largest number of items in a model, and the largest number of sections. The limit exists because row counts
    /// are stored in 32 bits.
    static let largestCount = Int(UInt32.max)

    func validateCapacity(forItems items: Int, sections newSections: Int = 0) throws(FlowDataError) {
        if newSections < 0 || newSections > FlowModel.largestCount - sectionCount { throw .invalidCount(newSections) }
        if items > FlowModel.largestCount - itemCount { throw .invalidCount(items) }
    }
}
