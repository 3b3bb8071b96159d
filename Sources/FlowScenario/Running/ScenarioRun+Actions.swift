import ElementsSimulator

extension ScenarioRun {
    func perform(_ action: Scenario.Action) {
        willPerform?(action)
        switch action {
        case .together(let actions): for action in actions { perform(action) }
        case .scroll(.through(let edge)): scrollThrough(to: edge)
        case .look: if looks { lookAtEverything() }
        default:
            do { try interpreter.perform(action) } catch { refusals.append("\(error)") }
        }
    }

    /// Performs an action and a layout as in a step, but writes no report.
    package func perform(unreported action: Scenario.Action) {
        perform(action)
        layOut()
    }

    /// Checks that an action can be performed, and throws an error if it cannot.
    ///
    /// - Throws: `ScenarioError` if the step would not end in any reasonable time, or names an item that is gone.
    func check(_ action: Scenario.Action, at step: String) throws(ScenarioError) {
        try interpreter.check(action, at: step, pages: mostItemsShown == nil ? budget.limits.pages : nil)
    }

    /// The interpreter for the actions that collection views and tables have in common.
    var interpreter: StepInterpreter { StepInterpreter(host) }

    var viewportLength: Double { interpreter.viewportLength }

    /// The least and the greatest content offset that the view can have without being pulled.
    package var legalOffsets: (start: CGPoint, end: CGPoint) { interpreter.limits }

    /// Scrolls to an edge of the content, one viewport at a time. After ``mostItemsShown`` items were shown, the view
    /// is scrolled directly to the edge.
    private func scrollThrough(to edge: Scenario.Edge) {
        guard showPages(to: edge) else { return }
        interpreter.scroll(to: edge)
        guard layOut() else { return }
        let first = shown
        // The end is elsewhere once its items are measured.
        _ = showPages(to: edge)
        shown = Self.parts(first + shown)
    }

    /// Returns ranges of the content sorted by their starts. Overlapping ranges are joined.
    private static func parts(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { parts, next in
            guard let last = parts.last, last.upperBound >= next.lowerBound else { return parts.append(next) }
            parts[parts.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
        }
    }

    /// Scrolls towards an edge by one viewport at a time. Returns true if the scrolling ended early. It does so when
    /// ``mostItemsShown`` items were shown and the edge is still more than a viewport away. The content may grow or
    /// shrink meanwhile.
    private func showPages(to edge: Scenario.Edge) -> Bool {
        guard viewportLength != 0 else { return false }
        let start = scrollAxis.along(view.contentOffset)
        defer {
            let end = scrollAxis.along(view.contentOffset)
            shown = [min(start, end)...max(start, end) + viewportLength]
        }
        var (count, isEnough) = (0, false)
        let isDone = interpreter.scrollThrough(to: edge, atMost: budget.limits.pages) { scroll in
            if let most = mostItemsShown {
                // A viewport without items is work as well.
                count += max(1, host.visiblePaths.count)
                isEnough = count >= most && distance(to: edge) > viewportLength
            }
            noteScroll()
            return !isEnough && scroll() && layOut()
        }
        if !isDone {
            // Contents that turn out to be far longer than they were estimated.
            budget.exceed(
                "“through” is not at the \(edge.rawValue) after \(NumberText.grouped(budget.limits.pages)) viewports, "
                    + "which is the limit")
        }
        return isEnough
    }

    /// Reports how far the content is scrolled, as the progress of long work.
    private func noteScroll() {
        let (offset, length) = (scrollAxis.along(view.contentOffset), scrollAxis.along(view.contentSize))
        // Longer contents take so many steps that their points have no room in a line.
        guard (0...1e9).contains(length), (0...length).contains(offset) else { return }
        LongWork.note(Int(offset), of: Int(length), "points")
    }

    private func distance(to edge: Scenario.Edge) -> Double {
        let end = edge == .start ? legalOffsets.start : legalOffsets.end
        return abs(scrollAxis.along(end) - scrollAxis.along(view.contentOffset))
    }
}

// MARK: Looking

extension ScenarioRun {
    /// The limits of a `look` step. `lookedAtSections` is the greatest number of sections that it examines one by one,
    /// and `lookedAtItems` is the greatest number of items in these sections together.
    private static let (lookedAtSections, lookedAtItems) = (100, 1000)

    /// Queries the view for the numbers of items, for places and for views. These queries change nothing (R17.14).
    private func lookAtEverything() {
        _ = (view.contentSize, view.contentOffset, view.adjustedContentInset, view.safeAreaInsets, view.bounds)
        _ = (view.frame, view.isDragging, view.isDecelerating, view.description, host.statistics)
        host.lookAtEverything()
        var rest = Self.lookedAtItems
        for section in 0..<min(dataSource.data.sections.count, Self.lookedAtSections) {
            host.look(at: section, itemCount: rest)
            rest = max(0, rest - dataSource.itemCount(ofSection: section))
        }
    }
}
