import FlowScenario
import FlowSimulator

extension PlainTest {
    /// Properties that a test sets, in their order. The size of items depends on more than the layout.
    private static let properties = Scenario.Layout.fields.keys.compactMap { key in
        Scenario.Layout.properties.first { $0.key == key && !["itemSize", "options"].contains(key) }
    }

    /// Sets the properties that differ.
    mutating func assign(_ layout: Scenario.Layout, since before: Scenario.Layout) {
        let (now, then) = (CollectionViewFlowLayout(), CollectionViewFlowLayout())
        Scenario.Layout.properties.set(layout, on: now)
        Scenario.Layout.properties.set(before, on: then)
        for property in Self.properties {
            let value = SwiftText.value(now[keyPath: property.path])
            if value != SwiftText.value(then[keyPath: property.path]) {
                lines.append("layout.\(property.name) = \(value)")
            }
        }
    }

    /// - Throws: ``Unwritten`` if some depend on the room.
    static func checkLengths(_ layout: Scenario.Layout) throws(Unwritten) {
        try need(!layout.dependsOnRoom, "sizes are relative to the room")
    }

    /// - Throws: ``Unwritten`` for properties that only scenarios set.
    mutating func write(_ change: Scenario.LayoutChange) throws(Unwritten) {
        let known = Self.properties.map(\.key) + ["anchor"]
        try Self.need(change.names.allSatisfy(known.contains), "it sets \(change.names.joined(separator: ", "))")
        try Self.checkLengths(change.layout)
        let turns = change.layout.direction != layout.direction
        try Self.need(!turns || !hasSupplementaries, "its headers turn with the layout")
        if change.layout.anchor != layout.anchor {
            lines.append("view.anchorPolicy = \(policy(change.layout.anchor) ?? ".automatic")")
        }
        assign(change.layout, since: layout)
        layout = change.layout
    }
}
