import FlowScenario
import Foundation

/// `flowsim session`.
///
/// Unlike other commands it says what it has to say at once, a line for each line that it reads.
@MainActor
struct SessionCommand {
    static nonisolated let options = [
        CommandOption(name: "--frames", takesValue: true),
        CommandOption(name: "--why", takesValue: true),
    ]

    private let arguments: CommandArguments
    /// Where lines are read, and where answers go.
    private let input, output: Int32

    init(_ arguments: CommandArguments, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.arguments = arguments
        (self.input, self.output) = (input, output)
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("session needs one file, not \(arguments.files.count)", of: "session")
        }
        let file = arguments.files[0]
        guard file != FileReading.standardInput else {
            return .misuse(
                "the steps of a session come from standard input, so its scenario has to come from elsewhere: "
                    + "a file, or a pipe with a name", of: "session")
        }
        do {
            var limits = ScenarioSession.Limits()
            if let frames = try arguments.number("--frames", 0...1_000_000) { limits.frames = frames }
            if let explanations = try arguments.number("--why", 0...1000) { limits.explanations = explanations }
            return try converse(ScenarioSession(contentsOfFile: file, fonts: arguments.fonts, limits: limits))
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "session")
        }
    }

    private func converse(_ session: ScenarioSession) throws(ScenarioError) -> CommandResult {
        var failure = tell(Self.headed(try session.begin()))
        var lines = LineReader(input)
        var number = 0
        while failure == nil, let line = lines.next() {
            number += 1
            switch line {
            case .text(let bytes): failure = session.answer(to: bytes, number: number).flatMap(tell)
            case .tooLong:
                let limit = NumberText.grouped(LineReader.limit)
                let error = ScenarioError(place: "", reason: "a line has at most \(limit) bytes")
                failure = tell(error.answer(number: number))
            }
        }
        guard let failure else { return CommandResult() }
        return CommandResult(
            exitCode: 2, errorOutput: "flowsim: standard output: cannot be written: \(failure)\n")
    }

    /// The first answer says what all lines are, as other commands' documents do.
    private static func headed(_ answer: JSONValue) -> JSONValue {
        guard case .object(let members) = answer else { return answer }
        return .object(
            members + [
                .init(key: "command", value: "session"),
                .init(key: "format", value: .number(Double(MachineText.format))),
                .init(key: "version", value: .string(FlowsimCommand.version)),
            ])
    }

    /// - Returns: nil, or why it could not be told.
    private func tell(_ answer: JSONValue) -> String? {
        FileBytes.write((answer.line + "\n").utf8, to: output)
    }
}

extension ScenarioSession {
    fileprivate convenience init(
        contentsOfFile file: String, fonts: Scenario.Fonts?, limits: Limits
    ) throws(ScenarioError) {
        let bytes = try FileReading.bytes(atPath: file)
        do {
            let document = try JSONParser.parse(bytes)
            try self.init(
                document: document, folder: FileReading.folder(ofFile: file), fonts: fonts, limits: limits)
        } catch {
            throw error.located(in: bytes)
        }
    }
}
