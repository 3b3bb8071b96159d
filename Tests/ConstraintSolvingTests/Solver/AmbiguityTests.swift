import ConstraintSolving
import Testing

@Suite struct AmbiguityTests {
    private static let labels = ["xA == 10", "xB - xA - wA == 10", "xB + wB == 290", "wA >= 80 @750", "wB >= 60 @750"]

    @Test("Two labels that hug alike share 280 points in any way: 80…210")
    func equalHugging() throws {
        var sketch = SolverSketch()
        try sketch.add(Self.labels + ["wA <= 80 @250", "wB <= 60 @250"])
        sketch.solve()
        #expect(sketch.isAmbiguous("wA"))
        #expect(sketch.isAmbiguous("wB"))
        #expect(sketch.isAmbiguous("xB"))
        #expect(!sketch.isAmbiguous("xA"))
        #expect(sketch.values("wA", "wB") == [80, 190])
        for width in [80.0, 210] {
            var pinned = sketch
            try pinned.add("wA == \(width) @1")
            pinned.solve()
            #expect(pinned.value("wA") == width)
            #expect(pinned.solver.cost(at: 250) == sketch.solver.cost(at: 250))
        }
        for width in [79.0, 211] {
            var pinned = sketch
            try pinned.add("wA == \(width) @1")
            pinned.solve()
            #expect(pinned.value("wA") != width)
        }
    }

    @Test("The label that hugs more keeps its size: 210, 60")
    func differentHugging() throws {
        var sketch = SolverSketch()
        try sketch.add(Self.labels + ["wA <= 80 @250", "wB <= 60 @251"])
        sketch.solve()
        #expect(sketch.values("wA", "wB") == [210, 60])
        #expect(!sketch.isAmbiguous("wA"))
        #expect(!sketch.isAmbiguous("wB"))
    }

    @Test("Left to itself, a variable is 0 and ambiguous")
    func unconstrained() throws {
        var sketch = SolverSketch()
        let (x, w) = (sketch.variable("x"), sketch.variable("w"))
        try sketch.add("xOther == 5")
        sketch.solve()
        #expect(sketch.values("x", "w") == [0, 0])
        #expect(sketch.solver.isAmbiguous(x))
        #expect(sketch.solver.isAmbiguous(w))
        #expect(!sketch.isAmbiguous("xOther"))
    }

    @Test("What depends on a variable that is ambiguous is ambiguous as well")
    func dependent() throws {
        let sketch = try solved("x1 - x0 == 10", "x2 - x1 == 10", "x3 == 7")
        #expect(sketch.isAmbiguous("x0"))
        #expect(sketch.isAmbiguous("x1"))
        #expect(sketch.isAmbiguous("x2"))
        #expect(!sketch.isAmbiguous("x3"))
    }

    @Test("Differences that constraints fix are not ambiguous, wherever the whole is")
    func fixedDifference() throws {
        let sketch = try solved("x1 - x0 - w == 0", "w == 10 @500", "x0 >= 5")
        #expect(!sketch.isAmbiguous("w"))
        #expect(sketch.isAmbiguous("x0"))
        #expect(sketch.isAmbiguous("x1"))
    }

    @Test("Asking does not change the solution")
    func asking() throws {
        var sketch = SolverSketch()
        try sketch.add(Self.labels + ["wA <= 80 @250", "wB <= 60 @250"])
        sketch.solve()
        let before = sketch.values("xA", "wA", "xB", "wB")
        _ = sketch.isAmbiguous("wA")
        #expect(sketch.values("xA", "wA", "xB", "wB") == before)
        #expect(!sketch.solver.needsSolve)
    }
}
