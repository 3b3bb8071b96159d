import FlowTestSupport
import Testing

@Suite("Sentences that optimized builds lose")
struct LostSentencesTests {
    @Test("R18.7: No source stops the program for a caller's mistake by what prints nothing in optimized builds")
    func repository() throws {
        let sources = try Repository.sources().filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }
        #expect(sources.count > 600)
        #expect(LostSentences(sources).findings == [])
    }

    @Test(
        "It is found with its line",
        arguments: [
            #"precondition(count > 0, "none")"#, #"guard let item else { preconditionFailure("gone") }"#,
            "precondition(", #"if fails { fatalError("no") }"#, #"assert(isFirst, "once")"#, "x = f(assertionFailure(",
        ])
    func found(line: String) {
        let source = SourceText(path: "Sources/A/Some.swift", text: "// precondition(\nfunc f() {\n    \(line)\n}\n")
        #expect(LostSentences([source]).findings == ["Sources/A/Some.swift:3: \(line)"])
    }

    @Test(
        "What prints, what nothing calls and what checks own structures is not found",
        arguments: [
            ("Sources/A/Some.swift", #"require(count > 0, "none")"#), ("Sources/A/Some.swift", "fatalError()"),
            ("Sources/A/Some.swift", "MainActor.preconditionIsolated()"),
            ("Sources/A/Some.swift", #"/// `precondition(a, "b")` prints nothing"#),
            ("Sources/A/Some+Invariants.swift", #"precondition(a, "b")"#),
            ("Sources/FlowEngine/Tree/Some.swift", #"precondition(a, "b")"#),
        ])
    func notFound(path: String, line: String) {
        #expect(LostSentences([SourceText(path: path, text: line)]).findings == [])
    }

    @Test("What checks invariants ends with its function")
    func invariants() {
        let text = """
                func checkInvariants() {
                    precondition(a, "b")
                    if c {
                        precondition(d, "e")
                    }
                }

                func other() { precondition(f, "g") }
            """
        let findings = LostSentences([SourceText(path: "Sources/A/Some.swift", text: text)]).findings
        #expect(findings == [#"Sources/A/Some.swift:8: func other() { precondition(f, "g") }"#])
    }
}
