import FlowScenario
import Foundation

/// A scenario that is written as a Swift test.
///
/// If everything in it has a short form in code, the test builds the view and performs the steps, as a person would
/// write it. Otherwise it holds the document and has the library run it.
@MainActor
package struct ExportedTest {
    let scenario: Scenario
    /// The text of the document, unchanged.
    let document: String
    /// Whether items or fonts come from a file next to the document.
    private let readsFile: Bool
    /// The folder to which the document's file names are relative.
    private let folder: URL

    /// Creates the test for a document.
    ///
    /// - Throws: `ScenarioError` without a file.
    package init(_ bytes: [UInt8], folder: URL) throws(ScenarioError) {
        scenario = try Scenario(json: bytes, folder: folder)
        let text = String(decoding: bytes, as: UTF8.self)
        document = (text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
            .replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
        let value = try JSONParser.parse(bytes)
        readsFile = value["catalogue"] != nil || value["fonts"] != nil
        self.folder = folder
    }

    /// The text of the file with the test.
    package var text: String {
        do {
            let test = try PlainTest(scenario)
            return file(
                "FlowSimulator", test.lines.flatMap { SwiftText.wrapped($0, columns: 112) }, test.declarations)
        } catch {
            let folder = """
                /// The folder of the files that the document names.
                private let folder = URL(fileURLWithPath: \(SwiftText.string(folder.path)), isDirectory: true)
                """
            let loop = """
                for scenario in try Scenario(json: document.utf8\(readsFile ? ", folder: folder" : "")).inEachProfile {
                    let report = try ScenarioRun(scenario).finish()
                    #expect(report.differences == [])
                }
                """
            return file(
                "FlowScenario", loop.components(separatedBy: "\n"),
                (readsFile ? [folder] : []) + ["private let document = \(SwiftText.raw(document))"],
                comment: "    // The document runs as it is: \(error.reason).\n")
        }
    }

    /// Returns the text of a Swift file with a suite that contains one test.
    ///
    /// - Parameters:
    ///   - body: The lines of the test's function.
    ///   - declarations: The declarations below the suite.
    private func file(
        _ module: String, _ body: [String], _ declarations: [String], comment: String = ""
    ) -> String {
        let title = scenario.name.isEmpty ? "A scenario" : scenario.name
        return """
            import \(module)
            import Foundation
            import Testing

            @MainActor
            @Suite(\(SwiftText.string(title)))
            struct \(SwiftText.typeName(title)) {
            \(comment)    @Test("Steps come to what is expected")
                func steps() throws {
            \(body.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n"))
                }
            }

            \(declarations.joined(separator: "\n\n"))

            """
    }
}
