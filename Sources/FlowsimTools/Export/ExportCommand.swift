import FlowScenario

/// The command `flowsim export`, which writes a scenario as a Swift test.
struct ExportCommand: Command {
    static let description = CommandDescription(
        name: "export", summary: "Writes a scenario as a test in Swift.", forms: ["FILE"], takesFonts: false,
        text: """
            Writes a scenario as a test for Swift Testing, to begin a test of your own with. Sizes, updates, scrolling
            and most expectations of a collection view become the code that one would write for them; what has no short
            form runs as the document that it is.
            """,
        notes: """
            The test depends on FlowSimulator, and on FlowScenario where it runs a document. The same scenario gives the
            same bytes.
            """)

    @CommandOption("--swift", "as Swift, which is all that it writes so far") var isSwift = true
    @CommandOption(
        "--output", short: "-o", .output("OUT.swift", "swift"), "write to a file; standard output unless given"
    ) var output = FileReading.standardInput
    @CommandOption("--json", "print for machines what was written where") var isForMachines = false

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let file = try onlyFile()
        let test = try ExportedTest(FileReading.bytes(atPath: file), folder: FileReading.folder(ofFile: file))
        guard !isForMachines || output != FileReading.standardInput else {
            throw CommandMisuse(reason: "--json says what is written; leave it out, or name a file with --output")
        }
        var result = CommandResult()
        try result.put(test.text, into: output)
        if isForMachines { result.output = document(of: test.text, writtenTo: output, kind: "test") }
        return result
    }
}
