import ConstraintSolving
import Testing

/// What UIKit answers to layouts with too few constraints, in a container of 375 × 667. Published answers of hundreds
/// of layouts follow one rule: the smallest sizes, then inequalities without slack, then coordinates 0.
@Suite struct CanonicalChoiceTests {
    @Test(
        "One constraint alone is answered as UIKit does",
        arguments: [
            ("x <= 10", "x", 10), ("x >= 72", "x", 72), ("w <= 323", "w", 0), ("w >= 323", "w", 323),
            ("x >= -5", "x", -5), ("2 x >= 30", "x", 15), ("w >= -5", "w", 0),
        ])
    func single(line: String, name: String, expected: Double) throws {
        let sketch = try solved(line)
        #expect(sketch.value(name) == expected)
        #expect(sketch.isAmbiguous(name))
    }

    @Test("A bottom edge alone gives no height: y = 644")
    func bottomOnly() throws {
        let sketch = try solved("y + h == 644")
        #expect(sketch.values("y", "h") == [644, 0])
    }

    @Test("A trailing edge alone gives no width, in whatever order variables are created")
    func trailingOnly() throws {
        #expect(try solved("x + w == 359").values("x", "w") == [359, 0])
        #expect(try solved("w + x == 359").values("x", "w") == [359, 0])
    }

    @Test("Sizes come before slack: a view between two limits has no width")
    func sizesFirst() throws {
        let sketch = try solved("x >= 10", "x + w <= 300")
        #expect(sketch.values("w") == [0])
        #expect((10...300).contains(sketch.value("x")))
        #expect(sketch.value("x") == 10)
    }

    @Test("Of two sizes that share a sum the one that was created first is the smallest")
    func orderOfCreation() throws {
        #expect(try solved("wA + wB == 100").values("wA", "wB") == [0, 100])
        #expect(try solved("wB + wA == 100").values("wA", "wB") == [100, 0])
    }

    @Test("Coordinates are as close to 0 as they can be, in order of creation")
    func coordinates() throws {
        #expect(try solved("x0 - x1 == 10").values("x0", "x1") == [0, -10])
        #expect(try solved("x1 - x0 == 10").values("x0", "x1") == [-10, 0])
        #expect(try solved("x0 - x1 == 10", "x2 - x1 == 4").values("x0", "x1", "x2") == [0, -10, -6])
        let middle = try solved("2 xM - xA - xB == 0", "xB - xA == 40")
        #expect(middle.values("xM", "xA", "xB") == [0, -20, 20])
    }

    @Test("The choice does not depend on the order in which constraints come")
    func orderOfConstraints() throws {
        let lines = ["x0 + w0 - x1 <= -8", "x1 + w1 <= 300", "w0 - w1 == 0 @500", "w0 + w1 >= 90", "x0 >= 3 @20"]
        var expected: [Double]?
        for shift in lines.indices {
            var sketch = SolverSketch()
            for name in ["x0", "w0", "x1", "w1"] { _ = sketch.variable(name) }
            try sketch.add(Array(lines[shift...] + lines[..<shift]))
            sketch.solve()
            let values = sketch.values("x0", "w0", "x1", "w1")
            #expect(expected == nil || values == expected)
            expected = values
        }
    }

    @Test("The choice does not depend on where constants were before")
    func orderOfEvents() throws {
        var sketch = SolverSketch()
        let lower = try sketch.add("wA >= 10 @500")
        let sum = try sketch.add("wA + wB + wC == 100")
        try sketch.add("wC <= 60 @500")
        for constants in [(90.0, 100.0), (0, 300), (400, 100), (10, 100)] {
            try sketch.solver.setConstant(lower, constants.0)
            try sketch.solver.setConstant(sum, constants.1)
            sketch.solve()
        }
        let fresh = try solved("wA >= 10 @500", "wA + wB + wC == 100", "wC <= 60 @500")
        #expect(sketch.values("wA", "wB", "wC") == fresh.values("wA", "wB", "wC"))
        #expect(fresh.values("wA", "wB", "wC") == [10, 30, 60])
    }
}
