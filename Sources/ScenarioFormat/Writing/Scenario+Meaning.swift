extension Scenario {
    /// The scenario without comments and other parts that a document need not contain. It is compared to verify that a
    /// written document has lost nothing.
    var meaning: Scenario {
        var scenario = self
        scenario.takesMoreSteps = false
        scenario.comment = []
        if table != nil || compositional != nil { scenario.layout = Layout() }
        scenario.sections.reduceToMeaning(inTable: table != nil)
        for index in steps.indices { scenario.steps[index].action.reduceToMeaning(inTable: table != nil) }
        return scenario
    }

    /// Returns the path of the first difference between two scenarios, such as `sections[0].items[2]`; nil if the
    /// scenarios are equal.
    func firstDifference(from other: Scenario) -> String? {
        guard self != other else { return nil }
        if container != other.container { return "container" }
        if layout != other.layout || compositional != other.compositional { return "layout" }
        if table != other.table { return "table" }
        if fontFile != other.fontFile { return "fonts" }
        if cells != other.cells {
            return cells.keys.sorted().first { cells[$0] != other.cells[$0] }.map { "cells.\($0)" } ?? "cells"
        }
        for (index, pair) in zip(sections, other.sections).enumerated() where pair.0 != pair.1 {
            let item = zip(pair.0.items, pair.1.items).enumerated().first { $1.0 != $1.1 }?.offset
            return "sections[\(index)]" + (item.map { ".items[\($0)]" } ?? "")
        }
        for (index, pair) in zip(steps, other.steps).enumerated() where pair.0 != pair.1 { return "steps[\(index)]" }
        return "name"
    }
}

extension Scenario.Action {
    fileprivate mutating func reduceToMeaning(inTable isTable: Bool) {
        switch self {
        // The document names the properties that are set.
        case .set(let change): self = .set(Scenario.LayoutChange(change.layout))
        case .setTable(let change): self = .setTable(Scenario.TableChange(change.table))
        case .setCompositional(let change): self = .setCompositional(Scenario.CompositionalChange(change.layout))
        case .together(var actions):
            for index in actions.indices { actions[index].reduceToMeaning(inTable: isTable) }
            self = .together(actions)
        case .reload(var sections?):
            sections.reduceToMeaning(inTable: isTable)
            self = .reload(sections)
        case .update(var operations):
            for index in operations.indices { operations[index].kind.reduceToMeaning(inTable: isTable) }
            self = .update(operations)
        default: break
        }
    }
}

extension Scenario.UpdateOperation.Kind {
    fileprivate mutating func reduceToMeaning(inTable isTable: Bool) {
        guard var section = parts.section else { return }
        section.reduceToMeaning(inTable: isTable)
        self = bringing(nil, section)
    }
}

extension [Scenario.Section] {
    fileprivate mutating func reduceToMeaning(inTable isTable: Bool) {
        for index in indices { self[index].reduceToMeaning(inTable: isTable) }
    }
}

extension Scenario.Section {
    /// Removes the section's comment. In a table, also removes the section's title, because a table's header has a
    /// title of its own.
    fileprivate mutating func reduceToMeaning(inTable isTable: Bool) {
        comment = nil
        if isTable { title = nil }
    }
}
