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
        add(
            "a, mixed: build from given sizes", "≤ 1.2 ×, stretch 1.0 ×", million(.build, .mixed), atMost: 1.2,
            stretch: 1)
        let runs = report.all(.buildRun, .equal)
        add("a, equal: build as a run", "independent of n (≤ 2 ×)", growth(runs, atMost: 2))
    }

    mutating func addChanges() {
        add(
            "b, mixed: change one size, query", "≤ 1/3,000, stretch 1/3,500", million(.change, .mixed),
            atMost: 1 / 3000, stretch: 1 / 3500)
        add("b, chips: change one size, query", "≤ 1/1,500", ratio(million(.change, .chips), atMost: 1 / 1500))
        for workload in [WorkloadName.mixed, .chips] {
            add(
                "b, \(workload.rawValue): one of a hundred", "≤ 3 × the median",
                slowest(million(.changeOneByOne, workload), atMost: 3))
            add(
                "b, \(workload.rawValue): allocations, uniquely held", "0",
                count(Measurement.allocations, of: million(.change, workload)) { $0 == 0 })
        }
    }

    /// How much longer than the median one operation of a hundred takes.
    private func slowest(_ each: Measurement?, atMost limit: Double) -> (measured: String, isMet: Bool)? {
        guard let time = each?.time, let slow = each?.slowestHundredth else { return nil }
        let factor = slow / time.median
        return (String(format: "%.2f ×", factor) + ", \(NumberText.time(slow))", factor <= limit)
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
        add("c: query a viewport of 27", "≤ 1/9,000", ratio(few, atMost: 1 / 9000))
        add("c: allocations", "0", count(Measurement.allocations, of: few) { $0 == 0 })
        guard let one, let many, let first = one.ratio, let last = many.ratio, let least = one.time?.median,
            let most = many.time?.median, let found = many.counts["elements found"],
            let foundInOne = one.counts["elements found"]
        else { return }
        let further = found - foundInOne
        let items = (last - first) / further * Double(FlatLoopReference.itemCount)
        let text = String(format: "%.2f ×", items) + ", \(NumberText.time((most - least) / further))"
        add("c: each further hit", "≤ 2.5 × the flat loop's item", (text, items <= 2.5))
    }

    mutating func addScrolling() {
        let scrolls = report.all(.scroll, .estimatedMixed).filter { $0.items >= 100_000 }
        guard let most = scrolls.compactMap(\.time?.median).max(),
            let least = scrolls.compactMap(\.time?.median).min(), scrolls.count > 1
        else { return }
        let text = String(format: "%.2f ×", most / least)
        add("d: 10⁵, 10⁶ and 10⁹ items", "the same (≤ 2 ×)", (text, most / least <= 2))
        add("d: a step", "≤ 15 µs", (NumberText.time(most), most <= 15e-6))
    }

    mutating func addUpdates() {
        for (what, task) in [("insert at the front", TaskName.insert), ("delete in the middle", .delete)] {
            add(
                "e, mixed: \(what), query", "≤ 1/4,000, stretch 1/4,500", million(task, .mixed), atMost: 1 / 4000,
                stretch: 1 / 4500)
        }
        add(
            "e, hostile: equal sizes", "O(log n) (≤ 2 ×)", growth(report.all(.insert, .hostileEqual), atMost: 2))
        add("e, hostile: equal widths, other heights", "≤ 0.6 ×", ratio(million(.insert, .hostileWidths), atMost: 0.6))
        add("e, hostile: anything", "≤ 0.6 ×", ratio(million(.insert, .hostile), atMost: 0.6))
        add("batch of 100 random edits", "≤ 1/40", ratio(million(.batch100, .mixed), atMost: 1 / 40))
        add("batch of 10,000 random edits", "≤ 2 ×", ratio(million(.batch10000, .mixed), atMost: 2))
        let width = million(.resize, .mixed)
        add("another width, 10⁶ different sizes", "≤ 0.6 ×", ratio(width, atMost: 0.6))
        add(
            "another width: allocations, uniquely held", "0", count(Measurement.allocations, of: width) { $0 == 0 })
    }

    mutating func addHolding() {
        // What a model of a billion holds more than one of a thousand.
        let held = report.all(.holdEstimated, .estimated).sorted { $0.items < $1.items }
        if let few = held.first?.counts["bytes held"], let many = held.last?.counts["bytes held"], held.count > 1 {
            let text = "\(NumberText.count(many - few)) B more for \(NumberText.grouped(held[held.count - 1].items))"
            add("f: an estimated item", "0 B", (text, many - few <= 0))
        }
        addBytes("short", given: .mixed, measured: .estimatedMixed, atMost: 12)
        addBytes("wide", given: .thirds, measured: .estimatedThirds, atMost: 21)
        add("g: copy", "O(1), no allocation", count(Measurement.allocations, of: million(.copy, .mixed)) { $0 == 0 })
        if let fresh = million(.changeCopy, .mixed)?.time?.median,
            let change = million(.changeOnly, .mixed)?.time?.median
        {
            let text = String(format: "%.2f ×", fresh / change) + ", \(NumberText.time(fresh))"
            add("g: first change of a copy", "≤ 2.5 × a change", (text, fresh / change <= 2.5))
        }
    }

    /// Of few items the nodes above the leaves would be most.
    private mutating func addBytes(
        _ name: String, given: WorkloadName, measured: WorkloadName, atMost limit: Double
    ) {
        for (how, held) in [
            ("given", million(.holdGiven, given)), ("measured", million(.holdMeasured, measured)),
        ] {
            add(
                "f: an item, \(name), \(how)", "≤ \(NumberText.count(limit)) B",
                count("bytes an item", of: held, unit: " B") { $0 <= limit })
        }
    }
}
