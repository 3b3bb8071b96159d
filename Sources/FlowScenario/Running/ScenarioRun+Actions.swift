import FlowSimulator

extension ScenarioRun {
    func perform(_ action: Scenario.Action) {
        willPerform?(action)
        switch action {
        case .scroll(.by(let delta)):
            let offset = view.contentOffset
            scroll(to: CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
        case .scroll(.to(let offset)): scroll(to: offset)
        case .scroll(.toEdge(let edge)): scroll(to: ends[edge])
        case .scroll(.through(let edge)): scrollThrough(to: edge)
        case .scrollTo(let path, let alignment): host.scroll(to: path, at: alignment)
        case .resize(let width, let height):
            let size = view.bounds.size
            view.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: height ?? size.height)
        case .rotate:
            let size = view.bounds.size
            view.frame = CGRect(x: 0, y: 0, width: size.height, height: size.width)
        case .together(let actions): for action in actions { perform(action) }
        case .drag(let drag): perform(drag)
        case .look: if looks { lookAtEverything() }
        case .insets, .traits, .resizeItems, .changeItems, .update, .reload: change(action)
        case .select(let paths, let isSelected):
            for path in paths { host.select(path.indexPath, isSelected: isSelected) }
        case .remeasure(let paths?): for path in paths { host.remeasure(at: path.indexPath) }
        case .invalidate, .set, .setTable, .movement, .remeasure(nil): host.perform(action)
        case .expect: break
        }
    }

    /// Does an action and lays out, as a step does, and reports nothing.
    package func perform(unreported action: Scenario.Action) {
        perform(action)
        layOut()
    }

    /// - Throws: `ScenarioError` where the step would not end in any reasonable time, or names an item that is gone.
    func check(_ action: Scenario.Action, at step: String) throws(ScenarioError) {
        for (index, part) in action.parts.enumerated() {
            let place = if case .together = action { step.member("together[\(index)]") } else { step }
            switch part {
            case .scroll(.through): try checkLength(place: place)
            case .scrollTo(let path, _): try checkItem(path, place: place.member("scrollTo"))
            case .select(let paths, let isSelected):
                try checkItems(paths, place: place.member(isSelected ? "select" : "deselect"))
            case .remeasure(let paths?): try checkItems(paths, place: place.member("remeasure"))
            case .resizeItems(let changes): try checkItems(changes.map(\.item), place: place.member("resizeItems"))
            case .changeItems(let changes): try checkItems(changes.map(\.item), place: place.member("changeItems"))
            case .movement(.begin(let path)): try checkItems([path], place: place.member("movement.begin"))
            // What comes after it in the same turn finds other items.
            case .update, .reload, .movement: return
            default: continue
            }
        }
    }

    private func checkItems(_ paths: [Scenario.ItemPath], place: String) throws(ScenarioError) {
        for path in paths { try checkItem(path.indexPath, place: place) }
    }

    private func checkItem(_ path: IndexPath, place: String) throws(ScenarioError) {
        let count = dataSource.itemCount(ofSection: path[0])
        guard path[1] >= count else { return }
        throw ScenarioError(
            place: place,
            reason: "there is no item \(path[1]) in section \(path[0]), which has \(NumberText.count(count, "item"))")
    }

    private func checkLength(place: String) throws(ScenarioError) {
        guard viewportLength > 0, mostItemsShown == nil else { return }
        let pages = scrollAxis.along(view.contentSize) / viewportLength
        guard pages > Double(budget.limits.pages) else { return }
        throw ScenarioError(
            place: place.member("scroll.through"),
            reason: "the content is \(NumberText.grouped(pages.rounded())) viewports long; the limit is "
                + NumberText.grouped(budget.limits.pages)
        )
    }

    var viewportLength: Double { scrollAxis.along(view.bounds.size) }

    /// As far as a finger can move the content, without the bounce at its ends.
    private func scroll(to offset: CGPoint) {
        let (start, end) = (ends[.start], ends[.end])
        view.contentOffset = CGPoint(
            x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    /// A finger may pull further than the content goes; when it lets go, the content comes back.
    private func perform(_ drag: Scenario.Drag) {
        let offset = view.contentOffset
        switch drag {
        case .begin: view.beginDragging()
        case .by(let delta): view.contentOffset = CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
        case .to(let offset): view.contentOffset = offset
        case .end:
            view.endDragging()
            scroll(to: offset)
        }
    }

    /// One viewport after the other; to the last of them at once as soon as ``mostItemsShown`` items were shown.
    private func scrollThrough(to edge: Scenario.Edge) {
        guard showPages(to: edge) else { return }
        scroll(to: ends[edge])
        guard layOut() else { return }
        let first = shown
        // The end is elsewhere once its items are measured.
        _ = showPages(to: edge)
        shown = Self.parts(first + shown)
    }

    /// In the order of the content; those that share something are one.
    private static func parts(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { parts, next in
            guard let last = parts.last, last.upperBound >= next.lowerBound else { return parts.append(next) }
            parts[parts.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
        }
    }

    /// One viewport after the other. The content may grow or shrink on the way.
    ///
    /// - Returns: Whether enough was shown before the viewport was beside the edge.
    private func showPages(to edge: Scenario.Edge) -> Bool {
        let step = edge == .end ? viewportLength : -viewportLength
        guard step != 0 else { return false }
        let start = scrollAxis.along(view.contentOffset)
        defer {
            let end = scrollAxis.along(view.contentOffset)
            shown = [min(start, end)...max(start, end) + viewportLength]
        }
        var count = 0
        for _ in 0...budget.limits.pages {
            let before = view.contentOffset
            if let most = mostItemsShown {
                // A viewport without items is work as well.
                count += max(1, host.visiblePaths.count)
                let way = abs(scrollAxis.along(ends[edge]) - scrollAxis.along(before))
                if count >= most, way > viewportLength { return true }
            }
            scroll(to: scrollAxis.point(before, along: scrollAxis.along(before) + step))
            guard view.contentOffset != before, layOut() else { return false }
        }
        // Contents that turn out to be far longer than they were estimated.
        budget.exceed(
            "“through” is not at the \(edge.rawValue) after \(NumberText.grouped(budget.limits.pages)) viewports, "
                + "which is the limit")
        return false
    }

    /// The least and the greatest content offset.
    package var legalOffsets: (start: CGPoint, end: CGPoint) { (ends.start, ends.end) }

    private var ends: ContentEnds {
        ContentEnds(
            content: view.contentSize, insets: view.adjustedContentInset,
            viewport: view.bounds.size)
    }
}

extension String {
    /// The place of what is within this one.
    fileprivate func member(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}

/// The least and the greatest content offset.
private struct ContentEnds {
    let start, end: CGPoint

    init(content: CGSize, insets: EdgeInsets, viewport: CGSize) {
        start = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
        end = CGPoint(
            x: max(start.x, content.width + insets.right - viewport.width),
            y: max(start.y, content.height + insets.bottom - viewport.height))
    }

    /// A corner: the start or the end on both axes. The axis that does not scroll has only one offset.
    subscript(edge: Scenario.Edge) -> CGPoint { edge == .start ? start : end }
}
