import FlowScenario
import Foundation

/// The command `flowsim new`, which writes a starter scenario or a starter package.
struct NewCommand: Command {
    static let description = CommandDescription(
        name: "new", summary: "Writes a scenario or a package to begin with.",
        forms: ["[\(kinds.joined(separator: "|"))] [FILE]", "\(package) NAME [FOLDER]"],
        operands: [.words(kinds + [package]), .files(["json"])], takesFonts: false,
        text: """
            Writes a small scenario with comments on its parts, to FILE; unless it is given, to a file named after
            the kind, or to scenario.json; to standard output for “-”. A file that is there is left alone.

            list    rows that are measured, and one that opens; written unless another kind is named
            chat    bubbles with texts at both edges; messages come below, and older ones above, while the reader reads
            grid    squares, three next to each other whatever the width
            tags    items as wide as their texts
            store   a compositional layout: a shelf that scrolls, a grid with badges, a list
            table   a table view, on two systems

            Sizes are relative to the view, so that “flowsim sweep” can try them on other devices.

            “new package” writes a Swift package to FOLDER, or to a folder named NAME: a manifest, a layout, a cell and
            their controller with “import UIKit”, tests of frames and of costs, and a workflow for CI. Its tests pass
            on Linux as they are. The manifest names the sources of this program, unless --path or --url is given. A
            folder that is there is left alone.
            """,
        exitCodes: "0 all is written, 2 it is there already or cannot be written.")

    @CommandOption("--table", in: [1], "a table, too") var isTable = false
    @CommandOption("--path", .text("FOLDER", .folders), in: [2], "depend on the sources of this library in a folder")
    var path: String?
    @CommandOption(
        "--url", url, in: [2], "depend on this library by its address; on the branch main unless one of these is given:"
    ) var address: String?
    @CommandOption("--branch", reference, in: [2], with: "--url", "depend on a branch") var branch: String?
    @CommandOption("--revision", reference, in: [2], with: "--url", "depend on a commit") var revision: String?
    @CommandOption("--from", version, in: [2], with: "--url", "depend on a version that is tagged") var version: String?
    @CommandOption("--json", "print for machines what was written") var isForMachines = false

    private static let package = "package"
    private static let kinds = StarterScenario.kinds.map(\.0)
    private static let url = OptionValue<String>("URL", "an address without spaces and quotation marks") { text in
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.value > 0x20 && !scalar.properties.isWhitespace && scalar != "\"" && scalar != "\\"
        }
        return isPlain && !text.isEmpty ? text : nil
    }
    private static let reference = OptionValue<String>("NAME", "a name of Git") { text in
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "._/+@-".contains($0) }
        return isPlain && !text.isEmpty ? text : nil
    }
    private static let version = OptionValue<String>("VERSION", "a version such as 0.2.0") { text in
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { UInt32($0).map(String.init) == String($0) } ? text : nil
    }

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        if arguments.files.first == Self.package, !isTable { return try writePackage() }
        let strangers = [$path, $address, $branch, $revision, $version].filter(\.isGiven)
        if let option = strangers.first { throw CommandMisuse(reason: "\(option.name) is for “new \(Self.package)”") }
        return try writeScenario()
    }
}

// MARK: A scenario

extension NewCommand {
    private func writeScenario() throws(CommandMisuse) -> CommandResult {
        let (kind, file) = try request()
        let text = StarterScenario.text(of: kind ?? "list") ?? StarterScenario.list
        if file == "-", isForMachines {
            throw CommandMisuse(reason: "--json says what is written; leave it out, or name a file")
        }
        if file == "-" { return CommandResult(output: text) }
        guard !FileManager.default.fileExists(atPath: file) else {
            return CommandResult(exitCode: 2, errorOutput: "\(file): is there already\n")
        }
        do {
            // The file may have come since it was looked for.
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(file): cannot be written\n")
        }
        if isForMachines {
            return CommandResult(output: document(of: text, writtenTo: file, kind: "scenario"))
        }
        return CommandResult(output: "\(file): a scenario to begin with; see it with\n  flowsim run \(file)\n")
    }

    /// Returns the kind of scenario and the name of the file that the command line requests. If there are two words,
    /// the first is the kind. A single word is the kind if a kind has this name; otherwise it is the name of the file.
    private func request() throws(CommandMisuse) -> (kind: String?, file: String) {
        let (words, known) = (arguments.files, Self.kinds)
        guard words.count <= 2 else {
            throw CommandMisuse(reason: "new writes one file, not \(words.count)")
        }
        let flag = isTable ? "table" : nil
        guard let word = words.first else { return (flag, "scenario.json") }
        let isName = flag != nil || word.contains(".") || word.contains("/")
        let meant = isName ? nil : KeySuggestion.word(for: word, among: known + [Self.package])
        guard known.contains(word) || words.count == 2 || meant != nil else { return (flag, word) }
        guard known.contains(word) else {
            let names = (known + [Self.package]).joined(separator: ", ")
            let help = meant.map { "did you mean “\($0)”?" } ?? "known are \(names)"
            throw CommandMisuse(reason: "there is no kind of scenario \(quoted(word)); \(help)")
        }
        if let flag, flag != word { throw CommandMisuse(reason: "--table and “\(word)” exclude each other") }
        return (word, words.count == 2 ? words[1] : "\(word).json")
    }
}

// MARK: A package

extension NewCommand {
    private func writePackage() throws -> CommandResult {
        let words = arguments.files.dropFirst()
        guard let name = words.first else {
            throw CommandMisuse(reason: "new \(Self.package) needs the package's name")
        }
        guard words.count <= 2 else {
            throw CommandMisuse(reason: "new \(Self.package) takes a name and a folder, not \(words.count) words")
        }
        let folder = words.count == 2 ? words[2] : name
        guard folder != "-" else { throw CommandMisuse(reason: "a package is a folder, which “-” cannot be") }
        let url = URL(fileURLWithPath: folder)
        let package = StarterPackage(name: try PackageName(name), dependency: try dependency(of: url))
        do {
            try package.write(to: url)
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(folder): \(error.rawValue)\n")
        }
        if isForMachines {
            let files = package.files.map { ("\(folder)/\($0.path)", $0.text) }
            return CommandResult(output: document(of: files, kind: "package"))
        }
        return CommandResult(output: report(on: package, in: folder))
    }

    private func dependency(of package: URL) throws(CommandMisuse) -> PackageDependency {
        let references = [$branch, $revision, $version].filter(\.isGiven)
        if references.count > 1 {
            throw CommandMisuse(reason: "\(references[0].name) and \(references[1].name) exclude each other")
        }
        if let address {
            guard path == nil else { throw CommandMisuse(reason: "--path and --url exclude each other") }
            if let revision { return .revision(revision, url: address) }
            if let version { return .version(version, url: address) }
            return .branch(branch ?? "main", url: address)
        }
        if let first = references.first { throw CommandMisuse(reason: "\(first.name) is for a package with --url") }
        if let path {
            let sources = URL(fileURLWithPath: path)
            guard PackageDependency.areSources(sources) else {
                throw CommandMisuse(reason: "\(quoted(path)) does not hold the package flow-layout-simulator")
            }
            return .path(to: sources, from: package)
        }
        guard let sources = PackageDependency.sources(around: arguments.executable) else {
            throw CommandMisuse(
                reason: "the sources of this program are not on this machine; name them with --path, or with --url")
        }
        return .path(to: sources, from: package)
    }

    private func report(on package: StarterPackage, in folder: String) -> String {
        let test = "swift test --package-path \(ShellWord(folder))"
        let text =
            "\(folder): a package with a layout, a cell, tests and a workflow for CI; see them pass with\n  \(test)\n"
        guard case .path = package.dependency else { return text }
        let line = PackageDependency.branch("main", url: "https://…/flow-layout-simulator").line
        return text + """
            It depends on a folder of this machine. Before others or CI build it, name an address in Package.swift:
              \(line)

            """
    }
}
