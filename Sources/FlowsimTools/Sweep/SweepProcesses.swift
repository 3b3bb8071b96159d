import Foundation

/// Functions that distribute a sweep among processes of the present program. Several processes can lay out views at the
/// same time, because each has a main actor of its own, to which its views are bound.
///
/// Each writes a line of JSON to a file of its own for every combination that it has laid out. The results of a process
/// that could not be started or was ended are missing; the caller computes these combinations itself.
struct SweepProcesses {
    let executable: URL
    /// The arguments of every process, without the argument that names the process's share of the combinations.
    let arguments: [String]
    let count: Int

#if os(macOS) || os(Linux) || os(Windows)
    /// Runs the processes and returns the results that the processes wrote.
    ///
    /// - Parameter progress: Receives the number of finished combinations repeatedly.
    func results(progress: (Int) -> Void) -> [SweepResult] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowsim-\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
            return []
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = (0..<count).map { folder.appendingPathComponent("part-\($0)") }
        let processes = files.enumerated().compactMap { start(part: $0, file: $1) }
        while processes.contains(where: \.isRunning) {
            progress(files.reduce(0) { $0 + lines(of: $1).count })
            Thread.sleep(forTimeInterval: 0.03)
        }
        return files.flatMap(lines).compactMap { try? JSONDecoder().decode(SweepResult.self, from: $0) }
    }

    private func start(part: Int, file: URL) -> Process? {
        let process = Process()
        process.executableURL = executable
        process.arguments =
            ["sweep", "--part", "\(part)/\(count)", "--part-output", file.path] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) == nil ? nil : process
    }

#else
    /// Returns no results, because programs on this platform cannot start processes.
    func results(progress: (Int) -> Void) -> [SweepResult] { [] }
#endif

    /// Returns the complete lines of a file. The last line is left out if it is incomplete, because a process may still
    /// be writing it.
    private func lines(of file: URL) -> [Data] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        let newline = UInt8(ascii: "\n")
        return data.split(separator: newline, omittingEmptySubsequences: false).dropLast().map { Data($0) }
    }
}
