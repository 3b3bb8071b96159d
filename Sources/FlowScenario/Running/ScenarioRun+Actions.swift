import FlowSimulator

extension ScenarioRun {
    func perform(_ action: Scenario.Action) {
        switch action {
        case .scroll(.by(let delta)):
            let offset = collectionView.contentOffset
            scroll(to: CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
        case .scroll(.to(let offset)): scroll(to: offset)
        case .scroll(.toEdge(let edge)): scroll(to: ends[edge])
        case .scroll(.through(let edge)): scrollThrough(to: edge)
        case .scrollTo(let path, let alignment):
            collectionView.scrollToItem(at: path, at: alignment.position, animated: false)
        case .resize(let width, let height):
            let size = collectionView.bounds.size
            collectionView.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: height ?? size.height)
        case .rotate:
            let size = collectionView.bounds.size
            collectionView.frame = CGRect(x: 0, y: 0, width: size.height, height: size.width)
        case .together(let actions): for action in actions { perform(action) }
        case .drag(let drag): perform(drag)
        case .invalidate, .set, .insets, .traits, .resizeItems, .update, .reload: change(action)
        case .expect: break
        }
    }

    /// - Throws: ``ScenarioError`` where the step would not end in any reasonable time.
    func check(_ action: Scenario.Action, number: Int) throws(ScenarioError) {
        let through = action.parts.firstIndex { if case .scroll(.through) = $0 { true } else { false } }
        guard let through, viewportLength > 0 else { return }
        let pages = (isVertical ? collectionView.contentSize.height : collectionView.contentSize.width) / viewportLength
        guard pages > Double(ScenarioLimits.pages) else { return }
        let part = if case .together = action { ".together[\(through)]" } else { "" }
        throw ScenarioError(
            place: "steps[\(number)]\(part).scroll.through",
            reason:
                "the content is \(NumberText.grouped(pages.rounded())) viewports long; the limit is "
                + NumberText.grouped(ScenarioLimits.pages)
        )
    }

    var isVertical: Bool { values.direction == .vertical }

    private var viewportLength: Double {
        isVertical ? collectionView.bounds.height : collectionView.bounds.width
    }

    /// As far as a finger can move the content, without the bounce at its ends.
    private func scroll(to offset: CGPoint) {
        let (start, end) = (ends[.start], ends[.end])
        collectionView.contentOffset = CGPoint(
            x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    /// A finger may pull further than the content goes; when it lets go, the content comes back.
    private func perform(_ drag: Scenario.Drag) {
        let offset = collectionView.contentOffset
        switch drag {
        case .begin: collectionView.beginDragging()
        case .by(let delta): collectionView.contentOffset = CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
        case .to(let offset): collectionView.contentOffset = offset
        case .end:
            collectionView.endDragging()
            scroll(to: offset)
        }
    }

    /// One viewport after the other. The content may grow or shrink on the way.
    private func scrollThrough(to edge: Scenario.Edge) {
        let step = edge == .end ? viewportLength : -viewportLength
        guard step != 0 else { return }
        for _ in 0...ScenarioLimits.pages {
            let before = collectionView.contentOffset
            scroll(to: CGPoint(x: before.x + (isVertical ? 0 : step), y: before.y + (isVertical ? step : 0)))
            guard collectionView.contentOffset != before else { return }
            collectionView.layoutIfNeeded()
        }
    }

    /// The least and the greatest content offset.
    var legalOffsets: (start: CGPoint, end: CGPoint) { (ends.start, ends.end) }

    private var ends: ContentEnds {
        ContentEnds(
            content: collectionView.contentSize, insets: collectionView.adjustedContentInset,
            viewport: collectionView.bounds.size)
    }
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

extension Scenario.ScrollAlignment {
    fileprivate var position: CollectionView.ScrollPosition {
        switch self {
        case .top: .top
        case .centeredVertically: .centeredVertically
        case .bottom: .bottom
        case .left: .left
        case .centeredHorizontally: .centeredHorizontally
        case .right: .right
        }
    }
}
