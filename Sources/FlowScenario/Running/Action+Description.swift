import Foundation

extension Scenario.Step {
    /// As reports call it: `scroll by 0, 56, 20 times`.
    package var reportedAction: String {
        times == 1 ? "\(action)" : "\(action), \(NumberText.grouped(times)) times"
    }
}

extension Scenario.Action: CustomStringConvertible {
    /// The action in a few words: `scroll by 0, 56`.
    public var description: String {
        switch self {
        case .scroll(.by(let delta)): "scroll by \(Self.text(delta))"
        case .scroll(.to(let offset)): "scroll to \(Self.text(offset))"
        case .scroll(.toEdge(let edge)): "scroll to the \(edge.rawValue)"
        case .scroll(.through(let edge)): "scroll through to the \(edge.rawValue)"
        case .scrollTo(let path, let alignment): "scroll to item \(path[0])-\(path[1]), \(alignment.rawValue)"
        case .resize(let width?, let height?): "resize to \(NumberText.plain(width)) × \(NumberText.plain(height))"
        case .resize(let width?, nil): "resize to width \(NumberText.plain(width))"
        case .resize(nil, let height?): "resize to height \(NumberText.plain(height))"
        case .resize(nil, nil): "resize"
        case .rotate: "rotate"
        case .invalidate(.everything): "invalidate everything"
        case .invalidate(.context(let context)): "invalidate \(context)"
        case .set(let change): "set \(change.names.joined(separator: ", "))"
        case .setTable(let change): "set \(change.names.joined(separator: ", "))"
        case .insets(let change): "insets: \(change.names.joined(separator: ", "))"
        case .traits(let change): "traits: \(change.names.joined(separator: ", "))"
        case .drag(.begin): "begin to drag"
        case .drag(.by(let delta)): "drag by \(Self.text(delta))"
        case .drag(.to(let offset)): "drag to \(Self.text(offset))"
        case .drag(.end): "end the drag"
        case .movement(.begin(let path)): "lift \(path)"
        case .movement(.update(let position)): "carry to \(Self.text(position))"
        case .movement(.end): "put down"
        case .movement(.cancel): "cancel the movement"
        case .resizeItems(let items): "resize \(Self.list(items.map { "\($0.item)" }))"
        case .changeItems(let items): "change \(Self.list(items.map { "\($0.item)" }))"
        case .update(let operations): "update: \(Self.list(operations.map(\.description)))"
        case .reload(nil): "reload everything"
        case .reload(let sections?): "reload with \(NumberText.count(sections.count, "section"))"
        case .select(let paths, let isSelected):
            "\(isSelected ? "select" : "deselect") \(Self.list(paths.map(\.description)))"
        case .remeasure(nil): "measure everything again"
        case .remeasure(let paths?): "measure \(Self.list(paths.map(\.description))) again"
        case .look: "look at everything"
        case .together(let actions): Self.sum(actions.map(\.description))
        case .expect(let expectation): "expect \(NumberText.count(expectation.count, "value"))"
        }
    }

    /// No more than eight of them, and how many more there are.
    private static func sum(_ names: [String]) -> String {
        let shown = names.prefix(8).joined(separator: " + ")
        return names.count > 8 ? "\(shown) and \(NumberText.grouped(names.count - 8)) more" : shown
    }

    /// No more than three of them, and how many more there are.
    package static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }

    private static func text(_ point: CGPoint) -> String {
        "\(NumberText.grouped(point.x)), \(NumberText.grouped(point.y))"
    }
}

extension Scenario.Invalidation.Context: CustomStringConvertible {
    /// What it names: `items 0-3, 0-4, header 1`.
    public var description: String {
        var parts: [String] = []
        if !items.isEmpty {
            parts.append((items.count == 1 ? "item " : "items ") + Scenario.Action.list(items.map(\.description)))
        }
        let backgrounds = backgrounds.map { Scenario.SupplementaryPath(section: $0) }
        for (noun, paths) in [("header", headers), ("footer", footers), ("background", backgrounds)]
        where !paths.isEmpty {
            parts.append("\(noun)\(paths.count == 1 ? "" : "s") \(Scenario.Action.list(paths.map(\.description)))")
        }
        if counts { parts.append("counts") }
        if let delegateMetrics { parts.append("delegate metrics \(delegateMetrics ? "on" : "off")") }
        if let attributes { parts.append("attributes \(attributes ? "on" : "off")") }
        if sizeAdjustment != .zero { parts.append("size adjustment") }
        if offsetAdjustment != .zero { parts.append("offset adjustment") }
        return parts.isEmpty ? "nothing by name" : parts.joined(separator: ", ")
    }
}

extension Scenario.InsetChange {
    fileprivate var names: [String] {
        [("content", content), ("safe area", safeArea), ("layout margins", layoutMargins)].filter { $0.1 != nil }.map(
            \.0)
    }
}

extension Scenario.TraitChange {
    fileprivate var names: [String] {
        [
            displayScale.map { "\(NumberText.plain($0))x" }, layoutDirection?.rawValue, contentSizeCategory?.rawValue,
        ].compactMap { $0 }
    }
}

extension Scenario.UpdateOperation: CustomStringConvertible {
    /// The operation in a few words: `insert 3 at 0-2`.
    public var description: String {
        let text =
            switch kind {
            case .insertItems(let groups, let path):
                "insert \(NumberText.grouped(groups.reduce(0) { $0 + $1.count })) at \(path)"
            case .deleteItems(let paths): "delete \(Scenario.Action.list(paths.map(\.description)))"
            case .moveItem(let source, let target): "move \(source) to \(target)"
            case .reloadItems(let paths, _): "reload \(Scenario.Action.list(paths.map(\.description)))"
            case .reconfigureItems(let paths, _): "reconfigure \(Scenario.Action.list(paths.map(\.description)))"
            case .insertSection(_, let index): "insert section \(index)"
            case .deleteSection(let index): "delete section \(index)"
            case .moveSection(let source, let target): "move section \(source) to \(target)"
            case .reloadSection(let index, _): "reload section \(index)"
            }
        return only.map { "\(text) (\($0.rawValue) only)" } ?? text
    }
}
