#if canImport(UIKit) && !os(watchOS)
import UIKit

extension ScenarioPlayer {
    /// - Throws: ``ScenarioPlayerError`` where a step asks for what is not UIKit's.
    func checkSteps() throws(ScenarioPlayerError) {
        let container = document["container"] ?? [:]
        try check(container["safeArea"], surroundings.setSafeArea != nil, at: "container.safeArea", "setSafeArea")
        let category = container["contentSizeCategory"]?.text == "large" ? nil : container["contentSizeCategory"]
        try check(
            category, surroundings.setContentSizeCategory != nil, at: "container.contentSizeCategory",
            "setContentSizeCategory")
        for (index, step) in (document["steps"]?.list ?? []).enumerated() {
            let parts = step["together"]?.list ?? [step]
            for part in parts { try check(part, at: "steps[\(index)]") }
        }
    }

    private func check(_ part: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        if part["changeItems"] != nil {
            throw ScenarioPlayerError(place: "\(place).changeItems", reason: "only the simulator shows contents")
        }
        let traits = part["traits"]
        try check(part["drag"], surroundings.hold != nil, at: "\(place).drag", "hold")
        try check(part["insets"]?["safeArea"], surroundings.setSafeArea != nil, at: "\(place).insets", "setSafeArea")
        try check(
            traits?["displayScale"], surroundings.setDisplayScale != nil, at: "\(place).traits", "setDisplayScale")
        try check(
            traits?["contentSizeCategory"], surroundings.setContentSizeCategory != nil, at: "\(place).traits",
            "setContentSizeCategory")
        if let update = part["update"]?.list {
            _ = try OperationReader(update, at: "\(place).update", surface.kind)
        }
        for (index, section) in (part["reload"]?["sections"]?.list ?? []).enumerated() {
            _ = try PlayedSection(section, at: "\(place).reload.sections[\(index)]", surface.kind)
        }
    }

    private func check(
        _ value: DocumentValue?, _ isPossible: Bool, at place: String, _ name: String
    ) throws(ScenarioPlayerError) {
        guard value != nil, !isPossible else { return }
        throw ScenarioPlayerError(place: place, reason: "the app gave no “\(name)” in the player's surroundings")
    }

    /// Does a step, as often as it says, each time with a layout.
    func perform(_ step: DocumentValue, at place: String) throws {
        let parts = step["together"]?.list ?? [step]
        for _ in 0..<max(1, Int(step["times"]?.number ?? 1)) {
            if let edge = step["scroll"]?["through"]?.text {
                scrollThrough(to: edge, step["note"]?.text ?? place)
                continue
            }
            var failure: ScenarioPlayerError?
            recorder.step(step["note"]?.text ?? "") {
                for part in parts where failure == nil {
                    do throws(ScenarioPlayerError) { try perform(part: part, at: place) } catch { failure = error }
                }
            }
            if let failure { throw failure }
        }
    }

    private func perform(part: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        guard let (name, value) = part.members?.first(where: { $0.key != "note" && $0.key != "times" }) else { return }
        switch name {
        case "scroll": scroll(value)
        case "scrollTo": try scrollToItem(value, at: place)
        case "drag": drag(value)
        case "resize": resize(value)
        case "rotate": resize(["width": size.height.value, "height": size.width.value])
        case "insets": setInsets(value)
        case "traits": setTraits(value)
        case "set": surface.apply(value.members ?? [:])
        case "resizeItems": resizeItems(value)
        case "update": try update(value, at: "\(place).update")
        case "reload": try reload(value, at: "\(place).reload")
        case "look": break
        default:
            guard surface.perform(name, value) else {
                throw ScenarioPlayerError(place: place, reason: "“\(name)” is not played")
            }
        }
    }

    private var size: CGSize { view.bounds.size }

    // MARK: Scrolling

    private func scroll(_ value: DocumentValue) {
        if let delta = value["by"]?.point {
            scroll(to: view.contentOffset.moved(by: delta))
        } else if let offset = value["to"]?.point {
            scroll(to: offset)
        } else if let edge = value["to"]?.text {
            scroll(to: edge == "end" ? limits.end : limits.start)
        }
    }

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
    private func scrollThrough(to edge: String, _ note: String) {
        let isHorizontal = surface.scrollsSideways
        let length = (isHorizontal ? size.width : size.height) * (edge == "end" ? 1 : -1)
        let delta = isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
        guard length != 0 else { return }
        for _ in 0...PlayedSection.mostItems {
            let before = view.contentOffset
            recorder.step(note) { scroll(to: before.moved(by: delta)) }
            guard view.contentOffset != before else { return }
        }
    }

    private func scrollToItem(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) {
        let item = value.text == nil ? value["item"] : value
        guard let path = item?.indexPath, surface.data.number(at: path) != nil else {
            throw ScenarioPlayerError(place: "\(place).scrollTo", reason: "there is no such item")
        }
        surface.scroll(to: path, at: value["position"]?.text)
    }

    private func drag(_ value: DocumentValue) {
        let offset = view.contentOffset
        if value == "begin" {
            surroundings.hold?(true)
        } else if value == "end" {
            surroundings.hold?(false)
            scroll(to: offset)
        } else if let delta = value["by"]?.point {
            view.contentOffset = offset.moved(by: delta)
        } else if let offset = value["to"]?.point {
            view.contentOffset = offset
        }
    }

    // MARK: Surroundings

    private func resize(_ value: DocumentValue) {
        view.frame.size = CGSize(
            width: value["width"]?.number ?? size.width, height: value["height"]?.number ?? size.height)
    }

    private func setInsets(_ value: DocumentValue) {
        if let insets = value["content"]?.insets { view.contentInset = insets }
        if let insets = value["safeArea"]?.insets { surroundings.setSafeArea?(insets) }
        if let insets = value["layoutMargins"]?.insets { view.layoutMargins = insets }
    }

    private func setTraits(_ value: DocumentValue) {
        if let scale = value["displayScale"]?.number { surroundings.setDisplayScale?(scale) }
        if let direction = value["layoutDirection"]?.text { turn(direction) }
        if let category = value["contentSizeCategory"]?.text { choose(category) }
    }
}

extension CGPoint {
    fileprivate func moved(by delta: CGPoint) -> CGPoint { CGPoint(x: x + delta.x, y: y + delta.y) }
}

extension CGFloat {
    fileprivate var value: DocumentValue { .number(Double(self)) }
}
#endif
