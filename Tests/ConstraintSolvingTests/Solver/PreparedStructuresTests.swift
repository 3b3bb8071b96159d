import ConstraintSolving
import Testing

@Suite struct PreparedStructuresTests {
    @Test("The second cell of a kind is not built anew, and has the values of one that is")
    func reuse() throws {
        var prepared = PreparedStructures()
        var solver = ConstraintSolver()
        for number in 0..<40 {
            let content = StatusCellSystem.Content(number: number)
            solver.removeAll()
            let cell = try StatusCellSystem(content, &solver)
            solver.solve(using: &prepared)
            solver.checkInvariants()
            var fresh = ConstraintSolver()
            let freshCell = try StatusCellSystem(content, &fresh)
            fresh.solve()
            #expect(cell.frames(solver) == freshCell.frames(fresh))
        }
        #expect(prepared.count == 1)
        #expect(solver.counters.structuresBuilt == 1)
        #expect(solver.counters.structuresReused == 39)
    }

    @Test("Another solver takes what the first one left, and neither sees the other's changes")
    func shared() throws {
        var prepared = PreparedStructures()
        var first = ConstraintSolver()
        let firstCell = try StatusCellSystem(.init(number: 1), &first)
        first.solve(using: &prepared)
        let frames = firstCell.frames(first)
        var second = ConstraintSolver()
        let secondCell = try StatusCellSystem(.init(number: 2), &second)
        second.solve(using: &prepared)
        #expect(second.counters.structuresBuilt == 0)
        #expect(second.counters.structuresReused == 1)
        #expect(firstCell.frames(first) == frames)
        var fresh = ConstraintSolver()
        let freshCell = try StatusCellSystem(.init(number: 2), &fresh)
        fresh.solve()
        #expect(secondCell.frames(second) == freshCell.frames(fresh))
    }

    @Test("Structures that differ in anything but constants are different")
    func differences() throws {
        var prepared = PreparedStructures()
        let base = ["x + w == 100", "w >= 20 @750", "w <= 20 @250"]
        let others = [
            ["x + w == 90", "w >= 30 @750", "w <= 30 @250"],
            ["x + 2 w == 100", "w >= 20 @750", "w <= 20 @250"],
            ["x + w == 100", "w >= 20 @751", "w <= 20 @250"],
            ["x + w == 100", "w == 20 @750", "w <= 20 @250"],
            ["x + w == 100", "w <= 20 @250", "w >= 20 @750"],
            ["x + w == 100", "w >= 20 @750"],
            ["x + y == 100", "y >= 20 @750", "y <= 20 @250"],
        ]
        for lines in [base] + others {
            var sketch = SolverSketch()
            try sketch.add(lines)
            sketch.solver.solve(using: &prepared)
            sketch.solver.checkInvariants()
        }
        #expect(prepared.count == others.count)
    }

    @Test("Only so many structures are kept; the one not used for longest goes")
    func bounded() throws {
        var prepared = PreparedStructures(capacity: 2)
        func builds(_ factor: Int) throws -> Int {
            var sketch = SolverSketch()
            try sketch.add("\(factor) w == 12 @500")
            sketch.solver.solve(using: &prepared)
            #expect(sketch.value("w") == 12 / Double(factor))
            return sketch.solver.counters.structuresBuilt
        }
        #expect(try [2, 3, 2, 4, 2, 3].map { try builds($0) } == [1, 1, 0, 1, 0, 1])
        #expect(prepared.count == 2)
        prepared.removeAll()
        #expect(prepared.count == 0)
        #expect(try builds(2) == 1)
    }

    @Test("What contradicts itself is not kept, and does not spoil what is")
    func contradictions() throws {
        var prepared = PreparedStructures()
        for (constant, isBroken) in [(10.0, false), (200, true), (30, false), (200, true)] {
            var sketch = SolverSketch()
            try sketch.add("w <= 100")
            let minimum = try sketch.add("w >= 0")
            try sketch.add("x - w == 0")
            try sketch.solver.setConstant(minimum, constant)
            sketch.solver.solve(using: &prepared)
            sketch.solver.checkInvariants()
            #expect(sketch.solver.conflicts.isEmpty != isBroken)
            #expect(sketch.value("w") == (isBroken ? 0 : constant))
        }
        #expect(prepared.count == 1)
    }
}
