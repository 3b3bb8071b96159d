import Foundation

extension GoalList {
    mutating func addObjects() {
        add(
            "layoutAttributesForElements(in:), made anew, with the query", "≤ 100 ns an element",
            timeAnElement(report.largest(.attributes, .mixed), atMost: 100e-9))
        let again = report.largest(.attributesAgain, .mixed)
        add("the same asked again, with the query", "≤ 30 ns an element", timeAnElement(again, atMost: 30e-9))
        add("the same asked again: allocations", "0", count(Measurement.allocations, of: again) { $0 == 0 })
        let scroll = report.largest(.scrollRow, .catalogue)
        let traced = report.largest(.scrollRowTraced, .catalogue)
        add("scroll one row, catalogue", "≤ 1/500", ratio(scroll, atMost: 1 / 500))
        if let plain = scroll?.ratio, let slow = traced?.ratio, let time = traced?.time?.median {
            let text = String(format: "%.2f ×", slow / plain) + ", \(NumberText.time(time))"
            add("the same, traced", "≤ 1.7 × without", (text, slow / plain <= 1.7))
        }
        add(
            "performBatchUpdates, 100 operations", "≤ 1/12",
            ratio(report.measurement(.update, .estimatedMixed, GoalList.million), atMost: 1 / 12))
        add(
            "apply a snapshot, 10⁵ identifiers, 100 changes", "≤ 30 ms",
            time(report.measurement(.snapshot, .estimated, 100_000), atMost: 30e-3))
        let pinned = report.all(.pinned, .equal)
        add("pinned headers, one scroll step", "independent of sections (≤ 2 ×)", growth(pinned, atMost: 2))
        let most = report.measurement(.pinned, .equal, 100_000)
        add("pinned headers, 10⁵ sections", "≤ 1/400", ratio(most, atMost: 1 / 400))
        addTraceOff(scroll)
    }

    private func timeAnElement(_ query: Measurement?, atMost limit: Double) -> (measured: String, isMet: Bool)? {
        guard let time = query?.time?.median, let found = query?.counts["elements found"] else { return nil }
        let text = "\(NumberText.time(time / found)), \(NumberText.time(time)) for \(NumberText.count(found))"
        return (text, time / found <= limit)
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
        for (what, name, limit) in [
            ("a new size, mixed, mean", "new size: rows, mean", 4.2),
            ("a new size, mixed, p99", "new size: rows, p99", 25),
            ("a new size, mixed, worst", "new size: rows, worst", 100),
            ("an insertion, mixed, mean", "insertion: rows, mean", 6.5),
        ] {
            add(
                "rows replaced by \(what)", "≤ \(String(format: "%g", limit))",
                count(name, of: mixed) { $0 <= limit })
        }
        for edit in [Resynchronisation.Edit.newSize, .insertion] {
            let what = "leaves scanned for \(edit == .newSize ? "a new size" : "an insertion"), mixed"
            let name = "\(edit.rawValue): leaves scanned"
            add("\(what), mean", "≤ 1.3", count("\(name), mean", of: mixed) { $0 <= 1.3 })
            add("\(what), p99", "≤ 3", count("\(name), p99", of: mixed) { $0 <= 3 })
        }
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
