import FlowTestSupport
import Foundation
import Testing

/// The line that puts `flowsim` where a shell finds it.
@Suite struct InstallLineTests {
    @Test("The line that installs builds a product that there is, and puts the program into a folder of the user's")
    func line() throws {
        let page = try Repository.text("docs/scenarios.md").text
        let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("swift build --product ") })
        let words = line.split(separator: " ").map(String.init)
        let product = try #require(words.dropFirst(3).first)
        #expect(try Repository.text("Package.swift").text.contains(#".executable(name: "\#(product)""#))
        #expect(line.contains("&& install .build/debug/\(product) "))
    }

    @Test(
        "What it does after building works with the program that is built here",
        .enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
    func installing() throws {
        let folder = try TemporaryFolder()
        let page = try Repository.text("docs/scenarios.md").text
        let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("swift build --product ") })
        let rest = line.components(separatedBy: " && ").dropFirst().joined(separator: " && ")
            .replacingOccurrences(of: ".build/debug/flowsim", with: "$FLOWSIM")
            .replacingOccurrences(of: "~", with: "$HOME")
        let told = try FlowsimProgram.shell(
            "HOME=\(folder.url.path)/home; \(rest) && $HOME/.local/bin/flowsim --version", file: "")
        #expect(told.output.hasPrefix("flowsim "), "\(told)")
        #expect(told.errors == "", "\(told)")
    }
}
