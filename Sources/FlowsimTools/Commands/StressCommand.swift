import FlowScenario
import Foundation

/// `flowsim stress`.
@MainActor
struct StressCommand: Command {
    static let description = CommandDescription(
        name: "stress", summary: "Looks for random steps that break a law of layout, and makes them few.",
        forms: ["[FILE]"],
        text: """
            Does random steps to a scenario, batches, scrolls, pulls, new sizes, insets and contexts, and looks after
            each whether a law of layout or of tables holds. Steps of the file are left out; without a file every seed
            makes a small scenario of its own. A file is held to the laws of what it has. What breaks a law is made as
            small as it gets and written as a scenario that fails. The same seed does the same steps.
            """,
        exitCodes: "0 all laws hold, 1 one is broken, 2 wrong input or usage.")

    @CommandOption(
        "--law", .text("NAME", among: StressLaw.all.map(\.name)),
        "only this law: \(Self.lawNames(of: .layouts)); of tables \(Self.lawNames(of: .tables))"
    ) var lawName: String?
    @CommandOption(
        "--seed", .number(0...Int(Int32.max)), "the first seed; with it, one is tried unless --seeds says more"
    ) var seed: Int?
    @CommandOption("--seeds", .number(1...1_000_000), "how many seeds a law; 1,500 unless given") var seedLimit: Int?
    @CommandOption("--steps", .number(1...1000), "how many steps a seed; 20 unless given") var steps = 20
    @CommandOption(
        "--output", short: "-o", .output("OUT", "json", "swift"),
        """
        where the scenario goes, with --law; stress-LAW-SEED.json unless given. A name that ends
        in .swift makes a test in Swift of it, as “flowsim export --swift” does
        """
    ) var output: String?
    @CommandOption("--json", "print what became of each law for machines") var isForMachines = false

    private static func lawNames(of subject: StressLaw.Subject) -> String {
        StressLaw.all.filter { $0.subject == subject }.map(\.name).joined(separator: ", ")
    }

    /// The laws to test.
    var laws = StressLaw.all
    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard arguments.files.count <= 1 else {
            throw CommandMisuse(reason: "stress takes one file, not \(arguments.files.count)")
        }
        let seedCount = seedLimit ?? (seed == nil ? 1500 : 1)
        let laws = try chosenLaws()
        let terminal = arguments.terminal
        let search = StressSearch(document: try document(), stepCount: steps) { terminal.progress?.show($0) }
        let first = UInt64(seed ?? 1)
        var result = CommandResult()
        var outcomes: [StressOutcome] = []
        // Only one law's is there to be piped.
        var piped: String?
        for law in laws {
            let finding = try search.firstViolation(of: law, seeds: first..<first + UInt64(seedCount))
            guard let finding else {
                result.output += "\(law.name): holds for \(NumberText.count(seedCount, "seed"))\n"
                outcomes.append(StressOutcome(law: law.name, seeds: seedCount))
                continue
            }
            result.exitCode = max(result.exitCode, 1)
            let outcome = written(finding, law, &result, &piped)
            outcomes.append(outcome)
            result.output += text(of: outcome)
        }
        result.output = printed(["laws": outcomes], result.output)
        if let piped { try result.put(piped, into: FileReading.standardInput) }
        return result
    }

    private func written(
        _ finding: StressSearch.Finding, _ law: StressLaw, _ result: inout CommandResult,
        _ piped: inout String?
    ) -> StressOutcome {
        let path = output ?? "stress-\(law.name)-\(finding.seed).json"
        let file = finding.violation.file(of: law.name, seed: finding.seed)
        let isTest = path.hasSuffix(".swift")
        let source = arguments.files.first.map { "\(ShellWord($0)) " } ?? ""
        let violation = StressOutcome.Violation(
            seed: finding.seed, message: finding.violation.message, steps: finding.violation.document.steps.count,
            written: path,
            foundBy: "flowsim stress \(source)--seed \(finding.seed) --steps \(steps) --law \(law.name)")
        do {
            let folder = FileReading.folder(ofFile: FileReading.standardInput)
            let text = isTest ? try ExportedTest(Array(file.utf8), folder: folder).text : file
            if path == FileReading.standardInput { piped = text } else { try FileWriting.write(text, to: path) }
        } catch {
            result.exitCode = 2
            result.errorOutput += "\(error)\n"
        }
        return StressOutcome(law: law.name, violation: violation)
    }

    private func text(of outcome: StressOutcome) -> String {
        guard let found = outcome.violation else { return "" }
        let terminal = arguments.terminal
        let head = "\(outcome.law): \(terminal.painted("BROKEN", .failure)) by seed \(found.seed): \(found.message)"
        let isTest = found.written.hasSuffix(".swift")
        let place = found.written == FileReading.standardInput ? "on standard output" : "in \(found.written)"
        let steps = "\(NumberText.count(found.steps, "step")) \(place)" + (isTest ? ", as a test" : "; see it with")
        // Commands stay whole, so that they can be copied.
        let commands = isTest ? [] : ["    flowsim run \(ShellWord(found.written))"]
        let lines =
            terminal.wrapped(head, hanging: 2) + terminal.wrapped(steps, indent: 2) + commands
            + ["  found by", "    \(found.foundBy)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func document() throws(ScenarioError) -> StressDocument? {
        guard let file = arguments.files.first else { return nil }
        let bytes = try FileReading.bytes(atPath: file)
        // A mistake in its steps is one as well.
        let scenario = try Scenario(contentsOfFile: file, bytes: bytes, fonts: arguments.fonts)
        var document = StressDocument(value: try JSONParser.parse(bytes), folder: FileReading.folder(ofFile: file))
        document.fonts = arguments.fonts ?? scenario.fonts
        if let given = arguments.fonts {
            document.value["fonts"] = .string(URL(fileURLWithPath: given.file).standardizedFileURL.path)
        }
        return document
    }

    private func chosenLaws() throws(CommandMisuse) -> [StressLaw] {
        guard let lawName else {
            guard output == nil else {
                throw CommandMisuse(reason: "--output goes with one --law")
            }
            return laws
        }
        let chosen = laws.filter { $0.name == lawName }
        guard !chosen.isEmpty else {
            throw CommandMisuse(
                reason: "there is no law \(quoted(lawName)); "
                    + (KeySuggestion.word(for: lawName, among: laws.map(\.name)).map { "did you mean “\($0)”?" }
                        ?? "known are \(laws.map(\.name).joined(separator: ", "))"))
        }
        return chosen
    }
}
