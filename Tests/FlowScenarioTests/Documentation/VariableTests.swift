import FlowTestSupport
import Foundation
import Testing

/// The environment variables of this repository, and the table of them in docs/contributing.md.
@Suite struct VariableTests {
    /// Where variables are read. What fuzzing made of scenarios is no code.
    private static let folders = ["Sources", "Tests", "Benchmarks", ".ci", "docs/samples"]

    private static func names(in text: String) -> Set<String> {
        Set(text.matches(of: /\bFLOW(SIM)?_[A-Z_]+/).map { String($0.output.0) })
    }

    /// By path from the root, what each file says of variables.
    private static func uses() throws -> [String: Set<String>] {
        var paths = ["Package.swift"]
        for folder in folders {
            let root = Repository.root.appendingPathComponent(folder).path
            paths += try FileManager.default.subpathsOfDirectory(atPath: root).map { "\(folder)/\($0)" }
        }
        var uses: [String: Set<String>] = [:]
        for path in paths where !path.contains("/Corpus/") {
            let file = Repository.root.appendingPathComponent(path)
            guard let bytes = try? Data(contentsOf: file), bytes.range(of: Data("FLOW".utf8)) != nil else { continue }
            let found = names(in: String(decoding: bytes, as: UTF8.self))
            if !found.isEmpty { uses[path] = found }
        }
        return uses
    }

    /// Rows of the table: a variable, and the files that it is said to be read in.
    private static func rows() throws -> [(name: String, files: [String])] {
        let page = Repository.docs.appendingPathComponent("contributing.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        return lines.compactMap { line in
            let cells = line.split(separator: "|")
            guard line.hasPrefix("| `FLOW"), cells.count == 3 else { return nil }
            guard let name = names(in: String(cells[0])).first else { return nil }
            return (name, cells[2].matches(of: /`([^`]+)`/).map { String($0.1) })
        }
    }

    @Test("Every environment variable has a row in docs/contributing.md, and every row is of one that is used")
    func table() throws {
        let uses = try Self.uses()
        let used = uses.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let rows = try Self.rows().map(\.name)
        #expect(used.subtracting(rows) == [], "used, but without a row")
        #expect(Set(rows).subtracting(used) == [], "a row, but used nowhere")
        #expect(rows.count == Set(rows).count)
        #expect(rows.count > 10)
    }

    @Test("The table says where each variable is read")
    func places() throws {
        let uses = try Self.uses()
        for row in try Self.rows() {
            #expect(!row.files.isEmpty, "\(row.name)")
            for file in row.files {
                #expect(uses[file]?.contains(row.name) == true, "\(file) does not read \(row.name)")
            }
        }
    }
}
