import FlowTestSupport
import Testing

@testable import FlowEngine

/// The scan without branches breaks lines as the rule says, item by item.
@Suite("Scanning lines")
struct LineScanTests {
    /// The rule in plain words, on the same lattice.
    private func counts(_ spans: [Double], _ rule: LineRule) -> [Int] {
        var (counts, used): ([Int], Int64) = ([], 0)
        for span in spans.map({ LineRule.span($0) }) {
            if let last = counts.indices.last, used + rule.spacing + span <= rule.available {
                counts[last] += 1
                used = max(used + rule.spacing + span, LineRule.leastUsed)
            } else {
                counts.append(1)
                used = span
            }
        }
        return counts
    }

    private func list(_ sizes: [AxisSize]) -> ItemList {
        ItemList(stride(from: 0, to: sizes.count, by: DenseStretch.limit).map { start in
            let part = sizes[start..<min(start + DenseStretch.limit, sizes.count)]
            return ItemStretch.dense(DenseStretch(ContiguousArray(part), source: .given))
        })
    }

    @Test("Lines end where the rule ends them", arguments: [-25.5, 0, 0.1, 10, 1e9, -1e9] as [Double])
    func lines(spacing: Double) {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x5C)
        let palettes: [[Double]] = [
            [30, 60.25, 1.0 / 3, 0], [0.1, 99.9, 65_535.99999999999, 65_536, 70_000.5], [1e8, 1e300, 5, 45],
        ]
        for palette in palettes {
            for available in [0.0, 100, 390.3, 70_000, 4e7] {
                let spans: [Double] = (0..<generator.within(1...300)).map { _ in generator.pick(palette) }
                let sizes = spans.map { AxisSize(along: $0 * 0.5, across: $0) }
                let items = list(sizes)
                let rule = LineRule(available: available, spacing: spacing, tolerance: 1e-6)
                var work = BreakingWork()
                let rows = RowList(breaking: items, rule: rule, work: &work)
                let expected = counts(spans, rule)
                #expect(rows.count == expected.count)
                var start = 0
                for (index, count) in expected.enumerated() where index < rows.count {
                    let row = rows.row(at: index)
                    #expect(row.itemCount == count, "row \(index) of \(spans) in \(available)")
                    #expect(row.length == sizes[start..<start + count].reduce(0) { max($0, $1.along) })
                    start += count
                }
                #expect(work.rowsBroken == expected.count && work.itemsRead == spans.count)
            }
        }
    }

    @Test("Spans are cut to the lattice, whichever way they are converted")
    func spans() {
        for length: Double in [0, 0.1, 1.0 / 3, 390, 65_535.99999999999, 65_536, 65_536.1, 1e7, 0x1p25, -0.1, -12.7] {
            #expect(LineRule.span(length) == Int64(length * 0x1p36), "\(length)")
        }
        #expect(LineRule.span(1e300) == 1 << 61 && LineRule.span(-1e300) == -(1 << 61))
    }
}
