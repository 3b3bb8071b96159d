import FlowTestSupport
import Testing

@Suite("What the least systems lack")
struct NewerAPITests {
    @Test("No source that an app may build uses what the least systems lack")
    func repository() throws {
        let folders = ["Sources/", "Benchmarks/", "Tests/FlowTestSupport/", "Tests/ScenarioTestSupport/"]
        let sources = try Repository.sources().filter { source in
            source.path.hasSuffix(".swift") && folders.contains { source.path.hasPrefix($0) }
        }
        #expect(sources.count > 600)
        // Atomics are for Linux there, behind a condition; attributed strings are asked for where there are some.
        let guarded = [
            "Sources/ViewSimulator/View/MainThread.swift",
            "Sources/ViewSimulator/Controls/Button/ConfigurationTextAttributesTransformer.swift",
        ]
        let others = sources.filter { !guarded.contains($0.path) }
        #expect(others.count == sources.count - guarded.count)
        #expect(try NewerAPI(others).findings == [])
    }

    @Test(
        "It is found with its line, be it a name or a feature of the language",
        arguments: [
            "var sum: Int128", "let bits = UInt128(1)", "    import Synchronization", "let clock = ContinuousClock()",
            "func wait(_ time: Duration)", "text.firstMatch(of: word)", #"text.replacing("a", with: "b")"#,
            "String(validating: bytes, as: UTF8.self)", #"url.appending(path: "a")"#, "url.path(percentEncoded: false)",
            "number.formatted()", "try file.write(contentsOf: line)", "isolated deinit {", "struct Pack<each Part> {",
            "value as? any Collection<Int>",
        ])
    func found(line: String) throws {
        let source = SourceText(path: "Some.swift", text: "// Int128\n\(line)\n")
        #expect(try NewerAPI([source]).findings.map { $0.prefix(13) } == ["Some.swift:2:"])
    }

    @Test(
        "What only looks like it is not found",
        arguments: [
            "/// `Int128` needs newer systems", "View.animate(withDuration: 1) {}", "let pointerInt128Bits = 0",
            "document.replacing(path) { $0 }", "func f(_ values: some Collection<Int>)",
            "NSAttributedString(string: text)",
        ])
    func notFound(line: String) throws {
        #expect(try NewerAPI([SourceText(path: "Some.swift", text: line)]).findings == [])
    }
}
