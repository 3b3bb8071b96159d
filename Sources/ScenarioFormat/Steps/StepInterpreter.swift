import Foundation
import PlainTexts

/// An interpreter that performs the actions of steps on a view. The caller lays out the view.
@MainActor
package struct StepInterpreter {
    private let host: any StepHost

    package init(_ host: any StepHost) { self.host = host }

    /// Performs an action. Expectations and `look` have no effect. The action `through` scrolls directly to an end of
    /// the content; ``scrollThrough(to:atMost:_:)`` scrolls by one viewport at a time.
    ///
    /// - Throws: The refusal of a batch; the data and the view are as before it.
    package func perform(_ action: Scenario.Action) throws(StepRefusal) {
        switch action {
        case .scroll(.by(let delta)): scroll(to: host.contentOffset.moved(by: delta))
        case .scroll(.to(let offset)): scroll(to: offset)
        case .scroll(.toEdge(let edge)), .scroll(.through(let edge)): scroll(to: edge)
        case .scrollTo(let path, let alignment): host.scroll(to: path, at: alignment)
        case .drag(let drag): perform(drag)
        case .resize(let width, let height):
            let size = host.size
            host.size = CGSize(width: width ?? Double(size.width), height: height ?? Double(size.height))
        case .rotate: host.size = CGSize(width: host.size.height, height: host.size.width)
        case .insets(let change): host.change(change)
        case .traits(let change): host.change(change)
        case .resizeItems(let items): resize(items)
        case .changeItems(let items):
            for change in items {
                host.contents.change(change.item.indexPath, change.content)
                host.showContent(at: change.item.indexPath)
            }
        case .update(let operations): try update(operations)
        case .reload(let sections):
            if let sections { host.contents.data.replace(with: sections) }
            host.reloadData()
        case .select(let paths, let isSelected):
            for path in paths { host.select(path.indexPath, isSelected: isSelected) }
        case .remeasure(let paths?): for path in paths { host.remeasure(at: path.indexPath) }
        case .invalidate, .set, .setTable, .setCompositional, .scrollSection, .movement, .remeasure(nil):
            host.perform(action)
        case .together(let actions): for action in actions { try perform(action) }
        case .look, .expect: break
        }
    }

    /// Drags the content. A finger may pull the content past its ends; when the finger is lifted, the content returns.
    private func perform(_ drag: Scenario.Drag) {
        let offset = host.contentOffset
        switch drag {
        case .begin: host.hold(true)
        case .by(let delta): host.contentOffset = offset.moved(by: delta)
        case .to(let offset): host.contentOffset = offset
        case .end:
            host.hold(false)
            scroll(to: offset)
        }
    }

    private func resize(_ items: [Scenario.ItemResize]) {
        host.willResize(items.map(\.item.indexPath))
        for change in items {
            let path = change.item.indexPath
            host.contents.resize(path, to: change.size)
            // If cells are not measured, the delegate gives the sizes of their contents.
            if host.measuresCells { host.remeasure(at: path) }
        }
    }

    /// Changes the data and notifies the view, in one batch. A refused batch changes neither data nor view.
    private func update(_ operations: [Scenario.UpdateOperation]) throws(StepRefusal) {
        let (host, before) = (host, host.contents.data)
        if let problem = before.reconfigurationProblem(of: operations) { throw StepRefusal(problem) }
        do {
            try host.performBatch(operations) {
                host.contents.data.apply(operations)
                for operation in operations where operation.only != .data { host.notify(of: operation.kind) }
            }
        } catch {
            host.contents.data = before
            throw StepRefusal("\(error)")
        }
    }
}

// MARK: Scrolling

extension StepInterpreter {
    /// The least and the greatest legal content offset, in points. On the axis that does not scroll they are equal.
    package var limits: (start: CGPoint, end: CGPoint) {
        let (content, insets, size) = (host.contentSize, host.contentInsets, host.size)
        let start = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
        let end = CGPoint(
            x: max(start.x, content.width + insets.right - size.width),
            y: max(start.y, content.height + insets.bottom - size.height))
        return (start, end)
    }

    /// The length of the viewport along the scroll axis, in points.
    package var viewportLength: Double {
        Double(host.scrollsVertically ? host.size.height : host.size.width)
    }

    /// Scrolls directly to an end of the content.
    package func scroll(to edge: Scenario.Edge) { scroll(to: edge == .start ? limits.start : limits.end) }

    /// Scrolls to an offset, or to the nearest legal offset if the offset is past an end.
    private func scroll(to offset: CGPoint) {
        let (start, end) = limits
        host.contentOffset = CGPoint(
            x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    /// Scrolls by one viewport at a time until the viewport is at an end of the content. The content may grow or shrink
    /// during the scroll.
    ///
    /// - Parameters:
    ///   - most: The number of viewports after which the way ends early.
    ///   - show: Calls its argument once and lays the view out. The argument returns whether the offset has changed.
    ///     Returns whether the way goes on.
    /// - Returns: False if the way ended early.
    package func scrollThrough(
        to edge: Scenario.Edge, atMost most: Int, _ show: (_ scroll: () -> Bool) -> Bool
    ) -> Bool {
        let length = edge == .end ? viewportLength : -viewportLength
        guard length != 0 else { return true }
        let delta = host.scrollsVertically ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
        for _ in 0...most {
            let goesOn = show {
                let before = host.contentOffset
                scroll(to: before.moved(by: delta))
                return host.contentOffset != before
            }
            guard goesOn else { return true }
        }
        return false
    }
}

// MARK: Checks

extension StepInterpreter {
    /// Checks an action before it is performed. Each element that the action names must exist. A scroll by `through`
    /// may take at most `pages` viewports. Expectations are not checked. A batch, a reload or the end of a movement is
    /// not checked either, nor are the later actions of the same step.
    ///
    /// - Parameters:
    ///   - step: The place of the step, for errors; empty where it stands in no document.
    ///   - pages: The number of viewports that a `through` may take; nil for any number.
    /// - Throws: `ScenarioError` if an item is gone, or if a `through` would take too long.
    package func check(_ action: Scenario.Action, at step: String, pages: Int?) throws(ScenarioError) {
        for (index, part) in action.parts.enumerated() {
            let place = if case .together = action { step.member("together[\(index)]") } else { step }
            switch part {
            case .scroll(.through): if let pages { try checkLength(pages, place: place) }
            // Later actions of the same turn find other items.
            case .update, .reload, .movement(.update), .movement(.end), .movement(.cancel): return
            case .expect: continue
            default: for mention in part.mentions() { try check(mention, place.member(mention.key)) }
            }
        }
    }

    private func check(_ mention: Mention, _ place: String) throws(ScenarioError) {
        let count = host.contents.itemCount(ofSection: mention.section)
        guard let item = mention.item, item >= count else { return }
        throw ScenarioError(
            place: place,
            reason: "there is no item \(item) in section \(mention.section), which has "
                + NumberText.count(count, "item"))
    }

    private func checkLength(_ most: Int, place: String) throws(ScenarioError) {
        let (length, content) = (viewportLength, host.contentSize)
        guard length > 0 else { return }
        let pages = Double(host.scrollsVertically ? content.height : content.width) / length
        guard pages > Double(most) else { return }
        throw ScenarioError(
            place: place.member("scroll.through"),
            reason: "the content is \(NumberText.grouped(pages.rounded())) viewports long; the limit is "
                + NumberText.grouped(most))
    }
}

extension String {
    /// Returns the path of a member, such as `movement.begin`. This text is the path of the object that contains the
    /// member.
    fileprivate func member(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}

extension CGPoint {
    fileprivate func moved(by delta: CGPoint) -> CGPoint { CGPoint(x: x + delta.x, y: y + delta.y) }
}
