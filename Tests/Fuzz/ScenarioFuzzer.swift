import FlowSimulator
import Foundation

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// Hands over to libFuzzer, which reads the arguments. Built and run by Tests/fuzz.sh.
@main
struct FuzzProgram {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(runFuzzer(&count, &arguments, fuzzScenario))
    }
}

/// libFuzzer's own entry, for programs with a `main` of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// What libFuzzer calls with every input.
///
/// A document may be refused, with one line. What is read has to be written and read again as the same, to run within
/// its limits, traced or not to the same end, and to be reported in every form that there is. A trap, an assertion, a
/// leak, or too much time or memory is what the fuzzer looks for.
private func fuzzScenario(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // libFuzzer calls on the thread that it was started on.
    MainActor.assumeIsolated {
        guard let document = ScenarioFuzzer.parsed(bytes) else { return }
        ScenarioFuzzer.checkWriting(document)
        ScenarioFuzzer.checkReading(document)
    }
    return 0
}

@MainActor
enum ScenarioFuzzer {
    /// Nowhere: no input shall read files of this machine, and each has to mean the same on all.
    private static let folder = URL(fileURLWithPath: "/nonexistent", isDirectory: true)

    /// Far below what a scenario may ask for, so that the fuzzer sees many of them.
    private static let limits = RunLimits(layouts: 500, work: 2_000_000, answers: 50_000, issues: 2000, events: 100_000)

    static func parsed(_ bytes: [UInt8]) -> JSONValue? {
        do {
            return try JSONParser.parse(bytes)
        } catch {
            checkMessage(error)
            return nil
        }
    }

    /// A document that is read can be written, and what is written is read as the same.
    static func checkWriting(_ document: JSONValue) {
        for text in [document.text, document.line] {
            guard let again = parsed(Array(text.utf8)) else { fatalError("what was written is not read") }
            require(again == document, "what was written is read as something else")
        }
    }

    static func checkReading(_ document: JSONValue) {
        let errors = ScenarioValidation(document, folder: folder).errors
        errors.forEach(checkMessage)
        do {
            let scenario = try Scenario(document: document, folder: folder)
            require(errors.isEmpty, "what is read has no mistakes")
            require(
                scenario == (try? Scenario(json: document.text.utf8, folder: folder)),
                "what was written reads the same")
            require(scenario == (try? Scenario(json: scenario.json().utf8)), "a scenario is written as it was read")
            try checkRun(of: scenario)
        } catch {
            checkMessage(error)
        }
    }

    /// One line that names a place, and no more of the document than a reader wants to see.
    private static func checkMessage(_ error: ScenarioError) {
        require(!error.reason.isEmpty, "an error has a reason")
        require(!error.description.contains(where: \.isNewline), "an error is one line")
        require(error.description.utf8.count < 4000, "an error is short")
    }
}

// MARK: Running

extension ScenarioFuzzer {
    private static func checkRun(of scenario: Scenario) throws(ScenarioError) {
        // What is on screen is drawn below; a thousand elements are as good as many.
        guard scenario.container.size.width < 5000, scenario.container.size.height < 5000 else { return }
        let plain = ScenarioRun(scenario, tracing: false, recorder: nil, limits: limits)
        try plain.finish()
        let traced = ScenarioRun(scenario, tracing: true, recorder: nil, limits: limits)
        traced.recordsChanges = true
        try traced.finish()
        // A layout that is left unfinished is prepared by whoever asks next, and counted there.
        let isFinished = !plain.report.steps.contains {
            $0.issues.contains { $0.kind == IssueName.layoutLoop.rawValue }
        }
        require(!isFinished || plain.report == traced.report, "looking on changes what happens")
        checkTelling(traced, of: scenario)
        _ = try traced.picture().svg()
        guard scenario.steps.count < 40, traced.eventNumbers.count < 400 else { return }
        let timeline = try Timeline(recording: scenario)
        require(!isFinished || timeline.steps.map(\.report) == plain.report.steps, "taking down changes what happens")
        _ = timeline.html()
    }

    private static func checkTelling(_ run: ScenarioRun, of scenario: Scenario) {
        for difference in run.report.differences {
            require(difference.actual.utf8.count < 20_000, "a difference is short")
        }
        let terminal = Terminal(columns: 40)
        _ = ReportText([run.report], file: "input.json", traces: [run.eventsByStep], terminal: terminal).text
        // Reading a long trace back takes longer than all else, and tells no more than a short one.
        guard run.eventsByStep.reduce(0, { $0 + $1.count }) < 5000 else { return }
        let outcome = RunOutcome(file: "input.json", report: run.report, trace: run.eventsByStep)
        let text = MachineText.document(RunDocument(files: [outcome]), of: "run")
        let again = try? MachineText.value(RunDocument.self, from: Array(text.utf8)).files
        require(again?.first?.report == run.report, "a report that was written is read as something else")
        require(again?.first?.trace == run.eventsByStep, "a trace that was written is read as something else")
        let view = scenario.steps.isEmpty ? nil : run.view as? CollectionView
        if let path = view?.indexPathsForVisibleItems.min() {
            _ = run.trace?.explanation(for: path)
        }
    }
}

/// Says what does not hold: an optimized build's `precondition` is silent.
private func require(_ condition: Bool, _ message: String) {
    guard condition else { fatalError(message) }
}
