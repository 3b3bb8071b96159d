import Foundation

/// A line that a worker process writes for its parent process.
enum WorkerReply: Equatable {
    /// The present progress of the unit on which the worker works, as a text.
    case progress(String)
    /// The outcome of the unit, as JSON without line ends.
    case outcome([UInt8])

    private static let (progressMark, outcomeMark) = (UInt8(ascii: "p"), UInt8(ascii: "o"))

    /// Reads a line without its line end; `nil` if no worker writes such a line.
    init?(_ line: some Collection<UInt8>) {
        let rest = Array(line.dropFirst())
        switch line.first {
        case Self.progressMark?: self = .progress(String(decoding: rest, as: UTF8.self))
        case Self.outcomeMark?: self = .outcome(rest)
        default: return nil
        }
    }

    /// The line with its line end.
    var line: [UInt8] {
        let end = [UInt8(ascii: "\n")]
        switch self {
        case .progress(let text): return [Self.progressMark] + text.utf8.filter { $0 != end[0] } + end
        case .outcome(let document): return [Self.outcomeMark] + document + end
        }
    }
}
