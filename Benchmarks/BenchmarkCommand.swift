import Foundation

/// `flow-benchmarks`, from its arguments to its exit code.
@MainActor
struct BenchmarkCommand {
    private let options: BenchmarkOptions

    init(_ arguments: [String]) throws(BenchmarkOptions.Misuse) {
        options = try BenchmarkOptions(arguments)
    }

    /// 0: done, and nothing is worse than the baseline; 1: something is.
    func run() throws -> Int32 {
        if options.wantsHelp {
            print(BenchmarkOptions.usage, terminator: "")
            return 0
        }
        if options.listsMistakes {
            for mistake in Mistake.allCases { print(mistake.rawValue, mistake.file, mistake.sentence, separator: "\t") }
            return 0
        }
        if let mistake = options.mistake {
            try mistake.make()
            return 0
        }
        if let file = options.drawing {
            try Data(ResynchronisationDrawing().svg().utf8).write(to: URL(fileURLWithPath: file))
            return 0
        }
        let tasks = TaskList(options).tasks
        if options.listsOnly {
            for task in tasks { print(task.label) }
            return 0
        }
        guard !tasks.isEmpty else {
            throw BenchmarkOptions.Misuse(description: "no task's label holds “\(options.filter ?? "")”; see --list")
        }
        try warnIfSlow()
        var harness = Harness()
        let baseline = try options.baseline.map(Baseline.init(contentsOfFile:))
        if let file = options.newBaseline {
            try Baseline((0..<3).map { _ in harness.run(tasks) }).write(toFile: file)
            return 0
        }
        let report = BenchmarkReport(harness.run(tasks), reference: harness.reference.spread)
        print(options.printsJSON ? try report.json : report.text)
        if let file = options.document { try report.writeTables(intoFile: file) }
        guard let baseline else { return 0 }
        return compare(report, with: baseline, tasks, harness)
    }

    /// A ratio that is too large is measured again, twice: other programs may have been in the way.
    private func compare(
        _ report: BenchmarkReport, with baseline: Baseline, _ tasks: [BenchmarkTask], _ harness: Harness
    ) -> Int32 {
        let isWhole = options.filter == nil
        var misses = baseline.misses(in: report.measurements, tolerance: options.tolerance, isWhole: isWhole)
        for _ in 0..<2 {
            misses = misses.filter { miss in
                let index = report.measurements.firstIndex { $0.id == miss.id }
                guard miss.isRatio, let index else { return true }
                let again = harness.run(tasks[index])
                return !baseline.misses(in: [again], tolerance: options.tolerance, isWhole: false).isEmpty
            }
        }
        for miss in misses { FileHandle.standardError.write(Data("MISSED: \(miss.text)\n".utf8)) }
        let verdict = misses.isEmpty ? "as in the baseline" : "\(misses.count) differ from the baseline"
        FileHandle.standardError.write(Data("\(report.measurements.count) tasks, \(verdict)\n".utf8))
        return misses.isEmpty ? 0 : 1
    }

    private func warnIfSlow() throws {
        guard Machine.hasChecks else { return }
        if options.newBaseline != nil || options.document != nil {
            throw FileMistake(description: "checks are compiled in, so nothing is written; use -c release")
        }
        let line = String(repeating: "!", count: 78)
        let text = "Checks are compiled in. TIMES SAY NOTHING. Use: swift run -c release flow-benchmarks"
        FileHandle.standardError.write(Data("\(line)\n\(text)\n\(line)\n".utf8))
    }
}
