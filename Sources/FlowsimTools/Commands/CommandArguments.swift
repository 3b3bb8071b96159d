import ElementsSimulator
import FlowScenario

/// The reason for which arguments are invalid.
struct CommandMisuse: Error {
    var reason: String

    static func tooManyCombinations(_ count: Int, limit: Int) -> CommandMisuse {
        CommandMisuse(
            reason: "\(NumberText.grouped(count)) combinations are too many; the limit is \(NumberText.grouped(limit))")
    }
}

/// The arguments of a command: its operands, the options that several commands have, and the terminal.
@MainActor
struct CommandArguments {
    /// All words of the command line, with the command's name.
    private(set) var words: [String] = []
    /// The variables of the environment that the command obeys.
    var environment: [String: String] = [:]
    /// The operands. Options may be anywhere between the operands; after `--` every word is an operand.
    var files: [String] = []
    /// The terminal in which the command runs.
    var terminal = Terminal()
    /// The file of the running program. `nil` if the program is not `flowsim`; it then cannot be started again.
    var executable: URL?
    /// The recorded fonts in ``fontsFile``, which replace the fonts that scenarios name.
    private(set) var fonts: Scenario.Fonts?

    @CommandOption(
        "--fonts", .text("FILE", .files(["json"])),
        "fonts as a device measured them, in place of those that scenarios name: docs/fonts.md"
    ) var fontsFile: String?
    @CommandOption(
        "--color", .choice("WHEN"), "auto, always or never: on a terminal where NO_COLOR is not set, unless given"
    ) var color = Terminal.ColorChoice.auto
    @CommandOption(
        "--jobs", .number(1...64), "processes that share the work; as many as there are processors unless given"
    ) var jobLimit: Int?
    @CommandOption(
        "--shard", OptionValue("I/N", "a shard such as 2/3, the second of three", read: { Shard($0) }),
        "do only the share I of N, 1/N to N/N, by estimated cost; “join” joins the outputs"
    ) var shard: Shard?
    @CommandOption("--worker") var isWorker = false

    /// Reads words of the command line and sets the options and the operands.
    ///
    /// - Throws: ``CommandMisuse`` for unknown options, missing and wrong values.
    mutating func read(_ words: [String], options: [OptionRow]) throws(CommandMisuse) {
        self.words = words
        var rest = words[...]
        var takesOptions = true
        while let word = rest.popFirst() {
            guard takesOptions, word.count > 1, word.hasPrefix("-") else {
                files.append(word)
                continue
            }
            if word == "--" {
                takesOptions = false
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] || $0.shortName == parts[0] }) else {
                throw CommandMisuse(
                    reason: "unknown option \(quoted(parts[0]))"
                        + KeySuggestion.question(for: parts[0], among: options.map(\.name)))
            }
            guard option.label != nil || parts.count == 1 else {
                throw CommandMisuse(reason: "\(option.name) takes no value")
            }
            guard let value = option.label == nil ? "" : parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw CommandMisuse(reason: "\(option.name) needs a value")
            }
            try option.read(value)
        }
        if fontsFile == FileReading.standardInput, files.contains(FileReading.standardInput) {
            throw CommandMisuse(reason: "\($fontsFile.name) and a scenario cannot both be standard input")
        }
    }

    /// Reads the file of recorded fonts that `--fonts` names.
    ///
    /// - Throws: `ScenarioError` with the file.
    mutating func readFonts() throws(ScenarioError) {
        guard let fontsFile else { return }
        fonts = try Scenario.Fonts(file: fontsFile, recorded: RecordedFonts(contentsOfFile: fontsFile))
    }

    /// Reads the scenario in a file. If `--fonts` names recorded fonts, they replace the fonts of the scenario.
    ///
    /// - Throws: `ScenarioError` with the file.
    func scenario(inFile file: String) throws(ScenarioError) -> Scenario {
        do {
            return try Scenario(contentsOfFile: file, bytes: FileReading.bytes(atPath: file), fonts: fonts)
        } catch {
            throw error.inFile(file)
        }
    }

    /// Shows the progress of the work on the terminal.
    func show(_ done: Int, of total: Int, _ things: @autoclosure @escaping () -> String) {
        terminal.progress?.show(done, of: total, things())
    }

    /// Performs work and shows its progress within each part that ``show(_:of:_:)`` shows.
    func observed<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
        guard let progress = terminal.progress else { return try work() }
        let observer: LongWork.Observer = { done, total, things in
            // All work of a command is done on the main actor.
            MainActor.assumeIsolated { progress.showDetail(done, of: total, things) }
        }
        return try LongWork.observed(by: observer, work)
    }

    func showSteps(_ done: Int, of total: Int) { show(done, of: total, "steps") }
}

extension OptionRow {
    /// Throws an error if this option is given, but the option `picture` is not. This option is the number of the first
    /// step that an animated picture shows. `picture` is the option that requests the animated picture.
    ///
    /// - Throws: ``CommandMisuse`` if this option, the first step of a picture, is given without that of the picture.
    func checkMoves(with picture: OptionRow) throws(CommandMisuse) {
        guard isGiven, !picture.isGiven else { return }
        throw CommandMisuse(reason: "\(name) is for pictures that move, with \(picture.name)")
    }
}

extension Scenario {
    /// Returns the error for the number of a step that the scenario does not have.
    func lacking(step number: Int) -> ScenarioError {
        ScenarioError(place: "steps", reason: "there is no step \(number); the last one is \(steps.count)")
            .located(in: self)
    }
}
