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
        var step: Int?
        if let text = arguments.value("--step") {
            guard let number = Int(text), number >= 0 else {
                return .misuse("--step takes a number from 0 on, not \(quoted(text))", of: "render")
            }
            step = number
        }
        let start: Int
        do {
            start = try arguments.firstStep(with: "--animate")
            try OutputName.check(
                arguments.value("--output"), of: "--output",
                endings: arguments.has("--html") ? ["html"] : ["svg", "html"])
        } catch {
            return .failure(error, of: "render")
        }
        if isPage, let option = (Self.ofOneMoment + ["--animate"]).first(where: arguments.has) {
            return .misuse("\(option) is for pictures; a page shows all of it", of: "render")
        }
        if arguments.has("--animate"), let option = Self.ofOneMoment.first(where: arguments.has) {
            return .misuse("\(option) is for pictures of one moment; --animate shows all of them", of: "render")
        }
        do {
            if isPage { return write(try Timeline(recording: Scenario(contentsOfFile: arguments.files[0])).html()) }
            if arguments.has("--animate") {
                let run = try Timeline(recording: Scenario(contentsOfFile: arguments.files[0]))
                return write(try run.animatedSVG(from: start, width: 640))
            }
            return write(try picture(of: arguments.files[0], afterStep: step).svg())
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(arguments.files[0]))\n")
        }
    }

    /// A page with a timeline, rather than a picture.
    private var isPage: Bool {
        arguments.has("--html") || arguments.value("--output")?.lowercased().hasSuffix(".html") ?? false
    }

    private func picture(of file: String, afterStep step: Int?) throws(ScenarioError) -> LayoutPicture {
        let scenario = try Scenario(contentsOfFile: file)
        let count = scenario.steps.count
        guard step ?? 0 <= count else {
            throw ScenarioError(place: "steps", reason: "there is no step \(step ?? 0); the last one is \(count)")
                .located(in: scenario)
        }
        let run = ScenarioRun(scenario, tracing: arguments.has("--changes"))
        run.showsGuides = arguments.has("--guides")
        let last = step ?? count
        // Frames are recorded before one step only: the last that does something.
        let shown = (1...max(last, 1)).last { $0 <= last && !scenario.steps[$0 - 1].action.isExpectation } ?? 0
        for number in 0...last {
            run.recordsChanges = arguments.has("--changes") && number >= shown
            try run.advance()
        }
        return try run.picture(arguments.has("--all") ? .everything : .aroundViewport)
    }

    private func write(_ document: String) -> CommandResult {
        guard let path = arguments.value("--output"), path != "-" else { return CommandResult(output: document) }
        do {
            try FileWriting.write(document, to: path)
            return CommandResult()
        } catch {
            return .failure(error, of: "render")
        }
    }
}
