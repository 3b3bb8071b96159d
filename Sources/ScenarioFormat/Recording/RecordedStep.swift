/// The actions before a layout pass, and the state that was observed after the pass.
package struct RecordedStep {
    package var note: String?
    package var actions: [RecordedAction]
    /// The observed state after the step's layout pass; nil if the step expects nothing.
    package var seen: Scenario.Expectation?
    /// The items before the step's first batch; nil if the step has no batch.
    package private(set) var itemsBefore: RecordedItems?

    package init(_ actions: [Scenario.Action] = []) { self.actions = actions.map { .action($0) } }

    package mutating func add(_ action: Scenario.Action) { actions.append(.action(action)) }

    /// Stores the items as they are before the step's first batch. Later calls have no effect.
    package mutating func keep(_ items: RecordedItems) { itemsBefore = itemsBefore ?? items }

    /// The index of the first batch or reload among the actions; nil if the actions contain neither.
    package var placeOfChange: Int? { actions.firstIndex(where: \.changesData) }

    package mutating func insert(_ resized: [Scenario.ItemResize], at place: Int) {
        if !resized.isEmpty { actions.insert(.action(.resizeItems(resized)), at: place) }
    }
}
