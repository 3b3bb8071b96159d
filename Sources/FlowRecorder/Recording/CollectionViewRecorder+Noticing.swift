#if canImport(UIKit) && !os(watchOS)
import UIKit

// What a collection view's recorder notices beside what all do.

extension CollectionViewRecorder {
    /// Only an offset that the layout heard of, so that none is taken for somebody's that insets or data led to.
    func noticeAnnouncedOffset() {
        guard let offset = present.announcedOffset.take(), offset == collectionView.contentOffset else { return }
        if case .offset(let last, let isDrag)? = present.actions.last, isDrag == isHeld {
            guard last != offset else { return }
            present.actions.removeLast()
        }
        add(.offset(offset, isDrag: isHeld), cause: .nothing)
    }

    func noticeProperties(_ values: [String: DocumentValue]) {
        var changed = values.filter { properties[$0.key] != $0.value }
        properties = values
        guard !changed.isEmpty else { return }
        if changed.removeValue(forKey: "flipsInRightToLeft") != nil {
            report("the layout's flipsHorizontallyInOppositeLayoutDirection changed, which a scenario cannot say")
        }
        if let estimate = changed["estimatedItemSize"], (estimate == .numbers(0, 0)) == beganWithEstimate {
            changed["estimatedItemSize"] = nil
            report("an estimatedItemSize was introduced or taken away, which a scenario cannot say")
        }
        for (key, value) in changed { changed[key] = lengths(value, of: key) }
        if !changed.isEmpty { add(.value(["set": .object(changed)]), cause: .nothing) }
    }

    /// Whether cells were measured at the first layout: a scenario cannot change that.
    var beganWithEstimate: Bool {
        beginning.map { $0.properties["estimatedItemSize"] != .numbers(0, 0) } ?? layout.estimates
    }

    func note(_ announcement: Announcement) {
        if !present.isExplicit { settle() }
        noticeChanges()
        readDataIfNeeded()
        switch announcement {
        case .scrollToItem(let path, let position):
            // The view goes to {0, 0}, which is heard as an offset.
            guard data.item(at: path) != nil else {
                return report("there is no item \(path.scenarioName) to scroll to; the offset was written")
            }
            add(.value(["scrollTo": target(path, position)]), cause: .target)
        case .reconfigureItems(let paths):
            for path in paths { present.reconfigured.append((path, change(of: [path]))) }
        case .changeContents(let paths): add(.contents(change(of: paths)), cause: .nothing)
        }
    }

    private func target(_ path: IndexPath, _ position: UICollectionView.ScrollPosition) -> DocumentValue {
        let names: [(UICollectionView.ScrollPosition, DocumentValue)] = [
            (.top, "top"), (.centeredVertically, "centeredVertically"), (.bottom, "bottom"), (.left, "left"),
            (.centeredHorizontally, "centeredHorizontally"), (.right, "right"),
        ]
        let name = names.first { $0.0 == position }?.1
        if name == nil { report("scrollToItem at no position, or at two, was written as one at the top") }
        return ["item": .list(path.map { .number(Double($0)) }), "position": name ?? "top"]
    }

    /// The members of an `invalidate`, for a context of the app's.
    func value(of context: UICollectionViewLayoutInvalidationContext) -> DocumentValue {
        guard !context.invalidateEverything else { return "everything" }
        var members: [String: DocumentValue] = [:]
        if let items = context.invalidatedItemIndexPaths, !items.isEmpty {
            members["items"] = .list(items.map { .text($0.scenarioName) })
        }
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] where !paths.isEmpty {
            let names: DocumentValue = .list(paths.map { .text($0.scenarioName) })
            switch kind {
            case UICollectionView.elementKindSectionHeader: members["headers"] = names
            case UICollectionView.elementKindSectionFooter: members["footers"] = names
            default: report("a context named supplementary views of another kind, which a flow layout has not")
            }
        }
        let decorations = (context.invalidatedDecorationIndexPaths ?? [:]).values.joined().compactMap(\.first)
        if !decorations.isEmpty {
            members["backgrounds"] = .list(Set(decorations).sorted().map { .number(Double($0)) })
            report("a context named decoration views, which are not recorded; it was written with their sections")
        }
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            members["delegateMetrics"] = .bool(flow.invalidateFlowLayoutDelegateMetrics)
            members["attributes"] = .bool(flow.invalidateFlowLayoutAttributes)
        }
        if context.invalidateDataSourceCounts { members["counts"] = true }
        if context.contentOffsetAdjustment != .zero { members["offset"] = context.contentOffsetAdjustment.value }
        if context.contentSizeAdjustment != .zero { members["size"] = context.contentSizeAdjustment.value }
        return .object(members)
    }
}
#endif
