import ConstraintSolving
import Testing

@Suite struct UpdateTests {
    @Test("Values that are asked for before all is solved stop the program with a sentence")
    func unsolved() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var solver = ConstraintSolver()
            let x = solver.addVariable(.position)
            solver.solve()
            _ = solver.value(of: x)
            _ = solver.addVariable(.position)
            _ = solver.value(of: x)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Values are known after solve()."))
    }

    @Test(
        "Numbers that are not finite are refused with the constraint's label",
        arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) throws {
        var solver = ConstraintSolver()
        let x = solver.addVariable(.position)
        let same = { (a: Double, b: Double) in a == b || a.isNaN && b.isNaN }
        #expect {
            try solver.add(LinearConstraint(LinearExpression(x), .equal, number, label: 7))
        } throws: { error in
            guard case .constantIsNotFinite(7, let given) = error as? ConstraintError else { return false }
            return same(given, number)
        }
        #expect {
            try solver.add(LinearConstraint(LinearExpression(x, number), .equal, 1, label: 8))
        } throws: { error in
            guard case .coefficientIsNotFinite(8, x, let given) = error as? ConstraintError else { return false }
            return same(given, number)
        }
        let kept = try solver.add(LinearConstraint(LinearExpression(x), .equal, 3, label: 9))
        #expect {
            try solver.setConstant(kept, number)
        } throws: { error in
            guard case .constantIsNotFinite(9, let given) = error as? ConstraintError else { return false }
            return same(given, number)
        }
        solver.solve()
        #expect(solver.constraintCount == 1)
        #expect(solver.value(of: x) == 3)
    }

    @Test("Priorities are within 1…1000", arguments: [Float.nan, 0, 0.5, -1, 1000.5, .infinity])
    func priority(priority: Float) {
        var solver = ConstraintSolver()
        let x = solver.addVariable(.position)
        #expect(throws: ConstraintError.self) {
            try solver.add(LinearConstraint(LinearExpression(x), .equal, 0, priority: priority))
        }
        #expect(solver.constraintCount == 0)
    }

    @Test("Huge numbers are cut to the limits, and said to be")
    func huge() throws {
        var solver = ConstraintSolver()
        let (w, x) = (solver.addVariable(.size), solver.addVariable(.position))
        let most = Double.greatestFiniteMagnitude
        try solver.add(LinearConstraint(LinearExpression(w), .lessThanOrEqual, most, label: 1))
        try solver.add(LinearConstraint(LinearExpression(w), .equal, most, priority: 500, label: 2))
        try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, -most, label: 3))
        try solver.add(LinearConstraint(LinearExpression(x, most), .equal, 0, priority: 500, label: 4))
        solver.solve()
        #expect(solver.value(of: w) == SolverLimits.constant)
        #expect(solver.value(of: x) == 0)
        #expect(solver.cutNumbers.map(\.label) == [1, 2, 3, 4])
        #expect(solver.cutNumbers.map(\.given) == [most, most, -most, most])
        #expect(solver.cutNumbers.map(\.used).map { abs($0) } == [
            SolverLimits.constant, SolverLimits.constant, SolverLimits.constant, SolverLimits.coefficient,
        ])
        solver.removeAll()
        #expect(solver.cutNumbers.isEmpty)
    }

    @Test("A number that is cut is said to be for as long as it is, once")
    func cutNow() throws {
        var solver = ConstraintSolver()
        let w = solver.addVariable(.size)
        let first = try solver.add(LinearConstraint(LinearExpression(w), .equal, 10, priority: 500, label: 1))
        try solver.add(LinearConstraint(LinearExpression(w), .lessThanOrEqual, 1e300, label: 2))
        #expect(solver.hasCutNumbers)
        #expect(solver.cutNumbers.map(\.label) == [2])
        for _ in 0..<3 { solver.setConstants([1e300, 1e300], from: 0) }
        #expect(solver.cutNumbers.map(\.label) == [1, 2])
        try solver.setConstant(first, -1e300)
        #expect(solver.cutNumbers.map(\.given) == [-1e300, 1e300])
        // What it is cut to is no longer cut when it is given.
        try solver.setConstant(first, -SolverLimits.constant)
        #expect(solver.cutNumbers.map(\.label) == [2])
        solver.setConstants([1e300, 5], from: 0)
        #expect(solver.cutNumbers.map(\.label) == [1])
        solver.setConstants([-SolverLimits.constant, SolverLimits.constant], from: 0)
        #expect(!solver.hasCutNumbers)
        #expect(solver.cutNumbers.isEmpty)
    }

    @Test("Values are multiples of 2⁻²⁴, and thirds add up")
    func lattice() throws {
        let sketch = try solved("3 w == 100", "x - w == 0", "x1 - x - w == 0", "x2 - x1 - w == 0")
        let steps = sketch.value("w") * 0x1p24
        #expect(steps == steps.rounded())
        #expect(abs(sketch.value("w") - 100.0 / 3) < 0x1p-24)
        #expect(sketch.value("x2") == 100)
    }

    @Test("Snapping takes values to the nearest step, also negative ones", arguments: [0.0, 1, -1, 33.25, -7.5, 1e6])
    func snapping(value: Double) {
        #expect(SolverLimits.snapped(value) == value)
        #expect(SolverLimits.snapped(value + 1e-9) == value)
        #expect(SolverLimits.snapped(value - 1e-9) == value)
        #expect(SolverLimits.snapped(value + 0x1p-24) == value + 0x1p-24)
        #expect(SolverLimits.snapped(-0.0).sign == .plus)
    }

    @Test("A copy does not see what happens to the original")
    func copies() throws {
        var sketch = SolverSketch()
        let first = try sketch.add("x == 10")
        try sketch.add("w >= 30 @750")
        try sketch.add("x + w <= 100")
        sketch.solve()
        let copy = sketch
        try sketch.solver.setConstant(first, 90)
        try sketch.add("w == 5 @800")
        sketch.solve()
        #expect(sketch.values("x", "w") == [90, 5])
        #expect(copy.values("x", "w") == [10, 30])
        copy.solver.checkInvariants()
    }

    @Test("Without a change, solving does nothing")
    func unchanged() throws {
        var sketch = SolverSketch()
        let first = try sketch.add("w == 10 @500")
        sketch.solve()
        let counters = sketch.solver.counters
        sketch.solve()
        try sketch.solver.setConstant(first, 10)
        #expect(!sketch.solver.needsSolve)
        sketch.solve()
        #expect(sketch.solver.counters == counters)
    }

    @Test("A constant that changes within what is tight needs no pivot, and one that turns a constraint over needs one")
    func pivots() throws {
        var sketch = SolverSketch()
        let intrinsic = try sketch.add("w >= 50 @750")
        try sketch.add("w <= 50 @250")
        try sketch.add("w <= 200")
        sketch.solve()
        let before = sketch.solver.counters
        try sketch.solver.setConstant(intrinsic, 120)
        sketch.solve()
        #expect(sketch.value("w") == 120)
        #expect(sketch.solver.counters.pivots == before.pivots)
        try sketch.solver.setConstant(intrinsic, 300)
        sketch.solve()
        #expect(sketch.value("w") == 200)
        #expect(sketch.solver.counters.pivots == before.pivots + 1)
        #expect(sketch.solver.counters.structuresBuilt == 1)
    }

    @Test("A variable that comes twice in a constraint has the sum of both coefficients")
    func expressions() throws {
        var solver = ConstraintSolver()
        let variables = (0..<7).map { _ in solver.addVariable(.position) }
        var expression = LinearExpression()
        for variable in variables { expression.add(variable) }
        for variable in variables.dropFirst() { expression.add(variable, -1) }
        expression.add(variables[0])
        #expect(expression == LinearExpression(variables[0], 2))
        expression = LinearExpression(variables.map { LinearExpression.Term($0, 3) })
        #expect(expression.count == 7)
        expression.add(variables[5], -3)
        #expect(expression.count == 6)
        #expect(Set((0..<6).map { expression[$0].variable }) == Set(variables).subtracting([variables[5]]))
    }
}
