import FlowTestSupport

extension ScenarioWriter {
    mutating func add(_ step: [ReferenceAction], before: ReferenceView) {
        state = before
        if step.scrollsAfterLayout { isComplete = false }
        var parts: [String] = []
        for action in step {
            switch written(action) {
            case .some(let text): if !text.isEmpty { parts.append(text) }
            case nil: isComplete = false
            }
            _ = state.take(action)
        }
        steps.append(parts.count == 1 ? parts[0] : "{\"together\": [\(parts.joined(separator: ", "))]}")
        // A step needs an action; one that does nothing changes nothing.
        if parts.isEmpty { steps[steps.count - 1] = "{\"drag\": {\"by\": [0, 0]}}" }
    }

    /// Empty for what does nothing, nil for what the format cannot say.
    func written(_ action: ReferenceAction) -> String? {
        switch action {
        case .scroll(let length): "{\"scroll\": {\"by\": \(way(length))}}"
        case .pull(let length): "{\"drag\": {\"by\": \(way(length))}}"
        case .scrollToStart: "{\"scroll\": {\"to\": \"\(isMirroredAlong ? "end" : "start")\"}}"
        case .scrollToEnd: "{\"scroll\": {\"to\": \"\(isMirroredAlong ? "start" : "end")\"}}"
        case .beginDrag: "{\"drag\": \"begin\"}"
        case .endDrag: state.isDragging ? "{\"drag\": \"end\"}" : ""
        case .resize(let size): "{\"resize\": {\"width\": \(size.width.swift), \"height\": \(size.height.swift)}}"
        case .inset(let inset): "{\"insets\": {\"content\": \(list(inset.all))}}"
        case .scale(let scale): "{\"traits\": {\"displayScale\": \(scale.swift)}}"
        case .rightToLeft(let turns):
            "{\"traits\": {\"layoutDirection\": \"\(turns ? "rightToLeft" : "leftToRight")\"}}"
        case .invalidateLayout: "{\"invalidate\": \"everything\"}"
        case .reloadData: "{\"reload\": \"everything\"}"
        case .look: ""
        case .safeArea, .metrics, .textSize: nil
        case .scrollToItem(let section, let item, let position): scrolled(section, item, position)
        case .content(let section, let item, let size, let tells): content(section, item, size, tells)
        case .set(let new):
            properties(new, since: state.world.layout).map { $0.isEmpty ? "" : "{\"set\": \(object($0))}" }
        case .invalidate(let context): written(context)
        case .update(let batch): written(batch)
        }
    }

    func scrolled(_ section: Int, _ item: Int, _ position: ReferencePosition) -> String {
        guard state.truth.has(section, item) else { return "" }
        let names = world.scrollsHorizontally
            ? ["left", "centeredHorizontally", "right"] : ["top", "centeredVertically", "bottom"]
        let index: Int =
            switch position {
            case .start: isMirroredAlong ? 2 : 0
            case .middle: 1
            case .end: isMirroredAlong ? 0 : 2
            }
        return "{\"scrollTo\": {\"item\": [\(section), \(item)], \"position\": \"\(names[index])\"}}"
    }

    func content(_ section: Int, _ item: Int, _ size: ReferenceSize, _ tells: Bool) -> String? {
        guard state.truth.has(section, item), world.sizing != .equal else { return "" }
        guard tells || !world.cellsSizeThemselves else { return nil }
        return "{\"resizeItems\": {\"\(section)-\(item)\": \(list([size.width, size.height]))}}"
    }

    func written(_ context: ReferenceContext) -> String? {
        let names = context.headers + context.footers
        guard !context.everything, !context.counts, names.allSatisfy({ $0.count == 2 && $0[1] == 0 }),
            context.items.allSatisfy({ $0.count == 2 })
        else { return nil }
        var members: [String: String] = [:]
        let items = context.items.map { "\"\($0[0])-\($0[1])\"" }
        if !items.isEmpty { members["items"] = "[\(items.joined(separator: ", "))]" }
        if !context.headers.isEmpty { members["headers"] = list(context.headers.map { Double($0[0]) }) }
        if !context.footers.isEmpty { members["footers"] = list(context.footers.map { Double($0[0]) }) }
        members["delegateMetrics"] = context.metrics?.swift
        members["attributes"] = context.attributes?.swift
        if context.offset != 0 { members["offset"] = way(context.offset, turns: false) }
        if context.contentSize != 0 { members["size"] = way(context.contentSize, turns: false) }
        return "{\"invalidate\": \(object(members))}"
    }

    // MARK: Expectations

    func expectation(_ subject: Deviation.Subject, _ state: ReferenceView) -> String? {
        switch subject {
        case .contentSize: size(state)
        case .offset: offset(state)
        case .frame: frames(state)
        case .onScreen, .viewFrame, .views, .asked, .complaint, .adopted: nil
        }
    }

    func size(_ state: ReferenceView) -> String {
        "\"contentSize\": \(list([state.contentSize.width, state.contentSize.height]))"
    }

    /// In the view's coordinates.
    func offset(_ state: ReferenceView) -> String {
        var viewport = state.viewport
        if state.world.isMirrored { viewport.x = state.contentSize.width - (viewport.x + viewport.width) }
        return "\"contentOffset\": \(list([viewport.x, viewport.y]))"
    }

    func frames(_ state: ReferenceView) -> String {
        let frames = ExpectedScreen(state).wellRounded.sorted { $0.key < $1.key }.map { name, frame in
            "\"\(name.replacing("item ", with: ""))\": \(list([frame.x, frame.y, frame.width, frame.height]))"
        }
        return "\"frames\": {\(frames.joined(separator: ", "))}"
    }
}

extension [ReferenceAction] {
    /// Whether something scrolls by a length after the turn laid out: by how far from where the view then was, only the
    /// reference knows, which may have had doubts.
    fileprivate var scrollsAfterLayout: Bool {
        drop { !$0.laysOut }.contains {
            switch $0 {
            case .scroll, .pull: true
            default: false
            }
        }
    }
}

extension ReferenceAction {
    fileprivate var laysOut: Bool {
        switch self {
        case .update, .scrollToItem: true
        default: false
        }
    }
}
