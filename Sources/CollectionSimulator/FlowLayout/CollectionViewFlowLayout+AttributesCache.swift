import FlowEngine

extension CollectionViewFlowLayout {
    var quirks: UIKitQuirks { servedHost?.quirks ?? [] }

    func cachedAttributes(for element: FlowElement) -> CollectionViewLayoutAttributes {
        let attributes = attributesCache.attributes(for: element, madeBy: AttributesFactory(self))
        countAndReportCached()
        return attributes
    }

    /// Counts the attributes objects that were made, and reports cached objects that were changed (R13.3).
    func countAndReportCached() {
        guard attributesCache.hasNews else { return }
        var receipt = FlowReceipt()
        receipt.work.attributesMade = attributesCache.drainMadeCount()
        receipt.issues = attributesCache.drainMismatches().map { cached, element in
            .cachedFrameMismatch(
                indexPath: .at(element.path.section, element.path.item), cached: cached,
                expected: CGRect(element.frame), layoutClass: String(describing: type(of: self)))
        }
        servedHost?.apply(receipt, of: self)
    }
}
