import FlowSimulator

extension ScenarioRun {
    func perform(_ action: Scenario.Action) {
        willPerform?(action)
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
        case .movement(let movement): perform(movement)
        case .look: if looks { lookAtEverything() }
        case .invalidate, .set, .insets, .traits, .resizeItems, .changeItems, .update, .reload: change(action)
        case .expect: break
        }
    }

    /// - Throws: ``ScenarioError`` where the step would not end in any reasonable time, or names an item that is gone.
    func check(_ action: Scenario.Action, number: Int) throws(ScenarioError) {
        for (index, part) in action.parts.enumerated() {
            let within = if case .together = action { ".together[\(index)]" } else { "" }
            let place = "steps[\(number)]\(within)"
            switch part {
            case .scroll(.through): try checkLength(place: place)
            case .scrollTo(let path, _): try checkItem(path, place: place)
            // What comes after it in the same turn finds other items.
            case .update, .reload, .movement: return
            default: continue
            }
        }
    }

    private func checkItem(_ path: IndexPath, place: String) throws(ScenarioError) {
        let count = dataSource.collectionView(collectionView, numberOfItemsInSection: path[0])
        guard path[1] >= count else { return }
        throw ScenarioError(
            place: "\(place).scrollTo.item",
            reason: "there is no item \(path[1]) in section \(path[0]), which has \(NumberText.count(count, "item"))")
    }

    private func checkLength(place: String) throws(ScenarioError) {
        guard viewportLength > 0 else { return }
        let pages = scrollAxis.along(collectionView.contentSize) / viewportLength
        guard pages > Double(budget.limits.pages) else { return }
        throw ScenarioError(
            place: "\(place).scroll.through",
            reason: "the content is \(NumberText.grouped(pages.rounded())) viewports long; the limit is "
                + NumberText.grouped(budget.limits.pages)
        )
    }

    /// The layout's, as it is now.
    package var scrollAxis: CollectionView.ScrollDirection { values.scrollAxis }

    var viewportLength: Double { scrollAxis.along(collectionView.bounds.size) }

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

    private func perform(_ movement: Scenario.Movement) {
        switch movement {
        case .begin(let path): _ = collectionView.beginInteractiveMovementForItem(at: path.indexPath)
        case .update(let position): collectionView.updateInteractiveMovementTargetPosition(position)
        case .end: collectionView.endInteractiveMovement()
        case .cancel: collectionView.cancelInteractiveMovement()
        }
    }

    /// One viewport after the other. The content may grow or shrink on the way.
    private func scrollThrough(to edge: Scenario.Edge) {
        let step = edge == .end ? viewportLength : -viewportLength
        guard step != 0 else { return }
        for _ in 0...budget.limits.pages {
            let before = collectionView.contentOffset
            scroll(to: scrollAxis.point(before, along: scrollAxis.along(before) + step))
            guard collectionView.contentOffset != before, layOut() else { return }
        }
        // Contents that turn out to be far longer than they were estimated.
        budget.exceed(
            "“through” is not at the \(edge.rawValue) after \(NumberText.grouped(budget.limits.pages)) viewports, "
                + "which is the limit")
    }

    /// The least and the greatest content offset.
    package var legalOffsets: (start: CGPoint, end: CGPoint) { (ends.start, ends.end) }

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
