import FlowScenario

// Steps that only a table can do, or that it does otherwise.

extension StressSteps {
    /// Cells ask to be measured again, or an empty batch asks for all heights.
    mutating func remeasure() -> JSONValue {
        guard !random.isHeads(oneIn: 3), let path = itemPath() else { return ["remeasure": "everything"] }
        return ["remeasure": .string("\(path)")]
    }

    mutating func setTable() -> JSONValue {
        switch random.below(5) {
        case 0: ["set": ["separatorStyle": random.pick(["none", "singleLine"])]]
        case 1: ["set": ["headerView": random.pick([.null, 20, 90])]]
        case 2: ["set": ["footerView": random.pick([.null, 20, 90])]]
        case 3: ["set": ["editing": .bool(random.isHeads())]]
        default: ["set": ["estimatedRowHeight": .number(random.pick([20, 44, 120]))]]
        }
    }

    /// Several of them in one turn, with one layout after the last.
    mutating func togetherInTable() -> JSONValue {
        var parts: [JSONValue] = []
        for _ in 0...random.within(1...2) {
            switch random.below(6) {
            case 0 where mayTake(.resizeItems): resizedItems().map { parts.append($0) }
            case 1 where mayTake(.set): parts.append(setTable())
            case 2 where mayTake(.reload): parts.append(["reload": "everything"])
            case 3: parts.append(append())
            case 4: parts.append(scroll())
            default: parts.append(remeasure())
            }
            if mayTake(.look), random.isHeads(oneIn: 3) { parts.append(["look": "everything"]) }
        }
        return ["together": .array(parts.isEmpty ? [remeasure()] : parts)]
    }
}
