import FlowScenario
import Foundation

/// Worker processes of the present program that share units of work. Several processes can lay out views at the same
/// time, because each has a main actor of its own, to which its views are bound.
///
/// A worker receives the index of a unit on its standard input, performs the unit, writes the outcome to its standard
/// output, and then receives the next index. So no worker waits while there are units left, and the unit of a worker
/// that crashed is known. That unit is repeated once, by a new worker.
@MainActor
struct WorkerPool {
    enum Event {
        /// The progress of a unit on which a worker works.
        case progress(String)
        case outcome(index: Int, document: [UInt8])
        /// A unit that ended two workers, with the reason.
        case failure(index: Int, reason: String)
    }

    private let executable: URL
    private let arguments: [String]
    private let count: Int

    /// Creates a pool. The workers are started by ``perform(_:event:)``.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of every worker. With them, a worker finds the same units as this process.
    ///   - count: The number of workers.
    init(executable: URL, arguments: [String], count: Int) {
        self.executable = executable
        self.arguments = arguments
        self.count = count
    }

    /// Ends this process, which is a worker, when its parent process has closed the worker's input or has ended.
    /// Signals to the parent process do not reach a worker.
    ///
    /// - Parameter input: The open file from which the worker reads the indices.
    static func exitWithParent(input: Int32) {
        #if os(macOS) || os(Linux)
            Thread.detachNewThread {
                var file = pollfd(fd: input, events: 0, revents: 0)
                while file.revents & Int16(truncatingIfNeeded: POLLHUP) == 0 {
                    guard poll(&file, 1, -1) >= 0 || errno == EINTR else { return }
                }
                _exit(0)
            }
        #endif
    }

    #if os(macOS) || os(Linux)
        private var workers: [WorkerProcess] = []
        private var waiting: ArraySlice<Int> = []
        /// The units that ended a worker.
        private var interrupted: Set<Int> = []

        /// Performs the units at the given indices, in this order, and passes what happens to a closure. Units that no
        /// worker could begin have no event; the caller performs them.
        mutating func perform(_ indices: [Int], event: (Event) -> Void) {
            // A worker that crashes closes its end of a pipe; the signal for that would end this process.
            let handler = signal(SIGPIPE, SIG_IGN)
            defer { signal(SIGPIPE, handler) }
            waiting = indices[...]
            for _ in 0..<min(count, indices.count) { startWorker() }
            while !workers.isEmpty {
                WorkerProcess.waitForReplies(of: workers)
                for worker in workers { takeReplies(of: worker, event) }
                for worker in workers where worker.isAtEnd { replace(worker, event) }
            }
        }

        private mutating func startWorker() {
            guard let worker = WorkerProcess(executable, arguments) else { return }
            workers.append(worker)
            continueWork(of: worker)
        }

        private mutating func continueWork(of worker: WorkerProcess) {
            if let next = waiting.popFirst() { worker.begin(next) } else { worker.finish() }
        }

        private mutating func takeReplies(of worker: WorkerProcess, _ event: (Event) -> Void) {
            for reply in worker.takeReplies() {
                switch reply {
                case .progress(let text): event(.progress(text))
                case .outcome(let document):
                    guard let index = worker.unit else { continue }
                    worker.end()
                    event(.outcome(index: index, document: document))
                    continueWork(of: worker)
                }
            }
        }

        /// Removes a worker that has ended. If it ended early, another worker takes its place.
        private mutating func replace(_ worker: WorkerProcess, _ event: (Event) -> Void) {
            workers.removeAll { $0 === worker }
            // A program that ends without an answer is no worker.
            guard let index = worker.unit, worker.hasAnswered || worker.wasSignalled else { return }
            if interrupted.insert(index).inserted {
                waiting = [index] + waiting
            } else {
                event(.failure(index: index, reason: worker.ending))
            }
            startWorker()
        }
    #else
        /// Does nothing, because programs on this platform cannot start processes.
        mutating func perform(_ indices: [Int], event: (Event) -> Void) {}
    #endif
}
