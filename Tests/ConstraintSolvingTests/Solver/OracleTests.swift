import ConstraintSolving
import FlowTestSupport
import Testing

/// The solver against exact arithmetic: level costs, values, ambiguity and contradictions.
@Suite struct OracleTests {
    private static let worlds = [
        SmallSystems(
            [.size], constraintCount: 3, halves: [-2, 2, 4], constants: [0, 10, -10], priorities: [1000, 500, 250]),
        SmallSystems(
            [.position], constraintCount: 3, halves: [-2, 2, 4], constants: [0, 10, -10], priorities: [1000, 500, 250]),
        SmallSystems(
            [.size, .size], constraintCount: 2, halves: [-2, 0, 2], constants: [0, 10], priorities: [1000, 500]),
        SmallSystems(
            [.position, .size], constraintCount: 2, halves: [-2, 0, 2, 1], constants: [0, 10], priorities: [1000, 500]),
        SmallSystems(
            [.size, .position], constraintCount: 3, halves: [-2, 0, 2], constants: [0, 10], priorities: [1000, 500]),
        SmallSystems(
            [.size, .position, .size], constraintCount: 2, halves: [-2, 0, 2], constants: [0, 10],
            priorities: [1000, 500]),
        SmallSystems(
            [.position, .position, .size], constraintCount: 3, halves: [-2, 0, 2], constants: [10],
            priorities: [1000, 500]),
    ]

    @Test("Small systems of up to three variables have the values of exact arithmetic", arguments: worlds.indices)
    func small(world: Int) throws {
        let systems = Self.worlds[world]
        // Odd, so that a slice has all sorts of systems.
        let step = longTestsAreWanted ? max(1, systems.count / 40_000) : max(1, systems.count / 400) | 1
        var faults: [String] = []
        for number in stride(from: 0, to: systems.count, by: step) where faults.count < 5 {
            let system = systems[number]
            if let fault = try SystemComparison.fault(system) { faults.append("\(fault): \(system)") }
        }
        #expect(faults == [])
    }

    @Test("Random systems have the values of exact arithmetic")
    func random() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 12)
        var (faults, tooLarge) = ([String](), 0)
        let count = longTestsAreWanted ? 20_000 : 1500
        for _ in 0..<count where faults.count < 5 {
            let system = PlainSystem.random(&generator)
            do {
                if let fault = try SystemComparison.fault(system) { faults.append("\(fault): \(system)") }
            } catch is ExactTableau.TooLarge {
                tooLarge += 1
            }
        }
        #expect(faults == [], "\(generator.reminder)")
        #expect(tooLarge * 100 <= count)
    }

    @Test("Random systems of up to ten variables have the values of exact arithmetic")
    func larger() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 13)
        var (faults, tooLarge) = ([String](), 0)
        let count = longTestsAreWanted ? 4000 : 40
        for _ in 0..<count where faults.count < 5 {
            let system = PlainSystem.random(&generator, variables: 10, constraints: 20)
            do {
                if let fault = try SystemComparison.fault(system) { faults.append("\(fault): \(system)") }
            } catch is ExactTableau.TooLarge {
                tooLarge += 1
            }
        }
        #expect(faults == [], "\(generator.reminder)")
        #expect(tooLarge * 4 <= count)
    }

    @Test("The oracle knows what it should: a priority, a contradiction, an open choice")
    func oracle() throws {
        let line = { (halves: [Int], relation: ConstraintRelation, constant: Int, priority: Float) in
            PlainSystem.Constraint(halves: halves, relation: relation, constant: constant, priority: priority)
        }
        let open = PlainSystem(
            kinds: [.size], constraints: [line([2], .equal, 24, 500), line([2], .greaterThanOrEqual, 30, 500)])
        let answer = try #require(try ExactOracle(open))
        #expect(answer.costs == [6])
        #expect(answer.values == [24])
        #expect(answer.isAmbiguous == [true])
        let third = PlainSystem(kinds: [.position], constraints: [line([6], .equal, 100, 1000)])
        #expect(try ExactOracle(third)?.values == [100.0 / 3])
        let wrong = PlainSystem(kinds: [.size], constraints: [line([2], .lessThanOrEqual, -1, 1000)])
        #expect(try ExactOracle(wrong) == nil)
    }
}
