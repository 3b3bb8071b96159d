#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioPlayer {
    /// Does a step as often as it says, each time with a layout.
    func perform(_ step: Scenario.Step, at place: String) throws {
        for _ in 0..<step.times {
            if case .scroll(.through(let edge)) = step.action {
                scrollThrough(to: edge, step.note ?? place)
                continue
            }
            var failure: ScenarioPlayerError?
            recorder.step(step.note ?? "") {
                for part in step.action.parts where failure == nil {
                    do throws(ScenarioPlayerError) { try perform(part, at: place) } catch { failure = error }
                }
            }
            if let failure { throw failure }
        }
    }

    private func perform(_ action: Scenario.Action, at place: String) throws(ScenarioPlayerError) {
        switch action {
        case .scroll(.by(let delta)): scroll(to: view.contentOffset.moved(by: delta))
        case .scroll(.to(let offset)): scroll(to: offset)
        case .scroll(.toEdge(let edge)), .scroll(.through(let edge)):
            scroll(to: edge == .end ? limits.end : limits.start)
        case .scrollTo(let path, let alignment):
            guard surface.items.contains(path) else {
                throw ScenarioPlayerError(place: "\(place).scrollTo", reason: "there is no such item")
            }
            surface.scroll(to: path, at: alignment)
        case .drag(let drag): perform(drag)
        case .resize(let width, let height):
            view.frame.size = CGSize(width: width ?? Double(size.width), height: height ?? Double(size.height))
        case .rotate: view.frame.size = CGSize(width: size.height, height: size.width)
        case .insets(let change): perform(change)
        case .traits(let change): perform(change)
        case .resizeItems(let items): resize(items)
        case .update(let operations): try update(operations, at: "\(place).update")
        case .reload(let sections):
            if let sections { surface.items.data.replace(with: sections) }
            surface.reloadData()
        case .select(let paths, let isSelected):
            for path in paths { surface.select(path.indexPath, isSelected: isSelected) }
        case .remeasure(let paths?): for path in paths { surface.remeasure(at: path.indexPath) }
        case .set, .setTable, .invalidate, .movement, .remeasure(nil): surface.perform(action)
        case .together(let actions): for action in actions { try perform(action, at: place) }
        // Questions change nothing, and what cannot be done was refused before.
        default: break
        }
    }

    private var size: CGSize { view.bounds.size }

    // MARK: Scrolling

    /// The least and the greatest offset without a bounce.
    private var limits: (start: CGPoint, end: CGPoint) {
        let (insets, content) = (view.adjustedContentInset, view.contentSize)
        let start = CGPoint(x: -insets.left, y: -insets.top)
        let end = CGPoint(
            x: max(start.x, content.width + insets.right - size.width),
            y: max(start.y, content.height + insets.bottom - size.height))
        return (start, end)
    }

    private func scroll(to offset: CGPoint) {
        let (start, end) = limits
        view.contentOffset = CGPoint(
            x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    /// One viewport after the other, with a layout after each. The content may grow or shrink on the way.
    private func scrollThrough(to edge: Scenario.Edge, _ note: String) {
        let isHorizontal = surface.scrollsSideways
        let length = (isHorizontal ? size.width : size.height) * (edge == .end ? 1 : -1)
        let delta = isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
        guard length != 0 else { return }
        for _ in 0...Self.mostItems {
            let before = view.contentOffset
            recorder.step(note) { scroll(to: before.moved(by: delta)) }
            guard view.contentOffset != before else { return }
        }
    }

    private func perform(_ drag: Scenario.Drag) {
        let offset = view.contentOffset
        switch drag {
        case .begin: surroundings.hold?(true)
        case .by(let delta): view.contentOffset = offset.moved(by: delta)
        case .to(let offset): view.contentOffset = offset
        case .end:
            surroundings.hold?(false)
            scroll(to: offset)
        }
    }

    // MARK: Surroundings

    private func perform(_ change: Scenario.InsetChange) {
        if let insets = change.content { view.contentInset = insets.inUIKit }
        if let insets = change.safeArea { surroundings.setSafeArea?(insets.inUIKit) }
        if let insets = change.layoutMargins { view.layoutMargins = insets.inUIKit }
    }

    private func perform(_ change: Scenario.TraitChange) {
        if let scale = change.displayScale { surroundings.setDisplayScale?(scale) }
        if let direction = change.layoutDirection { turn(direction) }
        if let category = change.contentSizeCategory { surroundings.setContentSizeCategory?(category.inUIKit) }
    }

    // MARK: Data

    private func resize(_ items: [Scenario.ItemResize]) {
        surface.announceChanges(at: items.map(\.item.indexPath))
        for item in items {
            surface.items.resize(item.item, to: item.size)
            surface.remeasure(at: item.item.indexPath)
        }
    }

    private func update(_ operations: [Scenario.UpdateOperation], at place: String) throws(ScenarioPlayerError) {
        guard let changed = surface.items.data.applying(operations) else {
            throw ScenarioPlayerError(place: place, reason: "the batch does not fit what there is")
        }
        let (surface, kinds) = (surface, operations.map(\.kind))
        surface.performBatch(kinds) {
            surface.items.data = changed
            for kind in kinds { surface.notify(of: kind) }
        }
    }
}

extension CGPoint {
    fileprivate func moved(by delta: CGPoint) -> CGPoint { CGPoint(x: x + delta.x, y: y + delta.y) }
}
#endif
