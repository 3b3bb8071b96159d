import FlowTestSupport
import Foundation
import Testing

/// The Swift that the front page and the guide print is compiled and run: every block stands, line by line, in a file
/// that a test target has. `Tests/check-guide.sh` makes a package of the guide's blocks as they stand.
@Suite struct PrintedCodeTests {
    private static let pages = ["README.md", "docs/guide.md"]

    @Test("Every block of Swift stands in a file that is compiled and run", arguments: pages)
    func blocks(page: String) throws {
        let sources = try Self.sources(in: "docs/samples/cookbook").map(Self.lines)
        let blocks = try Self.blocks(of: page).filter { !Self.isOfManifest($0) }
        #expect(!blocks.isEmpty)
        for block in blocks {
            // One file holds the code and the tests of a recipe, with the imports of both.
            let lines = Self.lines(block).filter { !$0.contains(/^(?:@testable )?import |^\/\/ (?:Sources|Tests)\//) }
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

    @Test("Front page and guide name the same dependency, under the same conditions")
    func agreement() throws {
        let blocks = try Self.pages.map { try Self.blocks(of: $0).filter(Self.isOfManifest).joined() }
        func products(_ text: String) -> Set<String> {
            Set(text.matches(of: /\.product\([^)]*\)\)/).map { $0.output.filter { !$0.isWhitespace } })
        }
        #expect(products(blocks[0]) == products(blocks[1]))
        #expect(products(blocks[0]).count == 2)
        let path = #".package(name: "flow-layout-simulator", path: "../flow-layout-simulator")"#
        for block in blocks { #expect(block.contains(path)) }
        let guide = try Repository.text("docs/guide.md").text
        #expect(blocks[0].contains(#"branch: "main""#))
        #expect(guide.contains(#"branch: "main""#))
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
        block.hasPrefix("// swift-tools-version") || block.hasPrefix("// In Package.swift")
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
