import FlowScenario

/// The command `flowsim join`, which joins the outputs of shards.
struct JoinCommand: Command {
    static let description = CommandDescription(
        name: "join", summary: "Joins what the shards of a command printed into the output of one machine.",
        forms: ["FILE…"], operands: [.files(["json", "xml"])], takesFonts: false,
        text: """
            Joins what run, sweep or compare printed with --json, or what “run --junit” wrote, once for each shard of
            --shard I/N. The result is the output of one machine, byte for byte: entries are in the order of the files.
            The order in which the shards are named has no meaning. Shards that are missing, there twice, of other files
            or of another version are refused.
            """,
        exitCodes: "that of the command on one machine; 2 also for shards that are refused.")

    @CommandOption(
        "--output", short: "-o", .output("OUT", "json", "xml"), "the joined document; standard output unless given"
    ) var output: String?

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "join needs the outputs of all shards") }
        let joined = try JoinedShards(files: arguments.files)
        var result = CommandResult(exitCode: joined.exitCode)
        guard let output, output != FileReading.standardInput else {
            result.output = joined.text
            return result
        }
        try result.put(joined.text, into: output)
        result.output = joined.summary + "\n"
        return result
    }
}
