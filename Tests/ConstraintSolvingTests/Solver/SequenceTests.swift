import ConstraintSolving
import FlowTestSupport
import Testing

@Suite struct SequenceTests {
    @Test("After any changes, with prepared structures, the values are those of a solver that starts from nothing")
    func changes() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 14)
        var faults: [String] = []
        for number in 0..<(longTestsAreWanted ? 3000 : 60) where faults.count < 5 {
            let size = number % 3 == 0 ? (variables: 10, constraints: 20) : (variables: 4, constraints: 8)
            var sequence = try ChangeSequence(
                PlainSystem.random(&generator, variables: size.variables, constraints: size.constraints))
            var prepared = PreparedStructures(capacity: 3)
            for _ in 0..<25 {
                if let fault = try sequence.fault(&prepared) {
                    faults.append("\(fault): \(sequence.system) after \(sequence.log)")
                    break
                }
                try sequence.change(&generator)
            }
        }
        #expect(faults == [], "\(generator.reminder)")
    }

    @Test("Sparse and full tableaus give the same values")
    func sparse() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 15)
        for _ in 0..<(longTestsAreWanted ? 20_000 : 200) {
            let system = PlainSystem.random(&generator, variables: 10, constraints: 20)
            var (sparse, variables, identifiers) = try system.solver(ConstraintSolver(mostDenseEntries: 0))
            var (dense, _, denseIdentifiers) = try system.solver()
            for round in 0..<3 {
                if round > 0 {
                    let (index, constant) = (generator.below(identifiers.count), Double(generator.within(-5...30)))
                    try sparse.setConstant(identifiers[index], constant)
                    try dense.setConstant(denseIdentifiers[index], constant)
                }
                sparse.solve()
                dense.solve()
                sparse.checkInvariants()
                let same = variables.allSatisfy {
                    sparse.value(of: $0) == dense.value(of: $0) && sparse.isAmbiguous($0) == dense.isAmbiguous($0)
                }
                #expect(same, "\(system), \(generator.reminder)")
            }
        }
    }

    @Test("A solver that lives long answers like a new one: thousands of pivots leave no trace in the values")
    func longLife() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 16)
        func lines(_ constants: [Int]) -> [String] {
            [
                "3 w0 - w1 >= \(constants[0]) @750", "w0 + w1 + w2 == \(constants[1])",
                "3 w2 - 2 w1 == \(constants[2]) @500",
                "w1 >= \(constants[3]) @750", "w0 <= \(constants[4]) @250", "x - 0.5 w0 >= \(constants[5])",
                "x + w2 <= \(constants[1]) @999",
            ]
        }
        var constants = [10, 300, 5, 60, 80, 7]
        var sketch = SolverSketch()
        let identifiers = try lines(constants).map { try sketch.add($0) }
        for round in 0..<3000 {
            let index = generator.below(6)
            constants[index] = generator.within(0...(index == 1 ? 900 : 400))
            try sketch.solver.setConstant(identifiers[index], Double(constants[index]))
            if index == 1 { try sketch.solver.setConstant(identifiers[6], Double(constants[index])) }
            sketch.solver.solve()
            guard round % 50 == 49 else { continue }
            sketch.solver.checkInvariants()
            var fresh = SolverSketch()
            try fresh.add(lines(constants))
            fresh.solve()
            let names = ["w0", "w1", "w2", "x"]
            #expect(names.map { sketch.value($0) } == names.map { fresh.value($0) }, "\(generator.reminder)")
        }
        #expect(sketch.solver.counters.structuresBuilt == 1)
        #expect(sketch.solver.counters.pivots > 1000)
    }
}
