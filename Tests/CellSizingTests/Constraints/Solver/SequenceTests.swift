import CellSizing
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
}
