import Foundation

extension GoalList {
    mutating func addObjects() {
        let (engine, objects) = (report.largest(.engineQuery, .mixed), report.largest(.attributes, .mixed))
        if let engine = engine?.time?.median, let time = objects?.time?.median,
            let found = objects?.counts["elements found"]
        {
            let each = (time - engine) / found
            let text = "\(NumberText.time(each)), \(NumberText.time(time)) for \(NumberText.count(found))"
            add("layoutAttributesForElements(in:), over c", "≤ 60 ns an element", (text, each <= 60e-9))
        }
        let again = report.largest(.attributesAgain, .mixed)
        if let time = again?.time?.median, let found = again?.counts["elements found"] {
            let text = "\(NumberText.time(time / found)), \(NumberText.time(time)) for \(NumberText.count(found))"
            add("the same asked again, with the query", "≤ 30 ns an element", (text, time / found <= 30e-9))
        }
        let scroll = report.largest(.scrollRow, .catalogue)
        let traced = report.largest(.scrollRowTraced, .catalogue)
        add("scroll one row, catalogue", "≤ 10 µs", time(scroll, atMost: 10e-6))
        if let plain = scroll?.ratio, let slow = traced?.ratio, let time = traced?.time?.median {
            let text = String(format: "%.2f ×", slow / plain) + ", \(NumberText.time(time))"
            add("the same, traced", "≤ 2 × without", (text, slow / plain <= 2))
        }
        add(
            "performBatchUpdates, 100 operations", "≤ 1/3",
            ratio(report.measurement(.update, .estimatedMixed, GoalList.million), atMost: 1 / 3.0))
        add(
            "apply a snapshot, 10⁵ identifiers, 100 changes", "≤ 30 ms",
            time(report.measurement(.snapshot, .estimated, 100_000), atMost: 30e-3))
        let pinned = report.all(.pinned, .equal)
        add("pinned headers, one scroll step", "independent of sections (≤ 2 ×)", growth(pinned, atMost: 2))
        let most = report.measurement(.pinned, .equal, 100_000)
        add("pinned headers, 10⁵ sections", "≤ 10 µs", time(most, atMost: 10e-6))
        addTraceOff(scroll)
    }

    private mutating func addTraceOff(_ scroll: Measurement?) {
        guard let step = scroll?.time?.median, let checks = report.largest(.nilChecks, .catalogue)?.time?.median else {
            return
        }
        let share = checks / step * 100
        let text = String(format: "at most %.2f %%", share)
        add("trace off: its comparisons with nil", "≤ 2 % of a step", (text, share <= 2))
    }

    /// Numbers that do not depend on the machine.
    mutating func addCounts() {
        let mixed = report.measurement(.changeAndInsertCount, .mixed, Resynchronisation.itemCount)
        add("rows broken by a new size, mixed, mean", "≤ 4.2", count("new size: rows, mean", of: mixed) { $0 <= 4.2 })
        add("rows broken by a new size, mixed, p99", "≤ 25", count("new size: rows, p99", of: mixed) { $0 <= 25 })
        add("rows broken by a new size, mixed, worst", "≤ 100", count("new size: rows, worst", of: mixed) { $0 <= 100 })
        add(
            "rows broken by an insertion, mixed, mean", "≤ 6.5",
            count("insertion: rows, mean", of: mixed) { $0 <= 6.5 })
        add(
            "content length, mixed, 10⁶", "35,696,665",
            count("content length", of: report.measurement(.build, .mixed, GoalList.million)) { $0 == 35_696_665 })
        add(
            "content length, E, 10⁹", "10,000,000,010",
            count("content length", of: report.measurement(.create, .estimated, 1_000_000_000)) {
                $0 == 10_000_000_010
            })
    }
}
