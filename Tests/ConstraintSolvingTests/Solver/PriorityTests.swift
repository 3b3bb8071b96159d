import ConstraintSolving
import Testing

@Suite struct PriorityTests {
    @Test("The higher of two priorities wins, as Apple answered on stage: 75")
    func higherWins() throws {
        let sketch = try solved("w == 120 @250", "w == 75 @750")
        #expect(sketch.value("w") == 75)
        #expect(sketch.solver.cost(at: 250) == 45)
        #expect(!sketch.isAmbiguous("w"))
    }

    @Test("Two wishes of one priority leave everything between them open: 24…30")
    func samePriority() throws {
        let sketch = try solved("w == 24 @500", "w >= 30 @500")
        #expect(sketch.isAmbiguous("w"))
        #expect(sketch.value("w") == 24)
        #expect(sketch.solver.cost(at: 500) == 6)
    }

    @Test("A priority a little higher decides: 30 at 525")
    func littleHigher() throws {
        let sketch = try solved("w == 24 @500", "w >= 30 @525")
        #expect(sketch.value("w") == 30)
        #expect(!sketch.isAmbiguous("w"))
    }

    @Test("Priorities are not weights: one at 750 wins against four at 250")
    func notWeighted() throws {
        let sketch = try solved("x == 0 @750", "x == 100 @250", "x == 100 @250", "x == 100 @250", "x == 100 @250")
        #expect(sketch.value("x") == 0)
        #expect(sketch.solver.cost(at: 250) == 400)
    }

    @Test("A thousand wishes at 999 lose against one at 999.5")
    func fractionsAreLevels() throws {
        var sketch = SolverSketch()
        for _ in 0..<1000 { try sketch.add("x == 1000 @999") }
        try sketch.add("x == 1 @999.5")
        sketch.solve()
        #expect(sketch.value("x") == 1)
    }

    @Test("Every one of 200 priorities is a level of its own")
    func manyLevels() throws {
        var sketch = SolverSketch()
        for level in 1...200 {
            try sketch.add("x\(level % 20) == \(level) @\(level)")
        }
        for index in 1..<20 { try sketch.add("x\(index) - x\(index - 1) >= 0") }
        sketch.solve()
        #expect((0..<20).map { sketch.value("x\($0)") } == [200.0] + Array(repeating: 200, count: 19))
    }

    @Test("The violations of one priority are added up, and the smaller sum wins")
    func sums() throws {
        let sketch = try solved("x == 0 @500", "x == 10 @500", "x == 12 @500")
        #expect(sketch.value("x") == 10)
        #expect(sketch.solver.cost(at: 500) == 12)
    }

    @Test("A multiplier makes a violation as many times as large")
    func multipliers() throws {
        let sketch = try solved("3 x == 0 @500", "x == 10 @500", "x == 12 @500")
        #expect(sketch.value("x") == 0)
    }

    @Test("Hugging beats a fitting priority, and where nothing hugs the size grows")
    func fitting() throws {
        let hugged = try solved("w <= 20 @250", "w >= 20 @750", "h - w == 16", "h == 10000 @50")
        #expect(hugged.value("h") == 36)
        let slack = try solved("w <= 20 @250", "w >= 20 @750", "h - w >= 16", "h == 10000 @50")
        #expect(slack.value("h") == 10000)
        let compressed = try solved("w <= 20 @250", "w >= 20 @750", "h - w >= 16", "h == 0 @50")
        #expect(compressed.value("h") == 36)
    }

    @Test("A cell forced to 50 by 50 costs its width at 999 and keeps its image, without a conflict")
    func transientPass() throws {
        var sketch = SolverSketch()
        try sketch.add([
            "w == 50", "h == 50", "w == 178.5 @999", "h == 235.5 @999",
            "xImage == 0", "xImage + wImage - w == 0", "yImage == 4", "yPrice - yImage - hImage == 28",
            "yPrice + hPrice - h == -8", "hImage >= 2", "hPrice >= 17 @750",
        ])
        sketch.solve()
        #expect(sketch.conflicts == [])
        #expect(sketch.solver.cost(at: 999) == 128.5 + 185.5)
        #expect(sketch.values("wImage", "hImage", "hPrice") == [50, 2, 8])
    }
}
