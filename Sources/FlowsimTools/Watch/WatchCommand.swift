import FlowScenario
import Foundation

/// The command `flowsim watch`, which runs a scenario whenever its file is saved.
struct WatchCommand: Command {
    static let description = CommandDescription(
        name: "watch", summary: "Runs a scenario every time that its file is saved.", forms: ["FILE"],
        text: "Runs a scenario every time that its file is saved, and prints what “run” prints. Ctrl-C ends it.",
        exitCodes: "130 after Ctrl-C, 2 wrong usage, or what was made cannot be written.")

    @CommandOption(
        "--output", short: "-o", .output("OUT.html", "html"),
        """
        also write a page of the run. In a browser the page follows, without a server: it reads
        OUT.data.js next to it again. Mistakes of the document are shown on the last good run
        """
    ) var page: String?
    @CommandOption(
        "--interval", .number(50...10_000, "MS"),
        "how often the file is looked at, 50 to 10,000; every 250 milliseconds unless given"
    ) var interval = 250
    @CommandOption("--json", "print what “run --json” prints, a line a run") var isForMachines = false

    /// The exit code that shells report for a program that Ctrl-C ended.
    private static let interrupted: Int32 = 130

    var arguments = CommandArguments()
    /// Returns the attributes of a file; `nil` if there is no such file.
    var stamp: (String) -> FileStamp? = { FileStamp(ofFile: $0) }
    /// Installs the handler of Ctrl-C.
    var begin: () -> Void = Interruption.begin
    /// Waits for a number of milliseconds. Returns false to end the command.
    var wait: (Int) -> Bool = Interruption.wait
    /// Prints the result of a run immediately. Returns false if the output is closed.
    var print: (CommandResult) -> Bool = { $0.write() != 2 || $0.exitCode == 2 }
    /// Whether standard output is a terminal. Earlier output is cleared only on a terminal.
    var isTerminal = isatty(STDOUT_FILENO) != 0

    func run() throws -> CommandResult {
        let file = try onlyFile()
        guard !FileReading.isReadOnce(file) else {
            throw CommandMisuse(reason: "watch needs a file that can change; what comes through a pipe is read once")
        }
        guard page != FileReading.standardInput else {
            throw CommandMisuse(reason: "a page that follows is a file; give --output its name")
        }
        // A mistyped name would be waited for without an end.
        _ = try FileReading.bytes(atPath: file)
        begin()
        return watch(file, page: page.map { WatchedPage($0) })
    }

    private func watch(_ file: String, page: WatchedPage?) -> CommandResult {
        var (page, watch, files, isFirst) = (page, FileWatch(stamp: stamp), [file], true)
        repeat {
            guard watch.takeChange(of: files) else { continue }
            var result = outcome(of: file, page: &page)
            if !isForMachines {
                result.output = (isTerminal ? "\u{1B}[2J\u{1B}[H" : isFirst ? "" : "\n") + result.output
            }
            isFirst = false
            guard print(result) else { return CommandResult(exitCode: 2) }
            let named = Self.files(of: file).map { $0 + [arguments.fontsFile].compactMap(\.self) }
            files = [file] + (named ?? Array(files.dropFirst()))
        } while wait(interval)
        return CommandResult(exitCode: Self.interrupted)
    }

    /// Runs the present content of the file, and updates the page with the result.
    private func outcome(of file: String, page: inout WatchedPage?) -> CommandResult {
        var plain = RunCommand()
        plain.arguments = arguments
        plain.printsReports = isForMachines
        // The fonts may be recorded again meanwhile, so each run reads them.
        var result = plain.perform()
        if isForMachines { result.output = MachineText.line(result.output) }
        guard page != nil else { return result }
        do {
            if result.exitCode == 2 {
                try page?.show(problem: result.errorOutput)
            } else {
                let scenario = try plain.arguments.scenario(inFile: file)
                var timeline = try Timeline(recording: scenario)
                timeline.addCures(for: scenario, operands: arguments.operands(forFile: file))
                try page?.show(timeline)
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

    /// Returns the other files that a scenario reads; `nil` if these files are unknown because the document is invalid.
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
