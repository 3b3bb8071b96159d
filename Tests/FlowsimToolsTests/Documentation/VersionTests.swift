import FlowTestSupport
import Foundation
import Testing

/// The oldest Swift and the least systems are those of the manifest wherever a page or a recipe names them.
@Suite("Versions in pages and recipes")
struct VersionTests {
    private let manifest: String
    /// `6.2`, the tools version: no older toolchain reads the manifest.
    private let swift: String

    init() throws {
        manifest = try Repository.text("Package.swift").text
        swift = try #require(manifest.firstMatch(of: /swift-tools-version: (\d+\.\d+)/).map { String($0.1) })
    }

    private func text(_ path: String) throws -> String { try Repository.text(path).text }

    /// `macOS 10.15`, … in the manifest's order.
    private var systems: [String] {
        get throws {
            let list = try #require(manifest.firstMatch(of: /platforms: \[(\.macOS.*)\]/)).1
            return list.matches(of: /\.(\w+)\(\.v(\w+)\)/).map { match in
                "\(match.1) \(match.2.replacing("_", with: "."))"
            }
        }
    }

    @Test("README and guides name the manifest's Swift and its systems")
    func pages() throws {
        let systems = try systems
        try #require(systems.count == 5 && systems[0] == "macOS 10.15")
        let list = systems.dropLast().joined(separator: ", ") + " and \(systems[4])"
        #expect(try text("README.md").contains("Swift \(swift) or later, on Linux, or for \(list) or later"))
        let contributing = try text("docs/contributing.md")
        #expect(contributing.contains("a Swift toolchain, \(swift) or later"))
        #expect(contributing.contains(systems.joined(separator: ", ")))
        #expect(try text("docs/uikit-on-linux.md").contains("Swift \(swift) or later"))
    }

    @Test("No page promises another Swift")
    func promises() throws {
        for page in Repository.pages {
            for match in try text(page).matches(of: /Swift (\d+\.\d+) or later/) {
                #expect(String(match.1) == swift, "\(page): \(match.0)")
            }
        }
    }

    @Test("Recipes take the oldest Swift, and manifests that people copy are read by it")
    func recipes() throws {
        let recipes = try Repository.pages.map(text) + [try text("docs/samples/ci/layouts.yml")]
        var count = 0
        for image in recipes.flatMap({ $0.matches(of: /swift:(\d+\.\d+)/) }) {
            #expect(String(image.1) == swift)
            count += 1
        }
        #expect(count >= 2)
        let samples = ["layout-package", "device-answers"].map { "docs/samples/\($0)/Package.swift" }
        let manifests = samples + ["docs/guide.md"]
        for file in manifests {
            let tools = try #require(try text(file).firstMatch(of: /swift-tools-version: (\d+\.\d+)/), "\(file)")
            #expect(tools.1.compare(swift, options: .numeric) != .orderedDescending, "\(file)")
        }
    }

    @Test("What is compiled as for a Mac is compiled for the manifest's macOS")
    func target() throws {
        let system = try #require(try systems.first).dropFirst("macOS ".count)
        #expect(try text("Tests/apple/toolchain.sh").contains("x86_64-apple-macosx\(system)"))
    }
}
