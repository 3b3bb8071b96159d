import FlowTestSupport
import Foundation

/// The page that DocC begins a module's documentation with.
struct OverviewPage {
    static let modules =
        [
            "TextMeasuring", "FlowEngine", "ViewSimulator", "ControlSimulator", "ElementsSimulator",
            "CollectionSimulator", "CompositionalSimulator", "TableSimulator", "FlowSimulator", "ScenarioFormat",
            "LayoutPictures", "FlowScenario",
        ]

    let module: String
    let text: String

    init(of module: String) throws {
        self.module = module
        let file = Self.folder(of: module).appendingPathComponent("\(module).docc/\(module).md")
        text = try String(contentsOf: file, encoding: .utf8)
    }

    static func folder(of module: String) -> URL {
        Repository.root.appendingPathComponent("Sources/\(module)")
    }

    /// The module's Swift files.
    static func sources(of module: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder(of: module).path).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder(of: module).appendingPathComponent($0) }
    }

    /// The lines of its Swift without imports.
    var swift: [String] {
        text.components(separatedBy: "```swift\n").dropFirst()
            .flatMap { Self.lines($0.components(separatedBy: "```")[0]) }
            .filter { !$0.hasPrefix("import ") }
    }

    /// The lines between two marks of a test file that name the module.
    func marked(in source: String) -> [String] {
        source.components(separatedBy: "// \(module) begin\n").dropFirst()
            .flatMap { Self.lines($0.components(separatedBy: "// \(module) end")[0]) }
    }

    /// What stands between double backticks, as parts of a path.
    var links: [[String]] {
        let parts = text.replacing("```", with: "").components(separatedBy: "``")
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].components(separatedBy: "/") }
    }

    /// What its lists of topics name, as parts of a path.
    var topics: [[String]] {
        text.split(separator: "\n").filter { $0.hasPrefix("- ``") && $0.hasSuffix("``") }
            .map { $0.dropFirst(4).dropLast(2).components(separatedBy: "/") }
    }

    /// Without the space around them, and without empty ones.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
