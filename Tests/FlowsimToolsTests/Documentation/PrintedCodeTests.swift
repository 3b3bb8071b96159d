import FlowTestSupport
import Foundation
import Testing

/// The Swift that the front page and the guide print is compiled and run: every block stands, line by line, in a file
/// that a test target has.
@Suite struct PrintedCodeTests {
    private static let pages = ["README.md", "docs/guide.md"]
    private static let folders = ["docs/samples/cookbook", "Tests/FlowSimulatorTests/Guide"]

    @Test("Every block of Swift stands in a file that is compiled and run", arguments: pages)
    func blocks(page: String) throws {
        let sources = try Self.folders.flatMap(Self.sources).map(Self.lines)
        let blocks = try Self.blocks(of: page).filter { !Self.isOfManifest($0) }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let lines = Self.lines(block)
            #expect(sources.contains { Self.holds($0, lines) }, "\(page): no file has\n\(block)")
        }
    }

    @Test("Lines for a manifest name products that there are", arguments: pages)
    func manifests(page: String) throws {
        let manifest = try Repository.text("Package.swift").text
        let blocks = try Self.blocks(of: page).filter(Self.isOfManifest)
        let named = blocks.flatMap { $0.matches(of: /\.product\(name: ("\w+")/).map { String($0.1) } }
        #expect(!named.isEmpty)
        for name in named { #expect(manifest.contains(".library(name: \(name),"), "\(name)") }
        for block in blocks {
            for name in block.matches(of: /package(?:\(name)?: "([^"]+)"/) {
                #expect(manifest.contains("name: \"\(name.1)\""), "\(name.1)")
            }
        }
    }

    @Test("The systems that the front page names are those of the manifest")
    func platforms() throws {
        let manifest = try Repository.text("Package.swift").text
        let readme = try Repository.text("README.md").text
        let names = ["macOS": "macOS", "iOS": "iOS", "tvOS": "tvOS", "watchOS": "watchOS", "visionOS": "visionOS"]
        for (name, spelled) in names {
            let version = try #require(manifest.firstMatch(of: try Regex("\\.\(name)\\(\\.v([0-9_]+)\\)"))?.output[1])
            let words = version.substring.map { $0.replacing("_", with: ".") } ?? ""
            #expect(readme.contains("\(spelled) \(words)"), "\(spelled) \(words)")
        }
    }

    private static func isOfManifest(_ block: String) -> Bool {
        block.hasPrefix("// Package.swift") || block.hasPrefix("// In Package.swift")
    }

    private static func blocks(of page: String) throws -> [String] {
        try Repository.text(page).text.components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
    }

    private static func sources(in folder: String) throws -> [String] {
        let url = Repository.root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// Without the space around them, and without empty ones.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func holds(_ source: [String], _ lines: [String]) -> Bool {
        guard let first = lines.first else { return false }
        return source.indices.contains { source[$0] == first && source[$0...].starts(with: lines) }
    }
}
