import ElementsSimulator
import FlowScenario

/// The document of `run --json`.
struct RunDocument: Codable {
    /// The outcomes in the order in which the files are named. A file has one outcome for each system on which it is
    /// run.
    var files: [RunOutcome]
    /// The shard whose files these are; `nil` if the document has all files.
    var shard: ShardRecord?

    /// The largest exit code of the files.
    var exitCode: Int32 { files.map(\.exitCode).max() ?? 0 }
}

/// The report of a file in one system, or the error that prevented the report.
struct RunOutcome: Codable {
    var file: String
    var report: ScenarioReport?
    /// The events of each step. Step 0 is the first layout.
    var trace: [[TraceEvent]]?
    var error: String?
    /// The changes that lessen what failed expectations found; `nil` if there are none.
    var cures: [Cure]?
    /// The mistakes in `error`, each with its line and its column as numbers. `nil` if there is no error.
    var mistakes: [Mistake]?

    var exitCode: Int32 { report.map { $0.passed ? 0 : 1 } ?? 2 }
}

/// The outcomes of a file, one for each system in which it is run, and the duration.
struct FileRun: Codable {
    var outcomes: [RunOutcome] = []
    /// The duration in seconds, which the systems of a file share.
    var seconds = 0.0

    /// The number of outcomes.
    var count: Int { outcomes.count }

    /// The duration of each outcome, in seconds.
    var times: [Double] { outcomes.map { _ in seconds / Double(count) } }

    /// The largest exit code of the outcomes.
    var exitCode: Int32 { outcomes.map(\.exitCode).max() ?? 0 }

    /// The error that prevented a report; `nil` if there is none.
    var error: String? { outcomes.lazy.compactMap(\.error).first }
}

extension FileRun {
    /// Creates the outcome of a file that cannot be read or run.
    init(_ error: ScenarioError, file: String) {
        let mistakes = Mistake.all(of: error)
        outcomes = [RunOutcome(file: file, error: error.inFile(file).description, mistakes: mistakes)]
    }
}
