import ConstraintSolving
import Testing

@Suite struct ConflictTests {
    @Test("A contradiction names its members in order of activation, and the latest is broken")
    func members() throws {
        let sketch = try solved("x == 0", "w == 40", "y == 7", "x + w == 50", "w >= 3")
        #expect(sketch.conflicts == [[0, 1, 3]])
        #expect(sketch.broken == [3])
        #expect(sketch.values("x", "w", "y") == [0, 40, 7])
    }

    @Test("Constraints of the framework do not break, however late they come")
    func systemConstraints() throws {
        var sketch = SolverSketch()
        try sketch.add("yBaseline == 30")
        try sketch.add("h - yBaseline >= 17")
        try sketch.add("h == 44", isSystem: true)
        sketch.solve()
        #expect(sketch.conflicts == [[0, 1, 2]])
        #expect(sketch.broken == [1])
        #expect(sketch.values("h", "yBaseline") == [44, 30])
    }

    @Test("Where all are the framework's, the latest breaks all the same")
    func onlySystemConstraints() throws {
        var sketch = SolverSketch()
        try sketch.add("w == 10", isSystem: true)
        try sketch.add("w == 20", isSystem: true)
        sketch.solve()
        #expect(sketch.broken == [1])
        #expect(sketch.value("w") == 10)
    }

    @Test("A negative size is a contradiction of one")
    func negativeSize() throws {
        let sketch = try solved("w == -5", "h <= -1", "x == -3")
        #expect(sketch.conflicts.sorted { $0[0] < $1[0] } == [[0], [1]])
        #expect(sketch.values("w", "h", "x") == [0, 0, -3])
    }

    @Test("Two independent contradictions are two conflicts")
    func twoConflicts() throws {
        let sketch = try solved("w == 50", "h == 50", "w == 178.5", "y == 4", "hA - y == 60", "h - hA == 8")
        #expect(Set(sketch.conflicts) == [[0, 2], [1, 3, 4, 5]])
        #expect(Set(sketch.broken) == [2, 5])
    }

    @Test("The caller may choose what breaks")
    func choosing() throws {
        var sketch = SolverSketch()
        try sketch.add(["x == 0", "x == 1", "x == 2"])
        var asked: [[Int]] = []
        sketch.solver.solve { members in
            asked.append(members.map(\.label))
            return 0
        }
        #expect(asked == [[0, 1], [1, 2]])
        #expect(sketch.broken == [0, 1])
        #expect(sketch.value("x") == 2)
    }

    @Test("A broken constraint is tried again when a constant of the set changes")
    func retriedAfterConstant() throws {
        var sketch = SolverSketch()
        try sketch.add("x == 0")
        let width = try sketch.add("w == 40")
        try sketch.add("x + w == 50")
        sketch.solve()
        #expect(sketch.broken == [2])
        try sketch.solver.setConstant(width, 50)
        sketch.solve()
        #expect(sketch.conflicts == [])
        #expect(sketch.value("w") == 50)
        try sketch.solver.setConstant(width, 45)
        sketch.solve()
        #expect(sketch.conflicts == [[0, 1, 2]])
    }

    @Test("Inequalities contradict each other along a chain, and only its members are named")
    func chainOfInequalities() throws {
        let sketch = try solved("x1 - x0 >= 10", "x2 - x1 >= 10", "x2 - x0 <= 100", "x3 - x2 >= 10", "x3 - x0 <= 29")
        #expect(sketch.conflicts == [[0, 1, 3, 4]])
        #expect(sketch.broken == [4])
    }

    @Test("Constraints that say the same twice are no contradiction")
    func duplicates() throws {
        let sketch = try solved("x == 5", "x == 5", "2 x == 10", "w <= 7", "w <= 7", "w >= 7", "w >= 7")
        #expect(sketch.conflicts == [])
        #expect(sketch.values("x", "w") == [5, 7])
    }

    @Test("Optional constraints never contradict")
    func optional() throws {
        let sketch = try solved("x == 5 @999", "x == 6 @999", "w == -10 @999")
        #expect(sketch.conflicts == [])
        #expect(sketch.value("w") == 0)
        #expect(sketch.solver.cost(at: 999) == 11)
    }

    @Test("A constraint without variables holds or contradicts itself")
    func withoutVariables() throws {
        let sketch = try solved("0 x == 0", "0 x <= 5", "0 x >= 5", "x == 1")
        #expect(sketch.conflicts == [[2]])
        #expect(sketch.value("x") == 1)
    }
}
