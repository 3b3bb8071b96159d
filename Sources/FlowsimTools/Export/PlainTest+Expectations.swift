import CollectionSimulator
import FlowScenario

extension PlainTest {
    mutating func write(_ expected: Scenario.Expectation) throws(Unwritten) {
        try check(expected)
        if let size = expected.contentSize { like("view.contentSize", SwiftText.size(size)) }
        if let offset = expected.contentOffset { like("view.contentOffset", SwiftText.point(offset)) }
        let counts: [(String, Int?)] = [
            ("layout.measuredItemCount", expected.measured), ("layout.estimatedItemCount", expected.estimated),
            ("trace.metrics.measured - trace.metrics.remeasured", expected.newlyMeasured),
            ("trace.metrics.selfSizingRounds", expected.rounds), ("layout.rowCount", expected.rows),
            ("view.indexPathsForVisibleItems.count", expected.visible),
        ]
        for case (let what, let count?) in counts { lines.append("#expect(\(what) == \(count))") }
        for (name, path) in [("min", expected.firstVisible), ("max", expected.lastVisible)] {
            guard let path else { continue }
            lines.append("#expect(view.indexPathsForVisibleItems.\(name)() == \(SwiftText.path(path)))")
        }
        if let selected = expected.selected {
            lines.append("#expect((view.indexPathsForSelectedItems ?? []) == \(SwiftText.paths(selected)))")
        }
        for metric in expected.metrics { try write(metric) }
        for frame in expected.frames { try write(frame) }
    }

    private func check(_ expected: Scenario.Expectation) throws(Unwritten) {
        try Self.need(expected.issues == nil && expected.error == nil, "it expects issues or refusals")
        try Self.need(expected.calls.isEmpty && expected.callOrder == nil, "it expects calls")
        try Self.need(
            expected.views.isEmpty && expected.inside.isEmpty && expected.lines.isEmpty, "it expects views")
        try Self.need(expected.zIndexes.isEmpty && expected.query == nil, "it expects z-indexes or what is found")
    }

    private mutating func like(_ what: String, _ value: String) {
        helpers.insert(.comparing)
        let line = "#expect(isLike(\(what), \(value)))"
        guard line.count > 104 else { return lines.append(line) }
        lines += ["#expect(", "    isLike(", "        \(what),", "        \(value)))"]
    }

    private mutating func write(_ metric: Scenario.MetricExpectation) throws(Unwritten) {
        guard let name = MetricName.row(metric.name)?.property, name != "firstContentError" else {
            throw Unwritten(reason: "it expects “\(metric.name)”")
        }
        switch (metric.atLeast, metric.atMost) {
        case (let low?, let high?) where low == high:
            let value = SwiftText.number(low)
            // A third of a point cannot be written down.
            let isWhole = low == low.rounded()
            lines.append(
                isWhole
                    ? "#expect(trace.metrics.\(name) == \(value))"
                    : "#expect(abs(Double(trace.metrics.\(name)) - \(value)) <= 0.001)")
        case (let low, let high):
            if let low { lines.append("#expect(Double(trace.metrics.\(name)) >= \(SwiftText.number(low)))") }
            if let high { lines.append("#expect(Double(trace.metrics.\(name)) <= \(SwiftText.number(high)))") }
        }
    }

    private mutating func write(_ expected: Scenario.FrameExpectation) throws(Unwritten) {
        let attributes: String
        switch expected.element {
        case .item(let section, let item):
            attributes = "view.layoutAttributesForItem(at: [\(section), \(item)])"
        case .header(let section): attributes = Self.supplementary("Header", section)
        case .footer(let section): attributes = Self.supplementary("Footer", section)
        case .background: throw Unwritten(reason: "it expects backgrounds")
        case .view(let kind, _, _): throw Unwritten(reason: "it expects views of the kind “\(kind)”")
        }
        guard let frame = expected.frame else { return lines.append("#expect(\(attributes) == nil)") }
        like("\(attributes)?.frame", SwiftText.rect(frame))
    }

    private static func supplementary(_ kind: String, _ section: Int) -> String {
        "view.layoutAttributesForSupplementaryElement(ofKind: CollectionView.elementKindSection\(kind), "
            + "at: [\(section), 0])"
    }
}
