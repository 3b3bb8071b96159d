import Foundation

// swift run -c release flow-benchmarks [--help]

do {
    exit(try BenchmarkCommand(Array(CommandLine.arguments.dropFirst())).run())
} catch {
    FileHandle.standardError.write(Data("flow-benchmarks: \(error)\n\n\(BenchmarkOptions.usage)".utf8))
    exit(2)
}
