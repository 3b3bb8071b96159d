extension GoalList {
    mutating func addTables() {
        add(
            "first layout of a table, the estimate a property", "independent of n (≤ 2 ×)",
            growth(report.all(.tableFirst, .rows), atMost: 2))
        add(
            "the same: bytes held for heights, largest n", "≤ 1 KiB",
            count("bytes held for heights", of: report.largest(.tableFirst, .rows), unit: " B") { $0 <= 1024 })
        let asked = report.largest(.tableFirstAsked, .rows)
        addComparison(
            "the same, every row's estimate asked", asked, with: report.largest(.tableCalls, .rows), "the calls alone")
        add(
            "scroll a table by one row that sizes itself", "≤ 1/200",
            ratio(report.measurement(.tableScroll, .rows, Self.million) ?? report.largest(.tableScroll, .rows),
                atMost: 1 / 200))
        add(
            "the same, by number of rows", "independent of n (≤ 2 ×)",
            growth(report.all(.tableScroll, .rows), atMost: 2))
        add("reload a table at its end", "independent of n (≤ 2 ×)", growth(report.all(.tableReload, .rows), atMost: 2))
        add(
            "a table's performBatchUpdates, 100 operations", "≤ 1/3",
            ratio(report.largest(.tableBatch, .rows), atMost: 1 / 3.0))
        addComparison(
            "rectForRow(at:)", report.largest(.tableRect, .rows), with: report.largest(.tableFrame, .rows),
            "the engine's query")
    }

    /// At most twice as long as something that is part of it.
    private mutating func addComparison(
        _ what: String, _ whole: Measurement?, with part: Measurement?, _ name: String
    ) {
        guard let time = whole?.time?.median, let least = part?.time?.median else { return }
        let text = String(format: "%.2f ×", time / least) + ", \(NumberText.time(time))"
        add(what, "≤ 2 × \(name)", (text, time <= 2 * least))
    }
}
