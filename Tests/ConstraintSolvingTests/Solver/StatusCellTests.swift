import ConstraintSolving
import Testing

@Suite struct StatusCellTests {
    @Test("A status cell's frames follow from its texts, and its height from its last line")
    func frames() throws {
        var solver = ConstraintSolver()
        let cell = try StatusCellSystem(.init(), &solver)
        solver.solve()
        solver.checkInvariants()
        #expect(
            cell.frames(solver) == [
                [0, 0, 375, 135], [10, 10, 40, 40], [58, 10, 70, 17], [136, 10, 14, 14], [58, 35.5, 60, 14.5],
                [128, 35.5, 80, 14.5], [10, 58, 357, 67],
            ])
        #expect(!cell.isAmbiguous(solver))
        #expect(solver.variableCount == 28)
        #expect(solver.constraintCount == 39)
    }

    @Test("A label is measured at its width in a second pass: constants change, and nothing is built again")
    func twoPasses() throws {
        var sketch = SolverSketch()
        try sketch.add(["wCell == 375", "x == 8", "x + w - wCell == -8", "y == 8", "y + h - hCell == -8"])
        try sketch.add("hCell == 0 @50")
        let width = [try sketch.add("w <= 560 @250"), try sketch.add("w >= 560 @750")]
        let height = [try sketch.add("h <= 17 @250"), try sketch.add("h >= 17 @750")]
        sketch.solve()
        #expect(sketch.values("w", "hCell") == [359, 33])
        for (identifier, constant) in zip(width + height, [350.0, 350, 33.5, 33.5]) {
            try sketch.solver.setConstant(identifier, constant)
        }
        sketch.solve()
        #expect(sketch.values("w", "hCell") == [359, 49.5])
        #expect(sketch.solver.counters.structuresBuilt == 1)
    }

    @Test("Without a required width, a long label makes the fitting width give way: 576 × 33")
    func fittingTrap() throws {
        let sketch = try solved(
            "wCell == 375 @50", "hCell == 50 @50", "x == 8", "x + w - wCell == -8", "y == 8", "y + h - hCell == -8",
            "w <= 560 @250", "w >= 560 @750", "h <= 17 @250", "h >= 17 @750")
        #expect(sketch.values("wCell", "hCell") == [576, 33])
    }

    @Test("Without the bottom constraint nothing pushes, and the fitting height is 0")
    func withoutBottom() throws {
        let sketch = try solved("y == 58", "h <= 67 @250", "h >= 67 @750", "hCell == 0 @50")
        #expect(sketch.values("hCell", "h") == [0, 67])
    }

    @Test("The description prints variables, constraints and the tableau")
    func description() throws {
        let sketch = try solved("w == 120 @250", "w == 75 @750")
        #expect(
            "\(sketch.solver)" == """
                v0 = 75.0 size
                c0: v0 == 120.0 @250.0
                c1: v0 == 75.0 @750.0
                system 0, at their targets: c1
                  c0 = c1 → 75.0 (target 120.0)
                  v0 = c1 → 75.0 (target 0.0)
                """)
        var changed = sketch
        try changed.add("x == 1")
        #expect("\(changed.solver)".hasSuffix("not solved"))
    }
}
