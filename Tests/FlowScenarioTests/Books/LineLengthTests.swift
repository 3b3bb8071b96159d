import FlowTestSupport
import Testing

@Suite("Lengths of lines")
struct LineLengthTests {
    @Test("No line of Swift is longer than 120 characters, texts aside")
    func repository() throws {
        let sources = try Repository.sources().filter { $0.path.hasSuffix(".swift") }
        let findings = LineLength(sources).findings
        #expect(sources.count > 600)
        #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
    }

    @Test("A line that is too long is found with file and line, be it code or a comment")
    func tooLong() {
        let comment = "/// " + String(repeating: "a", count: 117)
        #expect(findings("\(comment)\n\n\(comment)") == [1, 3].map { "Some.swift:\($0): 121 characters" })
        let call = #"print("", "\#(String(repeating: "a", count: 108))")"#
        #expect(findings(call) == ["Some.swift:1: 121 characters"])
        #expect(findings(String(call.dropFirst())) == [])
    }

    @Test("Characters are counted, not their bytes")
    func characters() {
        #expect(findings("// " + String(repeating: "é", count: 117)) == [])
    }

    @Test("One literal may be longer, alone on its line or in one of many lines; two may not")
    func literals() {
        let text = String(repeating: "a ", count: 60)
        for line in [
            "\"\(text)\"", "    + \"\(text)\\\"\",", "    == \"\(text)\")", "#\"\(text)\"\"#)", "@Test(\"\(text)\")",
            "let text = \"\"\"\n    \(text)\n    \"\"\"",
        ] {
            #expect(findings(line) == [])
        }
        #expect(findings("\"\(text)\", \"a\"").count == 1)
        #expect(findings("#\"\(text)\"#, #\"a\"#").count == 1)
        #expect(findings("let text = \"\"\"\n    a\n    \"\"\"\n// \(text)") == ["Some.swift:4: 123 characters"])
    }

    private func findings(_ text: String) -> [String] {
        LineLength([SourceText(path: "Some.swift", text: text)]).findings
    }
}
