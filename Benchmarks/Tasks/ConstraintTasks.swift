import ConstraintSolving

/// The constraint solver by itself: lowered constraints in, values out.
@MainActor
enum ConstraintTasks {
    private static let contents = (0..<64).map { StatusCell.Content(number: $0, width: $0 % 2 == 0 ? 375 : 414) }

    static func all() -> [BenchmarkTask] {
        [solveNew, solveAgain, solveNext] + [100, 400].map(moveChain)
    }

    /// Each timed by itself. How often arrays grow depends on what the heap gives, so allocations are not counted.
    private static var solveNew: BenchmarkTask {
        BenchmarkTask(.solveNew, .statusCell, items: 39) { run in
            run.measureEach(operations: contents.count, setUp: { StatusCell() }) { cell, number in
                var solver = ConstraintSolver()
                add(&cell, contents[number], &solver)
                solver.solve()
                return total(cell, solver)
            }
        }
    }

    /// All constraints are added again; the solver finds that it knows their structure.
    private static var solveAgain: BenchmarkTask {
        BenchmarkTask(.solveAgain, .statusCell, items: 39) { run in
            run.measure(operations: contents.count, setUp: solved) { state in
                var sum = 0.0
                for content in contents {
                    state.solver.removeAll()
                    add(&state.cell, content, &state.solver)
                    state.solver.solve(using: &state.prepared)
                    sum += total(state.cell, state.solver)
                }
                return sum
            }
            var state = solved()
            let before = state.solver.counters
            for content in contents {
                state.solver.removeAll()
                add(&state.cell, content, &state.solver)
                state.solver.solve(using: &state.prepared)
            }
            run.count("pivots", state.solver.counters.pivots - before.pivots)
            run.count("structures built", state.solver.counters.structuresBuilt - before.structuresBuilt)
        }
    }

    /// The constraints stay, their constants change.
    private static var solveNext: BenchmarkTask {
        BenchmarkTask(.solveNext, .statusCell, items: 39) { run in
            run.measure(operations: contents.count, setUp: solved) { state in
                var sum = 0.0
                for content in contents {
                    change(state.cell, content, &state.solver)
                    state.solver.solve(using: &state.prepared)
                    sum += total(state.cell, state.solver)
                }
                return sum
            }
        }
    }

    /// Siblings side by side, of which the first moves.
    private static func moveChain(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.moveChain, .siblings, items: count) { run in
            run.measure(operations: 16, setUp: { SiblingChain(count) }) { chain in
                for step in 0..<16 { chain.move(to: Double(step + 20)) }
                return chain.end
            }
            var chain = SiblingChain(count)
            let pivots = chain.solver.counters.pivots
            chain.move(to: 20)
            run.count("pivots", chain.solver.counters.pivots - pivots)
        }
    }
}

extension ConstraintTasks {
    private struct State {
        var cell = StatusCell()
        var solver = ConstraintSolver()
        var prepared = PreparedStructures()
    }

    /// Solved twice, so that what is shared with the store was copied.
    private static func solved() -> State {
        var state = State()
        for content in contents.prefix(2) {
            state.solver.removeAll()
            add(&state.cell, content, &state.solver)
            state.solver.solve(using: &state.prepared)
        }
        return state
    }

    private static func add(_ cell: inout StatusCell, _ content: StatusCell.Content, _ solver: inout ConstraintSolver) {
        do {
            try cell.add(content, to: &solver)
        } catch {
            preconditionFailure("a workload has valid constraints: \(error)")
        }
    }

    private static func change(_ cell: StatusCell, _ content: StatusCell.Content, _ solver: inout ConstraintSolver) {
        do {
            try cell.change(to: content, &solver)
        } catch {
            preconditionFailure("a workload has valid constraints: \(error)")
        }
    }

    private static func total(_ cell: StatusCell, _ solver: ConstraintSolver) -> Double {
        var sum = 0.0
        for box in cell.boxes {
            sum += solver.value(of: box.x) + solver.value(of: box.y)
            sum += solver.value(of: box.width) + solver.value(of: box.height)
        }
        return sum
    }
}
