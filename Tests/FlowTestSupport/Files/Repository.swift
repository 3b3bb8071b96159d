import Foundation

/// A file of the repository, as text.
public struct SourceText {
    /// From the root of the repository.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        (self.path, self.text) = (path, text)
    }
}

/// The files of this repository, as tests read them: pages, scenarios, code.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    public static let docs = root.appendingPathComponent("docs")

    /// The front page and those of `docs`, from the root.
    public static let pages: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
        return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    }()

    public static let scenarios = docs.appendingPathComponent("scenarios")

    /// The scenarios in a folder of the documentation's, in the order of their names.
    public static func scenarios(in folder: String) -> [String] {
        let path = scenarios.appendingPathComponent(folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    }

    /// One in six scenarios of some folders; with `FLOW_ALL_SCENARIOS=1` all of them.
    public static func slice(of folders: [String]) -> [String] {
        let all = folders.flatMap(scenarios(in:))
        guard ProcessInfo.processInfo.environment["FLOW_ALL_SCENARIOS"] != "1" else { return all }
        return all.indices.filter { $0.isMultiple(of: 6) }.map { all[$0] }
    }

    public static func text(_ path: String) throws -> SourceText {
        SourceText(path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }

    /// Code, tests, scenarios, mutants and pages. What fuzzing made of scenarios is not among them.
    public static func sources() throws -> [SourceText] {
        let folders = try ["Sources", "Tests", "Benchmarks", "docs"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                .map { "\(folder)/\($0)" }
        }
        let kinds = ["swift", "md", "json", "mutant", "sh"]
        return try (folders + ["README.md", "CHANGELOG.md", "Package.swift"])
            .filter { path in kinds.contains { path.hasSuffix(".\($0)") } && !path.contains("/Corpus/") }
            .sorted().map(text)
    }
}
