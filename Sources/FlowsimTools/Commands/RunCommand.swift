import ElementsSimulator
import FlowScenario

/// The command `flowsim run`, which runs scenarios and checks their expectations.
struct RunCommand: DividedCommand {
    static let description = CommandDescription(
        name: "run", summary: "Runs scenarios, checks their expectations and prints what happened.", forms: ["FILE…"],
        text: """
            Runs scenarios, checks their expectations and prints a line a step: the content's size before and after, the
            offset, how many items are visible, were newly measured and are measured in all, the rounds it took, the
            rows. Of several files the last line is their total: how many hold, and the names of those that do not.
            """,
        exitCodes: "0 all expectations hold, 1 one does not, 2 a file cannot be read; the largest of several.")

    @CommandOption(
        "--json", "print reports for machines instead, under “files” one entry a file"
    ) var printsReports = false
    @CommandOption("--quiet", "print only the files that fail, and the total") var isQuiet = false
    @CommandOption("--time", "also print how long each scenario took") var printsTime = false
    @CommandOption(
        "--trace",
        "also print what happened in each step: one event a line, with its number and that of its cause"
    ) var printsTrace = false
    @CommandOption(
        "--trace-json", "print the reports for machines together with the events of each step"
    ) var printsTracedReports = false
    @CommandOption(
        "--junit", .output("OUT", "xml"),
        """
        also write JUnit XML, which build servers read: a suite a scenario, a case a step; - is standard
        output, and the report goes to standard error then. It holds times only with --time
        """
    ) var junit: String?

    var arguments = CommandArguments()

    func work() throws -> DividedWork<FileRun> {
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "run needs a file") }
        if let reason = contradiction { throw CommandMisuse(reason: reason) }
        return DividedWork(
            files: arguments.files, costs: { arguments.files.map { arguments.cost(ofFile: $0) { $0.estimatedCost } } },
            perform: { fileRun(arguments.files[$0]) },
            failure: { FileRun(ScenarioError(place: "", reason: $1), file: arguments.files[$0]) })
    }

    func result(_ runs: [FileRun], of share: WorkShare) -> CommandResult {
        var result = CommandResult(exitCode: runs.map(\.exitCode).max() ?? 0)
        for (index, run) in zip(share.indices, runs) {
            if let error = run.error { result.errorOutput += error + "\n" }
            if let text = text(run, of: arguments.files[index]) {
                result.output += (result.output.isEmpty ? "" : "\n") + text
            }
        }
        let document = RunDocument(files: runs.flatMap(\.outcomes), shard: share.record(entries: runs.map(\.count)))
        if isForMachines {
            result.output = MachineText.document(document, of: name)
        } else if runs.count != 1 || isQuiet || share.shard != nil {
            result.output += (result.output.isEmpty ? "" : "\n") + total(runs, of: share)
        }
        guard let junit else { return result }
        do {
            let times = printsTime ? runs.flatMap(\.times) : nil
            try result.put(document.junit(seconds: times), into: junit)
        } catch {
            result.exitCode = 2
            result.errorOutput += "\(error)\n"
        }
        return result
    }

    /// Returns the text about a file, for people; `nil` if nothing is printed.
    private func text(_ run: FileRun, of file: String) -> String? {
        let reports = run.outcomes.compactMap(\.report)
        guard !isForMachines, reports.count == run.count else { return nil }
        if isQuiet, reports.allSatisfy(\.passed) { return nil }
        let traces = run.outcomes.map(\.trace)
        let cures = run.outcomes.flatMap { $0.cures ?? [] }.distinct
        let text = ReportText(reports, file: file, traces: traces, cures: cures, terminal: arguments.terminal).text
        return text + (printsTime ? "took \(NumberText.grouped((run.seconds * 1000).rounded(.down))) ms\n" : "")
    }

    /// Returns the last lines of a run: the number of files that pass, and the names of the other files. The names are
    /// not wrapped, so that they can be copied.
    private func total(_ runs: [FileRun], of share: WorkShare) -> String {
        let terminal = arguments.terminal
        let holding = runs.count { $0.exitCode == 0 }
        let verb = holding == 1 || runs.count == 1 ? "holds" : "hold"
        let files = "\(NumberText.count(runs.count, "file")) \(verb)"
        var parts = [
            holding == runs.count
                ? terminal.painted("ok", .success) + ": \(files)" : "\(NumberText.grouped(holding)) of \(files)"
        ]
        for (word, code) in [("FAILED", 1), ("NOT RUN", 2)] where runs.contains(where: { $0.exitCode == code }) {
            let names = zip(share.indices, runs).filter { $0.1.exitCode == code }.map { arguments.files[$0.0] }
            parts.append(terminal.painted(word, .failure) + ": " + names.joined(separator: ", "))
        }
        parts += [share.remark("files")].compactMap(\.self)
        return terminal.wrapped(parts.joined(separator: "; "), hanging: 2).joined(separator: "\n") + "\n"
    }

    private var isForMachines: Bool { printsReports || printsTracedReports }

    private var contradiction: String? {
        guard isForMachines else { return nil }
        let option = (printsReports ? $printsReports : $printsTracedReports).name
        if junit == FileReading.standardInput {
            return "standard output takes one report: give --junit a file, or leave out \(option)"
        }
        if printsTime, junit == nil { return "--time is not for machines; leave out --time or \(option)" }
        if isQuiet { return "--quiet is not for machines; leave out --quiet or \(option)" }
        if printsTrace { return "--trace is not for machines; leave it out, or say --trace-json alone" }
        return nil
    }

    /// Runs a file in each of its systems. If the file cannot be read, or cannot be run in a system, the last outcome
    /// has the error.
    private func fileRun(_ file: String) -> FileRun {
        var run = FileRun()
        var scenarios: [Scenario] = []
        let start = SteadyClock.now
        do {
            scenarios = try arguments.scenario(inFile: file).inEachProfile
            for scenario in scenarios { run.outcomes.append(try outcome(of: scenario, inFile: file)) }
        } catch {
            run.outcomes += FileRun(error, file: file).outcomes
        }
        run.seconds = SteadyClock.now - start
        for (index, scenario) in zip(run.outcomes.indices, scenarios) {
            run.outcomes[index].addCures(for: scenario, operands: arguments.operands(forFile: file))
        }
        return run
    }

    private func outcome(of scenario: Scenario, inFile file: String) throws(ScenarioError) -> RunOutcome {
        let isTraced = printsTrace || printsTracedReports
        let run = ScenarioRun(scenario, tracing: isTraced)
        run.showProgress(in: arguments, of: file)
        var outcome = RunOutcome(file: file)
        outcome.report = try run.finish()
        if isTraced { outcome.trace = run.eventsByStep }
        return outcome
    }
}
