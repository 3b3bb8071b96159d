import FlowScenario
import Foundation

/// A scenario as a test in Swift.
///
/// If everything in it has a short form in code, the test builds the view and performs the steps, as a person would
/// write it. Otherwise it holds the document and has the library run it.
@MainActor
package struct ExportedTest {
    let scenario: Scenario
    /// The document, as it was written.
    let document: String
    /// Whether its items or its fonts come from a file next to the document.
    private let readsFile: Bool
    /// The folder from which the document's file names start.
    private let folder: URL

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

    /// The whole file.
    package var text: String {
        let title = scenario.name.isEmpty ? "A scenario" : scenario.name
        switch PlainTest.made(of: scenario) {
        case .lines(let lines, let helpers): return plain(title, lines, helpers)
        case .needsDocument(let reason): return wrapped(title, reason)
        }
    }

    private func head(_ title: String) -> String {
        """
        @MainActor
        @Suite(\(SwiftText.string(title)))
        struct \(SwiftText.typeName(title)) {
        """
    }

    private func plain(_ title: String, _ lines: [String], _ helpers: [String]) -> String {
        let body = lines.flatMap { SwiftText.wrapped($0, columns: 112) }
            .map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
        return """
        import FlowSimulator
        import Foundation
        import Testing

        \(head(title))
            @Test("Steps come to what is expected")
            func steps() throws {
        \(body)
            }
        }

        \(helpers.joined(separator: "\n\n"))

        """
    }

    private func wrapped(_ title: String, _ reason: String) -> String {
        let place = readsFile ? ", folder: folder" : ""
        let folder =
            readsFile
            ? """


            /// The folder of the files that the document names.
            private let folder = URL(fileURLWithPath: \(SwiftText.string(folder.path)), isDirectory: true)
            """ : ""
        return """
            import FlowScenario
            import Foundation
            import Testing

            \(head(title))
                // The document runs as it is: \(reason).
                @Test("Steps come to what is expected")
                func steps() throws {
                    for scenario in try Scenario(json: document.utf8\(place)).inEachProfile {
                        let report = try ScenarioRun(scenario).finish()
                        #expect(report.differences == [])
                    }
                }
            }\(folder)

            private let document = \(SwiftText.raw(document))

            """
    }
}
