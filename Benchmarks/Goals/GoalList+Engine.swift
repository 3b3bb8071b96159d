import Foundation

extension GoalList {
    private func million(_ task: TaskName, _ workload: WorkloadName) -> Measurement? {
        report.measurement(task, workload, GoalList.million)
    }

    mutating func addEstimates() {
        let create = report.all(.create, .estimated)
        add("E: create, query both ends", "independent of n (≤ 2 ×)", growth(create, atMost: 2))
        add(
            "E: create, query both ends, largest n", "≤ 10 µs",
            time(report.largest(.create, .estimated), atMost: 10e-6))
        add(
            "E: bytes held, largest n", "≤ 1 KiB",
            count("bytes held", of: report.largest(.holdEstimated, .estimated), unit: " B") { $0 <= 1024 })
        let sections = report.all(.createSections, .estimated)
        add("E: equal sections of 1,000 items", "independent of their number (≤ 2 ×)", growth(sections, atMost: 2))
        let largest = report.largest(.createSections, .estimated)
        add("E: equal sections, most of them", "≤ 10 µs", time(largest, atMost: 10e-6))
        add("E: bytes held, most sections", "≤ 1 KiB", count("bytes held", of: largest, unit: " B") { $0 <= 1024 })
    }

    mutating func addBuilding() {
        add("a, mixed: build from given sizes", "≤ 1.3 ×", ratio(million(.build, .mixed), atMost: 1.3))
        let runs = report.all(.buildRun, .equal)
        add("a, equal: build as a run", "independent of n (≤ 2 ×)", growth(runs, atMost: 2))
    }

    mutating func addChanges() {
        add("b, mixed: change one size, query", "≤ 1/3,000", ratio(million(.change, .mixed), atMost: 1 / 3000))
        if let each = million(.changeOneByOne, .mixed), let slow = each.slowestHundredth, let time = each.time {
            let factor = slow / time.median
            let text = String(format: "%.2f ×", factor) + ", \(NumberText.time(slow))"
            add("b, mixed: one of a hundred", "≤ 3 × the median", (text, factor <= 3))
        }
        if let each = million(.changeOneByOne, .chips), let slow = each.slowestHundredth, let time = each.time,
            let ratio = each.ratio
        {
            let slowRatio = ratio * slow / time.median
            let text = "\(NumberText.ratio(slowRatio)), \(NumberText.time(slow))"
            add("b, chips: one of a hundred", "≤ 1/100", (text, slowRatio <= 0.01))
        }
        add(
            "b, mixed: allocations, uniquely held", "0",
            count(Measurement.allocations, of: million(.changeOnly, .mixed)) { $0 == 0 })
    }

    mutating func addScaling() {
        let tasks: [(String, TaskName, WorkloadName)] = [
            ("b", .change, .mixed), ("c", .query, .mixed), ("e, insert", .insert, .mixed),
            ("e, delete", .delete, .mixed),
        ]
        for (name, task, workload) in tasks {
            let ends = report.all(task, workload).filter { $0.items == 10_000 || $0.items == GoalList.million }
            add("\(name): time(10⁶) / time(10⁴)", "≤ 4", growth(ends, atMost: 4))
        }
        // A step through few items measures few of them, so steps are compared by what they measure.
        let steps = [10_000, GoalList.million].compactMap { report.measurement(.scroll, .estimatedMixed, $0) }
        let times = steps.compactMap { step -> Double? in
            guard let ratio = step.ratio, let count = step.counts["measured a step"] else { return nil }
            return ratio / count
        }
        guard times.count == 2 else { return }
        let growth = times[1] / times[0]
        let text = String(format: "%.2f ×", growth)
        add("d: time(10⁶) / time(10⁴), for each item measured", "≤ 4", (text, growth <= 4))
    }

    mutating func addQueries() {
        let (one, few, many) = (
            million(.queryRow, .mixed), million(.query, .mixed), million(.queryTall, .mixed)
        )
        add("c: query a viewport", "≤ 0.4 µs for 27", time(few, atMost: 0.4e-6))
        add("c: allocations", "0", count(Measurement.allocations, of: few) { $0 == 0 })
        guard let one, let many, let first = one.time?.median, let last = many.time?.median,
            let found = many.counts["elements found"], let least = one.counts["elements found"]
        else { return }
        let each = (last - first) / (found - least)
        add("c: each further hit", "≤ 5 ns", (NumberText.time(each), each <= 5e-9))
    }

    mutating func addUpdates() {
        let scrolls = report.all(.scroll, .estimatedMixed).filter { $0.items >= 100_000 }
        if let most = scrolls.compactMap(\.time?.median).max(), let least = scrolls.compactMap(\.time?.median).min(),
            scrolls.count > 1
        {
            let text = String(format: "%.2f ×", most / least)
            add("d: 10⁵, 10⁶ and 10⁹ items", "the same (≤ 2 ×)", (text, most / least <= 2))
            add("d: a step", "≤ 15 µs", (NumberText.time(most), most <= 15e-6))
        }
        add("e, mixed: insert at the front, query", "≤ 1/3,000", ratio(million(.insert, .mixed), atMost: 1 / 3000))
        add("e, mixed: delete in the middle, query", "≤ 1/3,000", ratio(million(.delete, .mixed), atMost: 1 / 3000))
        add("e, hostile: equal sizes", "O(log n), ≤ 2 µs", time(million(.insert, .hostileEqual), atMost: 2e-6))
        add("e, hostile: equal widths, other heights", "≤ 0.5 ×", ratio(million(.insert, .hostileWidths), atMost: 0.5))
        add("e, hostile: anything", "≤ 1.3 ×", ratio(million(.insert, .hostile), atMost: 1.3))
        add("batch of 10,000 random edits", "≤ 3 ×", ratio(million(.batch10000, .mixed), atMost: 3))
    }

    mutating func addHolding() {
        // What a model of a billion holds more than one of a thousand.
        let held = report.all(.holdEstimated, .estimated).sorted { $0.items < $1.items }
        if let few = held.first?.counts["bytes held"], let many = held.last?.counts["bytes held"], held.count > 1 {
            let text = "\(NumberText.count(many - few)) B more for \(NumberText.grouped(held[held.count - 1].items))"
            add("f: an estimated item", "0 B", (text, many - few <= 0))
        }
        add(
            "f: a measured item", "≤ 24 B",
            count("bytes an item", of: report.largest(.holdMeasured, .estimatedMixed), unit: " B") { $0 <= 24 })
        add("g: copy", "O(1), no allocation", count(Measurement.allocations, of: million(.copy, .mixed)) { $0 == 0 })
        if let fresh = million(.changeCopy, .mixed)?.time?.median,
            let change = million(.changeOnly, .mixed)?.time?.median
        {
            let text = String(format: "%.2f ×", fresh / change) + ", \(NumberText.time(fresh))"
            add("g: first change of a copy", "≤ 3 × a change", (text, fresh / change <= 3))
        }
    }
}
