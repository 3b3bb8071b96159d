#if canImport(UIKit) && !os(watchOS)
import UIKit

// Changes that nobody says are noticed by comparing, whenever the layout hears something and before it lays out.

extension CollectionViewRecorder {
    /// Writes down what is other than when it was last looked at.
    ///
    /// - Returns: Whether anything is that invalidates the layout by itself.
    @discardableResult
    func noticeChanges() -> Bool {
        guard let former = container else { return false }
        let (values, properties) = (collectionView.containerValues, layout.layoutValues)
        container = values
        noticeOffset()
        let count = present.actions.count
        noticeTraits(former, values)
        noticeInsets(former, values)
        noticeSize(former, values)
        noticeProperties(properties)
        let noticed = present.actions.count > count
        noticeFinger()
        return noticed
    }

    /// Only an offset that the layout heard of, so that none is taken for somebody's that insets or data led to.
    private func noticeOffset() {
        guard let offset = present.announcedOffset.take(), offset == collectionView.contentOffset else { return }
        if case .offset(let last, let isDrag)? = present.actions.last, isDrag == isHeld {
            guard last != offset else { return }
            present.actions.removeLast()
        }
        add(.offset(offset, isDrag: isHeld), cause: .nothing)
    }

    private func noticeTraits(_ former: [String: DocumentValue], _ values: [String: DocumentValue]) {
        let names = [
            "scale": "displayScale", "layoutDirection": "layoutDirection", "contentSizeCategory": "contentSizeCategory",
        ]
        let changed = names.filter { former[$0.key] != values[$0.key] }
        if former["selfSizingInvalidation"] != values["selfSizingInvalidation"] {
            report("selfSizingInvalidation changed, which a scenario has once and for all")
        }
        guard !changed.isEmpty else { return }
        let members = changed.map { ($0.value, values[$0.key] ?? .null) }
        add(.value(["traits": .object(Dictionary(uniqueKeysWithValues: members))]), cause: .traits)
    }

    private func noticeInsets(_ former: [String: DocumentValue], _ values: [String: DocumentValue]) {
        let names = ["insets": "content", "safeArea": "safeArea", "layoutMargins": "layoutMargins"]
        var members: [String: DocumentValue] = [:]
        for (key, name) in names where former[key] != values[key] {
            if let insets = values[key].flatMap({ lengths($0, of: key) }) { members[name] = insets }
        }
        if !members.isEmpty { add(.value(["insets": .object(members)]), cause: .insets) }
    }

    private func noticeSize(_ former: [String: DocumentValue], _ values: [String: DocumentValue]) {
        let changed = ["width", "height"].filter { former[$0] != values[$0] }
        guard !changed.isEmpty else { return }
        let members = changed.map { ($0, values[$0] ?? .null) }
        add(.value(["resize": .object(Dictionary(uniqueKeysWithValues: members))]), cause: .size)
    }

    private func noticeProperties(_ values: [String: DocumentValue]) {
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
        beginning.map { $0.layout["estimatedItemSize"] != .numbers(0, 0) } ?? layout.estimates
    }

    private func noticeFinger() {
        let isHeldNow = collectionView.isTracking || collectionView.isDragging || collectionView.isDecelerating
        guard isHeldNow != isHeld else { return }
        isHeld = isHeldNow
        add(.value(["drag": isHeld ? "begin" : "end"]), cause: isHeld ? .nothing : .letGo)
    }

    /// Numbers as a scenario may have them: finite and not negative.
    ///
    /// - Returns: Nil, and a problem, where one is not. Other values as they are.
    func lengths(_ value: DocumentValue, of name: String) -> DocumentValue? {
        let numbers = value.numbers ?? value.number.map { [$0] } ?? []
        if let wrong = numbers.first(where: { !$0.isFinite || $0 < 0 }) {
            report("\(name) holds \(wrong), which a scenario cannot say")
            return nil
        }
        return value
    }

    func note(_ announcement: Announcement) {
        if !present.isExplicit { settle() }
        noticeChanges()
        readDataIfNeeded()
        switch announcement {
        case .scrollToItem(let path, let position): add(.value(["scrollTo": target(path, position)]), cause: .target)
        case .reconfigureItems(let paths):
            for path in paths { present.reconfigured.append((path, change(of: [path]))) }
        case .changeContents(let paths): add(.contents(change(of: paths)), cause: .nothing)
        }
    }

    private func change(of paths: [IndexPath]) -> ContentsChange {
        var items: [Int: IndexPath] = [:]
        for path in paths {
            guard let item = data.item(at: path) else {
                report("there is no item \(path.scenarioName)")
                continue
            }
            items[item] = path
        }
        let change = ContentsChange(items)
        for item in items.keys { changedContents[item] = change }
        return change
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
