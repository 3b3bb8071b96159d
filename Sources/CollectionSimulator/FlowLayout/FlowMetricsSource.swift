import CallerChecks
import FlowEngine
import ViewSimulator

/// The source of a flow model's metrics and sizes. The values come from the delegate or, if a method is not
/// implemented, from the layout's properties (R1.17).
///
/// Which methods the delegate implements is found out once; one that it does not implement is never asked again.
/// Unusable values are replaced by the layout's property, and noted in `issues`: to report them runs client code, which
/// has to wait until the model is complete.
@MainActor
struct FlowMetricsSource {
    private let layout: CollectionViewFlowLayout
    private let host: any FlowLayoutHost
    private let delegation: FlowDelegation?
    private let direction: ScrollDirection
    private var asksInsets, asksLineSpacing, asksInteritemSpacing, asksHeader, asksFooter: Bool
    private(set) var asksSizes: Bool
    private(set) var issues: [LayoutIssue.Kind] = []
    private(set) var sizeQueries = 0
    private(set) var sectionsRead = 0
    private var itemsRead = 0

    /// Makes a source. If `asksDelegate` is false, only the layout's properties are used.
    init(_ layout: CollectionViewFlowLayout, in host: any FlowLayoutHost, asksDelegate: Bool = true) {
        self.layout = layout
        self.host = host
        delegation = asksDelegate ? host.flowDelegation : nil
        direction = layout.scrollDirection
        let asks = delegation != nil
        (asksInsets, asksLineSpacing, asksInteritemSpacing, asksHeader, asksFooter) = (asks, asks, asks, asks, asks)
        asksSizes = asks
    }

    /// The contents of all sections, in order.
    mutating func sections(estimate: FlowSize?) -> [SectionContent] {
        let count = host.numberOfSections
        var sections: [SectionContent] = []
        sections.reserveCapacity(count)
        for section in 0..<count {
            var metrics = metrics(of: section)
            metrics.cellsSizeThemselves = estimate != nil
            sections.append(content(of: section, metrics: metrics, estimate: estimate))
        }
        return sections
    }

    /// The content of one section.
    mutating func content(of section: Int, estimate: FlowSize?) -> SectionContent {
        content(of: section, metrics: metrics(of: section), estimate: estimate)
    }

    /// The sizes of new items of a section, for a layout whose delegate gives no sizes.
    mutating func itemSizes(_ count: Int, in section: Int, estimate: FlowSize?) -> ItemSizes {
        if let estimate { return .estimated(count: count, estimate) }
        return .equal(count: count, FlowSize(usableItemSize(section)))
    }

    // MARK: Metrics

    /// The metrics of a section. R12.3: reads insets, line spacing, item spacing, header and footer, and then the sizes
    /// of the items.
    mutating func metrics(of section: Int) -> SectionMetrics {
        sectionsRead += 1
        var metrics = SectionMetrics()
        metrics.insets = FlowInsets(insets(of: section))
        metrics.minimumLineSpacing = Double(
            usable(
                ask(\.asksLineSpacing) { $0.collectionView($1, layout: $2, minimumLineSpacingForSectionAt: section) },
                or: layout.minimumLineSpacing, default: 10, name: "minimumLineSpacing", section: section))
        metrics.minimumInteritemSpacing = Double(
            usable(
                ask(\.asksInteritemSpacing) {
                    $0.collectionView($1, layout: $2, minimumInteritemSpacingForSectionAt: section)
                },
                or: layout.minimumInteritemSpacing, default: 10, name: "minimumInteritemSpacing", section: section))
        metrics.headerLength = headerLength(of: section)
        metrics.footerLength = footerLength(of: section)
        metrics.cellsSizeThemselves = layout.isEstimating
        return metrics
    }

    /// The length of a header along the scroll axis. No other length of the header is used (R1.5).
    mutating func headerLength(of section: Int) -> Double {
        let size = ask(\.asksHeader) { $0.collectionView($1, layout: $2, referenceSizeForHeaderInSection: section) }
        return length(size, or: layout.headerReferenceSize, name: "headerReferenceSize", section: section)
    }

    mutating func footerLength(of section: Int) -> Double {
        let size = ask(\.asksFooter) { $0.collectionView($1, layout: $2, referenceSizeForFooterInSection: section) }
        return length(size, or: layout.footerReferenceSize, name: "footerReferenceSize", section: section)
    }

    private mutating func length(_ given: CGSize?, or property: CGSize, name: String, section: Int) -> Double {
        let value = direction.along(given ?? property)
        if value.isFinite, value >= 0 { return Double(value) }
        note(name, "\(value)", section: section)
        let fallback = direction.along(property)
        return fallback.isFinite && fallback >= 0 ? Double(fallback) : 0
    }

    private mutating func usable(
        _ given: CGFloat?, or property: CGFloat, default fallback: CGFloat, name: String, section: Int
    ) -> CGFloat {
        let value = given ?? property
        if value.isFinite { return value }
        note(name, "\(value)", section: section)
        return property.isFinite ? property : fallback
    }

    private mutating func insets(of section: Int) -> EdgeInsets {
        let given = ask(\.asksInsets) { $0.collectionView($1, layout: $2, insetForSectionAt: section) }
        var insets = given ?? layout.sectionInset
        if !insets.isFinite {
            note("sectionInset", "\(insets)", section: section)
            insets = layout.sectionInset.isFinite ? layout.sectionInset : .zero
        }
        return insets.measured(from: layout.sectionInsetReference, of: host, in: direction)
    }

    // MARK: Sizes

    /// The sizes of a section's items. They are the delegate's sizes, or else the estimate, or else `itemSize` (R2.7).
    /// R2.9: a delegate that gives sizes is asked about every item.
    private mutating func content(
        of section: Int, metrics: SectionMetrics, estimate: FlowSize?
    ) -> SectionContent {
        let count = host.numberOfItems(inSection: section)
        require(
            count <= Int(UInt32.max) - itemsRead,
            "the data source returned \(count) items in section \(section), after \(itemsRead) in those before: a flow "
                + "layout holds at most \(UInt32.max) in all")
        itemsRead += count
        let available = availableLength(for: metrics)
        if let sizes = delegateSizes(of: section, count: count, available: available) {
            var metrics = metrics
            // R8.15: the delegate's size is a first estimate, and the cell may change it.
            metrics.cellsSizeThemselves = estimate != nil && !layout.options.delegateSizeDisablesSelfSizing
            return SectionContent(sizes, metrics: metrics)
        }
        if let estimate { return SectionContent(.estimated(count: count, estimate), metrics: metrics) }
        let size = usableItemSize(section)
        if count > 0 { noteIfOversized(size, at: .at(section, 0), available: available, fromDelegate: false) }
        return SectionContent(.equal(count: count, FlowSize(size)), metrics: metrics)
    }

    private mutating func delegateSizes(of section: Int, count: Int, available: CGFloat) -> ItemSizes? {
        guard asksSizes, count > 0, let first = size(at: .at(section, 0)) else { return nil }
        var equalCount = 1
        var sizes: [FlowSize] = []
        var largest = (size: first, path: IndexPath.at(section, 0))
        for item in 1..<max(count, 1) {
            let path = IndexPath.at(section, item)
            let size = size(at: path) ?? layout.itemSize
            if direction.across(size) > direction.across(largest.size) { largest = (size, path) }
            if sizes.isEmpty && size == first {
                equalCount += 1
            } else {
                if sizes.isEmpty { sizes = Array(repeating: FlowSize(first), count: equalCount) }
                sizes.append(FlowSize(size))
            }
        }
        noteIfOversized(largest.size, at: largest.path, available: available, fromDelegate: true)
        return sizes.isEmpty ? .equal(count: equalCount, FlowSize(first)) : .each(sizes)
    }

    /// The size of an item from the delegate; nil if the delegate does not give sizes.
    mutating func size(at path: IndexPath) -> CGSize? {
        guard let size = ask(\.asksSizes, { $0.collectionView($1, layout: $2, sizeForItemAt: path) }) else {
            return nil
        }
        sizeQueries += 1
        if size.isUsable { return size }
        note("sizeForItemAt", "\(size.width) × \(size.height)", section: path[0], path: path)
        return layout.itemSize.isUsable ? layout.itemSize : CollectionViewFlowLayout.defaultItemSize
    }

    private mutating func usableItemSize(_ section: Int) -> CGSize {
        if layout.itemSize.isUsable { return layout.itemSize }
        note("itemSize", "\(layout.itemSize.width) × \(layout.itemSize.height)", section: section)
        return CollectionViewFlowLayout.defaultItemSize
    }

    private func availableLength(for metrics: SectionMetrics) -> CGFloat {
        let used = direction.across(metrics.insets)
        let viewport = host.viewport
        return layout.containerLength(for: viewport.bounds.size, inset: viewport.inset) - CGFloat(used)
    }

    private mutating func noteIfOversized(
        _ size: CGSize, at path: IndexPath, available: CGFloat, fromDelegate: Bool
    ) {
        let span = direction.across(size)
        guard span > available + layout.options.geometry.fitTolerance else { return }
        issues.append(
            .invalidItemSize(
                indexPath: path, span: span, available: available, axis: direction, fromDelegate: fromDelegate))
    }

    // MARK: Asking

    /// Calls a method of the delegate and returns its result. Nil if the delegate does not implement the method; such a
    /// method is not called again.
    private mutating func ask<Answer>(
        _ isImplemented: WritableKeyPath<FlowMetricsSource, Bool>,
        _ question: (any CollectionViewDelegateFlowLayout, CollectionView, CollectionViewLayout) -> Answer
    ) -> Answer? {
        guard let delegation, self[keyPath: isImplemented], host.claimQuestion() else { return nil }
        if let answer = OptionalRequirement.ask({ question(delegation.delegate, delegation.view, layout) }) {
            return answer
        }
        self[keyPath: isImplemented] = false
        return nil
    }

    private mutating func note(_ name: String, _ value: String, section: Int, path: IndexPath? = nil) {
        issues.append(.invalidDelegateValue(name: name, section: section, indexPath: path, value: value))
    }
}

extension EdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    /// Converts section insets into insets from the edge of the content inset. The given insets are measured from the
    /// edges that `reference` names. R1.14: max(inset + reference − content inset, 0), across the scroll axis only. All
    /// lengths are in the layout's coordinates.
    @MainActor
    func measured(
        from reference: CollectionViewFlowLayout.SectionInsetReference, of host: any FlowLayoutHost,
        in direction: ScrollDirection
    ) -> EdgeInsets {
        guard let edge = host.edge(of: reference) else { return self }
        let inset = host.viewport.inset
        let (edgeStart, edgeEnd) = (direction.acrossStart(of: edge), direction.acrossEnd(of: edge))
        return direction.insets(
            start: direction.start(of: self), end: direction.end(of: self),
            acrossStart: max(direction.acrossStart(of: self) + edgeStart - direction.acrossStart(of: inset), 0),
            acrossEnd: max(direction.acrossEnd(of: self) + edgeEnd - direction.acrossEnd(of: inset), 0))
    }
}
