import FlowSimulator

/// Everything that a screen's layout, cells, data source and delegate were asked or notified of, in order.
@MainActor
final class CallLog {
    var calls: [String] = []

    func note(_ call: String) {
        calls.append(call)
    }

    /// What was noted since the last call.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Writes down every hook that it overrides.
final class RecordingLayout: CollectionViewFlowLayout {
    var log: CallLog?

    override func prepare() {
        log?.note("prepare")
        super.prepare()
    }

    override var collectionViewContentSize: CGSize {
        log?.note("contentSize")
        return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        log?.note("elements")
        return super.layoutAttributesForElements(in: rect)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        log?.note("item \(indexPath.section)-\(indexPath.item)")
        return super.layoutAttributesForItem(at: indexPath)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        log?.note(
            "\(elementKind == CollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)")
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    override func invalidateLayout() {
        log?.note("invalidateLayout")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        log?.note(context.invalidateEverything ? "invalidate everything" : "invalidate")
        super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
        log?.note("bounds? \(answer)")
        return answer
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> CollectionViewLayoutInvalidationContext {
        log?.note("bounds context, old \(Int(collectionView?.bounds.origin.y ?? -1)) new \(Int(newBounds.origin.y))")
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool {
        log?.note("preferred? \(originalAttributes.indexPath.item)")
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        log?.note("preferred context \(originalAttributes.indexPath.item)")
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}

final class RecordingCell: SizedCell {
    var log: CallLog?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        log?.note("apply \(layoutAttributes.indexPath.item)")
        super.apply(layoutAttributes)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        log?.note("preferred \(layoutAttributes.indexPath.item)")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    override func prepareForReuse() {
        log?.note("prepareForReuse")
        super.prepareForReuse()
    }
}

/// Gives sizes, headers and footers from tables, and writes down what it was asked.
final class RecordingDelegate: CollectionViewDelegateFlowLayout {
    var log: CallLog
    var itemSize: (IndexPath) -> CGSize
    var headers: [CGFloat] = []
    var footers: [CGFloat] = []
    var insets = EdgeInsets.zero

    init(_ log: CallLog, itemSize: @escaping (IndexPath) -> CGSize) {
        (self.log, self.itemSize) = (log, itemSize)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        log.note("size \(indexPath.section)-\(indexPath.item)")
        return itemSize(indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        log.note("insets \(section)")
        return insets
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        log.note("headerSize \(section)")
        return section < headers.count ? size(headers[section], headers[section]) : .zero
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        log.note("footerSize \(section)")
        return section < footers.count ? size(footers[section], footers[section]) : .zero
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        log.note("willDisplay \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        log.note("didEndDisplaying \(indexPath.item)")
    }
}

/// A screen with all of them.
@MainActor
final class RecordedScreen {
    let log = CallLog()
    let layout = RecordingLayout()
    let delegate: RecordingDelegate
    let screen: TestScreen

    var view: CollectionView { screen.view }

    /// Delegate sizes unless `estimate` is given: then cells answer `itemSize`.
    init(
        _ width: CGFloat, _ height: CGFloat, counts: [Int], estimate: CGSize = .zero, headers: [CGFloat] = [],
        footers: [CGFloat] = [], setUp: (RecordingLayout) -> Void = { _ in },
        itemSize: @escaping (IndexPath) -> CGSize
    ) {
        delegate = RecordingDelegate(log, itemSize: itemSize)
        (delegate.headers, delegate.footers) = (headers, footers)
        layout.estimatedItemSize = estimate
        setUp(layout)
        screen = TestScreen(width, height, counts: counts, layout: layout, cellClass: RecordingCell.self) { path, _ in
            itemSize(path)
        }
        let log = log
        screen.source.whenCellIsMade = { cell, path in
            (cell as? RecordingCell)?.log = log
            log.note("cellForItem \(path.item)")
        }
        if estimate == .zero || !headers.isEmpty || !footers.isEmpty { screen.view.delegate = delegate }
        layout.log = log
    }

    /// Lays out, and what that called.
    func settle() -> [String] {
        screen.settle()
        return log.take()
    }

    func invalidate(_ change: (CollectionViewFlowLayoutInvalidationContext) -> Void) {
        let context = CollectionViewFlowLayoutInvalidationContext()
        change(context)
        layout.invalidateLayout(with: context)
    }

    /// What laying out called, after a context.
    func settle(after change: (CollectionViewFlowLayoutInvalidationContext) -> Void) -> [String] {
        invalidate(change)
        _ = log.take()
        view.resetStatistics()
        return settle()
    }
}

/// Frames of all elements that a view shows, by what they are.
@MainActor
func shownFrames(of view: CollectionView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for cell in view.visibleCells {
        guard let path = view.indexPath(for: cell) else { continue }
        frames["item \(path.section)-\(path.item)"] = cell.frame
    }
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
        for section in 0..<view.numberOfSections {
            let path = IndexPath(item: 0, section: section)
            guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
            frames["\(kind == CollectionView.elementKindSectionHeader ? "header" : "footer") \(section)"] = shown.frame
        }
    }
    return frames
}

func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
}
