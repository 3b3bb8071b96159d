extension GoalList {
    mutating func addCells() {
        let new = report.largest(.solveNew, .statusCell)
        let next = report.largest(.solveNext, .statusCell)
        add("constraints of a status cell, structure new", "≤ 1/170", ratio(new, atMost: 1 / 170))
        add("constraints of the next status cell", "≤ 1/1,500", ratio(next, atMost: 1 / 1500))
        add("the same: allocations", "0", count(Measurement.allocations, of: next) { $0 == 0 })
        add(
            "a chain of siblings moves, n = 400 to n = 100", "≤ 5 ×",
            growth(report.all(.moveChain, .siblings), atMost: 5))
    }
}
