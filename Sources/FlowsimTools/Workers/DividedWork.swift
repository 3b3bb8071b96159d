import FlowScenario
import ViewSimulator

/// Work in units that do not depend on each other, such as files or combinations of surroundings. Worker processes and
/// machines can share the units.
@MainActor
struct DividedWork<Outcome: Codable> {
    /// The units in the order of their results.
    var units: [Unit]
    /// The plural noun for the units in the line of progress, such as `files`.
    var things: String
    /// Returns an estimate of each unit's work, in any measure.
    var costs: @MainActor () -> [Int]
    /// Performs the unit at an index in ``units``. Called in a new environment of the simulator, because measured texts
    /// and prepared constraints of earlier units would change the counts of work in traces.
    var perform: @MainActor (Int) -> Outcome
    /// Returns the outcome of a unit that ended its process twice. The text is the reason in one sentence.
    var failure: @MainActor (Int, String) -> Outcome

    struct Unit {
        /// The name of the unit, such as a file. The names and their order are equal on all machines that share work.
        var name: String
        /// Whether only this process can perform the unit, because the unit reads standard input or a pipe.
        var staysHere = false
    }

    /// Performs the units at the given indices and returns their outcomes in the order of the indices.
    ///
    /// If there are several jobs, other processes perform the units; the outcomes are the same. A process that ends
    /// early is replaced, and its unit is repeated once.
    ///
    /// - Parameter words: The words after the program's name that let another process find the same units.
    func outcomes(of indices: [Int], in arguments: CommandArguments, words: [String]) -> [Outcome] {
        var known: [Int: Outcome] = [:]
        let progress = arguments.terminal.progress
        func show() { progress?.begin(known.count, of: indices.count, things) }
        let away = indices.filter { !units[$0].staysHere }
        let jobs = min(arguments.jobCount, away.count)
        if let executable = arguments.executable, jobs > 1 {
            var pool = WorkerPool(executable: executable, arguments: words, count: jobs)
            show()
            pool.perform(away) { event in
                switch event {
                case .progress(let text): return progress?.show(text) ?? ()
                case .outcome(let index, let json): known[index] = try? MachineText.value(Outcome.self, from: json)
                case .failure(let index, let reason): known[index] = failure(index, reason)
                }
                show()
            }
        }
        for index in indices where known[index] == nil {
            show()
            known[index] = outcome(of: index)
        }
        progress?.end()
        return indices.compactMap { known[$0] }
    }

    private func outcome(of index: Int) -> Outcome {
        SimulationEnvironment(copying: .current).run { perform(index) }
    }

    /// Performs the units whose indices a parent process writes, one on each line, and writes the outcomes to the
    /// parent process.
    ///
    /// - Parameters:
    ///   - input: The open file from which the indices are read.
    ///   - output: The open file to which the replies are written.
    func serve(input: Int32, output: Int32) {
        var lines = LineReader(input)
        while case .text(let bytes)? = lines.next() {
            guard let index = Int(String(decoding: bytes, as: UTF8.self)), units.indices.contains(index) else { return }
            let reply = WorkerReply.outcome(MachineText.compact(outcome(of: index)))
            guard FileBytes.write(reply.line, to: output) == nil else { return }
        }
    }
}

extension DividedWork {
    /// Creates work whose units are files.
    init(
        files: [String], costs: @escaping @MainActor () -> [Int], perform: @escaping @MainActor (Int) -> Outcome,
        failure: @escaping @MainActor (Int, String) -> Outcome
    ) {
        let units = files.map { Unit(name: $0, staysHere: FileReading.isReadOnce($0)) }
        self.init(units: units, things: "files", costs: costs, perform: perform, failure: failure)
    }
}

extension CommandArguments {
    /// Returns an estimate of the work with the scenario in a file. A file that can be read only once, or not at all,
    /// has a cost of 1 on all machines.
    func cost(ofFile file: String, _ cost: (Scenario) -> Int) -> Int {
        guard !FileReading.isReadOnce(file), let scenario = try? scenario(inFile: file) else { return 1 }
        return cost(scenario)
    }
}
