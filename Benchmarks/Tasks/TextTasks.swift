import TextMeasuring

/// Texts in lines, as labels want them.
@MainActor
enum TextTasks {
    private static let operations = 1000
    private static let font = FontSpec(size: 14)
    private static let limits = TextLimits(width: 200)
    private static let pangrams =
        "The quick brown fox jumps over the lazy dog, and the five boxing wizards jump quickly. "

    static func all() -> [BenchmarkTask] {
        let workloads = [WorkloadName.han, .latin]
        return workloads.map { workload in
            BenchmarkTask(.textLines, workload, items: 100) { lines(text(workload, 100), SFLikeMetrics(), &$0) }
        }
            + [(TaskName.textKerned, true), (.textNotKerned, false)].map { task, readsKerning in
                BenchmarkTask(task, .latin, items: 100) {
                    let metrics = FontFileMetrics(KernedFont.file(readsKerning: readsKerning))
                    lines(text(.latin, 100), metrics, &$0)
                }
            }
            + workloads.map { workload in
                BenchmarkTask(.textCached, workload, items: 100) { cached(workload, &$0) }
            }
            + [100_000, 1_000_000].map { count in
                BenchmarkTask(.textLong, .latin, items: count) { long(text(.latin, count), &$0) }
            }
    }

    private static func text(_ workload: WorkloadName, _ count: Int) -> StyledText {
        let latin = String(repeating: pangrams, count: count / pangrams.count + 1).prefix(count)
        return StyledText(workload == .han ? String(repeating: "汉", count: count) : String(latin), font: font)
    }

    private static func lines(_ text: StyledText, _ metrics: any TextMetrics, _ run: inout TaskRun) {
        let layouter = TextLayouter(metrics: metrics, scale: 2)
        run.measure(operations: operations, setUp: {}) { _ in
            (0..<operations).reduce(0) { count, _ in count + layouter.layout(text, limits: limits).lines.count }
        }
        run.count("lines", layouter.layout(text, limits: limits).lines.count)
    }

    /// The text is one of a thousand, and equal to the one that was laid out, not the same.
    private static func cached(_ workload: WorkloadName, _ run: inout TaskRun) {
        var cache = TextLayoutCache(metrics: SFLikeMetrics())
        let base = text(workload, 99).text
        for number in 0..<operations {
            let text = StyledText("\(number % 10)" + base, font: font)
            _ = cache.layout(text, limits: TextLimits(width: 200 + Double(number / 10)), scale: 2)
        }
        let text = StyledText("7" + base, font: font)
        let setUp = {
            // A copy of its own is made by the first answer, which is not counted.
            var copy = cache
            _ = copy.layout(text, limits: limits, scale: 2)
            return copy
        }
        run.measure(operations: operations, setUp: setUp) { cache in
            (0..<operations).reduce(0) { count, _ in count + cache.layout(text, limits: limits, scale: 2).lines.count }
        }
        run.count("measured", cache.measuredCount)
    }

    private static func long(_ text: StyledText, _ run: inout TaskRun) {
        let layouter = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
        run.measure(setUp: {}) { _ in layouter.layout(text, limits: limits) }
        run.count("lines", layouter.layout(text, limits: limits).lines.count)
    }
}
