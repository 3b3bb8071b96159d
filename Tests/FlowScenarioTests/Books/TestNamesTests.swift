import FlowTestSupport
import Foundation
import Testing

@Suite("Names of tests")
struct TestNamesTests {
    @Test("Every test is named by a sentence")
    func repository() throws {
        let sources = try Repository.sources().filter { $0.path.hasPrefix("Tests/") && $0.path.hasSuffix(".swift") }
        let names = TestNames(sources)
        #expect(names.count > 1000)
        #expect(names.findings.isEmpty, "\(names.findings.joined(separator: "\n"))")
    }

    @Test("A test without a sentence is found with file and line, in every form of the attribute")
    func missing() {
        let attributes = [
            "@Test func some() {}", "    @Test", "@Test(arguments: [\"a b\"])", "@Test(\"word\")", "@Test(\"\")",
            "@MainActor @Test func other() {}", "@available(*, noasync) @Test func third() {}",
            "@Test(\n    .disabled())",
        ]
        for attribute in attributes {
            #expect(findings("import Testing\n\(attribute)\n") == ["Tests/Some.swift:2: the test has no sentence"])
        }
    }

    @Test("Sentences are seen with arguments, on the line below and behind other attributes")
    func present() {
        let attributes = [
            "@Test(\"It is so\")", "@Test(\"It is so\", arguments: [1])",
            "@Test(\n    \"It is so\",\n    arguments: [1])", "@MainActor @Test(\"It is so\") func some() {}",
            "@Test(\"R\\(1).2: it is so\")",
        ]
        for attribute in attributes { #expect(findings(attribute) == []) }
    }

    @Test("What only speaks of the attribute is no test")
    func other() {
        #expect(findings("/// As `@Test` has it.\nlet text = \"@Test\"\n@Testable struct Some {}") == [])
    }

    private func findings(_ text: String) -> [String] {
        TestNames([SourceText(path: "Tests/Some.swift", text: text)]).findings
    }
}
