import FlowScenario
import Foundation

/// The shard that Bazel requests of a test, in variables of the environment.
///
/// Bazel numbers shards from 0 on, and touches no file of its own: a test that obeys the variables touches the status
/// file, without which Bazel reports that the test ran all of its cases in every shard.
struct BazelShard {
    private static let (countName, indexName) = ("TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX")
    private static let statusName = "TEST_SHARD_STATUS_FILE"

    let shard: Shard
    private let statusFile: String?

    /// Reads the shard from the environment; `nil` if Bazel requests none.
    ///
    /// - Throws: ``CommandMisuse`` if the variables name a shard that does not exist.
    init?(_ environment: [String: String]) throws(CommandMisuse) {
        let (count, index) = (environment[Self.countName] ?? "", environment[Self.indexName] ?? "")
        guard !count.isEmpty || !index.isEmpty else { return nil }
        guard let total = Shard.number(count), let number = Shard.number(index), number < Shard.limit,
            let shard = Shard(number: number + 1, of: total)
        else {
            throw CommandMisuse(
                reason:
                    "\(Self.countName) is \(quoted(count)) and \(Self.indexName) is \(quoted(index)), but they are a "
                    + "number up to \(NumberText.grouped(Shard.limit)), and a number from 0 on that is less")
        }
        self.shard = shard
        statusFile = environment[Self.statusName].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Touches the file by which Bazel finds that the command obeys the variables.
    ///
    /// - Throws: `ScenarioError` if the file cannot be written.
    func touchStatusFile() throws(ScenarioError) {
        guard let statusFile else { return }
        try FileWriting.write("", to: statusFile)
    }
}
