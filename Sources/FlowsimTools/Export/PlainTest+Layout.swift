import FlowScenario
import FlowSimulator

extension PlainTest {
    /// Sets the properties that differ.
    mutating func assign(_ layout: Scenario.Layout, since before: Scenario.Layout, named names: [String]?) {
        if layout.direction != before.direction { set("scrollDirection", ".\(layout.direction.rawValue)") }
        if layout.estimate != before.estimate {
            switch layout.estimate {
            case .none: set("estimatedItemSize", ".zero")
            case .size(let size): set("estimatedItemSize", SwiftText.size(size))
            case .automatic: set("estimatedItemSize", "CollectionViewFlowLayout.automaticSize")
            }
        }
        let numbers: [(String, Double, Double)] = [
            ("minimumLineSpacing", layout.minimumLineSpacing, before.minimumLineSpacing),
            ("minimumInteritemSpacing", layout.minimumInteritemSpacing, before.minimumInteritemSpacing),
        ]
        for (name, now, then) in numbers where now != then { set(name, SwiftText.number(now)) }
        if layout.sectionInset != before.sectionInset { set("sectionInset", SwiftText.insets(layout.sectionInset)) }
        if layout.insetReference != before.insetReference {
            switch layout.insetReference {
            case .contentInset: set("sectionInsetReference", ".fromContentInset")
            case .safeArea: set("sectionInsetReference", ".fromSafeArea")
            case .layoutMargins: set("sectionInsetReference", ".fromLayoutMargins")
            }
        }
        let lengths: [(String, Double, Double)] = [
            ("headerReferenceSize", Self.points(layout.headerLength), Self.points(before.headerLength)),
            ("footerReferenceSize", Self.points(layout.footerLength), Self.points(before.footerLength)),
        ]
        for (name, now, then) in lengths where now != then {
            set(name, SwiftText.size(layout.scrollAxis.size(along: now)))
        }
        let flags: [(String, Bool, Bool)] = [
            ("sectionHeadersPinToVisibleBounds", layout.pinsHeaders, before.pinsHeaders),
            ("sectionFootersPinToVisibleBounds", layout.pinsFooters, before.pinsFooters),
        ]
        for (name, now, then) in flags where now != then { set(name, "\(now)") }
    }

    /// - Throws: ``Unwritten`` where some depend on the room.
    static func checkLengths(_ layout: Scenario.Layout) throws(Unwritten) {
        var isRelative =
            layout.itemSize.isRelative || layout.headerLength.isRelative || layout.footerLength.isRelative
        if case .size(let estimate) = layout.estimate { isRelative = isRelative || estimate.isRelative }
        try need(!isRelative, "sizes are relative to the room")
    }

    /// Of a length that is not relative.
    static func points(_ length: Scenario.Length) -> Double {
        if case .points(let points) = length { points } else { 0 }
    }

    private mutating func set(_ name: String, _ value: String) { lines.append("layout.\(name) = \(value)") }

    /// - Throws: ``Unwritten`` for what only scenarios set.
    mutating func write(_ change: Scenario.LayoutChange) throws(Unwritten) {
        let known = [
            "scrollDirection", "estimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset",
            "sectionInsetReference", "header", "footer", "pinHeaders", "pinFooters", "anchor",
        ]
        try Self.need(change.names.allSatisfy(known.contains), "it sets \(change.names.joined(separator: ", "))")
        try Self.checkLengths(change.layout)
        let turns = change.layout.direction != layout.direction
        try Self.need(!turns || !hasSupplementaries, "its headers turn with the layout")
        if change.layout.anchor != layout.anchor {
            lines.append("view.anchorPolicy = \(policy(change.layout.anchor) ?? ".automatic")")
        }
        assign(change.layout, since: layout, named: change.names)
        layout = change.layout
    }
}
