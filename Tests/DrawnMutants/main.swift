// Draws mutants and writes the sources in which they are switches. Tests/drawn-mutants.sh compiles and runs it.
//
//     drawn-mutants SEED COUNT SURVIVORS WITHOUT FOLDER PATH...
//
// Prints the mutants, a line each; SURVIVORS and WITHOUT are files, FOLDER is where sources are written, in
// their folders. Sources are those of the paths, from the folder that it runs in.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 6, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
    fatalError("drawn-mutants SEED COUNT SURVIVORS WITHOUT FOLDER PATH...")
}
let survivors = MutantSurvivors(try String(contentsOfFile: arguments[3], encoding: .utf8))
guard survivors.problems.isEmpty else { fatalError(survivors.problems.joined(separator: "\n\n")) }
let without = (try? String(contentsOfFile: arguments[4], encoding: .utf8)) ?? ""
let folder = URL(fileURLWithPath: arguments[5])

let paths = try arguments[6...].flatMap { path in
    try FileManager.default.subpathsOfDirectory(atPath: path).map { "\(path)/\($0)" }.filter { $0.hasSuffix(".swift") }
}
let sources = try Set(paths).sorted().map { path in
    MutatedSource(SourceText(path: path, text: try String(contentsOfFile: path, encoding: .utf8)))
}
let failed = Set(without.split(separator: "\n").compactMap { MutantKey(String($0)) })
let draw = MutantDraw(sources, seed: seed, count: count, without: failed)

for (path, mutants) in Dictionary(grouping: draw.mutants, by: \.path) {
    guard let source = sources.first(where: { $0.path == path }) else { continue }
    let sites = Dictionary(uniqueKeysWithValues: mutants.map { ($0.number, $0.site) })
    let (text, file) = (source.switched(sites), folder.appendingPathComponent(path))
    // What is the same keeps its date, so that it is not compiled again.
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
}
for mutant in draw.mutants {
    let lines = mutant.function.lines
    print(
        mutant.number, mutant.site.line, lines.lowerBound, lines.upperBound, survivors.reasons[mutant.key] ?? "-",
        mutant.key, separator: "\t")
}
FileHandle.standardError.write(Data("drawn from \(draw.functionCount) functions\n".utf8))
