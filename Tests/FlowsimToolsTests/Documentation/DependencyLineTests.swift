import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// The lines for manifests that pages print are those that `Tests/apple/check-packages.sh` builds packages with, and
/// those that `flowsim new package` writes.
@Suite struct DependencyLineTests {
    /// The dependencies in a text, without their values: `.package(url: "", branch: "")`.
    private static func forms(in text: String) -> [String] {
        text.replacing("\\\"", with: "\"").matches(of: /\.package\((?:name|url): "(?:[^()]|\([^()]*\))*\)/).map {
            String($0.output).replacing(/"[^"]*"/, with: "\"\"")
        }
    }

    private static let all = [
        #".package(name: "", path: "")"#, #".package(url: "", branch: "")"#, #".package(url: "", revision: "")"#,
        #".package(url: "", .upToNextMinor(from: ""))"#,
    ]

    @Test("The front page and the page on Linux have every form, in the same words")
    func pages() throws {
        let readme = try Repository.text("README.md").text
        let linux = try Repository.text("docs/uikit-on-linux.md").text
        let table = try #require(linux.components(separatedBy: "## Which dependency\n").last).prefix { $0 != "#" }
        #expect(Self.forms(in: readme) == Self.all)
        #expect(Self.forms(in: String(table)) == Self.all)
        for line in readme.split(separator: "\n") where line.hasPrefix(".package(") {
            #expect(table.contains("`\(line.dropLast())`"), "\(line)")
        }
    }

    @Test("A package is built with each form")
    func script() throws {
        let script = try Repository.text("Tests/apple/check-packages.sh").text
        let calls = script.split(separator: "\n").filter { $0.hasPrefix("package By") }
        #expect(calls.count == 5)
        #expect(Self.forms(in: calls.prefix(4).joined(separator: "\n")) == Self.all)
    }

    @Test("flowsim new package writes each form, with the options that the page on Linux names")
    func newPackage() throws {
        let lines: [PackageDependency] = [
            .path("../x"), .branch("main", url: "u"), .revision("0a", url: "u"), .version("0.2.0", url: "u"),
        ]
        #expect(Self.forms(in: lines.map(\.line).joined(separator: "\n")) == Self.all)
        let linux = try Repository.text("docs/uikit-on-linux.md").text
        for option in ["--path FOLDER", "--url URL", "--branch NAME", "--revision NAME", "--from VERSION"] {
            #expect(linux.contains(option))
        }
    }

    @Test("The workflow that the page on Linux prints is the one of the sample package")
    func workflow() throws {
        let workflow = try Repository.text("docs/samples/layout-package/.github/workflows/layouts.yml").text
        #expect(try Repository.text("docs/uikit-on-linux.md").text.contains("```yaml\n\(workflow)```\n"))
    }
}
