import FlowScenario
import Foundation

/// `flowsim render`.
@MainActor
struct RenderCommand {
    static nonisolated let options = [
        CommandOption(name: "--output", shortName: "-o", takesValue: true),
        CommandOption(name: "--step", takesValue: true),
        CommandOption(name: "--changes"),
        CommandOption(name: "--all"),
        CommandOption(name: "--guides"),
        CommandOption(name: "--html"),
        CommandOption(name: "--animate"),
        CommandOption(name: "--from", takesValue: true),
        CommandOption(name: "--json"),
    ]

    private static nonisolated let ofOneMoment = ["--step", "--changes", "--all", "--guides"]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("render needs one file, not \(arguments.files.count)", of: "render")
        }
        var file = arguments.files[0]
        do {
            let named = try StepOfFile(file)
            file = named.file
            let step = try step(named)
            let start = try arguments.firstStep(with: "--animate")
            try checkOptions(step)
            let scenario = try arguments.scenario(inFile: named.file)
            let wanted = max(step ?? 0, start)
            guard wanted <= scenario.steps.count else {
                throw ScenarioError(
                    place: "steps", reason: "there is no step \(wanted); the last one is \(scenario.steps.count)"
                ).located(in: scenario)
            }
            if isPage {
                let page = try TimelinePage([timeline(of: scenario)], openingStep: step)
                return try write(page.document, kind: "page", step: step)
            }
            if arguments.has("--animate") {
                return try write(
                    timeline(of: scenario).animatedSVG(from: start, width: 640), kind: "picture", step: nil)
            }
            return try write(picture(of: scenario, afterStep: step).svg(), kind: "picture", step: step)
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "render")
        }
    }

    /// The step that is asked for, be it by the file's name or by the option.
    private func step(_ named: StepOfFile) throws(CommandMisuse) -> Int? {
        guard let text = arguments.value("--step") else { return named.step }
        guard let number = Int(text), number >= 0 else {
            throw CommandMisuse(reason: "--step takes a number from 0 on, not \(quoted(text))")
        }
        guard named.step ?? number == number else {
            throw CommandMisuse(reason: "--step \(number) and \(quoted(arguments.files[0])) name different steps")
        }
        return number
    }

    private func checkOptions(_ step: Int?) throws(CommandMisuse) {
        try OutputName.check(
            arguments.value("--output"), of: "--output", endings: arguments.has("--html") ? ["html"] : ["svg", "html"])
        if isPage, let option = (Self.ofOneMoment + ["--animate"]).first(where: arguments.has) {
            throw CommandMisuse(reason: "\(option) is for pictures; a page shows all of it")
        }
        if arguments.has("--animate") {
            if let option = Self.ofOneMoment.first(where: arguments.has) {
                throw CommandMisuse(reason: "\(option) is for pictures of one moment; --animate shows all of them")
            }
            guard step == nil else {
                throw CommandMisuse(
                    reason: "\(quoted(arguments.files[0])) names a step; --animate shows all of them, or --from one")
            }
        }
        if arguments.has("--json"), (arguments.value("--output") ?? "-") == "-" {
            throw CommandMisuse(reason: "--json says what is written; name a file with -o")
        }
    }

    /// A page with a timeline, rather than a picture.
    private var isPage: Bool {
        arguments.has("--html") || arguments.value("--output")?.lowercased().hasSuffix(".html") ?? false
    }

    private func timeline(of scenario: Scenario) throws(ScenarioError) -> Timeline {
        try Timeline(recording: scenario, progress: showSteps)
    }

    private func showSteps(_ done: Int, of total: Int) { arguments.terminal.progress?.show(done, of: total, "steps") }

    private func picture(of scenario: Scenario, afterStep step: Int?) throws(ScenarioError) -> LayoutPicture {
        let run = ScenarioRun(scenario, tracing: arguments.has("--changes"))
        run.showsGuides = arguments.has("--guides")
        let last = step ?? scenario.steps.count
        run.didLayOut = { [unowned run] in showSteps(run.report.steps.count, of: last + 1) }
        // Frames are recorded before one step only: the last that does something.
        let shown = (1...max(last, 1)).last { $0 <= last && !scenario.steps[$0 - 1].action.isExpectation } ?? 0
        for number in 0...last {
            run.recordsChanges = arguments.has("--changes") && number >= shown
            try run.advance()
        }
        return try run.picture(arguments.has("--all") ? .everything : .aroundViewport)
    }

    private func write(_ document: String, kind: String, step: Int?) throws(ScenarioError) -> CommandResult {
        guard let path = arguments.value("--output"), path != "-" else { return CommandResult(output: document) }
        try FileWriting.write(document, to: path)
        if arguments.has("--json") {
            let written = WrittenFiles([.init(path, document, kind: kind, step: step)])
            return CommandResult(output: MachineText.document(written, of: "render"))
        }
        // A page opens at the step that its address names.
        return CommandResult(output: step.map { isPage ? "step \($0) is at \(path)#\($0)\n" : "" } ?? "")
    }
}
