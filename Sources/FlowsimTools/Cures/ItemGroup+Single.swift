import FlowScenario

extension Scenario.ItemGroup {
    /// Returns a group that has only the item at an index of this group.
    func single(at index: Int) -> Scenario.ItemGroup {
        var single = self
        single.count = 1
        single.content =
            switch content {
            case .plain, .answers: content
            case .given(let sizes): .given([sizes[index % sizes.count]])
            case .actual(let sizes): .actual([sizes[index % sizes.count]])
            case .texts(let texts, let style): .texts([texts[index % texts.count]], style)
            case .cells(let name, let contents): .cells(name, [contents[index % contents.count]])
            }
        single.actualByCategory = actualByCategory.mapValues { [$0[index % $0.count]] }
        single.row.heights = row.heights.isEmpty ? [] : [row.heights[index % row.heights.count]]
        single.row.estimates = row.estimates.isEmpty ? [] : [row.estimates[index % row.estimates.count]]
        return single
    }
}
