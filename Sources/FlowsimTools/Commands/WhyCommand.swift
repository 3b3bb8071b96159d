import FlowScenario

/// `flowsim why`.
@MainActor
struct WhyCommand {
    static nonisolated let options = [CommandOption(name: "--step", takesValue: true), CommandOption(name: "--json")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count >= 2 else {
            return .misuse("why needs a file and a path", of: "why")
        }
        // A header may be two words.
        let (file, words) = (arguments.files[0], arguments.files.dropFirst().joined(separator: " "))
        guard let name = Self.name(words) else {
            return .misuse(
                "\(quoted(words)) is not a path; "
                    + (Self.meant(words).map { "did you mean “\($0)”?" }
                        ?? "write 0-3 for item 3 of section 0, or header-0, footer-0, background-0"), of: "why")
        }
        do {
            let step = try arguments.number("--step", 0...ScenarioLimits.steps)
            let terminal = arguments.terminal
            let question = try WhyQuestion(arguments.scenario(inFile: file), file: file, name: name, step: step) {
                terminal.progress?.show($0, of: $1, "steps")
            }
            let answer = question.answer
            return CommandResult(
                output: arguments.has("--json")
                    ? MachineText.document(answer, of: "why")
                    : WhyText(answer: answer, remark: question.remark(on: answer), terminal: terminal).text)
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "why")
        }
    }

    private static let kinds = ["header", "footer", "background"]

    /// `haeder-0` is `header-0`.
    private static func meant(_ text: String) -> String? {
        let parts = text.split { $0 == "-" || $0 == " " }.map(String.init)
        guard parts.count == 2, Int(parts[1]) != nil, let kind = KeySuggestion.word(for: parts[0], among: kinds) else {
            return nil
        }
        return "\(kind)-\(parts[1])"
    }

    /// `0-3`, `header 0`, `header-0`.
    private static func name(_ text: String) -> Scenario.ElementName? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isJoined = parts.count == 2 && kinds.contains(String(parts[0]))
        return Scenario.ElementName(isJoined ? "\(parts[0]) \(parts[1])" : text)
    }
}
