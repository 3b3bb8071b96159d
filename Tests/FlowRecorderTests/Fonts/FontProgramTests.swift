import FlowTestSupport
import Foundation
import Testing

/// `docs/samples/fonts.swift` is one file, so that it can be run or pasted anywhere: it holds the code of the recorder.
///
/// After that code changed, `FLOWSIM_NAMES=1 swift test --filter FontProgramTests` writes it anew, and fails this once.
@Suite struct FontProgramTests {
    private static let page = "docs/samples/fonts.swift"
    private static let sources = [
        "FlowRecorder/Fonts/FontRecorder", "FlowRecorder/Fonts/RequestedFont", "FlowRecorder/Fonts/MeasuredCharacters",
        "FlowRecorder/Fonts/FontRecording", "FlowRecorder/Fonts/FontDocument", "FlowRecorder/Names/TextStyle+Name",
        "FlowRecorder/Names/UIContentSizeCategory+Name", "ScenarioFormat/JSON/JSONValue",
        "ScenarioFormat/JSON/JSONValue+Writing", "PlainTexts/NumberText",
    ]

    /// Without what a file of a package has around its code, and without an access that only packages have.
    private func code(_ name: String) throws -> String {
        let text = try Repository.text("Sources/\(name).swift").text
            .replacingOccurrences(of: "(?m)^( *)package ", with: "$1", options: .regularExpression)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#") && !$0.hasPrefix("import ") }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("The program of one file holds the recorder's code")
    func program() throws {
        let text = try Repository.text(Self.page).text
        let (start, end) = ("// MARK: The recorder\n\n", "\n\n// MARK: The program\n")
        let first = try #require(text.range(of: start)?.upperBound)
        let last = try #require(text.range(of: end)?.lowerBound)
        let code = try Self.sources.map(code).joined(separator: "\n\n")
        if ProcessInfo.processInfo.environment["FLOWSIM_NAMES"] != nil {
            let file = Repository.root.appendingPathComponent(Self.page)
            try Data((text[..<first] + code + text[last...]).utf8).write(to: file)
            Issue.record("\(Self.page) was written anew")
        }
        #expect(String(text[first..<last]) == code, "\(Self.page) holds other code; see this suite")
    }
}
