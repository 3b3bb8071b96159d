import FlowScenario
import Foundation

/// A command whose work has units that processes and machines can share.
///
/// It has the options `--jobs` and `--shard`. Its result is the same for any number of jobs, and the results of all
/// shards together are the result of one machine.
@MainActor
protocol DividedCommand: Command {
    associatedtype Outcome: Codable

    /// Reads the input and returns the units of the work.
    ///
    /// - Throws: ``CommandMisuse``, or `ScenarioError`.
    func work() throws -> DividedWork<Outcome>

    /// Returns the result of the command from the outcomes of the units in `share`.
    func result(_ outcomes: [Outcome], of share: WorkShare) throws -> CommandResult
}

extension DividedCommand {
    func run() throws -> CommandResult {
        if arguments.isWorker {
            var worker = self
            worker.arguments.terminal.progress = .reporting(to: STDOUT_FILENO)
            WorkerPool.exitWithParent(input: STDIN_FILENO)
            return try worker.arguments.observed {
                try worker.work().serve(input: STDIN_FILENO, output: STDOUT_FILENO)
                return CommandResult()
            }
        }
        let work = try work()
        let share = try arguments.share(of: work)
        let words = [name, arguments.$isWorker.name] + arguments.words
        return try result(work.outcomes(of: share.indices, in: arguments, words: words), of: share)
    }
}

extension Progress {
    /// Creates the progress of a worker, which its parent process shows.
    fileprivate static func reporting(to descriptor: Int32) -> Progress {
        Progress(columns: Terminal.usualColumns, clock: { SteadyClock.now }, isPlain: true) { text in
            _ = FileBytes.write(WorkerReply.progress(text).line, to: descriptor)
        }
    }
}

extension CommandArguments {
    /// Returns the units that the command performs. `--shard` names the shard; without it, Bazel's variables of the
    /// environment do so; without them, the command performs all units.
    fileprivate func share<Outcome>(of work: DividedWork<Outcome>) throws -> WorkShare {
        let requested = shard == nil ? try BazelShard(environment) : nil
        let names = work.units.map(\.name)
        guard let shard = shard ?? requested?.shard else {
            return WorkShare(indices: Array(names.indices), shard: nil, names: names)
        }
        try requested?.touchStatusFile()
        return WorkShare(indices: shard.members(ofCosts: work.costs()), shard: shard, names: names)
    }

    /// The number of processes among which the work is shared.
    var jobCount: Int {
        // Other processes cannot read a pipe that this one has read.
        if let fontsFile, FileReading.isReadOnce(fontsFile) { return 1 }
        return jobLimit ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
