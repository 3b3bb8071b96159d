import ConstraintSolving
import Testing

/// Ten thousand constraints and shapes that are hard on a simplex. Work is counted, not timed.
@Suite struct LargeSystemTests {
    /// Siblings side by side with intrinsic widths: three constraints each.
    private func chain(_ count: Int, end: String) throws -> (SolverSketch, ConstraintIdentifier) {
        var sketch = SolverSketch()
        let first = try sketch.add("x0 == 10")
        for index in 0..<count {
            if index > 0 { try sketch.add("x\(index) - x\(index - 1) - w\(index - 1) == 8") }
            try sketch.add("w\(index) <= 30 @250")
            try sketch.add("w\(index) >= 30 @750")
        }
        try sketch.add("x\(count - 1) + w\(count - 1) \(end)")
        return (sketch, first)
    }

    @Test("A chain of 3,400 siblings takes about a pivot each, and none when it moves")
    func chain() throws {
        let count = 3400
        var (sketch, first) = try chain(count, end: "<= 1000000")
        sketch.solve()
        #expect(sketch.solver.constraintCount > 10_000)
        #expect(sketch.value("x\(count - 1)") == 10 + 38 * Double(count - 1))
        #expect(sketch.solver.counters.pivots <= 2 * count)
        let pivots = sketch.solver.counters.pivots
        try sketch.solver.setConstant(first, 100)
        sketch.solve()
        #expect(sketch.value("x\(count - 1)") == 100 + 38 * Double(count - 1))
        #expect(sketch.solver.counters.pivots == pivots)
    }

    @Test("A chain that is too long for its end takes the width from one sibling after the other")
    func squeezed() throws {
        let count = 400
        var (sketch, _) = try chain(count, end: "== \(38 * count + 2 - 3000)")
        sketch.solve()
        #expect(sketch.solver.conflicts == [])
        #expect((0..<count).reduce(0.0) { $0 + sketch.value("w\($1)") } == Double(30 * count - 3000))
        #expect(sketch.solver.cost(at: 750) == 3000)
        #expect(sketch.isAmbiguous("w7"))
        #expect(!sketch.isAmbiguous("x0"))
        #expect(sketch.solver.counters.pivots <= 8 * count)
    }

    @Test("A chain given from its end, and one in which every definition comes too late, are the same")
    func reversed() throws {
        let count = 500
        var sketch = SolverSketch()
        for index in 0..<count { _ = sketch.variable("x\(index)") }
        for index in (1..<count).reversed() { try sketch.add("x\(index) - x\(index - 1) == 8") }
        try sketch.add("x0 == 1")
        sketch.solve()
        #expect(sketch.value("x\(count - 1)") == 1 + 8 * Double(count - 1))
        var paired = SolverSketch()
        for index in stride(from: 1, to: count, by: 2) { try paired.add("x\(index) - x\(index - 1) == 8") }
        for index in stride(from: 2, to: count, by: 2) { try paired.add("x\(index) - x\(index - 1) == 8") }
        try paired.add("x0 == 1")
        paired.solve()
        #expect(paired.value("x\(count - 1)") == 1 + 8 * Double(count - 1))
    }

    @Test("Sums of the two before do not grow beyond their number: each definition is visited once")
    func fibonacci() throws {
        var sketch = SolverSketch()
        for index in 2..<60 { try sketch.add("x\(index) - 0.5 x\(index - 1) - 0.5 x\(index - 2) == 0") }
        try sketch.add("x0 == 6")
        try sketch.add("x1 == 12 @500")
        sketch.solve()
        #expect(sketch.values("x2", "x3") == [9, 10.5])
        #expect(abs(sketch.value("x59") - 10) < 0x1p-19)
    }

    @Test("A chain of 3,000 equalities that contradicts itself at the end names all of them")
    func contradictoryChain() throws {
        var sketch = SolverSketch()
        try sketch.add("x0 == 0")
        for index in 1..<3000 { try sketch.add("x\(index) - x\(index - 1) == 1") }
        try sketch.add("x2999 == 7")
        try sketch.add("y == 3")
        sketch.solve()
        #expect(sketch.conflicts == [Array(0...3000)])
        #expect(sketch.broken == [3000])
        #expect(sketch.values("x2999", "y") == [2999, 3])
    }

    @Test("Ten thousand constraints that say the same, and a thousand that contradict it")
    func duplicates() throws {
        var sketch = SolverSketch()
        for _ in 0..<10_000 { try sketch.add("x == 5") }
        for index in 0..<1000 { try sketch.add("x == \(index + 6)") }
        sketch.solver.solve()
        #expect(sketch.value("x") == 5)
        #expect(sketch.solver.conflicts.count == 1000)
        #expect(sketch.solver.conflicts.allSatisfy { $0.members.count == 2 })
        #expect(sketch.solver.counters.structuresBuilt <= 3)
    }

    @Test("Vertices where many constraints meet do not make the simplex walk in circles")
    func degenerate() throws {
        var sketch = SolverSketch()
        for a in 0..<8 {
            for b in 0..<8 where a != b {
                try sketch.add("x\(a) - x\(b) <= 0")
                try sketch.add("x\(a) + x\(b) >= 0 @500")
                try sketch.add("2 x\(a) - 3 x\(b) == 0 @\(400 + a)")
            }
        }
        try sketch.add("x0 + x1 + x2 + x3 == 4 @300")
        sketch.solve()
        #expect((0..<8).map { sketch.value("x\($0)") } == Array(repeating: 0, count: 8))
        #expect(sketch.solver.cost(at: 300) == 4)
        #expect(sketch.solver.counters.pivots < 500)
    }

    @Test("Beale's example, on which Dantzig's rule walks in circles, ends at its optimum")
    func beale() throws {
        var sketch = SolverSketch()
        try sketch.add([
            "0.25 w4 - 60 w5 - 0.04 w6 + 9 w7 <= 0", "0.5 w4 - 90 w5 - 0.02 w6 + 3 w7 <= 0", "w6 <= 1",
            "0.75 w4 - 150 w5 + 0.02 w6 - 6 w7 == 1000 @500",
        ])
        sketch.solve()
        #expect(abs(sketch.solver.cost(at: 500) - (1000 - 0.05)) < 1e-6)
        #expect(sketch.value("w6") == 1)
    }

    @Test("Independent systems are split: a hundred labels are a hundred systems or more")
    func split() throws {
        var sketch = SolverSketch()
        for index in 0..<100 {
            try sketch.add([
                "x\(index) == \(index)", "w\(index) <= \(index) @250", "w\(index) >= \(index) @750",
                "y\(index) - x\(index) - w\(index) == 8",
            ])
        }
        sketch.solve()
        #expect(sketch.solver.counters.systems == 100)
        #expect(sketch.value("y42") == 92)
    }
}
