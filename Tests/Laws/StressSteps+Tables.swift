import FlowScenario

// Steps of tables only.

extension StressSteps {
    /// A cell that asks to be measured again, or an empty batch, which asks for all heights.
    mutating func remeasure() -> Scenario.Action {
        guard !random.isHeads(oneIn: 3), let path = itemPath() else { return .remeasure(nil) }
        return .remeasure([path])
    }

    mutating func setTable() -> Scenario.Action {
        switch random.below(5) {
        case 0: set(\.separatorStyle, "separatorStyle", to: random.pick([.none, .singleLine]))
        case 1: set(\.headerViewHeight, "headerView", to: random.pick([nil, 20, 90]))
        case 2: set(\.footerViewHeight, "footerView", to: random.pick([nil, 20, 90]))
        case 3: set(\.isEditing, "editing", to: random.isHeads())
        default: set(\.estimatedRowHeight, "estimatedRowHeight", to: random.pick([20, 44, 120]))
        }
    }

    private mutating func set<Value>(
        _ property: WritableKeyPath<Scenario.Table, Value>, _ name: String, to value: Value
    ) -> Scenario.Action {
        var changed = table ?? Scenario.Table()
        changed[keyPath: property] = value
        table = changed
        return .setTable(.init(changed, names: [name]))
    }

    /// Several actions in one turn, with one layout after the last.
    mutating func togetherInTable() -> Scenario.Action {
        var parts: [Scenario.Action] = []
        for _ in 0...random.within(1...2) {
            switch random.below(6) {
            case 0 where mayTake(.resizeItems): resizedItems().map { parts.append($0) }
            case 1 where mayTake(.set): parts.append(setTable())
            case 2 where mayTake(.reload): parts.append(.reload(nil))
            case 3: parts.append(append())
            case 4: parts.append(scroll())
            default: parts.append(remeasure())
            }
            if mayTake(.look), random.isHeads(oneIn: 3) { parts.append(.look) }
        }
        return .together(parts.isEmpty ? [remeasure()] : parts)
    }
}
