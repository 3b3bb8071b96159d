import FlowScenario
import Foundation

/// The command `flowsim session`, which keeps a scenario open for steps and questions.
///
/// Unlike other commands it prints its results immediately, a line for each line that it reads.
struct SessionCommand: Command {
    static let description = CommandDescription(
        name: "session",
        summary: "Keeps a scenario open: reads a step a line, and answers each with a line of JSON.", forms: ["FILE"],
        text: """
            Keeps a scenario open. The first layout is reported immediately. Then each line of standard input is a step,
            as a scenario has it, or a question, and each line of standard output has its result, in JSON: the state,
            the frames that changed, metrics, issues, failed expectations, and why things were laid out again. A line
            that makes no sense has an error for an answer, and the session goes on as it was. The steps of the file are
            left out, unless asked for.

                {"scroll": {"by": [0, 60]}}
                {"expect": {"visible": 9}}
                {"frames": ["0-3", "header 0"]}
            """,
        notes: "docs/session.md lists all questions and what is in the answers.",
        exitCodes: "0 at the end of the input, 2 wrong input or usage, or answers cannot be written.")

    @CommandOption(
        "--frames", .number(0...1_000_000), "how many of the frames that changed are listed at most; 100 unless given"
    ) var frames = ScenarioSession.Limits().frames
    @CommandOption(
        "--why", .number(0...1000),
        "for how many elements the reasons of their layout are printed at most; 5 unless given"
    ) var explanations = ScenarioSession.Limits().explanations

    var arguments = CommandArguments()
    /// The open file from which lines are read, and the open file to which results are written.
    var (input, output) = (STDIN_FILENO, STDOUT_FILENO)

    func run() throws -> CommandResult {
        let file = try onlyFile()
        guard file != FileReading.standardInput else {
            throw CommandMisuse(
                reason: "the steps of a session come from standard input, so its scenario has to come from elsewhere: "
                    + "a file, or a pipe with a name")
        }
        var limits = ScenarioSession.Limits()
        limits.frames = frames
        limits.explanations = explanations
        let bytes = try FileReading.bytes(atPath: file)
        let session: ScenarioSession
        do {
            session = try ScenarioSession(
                document: JSONParser.parse(bytes), folder: FileReading.folder(ofFile: file), fonts: arguments.fonts,
                limits: limits)
        } catch {
            throw error.located(in: bytes)
        }
        return try answerLines(in: session)
    }

    private func answerLines(in session: ScenarioSession) throws(ScenarioError) -> CommandResult {
        var failure = write(Self.headed(try session.begin()))
        var lines = LineReader(input)
        var number = 0
        while failure == nil, let line = lines.next() {
            number += 1
            switch line {
            case .text(let bytes): failure = session.answer(to: bytes, number: number).flatMap(write)
            case .tooLong:
                let limit = NumberText.grouped(LineReader.limit)
                let error = ScenarioError(place: "", reason: "a line has at most \(limit) bytes")
                failure = write(error.answer(number: number))
            }
        }
        guard let failure else { return CommandResult() }
        return CommandResult(
            exitCode: 2, errorOutput: "flowsim: standard output: cannot be written: \(failure)\n")
    }

    /// Adds the keys `command`, `format` and `version` to the first result of a session. The documents of other
    /// commands also have these keys.
    private static func headed(_ answer: JSONValue) -> JSONValue {
        guard case .object(let members) = answer else { return answer }
        return .object(
            members + [
                .init(key: "command", value: .string(description.name)),
                .init(key: "format", value: .number(Double(MachineText.format))),
                .init(key: "version", value: .string(FlowsimCommand.version)),
            ])
    }

    /// Writes the result of a step or a question on one line. Returns the reason if this fails.
    ///
    /// - Returns: The reason for which the answer could not be written; `nil` if it was written.
    private func write(_ answer: JSONValue) -> String? {
        FileBytes.write((answer.line + "\n").utf8, to: output)
    }
}
