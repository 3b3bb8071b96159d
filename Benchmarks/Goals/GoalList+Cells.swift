extension GoalList {
    mutating func addCells() {
        let new = report.largest(.solveNew, .statusCell)
        let next = report.largest(.solveNext, .statusCell)
        add("constraints of a status cell, structure new", "≤ 1/170", ratio(new, atMost: 1 / 170))
        add("constraints of the next status cell", "≤ 1/1,500", ratio(next, atMost: 1 / 1500))
        add("the same: allocations", "0", count(Measurement.allocations, of: next) { $0 == 0 })
        addViews()
        addTables()
        add(
            "a chain of siblings moves, n = 400 to n = 100", "≤ 5 ×",
            growth(report.all(.moveChain, .siblings), atMost: 5))
    }

    private mutating func addViews() {
        let one = report.largest(.viewsNext, .statusCell)
        let again = report.largest(.viewsAgain, .statusCell)
        add(
            "the views of a status cell, structure new", "≤ 1/60",
            ratio(report.largest(.viewsFirst, .statusCell), atMost: 1 / 60))
        add("the views of the next status cell", "≤ 1/500", ratio(one, atMost: 1 / 500))
        add("a cell that did not change: allocations", "0", count(Measurement.allocations, of: again) { $0 == 0 })
        if let one = one?.ratio, let tree = report.largest(.viewsTree, .statusCell), let many = tree.ratio {
            let factor = 64 * many / one
            add(
                "64 such cells in one tree, to one", "≤ 70 ×",
                (String(format: "%.1f", factor) + " ×", factor <= 70))
        }
        add(
            "30 views, 150 constraints, first fit", "≤ 1/15",
            ratio(report.largest(.viewsFit, .grid), atMost: 1 / 15))
        add(
            "a collection view scrolled through status cells, a cell", "≤ 1/150",
            ratio(report.largest(.cellsScrolled, .statusCell), atMost: 1 / 150))
    }
}
