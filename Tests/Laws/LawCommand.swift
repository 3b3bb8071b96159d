import FlowScenario
import FlowsimTools
import Foundation

/// The program `flow-laws` as a function of its arguments.
@MainActor
package struct LawCommand {
    /// The laws to test.
    var laws = StressLaw.all
    private let terminal: Terminal
    private var values: [String: String] = [:]
    private var files: [String] = []

    package static let usage = """
        usage: flow-laws [--law NAME] [--seed N] [--seeds N] [--steps N] [-o OUT] [--json] [FILE]

        Does random steps to the scenario of a file, in place of its own, or to a small one that each seed makes, and
        looks after each whether the laws of docs/testing.md hold. What breaks a law is made small and written as a
        scenario that fails.

        --law NAME         only this law
        --seed N           the first seed; with it, one is tried unless --seeds says more
        --seeds N          the number of seeds a law; 1,500 unless given
        --steps N          the number of steps a seed; 20 unless given
        -o, --output OUT   where the scenario goes, with --law; law-LAW-SEED.json unless given, - is standard output. A
                           name that ends in .swift makes a test of it
        --json             print the outcome of each law for machines

        Exit code: 0 all laws hold, 1 one is broken, 2 wrong input or usage.

        """

    private struct Misuse: Error {
        var reason: String
    }

    /// The outcome of a search for a law.
    struct Outcome: Codable {
        var law: String
        /// How many seeds the law holds for; nil if it is broken.
        var seeds: Int?
        /// The seed that breaks it, with the rest of these; nil if it holds.
        var seed: UInt64?
        /// One sentence, without a full stop.
        var message: String?
        /// The number of steps that are left.
        var steps: Int?
        /// The scenario that shows it.
        var written: String?
        /// The command that finds it again.
        var foundBy: String?
    }

    package init(terminal: Terminal = Terminal()) {
        self.terminal = terminal
    }

    package mutating func run(_ arguments: [String]) -> CommandResult {
        do {
            if arguments.contains("--help") { return CommandResult(output: Self.usage) }
            try read(arguments)
            defer { terminal.progress?.clear() }
            return try search()
        } catch let misuse as Misuse {
            return CommandResult(exitCode: 2, errorOutput: "flow-laws: \(misuse.reason)\n\n\(Self.usage)")
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(files.first.map(error.inFile) ?? error)\n")
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(error)\n")
        }
    }

    private mutating func read(_ arguments: [String]) throws(Misuse) {
        (values, files) = ([:], [])
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": values[argument] = ""
            case "--law", "--seed", "--seeds", "--steps", "-o", "--output":
                guard let value = rest.popFirst() else { throw Misuse(reason: "\(argument) needs a value") }
                values[argument == "-o" ? "--output" : argument] = value
            case let option where option.hasPrefix("-") && option != "-":
                throw Misuse(reason: "unknown option \(quoted(option))")
            default: files.append(argument)
            }
        }
        if files.count > 1 { throw Misuse(reason: "flow-laws takes one file, not \(files.count)") }
    }

    private func number(_ option: String, _ range: ClosedRange<Int>) throws(Misuse) -> Int? {
        guard let text = values[option] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Misuse(
                reason: "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(quoted(text))")
        }
        return number
    }

    private func chosenLaws() throws(Misuse) -> [StressLaw] {
        guard let name = values["--law"] else {
            if values["--output"] != nil { throw Misuse(reason: "--output goes with one --law") }
            return laws
        }
        let chosen = laws.filter { $0.name == name }
        guard chosen.isEmpty else { return chosen }
        throw Misuse(
            reason: "there is no law \(quoted(name)); "
                + (KeySuggestion.word(for: name, among: laws.map(\.name)).map { "did you mean “\($0)”?" }
                    ?? "known are \(laws.map(\.name).joined(separator: ", "))"))
    }

    /// The scenario of the file, whose fonts are found from any folder.
    private func scenario() throws(ScenarioError) -> Scenario? {
        guard let file = files.first else { return nil }
        var scenario = try Scenario(contentsOfFile: file, bytes: FileReading.bytes(atPath: file))
        scenario.useAbsolutePathOfFonts(from: FileReading.folder(ofFile: file))
        return scenario
    }

    private func search() throws -> CommandResult {
        let steps = try number("--steps", 1...1000) ?? 20
        let seed = try number("--seed", 0...Int(Int32.max))
        let seedCount = try number("--seeds", 1...1_000_000) ?? (seed == nil ? 1500 : 1)
        let first = UInt64(seed ?? 1)
        let search = StressSearch(scenario: try scenario(), stepCount: steps) { terminal.progress?.show($0) }
        var result = CommandResult()
        var outcomes: [Outcome] = []
        for law in try chosenLaws() {
            guard let finding = try search.firstViolation(of: law, seeds: first..<first + UInt64(seedCount)) else {
                result.output += "\(law.name): holds for \(NumberText.count(seedCount, "seed"))\n"
                outcomes.append(Outcome(law: law.name, seeds: seedCount))
                continue
            }
            result.exitCode = 1
            let path = values["--output"] ?? "law-\(law.name)-\(finding.seed).json"
            let source = files.first.map { "\($0) " } ?? ""
            let found = Outcome(
                law: law.name, seed: finding.seed, message: finding.violation.message,
                steps: finding.violation.scenario.steps.count, written: path,
                foundBy: "flow-laws \(source)--seed \(finding.seed) --steps \(steps) --law \(law.name)")
            outcomes.append(found)
            result.output += """
                \(law.name): BROKEN by seed \(finding.seed): \(finding.violation.message)
                  \(NumberText.count(finding.violation.scenario.steps.count, "step")) in \(path); found by
                    \(found.foundBy ?? "")

                """
            let document = try text(of: finding, law, asTest: path.hasSuffix(".swift"))
            guard path == FileReading.standardInput else {
                try FileWriting.write(document, to: path)
                continue
            }
            return CommandResult(exitCode: 1, output: document, errorOutput: result.output)
        }
        if values["--json"] != nil {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            result.output = String(decoding: try encoder.encode(["laws": outcomes]), as: UTF8.self) + "\n"
        }
        return result
    }

    private func text(
        of finding: StressSearch.Finding, _ law: StressLaw, asTest: Bool
    ) throws(ScenarioError) -> String {
        let file = finding.violation.file(of: law.name, seed: finding.seed)
        guard asTest else { return file }
        return try ExportedTest(Array(file.utf8), folder: FileReading.folder(ofFile: FileReading.standardInput)).text
    }
}
