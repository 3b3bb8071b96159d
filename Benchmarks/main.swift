import Foundation

// swift run -c release flow-benchmarks [--help]

do {
    exit(try BenchmarkCommand(Array(CommandLine.arguments.dropFirst())).run())
} catch let misuse as BenchmarkOptions.Misuse {
    FileHandle.standardError.write(Data("flow-benchmarks: \(misuse)\n\n\(BenchmarkOptions.usage)".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("flow-benchmarks: \(error.localizedDescription)\n".utf8))
    exit(2)
}
