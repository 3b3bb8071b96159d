import FlowScenario
import Foundation

#if os(macOS) || os(Linux)
/// A worker process, the unit on which it works, and the pipes to it.
@MainActor
final class WorkerProcess {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    private var buffer: [UInt8] = []
    /// The index in the buffer behind the last line end; `nil` if no line is complete.
    private var lineEnd: Int?
    /// The index of the unit on which the worker works; `nil` if it has none.
    private(set) var unit: Int?
    /// Whether the worker has ended or closed its output.
    private(set) var isAtEnd = false
    /// Whether the worker has written a reply.
    private(set) var hasAnswered = false
    private var isFinished = false

    /// Starts a worker; `nil` if it cannot be started.
    init?(_ executable: URL, _ arguments: [String]) {
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        // A worker that crashes may write a long report. The file's name and the signal are printed instead.
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
    }

    /// Lets the worker perform a unit.
    func begin(_ index: Int) {
        unit = index
        // If this fails, the worker has ended, and its output is at its end.
        _ = FileBytes.write("\(index)\n".utf8, to: input.fileHandleForWriting.fileDescriptor)
    }

    /// Notes that the unit has an outcome.
    func end() { unit = nil }

    /// Closes the worker's input, which ends the worker.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        try? input.fileHandleForWriting.close()
    }

    /// Whether a signal ended the worker.
    var wasSignalled: Bool {
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    /// The end of the worker in one sentence.
    var ending: String {
        let way = wasSignalled ? "signal" : "exit code"
        return "the process that runs it ended twice, with \(way) \(process.terminationStatus)"
    }

    /// Waits until a worker has written something or has ended, or for a tenth of a second.
    static func waitForReplies(of workers: [WorkerProcess]) {
        var files = workers.map { worker in
            pollfd(
                fd: worker.output.fileHandleForReading.fileDescriptor, events: Int16(truncatingIfNeeded: POLLIN),
                revents: 0)
        }
        _ = poll(&files, nfds_t(files.count), 100)
        for (worker, file) in zip(workers, files) where file.revents != 0 { worker.read() }
    }

    private func read() {
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(output.fileHandleForReading.fileDescriptor, &part, part.count)
        if count > 0 {
            // Only the new bytes are searched: a reply may be long.
            let last = part[..<count].lastIndex(of: UInt8(ascii: "\n"))
            if let last { lineEnd = buffer.count + last + 1 }
            buffer += part[..<count]
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
            isAtEnd = true
            finish()
            try? output.fileHandleForReading.close()
        }
    }

    /// Removes the complete lines from the bytes that were read, and returns them as replies.
    func takeReplies() -> [WorkerReply] {
        guard let end = lineEnd else { return [] }
        let lines = buffer[..<end].split(separator: UInt8(ascii: "\n"))
        buffer.removeFirst(end)
        lineEnd = nil
        let replies = lines.compactMap { WorkerReply($0) }
        hasAnswered = hasAnswered || !replies.isEmpty
        return replies
    }
}
#endif
