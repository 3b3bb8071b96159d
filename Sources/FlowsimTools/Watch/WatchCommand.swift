import FlowScenario
import Foundation

/// `flowsim watch`.
@MainActor
struct WatchCommand {
    static nonisolated let options = [
        CommandOption(name: "--output", shortName: "-o", takesValue: true),
        CommandOption(name: "--interval", takesValue: true),
        CommandOption(name: "--json"),
    ]

    /// What a shell gives a program that Ctrl-C ended.
    private static let interrupted: Int32 = 130

    private let arguments: CommandArguments
    /// What is known of a file; nil where there is none.
    var stamp: (String) -> FileStamp? = { FileStamp(ofFile: $0) }
    /// Makes Ctrl-C something that can be waited for.
    var begin: () -> Void = Interruption.begin
    /// Waits so many milliseconds; false ends the command.
    var wait: (Int) -> Bool = Interruption.wait
    /// Says what came of a run, at once; false where nobody hears it any more.
    var tell: (CommandResult) -> Bool = { $0.write() != 2 || $0.exitCode == 2 }
    /// Whether what was said before may be wiped away.
    var isTerminal = isatty(STDOUT_FILENO) != 0

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("watch needs one file, not \(arguments.files.count)", of: "watch")
        }
        let file = arguments.files[0]
        guard !FileReading.isReadOnce(file) else {
            return .misuse("watch needs a file that can change; what comes through a pipe is read once", of: "watch")
        }
        do {
            let interval = try arguments.number("--interval", 50...10_000) ?? 250
            let page = arguments.value("--output")
            try OutputName.check(page, of: "--output", endings: ["html"])
            guard page != FileReading.standardInput else {
                throw CommandMisuse(reason: "a page that follows is a file; give --output its name")
            }
            // A name that was mistyped would be waited for for ever.
            _ = try FileReading.bytes(atPath: file)
            begin()
            return watch(file, page: page.map { WatchedPage($0) }, interval: interval)
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "watch")
        }
    }

    private func watch(_ file: String, page: WatchedPage?, interval: Int) -> CommandResult {
        var (page, watch, files, isFirst) = (page, FileWatch(stamp: stamp), [file], true)
        repeat {
            guard watch.isChanged(files) else { continue }
            var result = outcome(of: file, page: &page)
            if !isForMachines {
                result.output = (isTerminal ? "\u{1B}[2J\u{1B}[H" : isFirst ? "" : "\n") + result.output
            }
            isFirst = false
            guard tell(result) else { return CommandResult(exitCode: 2) }
            let named = Self.files(of: file).map { $0 + [arguments.value(CommandOption.fonts.name)].compactMap(\.self) }
            files = [file] + (named ?? Array(files.dropFirst()))
        } while wait(interval)
        return CommandResult(exitCode: Self.interrupted)
    }

    /// Whether each run is a line of JSON.
    private var isForMachines: Bool { arguments.has("--json") }

    /// Runs the file as it is now, and shows that on the page.
    private func outcome(of file: String, page: inout WatchedPage?) -> CommandResult {
        let fonts = arguments.value(CommandOption.fonts.name).map { [CommandOption.fonts.name, $0] } ?? []
        guard var plain = try? CommandArguments(
            (isForMachines ? ["--json"] : []) + fonts + ["--", file], options: RunCommand.options + [.fonts],
            terminal: arguments.terminal)
        else {
            return CommandResult(exitCode: 2)
        }
        var result: CommandResult
        do {
            // They may be recorded anew meanwhile.
            try plain.readFonts()
            result = RunCommand(plain).run()
        } catch {
            result = CommandResult(exitCode: 2, errorOutput: "\(error)\n")
        }
        if isForMachines { result.output = MachineText.line(result.output) }
        guard page != nil else { return result }
        do {
            if result.exitCode == 2 {
                try page?.show(problem: result.errorOutput)
            } else {
                try page?.show(Timeline(recording: plain.scenario(inFile: file)))
            }
        } catch {
            // A file that is being written, or a page that would be too large.
            result.exitCode = 2
            let reason = "\(error.inFile(file))\n"
            result.errorOutput += reason
            try? page?.show(problem: reason)
        }
        return result
    }

    /// The other files that a scenario is made of; nil where they are not known, because the document makes no sense.
    private static func files(of file: String) -> [String]? {
        guard let bytes = try? FileReading.bytes(atPath: file), let document = try? JSONParser.parse(bytes) else {
            return nil
        }
        return [document["catalogue"]?["file"], document["fonts"]].compactMap { value in
            guard case .string(let name)? = value else { return nil }
            return URL(fileURLWithPath: name, relativeTo: FileReading.folder(ofFile: file)).path
        }
    }
}
