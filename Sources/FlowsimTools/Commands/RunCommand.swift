import ElementsSimulator
import FlowScenario

/// The command `flowsim run`, which runs scenarios and checks their expectations.
struct RunCommand: Command {
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

    func run() throws -> CommandResult {
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "run needs a file") }
        if let reason = contradiction { throw CommandMisuse(reason: reason) }
        var result = CommandResult()
        var outcomes: [RunOutcome] = []
        var times: [Double] = []
        var exitCodes: [Int32] = []
        for (index, file) in arguments.files.enumerated() {
            let (found, seconds) = self.outcomes(ofFile: index)
            outcomes += found
            // Systems that one file plays share its time.
            times += found.map { _ in seconds / Double(found.count) }
            exitCodes.append(found.map(\.exitCode).max() ?? 0)
            if let error = found.compactMap(\.error).first { result.errorOutput += error + "\n" }
            if let text = text(found, of: file, seconds) { result.output += (result.output.isEmpty ? "" : "\n") + text }
        }
        result.exitCode = exitCodes.max() ?? 0
        let document = RunDocument(files: outcomes)
        if isForMachines {
            result.output = MachineText.document(document, of: name)
        } else if arguments.files.count > 1 || isQuiet {
            result.output += (result.output.isEmpty ? "" : "\n") + total(exitCodes)
        }
        guard let junit else { return result }
        do {
            try result.put(document.junit(seconds: printsTime ? times : nil), into: junit)
        } catch {
            result.exitCode = 2
            result.errorOutput += "\(error)\n"
        }
        return result
    }

    /// Returns the text about a file, for people; `nil` if nothing is printed.
    private func text(_ found: [RunOutcome], of file: String, _ seconds: Double) -> String? {
        let reports = found.compactMap(\.report)
        guard !isForMachines, reports.count == found.count else { return nil }
        if isQuiet, reports.allSatisfy(\.passed) { return nil }
        let text = ReportText(reports, file: file, traces: found.map(\.trace), terminal: arguments.terminal).text
        return text + (printsTime ? "took \(NumberText.grouped((seconds * 1000).rounded(.down))) ms\n" : "")
    }

    /// Returns the last lines of a run: the number of files that pass, and the names of the other files. The names are
    /// not wrapped, so that they can be copied.
    ///
    /// - Parameter exitCodes: 0 for each file that holds, 1 if not, 2 if it cannot be read or run.
    private func total(_ exitCodes: [Int32]) -> String {
        let terminal = arguments.terminal
        let holding = exitCodes.count { $0 == 0 }
        let verb = holding == 1 || exitCodes.count == 1 ? "holds" : "hold"
        let files = "\(NumberText.count(exitCodes.count, "file")) \(verb)"
        var parts = [
            holding == exitCodes.count
                ? terminal.painted("ok", .success) + ": \(files)" : "\(NumberText.grouped(holding)) of \(files)"
        ]
        for (word, code) in [("FAILED", 1), ("NOT RUN", 2)] where exitCodes.contains(Int32(code)) {
            let names = zip(arguments.files, exitCodes).filter { $0.1 == code }.map(\.0)
            parts.append(terminal.painted(word, .failure) + ": " + names.joined(separator: ", "))
        }
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

    /// Returns the outcomes of a file, one for each system. If the file cannot be read, or cannot be run in a system,
    /// the last outcome has the error.
    private func outcomes(ofFile index: Int) -> (values: [RunOutcome], seconds: Double) {
        let file = arguments.files[index]
        var outcomes: [RunOutcome] = []
        let start = SteadyClock.now
        do {
            for scenario in try arguments.scenario(inFile: file).inEachProfile {
                outcomes.append(try outcome(of: scenario, inFile: index))
            }
        } catch {
            outcomes.append(
                RunOutcome(file: file, error: error.inFile(file).description, mistakes: Mistake.all(of: error)))
        }
        return (outcomes, SteadyClock.now - start)
    }

    private func outcome(of scenario: Scenario, inFile index: Int) throws(ScenarioError) -> RunOutcome {
        let isTraced = printsTrace || printsTracedReports
        let run = ScenarioRun(scenario, tracing: isTraced)
        let (file, files) = (arguments.files[index], arguments.files.count)
        run.didLayOut = { [unowned run] in
            let (step, count) = (run.report.steps.count, scenario.steps.count + 1)
            if files == 1 {
                arguments.show(step, of: count, "steps of \(file)")
            } else {
                arguments.show(index, of: files, "files; step \(step) of \(count) of \(file)")
            }
        }
        var outcome = RunOutcome(file: file)
        outcome.report = try run.finish()
        if isTraced { outcome.trace = run.eventsByStep }
        return outcome
    }
}

/// The document of `run --json`.
struct RunDocument: Codable {
    /// The outcomes in the order in which the files are named. A file has one outcome for each system on which it is
    /// run.
    var files: [RunOutcome]
}

/// The report of a file in one system, or the error that prevented the report.
struct RunOutcome: Codable {
    var file: String
    var report: ScenarioReport?
    /// The events of each step. Step 0 is the first layout.
    var trace: [[TraceEvent]]?
    var error: String?
    /// The mistakes in `error`, each with its line and its column as numbers. `nil` if there is no error.
    var mistakes: [Mistake]?

    var exitCode: Int32 { report.map { $0.passed ? 0 : 1 } ?? 2 }
}
