import FlowScenario

extension Scenario {
    /// Returns the estimate for a combination of a sweep, which scrolls through the content: the items that are shown,
    /// and as many again for a thousand points of a viewport's height at the usual text size. Lower viewports and
    /// larger texts need more layouts.
    func estimatedCost(of combination: SweepPlan.Combination) -> Int {
        let items = Double(min(itemCount, ScenarioLimits.scrolledItems) * itemWeight)
        let categories = ContentSizeCategory.allCases.map(\.rawValue)
        let size = 1 + Double(categories.firstIndex(of: combination.category) ?? 0) / 4
        return Self.readingCost + Int(items * (1 + size * 1000 / max(combination.device.size.height, 100)))
    }
}
