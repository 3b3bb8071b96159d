import Foundation

/// All measurements of a run, and what they mean.
struct BenchmarkReport {
    let measurements: [Measurement]
    /// Seconds of one pass of the flat loop, over the whole run.
    let reference: Spread
    private let indices: [String: Int]

    init(_ measurements: [Measurement], reference: Spread) {
        self.measurements = measurements
        self.reference = reference
        indices = Dictionary(
            measurements.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func measurement(_ task: TaskName, _ workload: WorkloadName, _ items: Int) -> Measurement? {
        indices["\(task.rawValue), \(workload.rawValue), \(items)"].map { measurements[$0] }
    }

    /// The one with the most items.
    func largest(_ task: TaskName, _ workload: WorkloadName) -> Measurement? {
        all(task, workload).max { $0.items < $1.items }
    }

    func all(_ task: TaskName, _ workload: WorkloadName) -> [Measurement] {
        measurements.filter { $0.task == task.rawValue && $0.workload == workload.rawValue }
    }

    var goals: [Goal] { GoalList(self).goals }
}

// MARK: For machines

extension BenchmarkReport {
    private struct Document: Encodable {
        var machine = Machine()
        var flatLoop: Spread
        var peakMemory: Int
        var measurements: [Measurement]
        var goals: [Goal]
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let document = Document(
                flatLoop: reference, peakMemory: Machine.peakMemory, measurements: measurements, goals: goals)
            return String(decoding: try encoder.encode(document), as: UTF8.self)
        }
    }
}

/// Where the numbers come from.
struct Machine: Encodable {
    var system: String
    var architecture: String
    var cores = ProcessInfo.processInfo.activeProcessorCount
    var compiler: String

    init() {
        #if os(Linux)
            system = "Linux"
        #else
            system = ProcessInfo.processInfo.operatingSystemVersionString
        #endif
        #if arch(x86_64)
            architecture = "x86-64"
        #elseif arch(arm64)
            architecture = "arm64"
        #else
            architecture = "another architecture"
        #endif
        #if compiler(>=6.4)
            compiler = "Swift 6.4 or later"
        #elseif compiler(>=6.3)
            compiler = "Swift 6.3"
        #elseif compiler(>=6.2)
            compiler = "Swift 6.2"
        #else
            compiler = "Swift 6.1"
        #endif
    }

    /// Whether checks are compiled in, which makes times useless.
    static var hasChecks: Bool {
        #if DEBUG || INTERNAL_CHECKS
            true
        #else
            false
        #endif
    }

    var text: String {
        "\(cores) cores, \(architecture), \(system), \(compiler), \(Self.hasChecks ? "WITH CHECKS" : "release")"
    }

    /// The most memory that this process ever had, in bytes.
    static var peakMemory: Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(RUSAGE_SELF.rawValue, &usage)
            return usage.ru_maxrss * 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #endif
    }
}
