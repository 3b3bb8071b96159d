import FlowTestSupport
import Testing

@Suite("Places for faults")
struct MutatedSourceTests {
    private func source(_ text: String) -> MutatedSource { MutatedSource(SourceText(path: "Some.swift", text: text)) }

    private func faults(_ text: String) -> [String] {
        source(text).functions.flatMap(\.sites).map { "\($0.kind): \($0.before) -> \($0.after)" }
    }

    @Test(
        "Conditions are negated wherever they decide something",
        arguments: [
            ("if a { b = 1 }", "a -> !a"), ("guard !a else { return }", "!a -> a"),
            ("while a && b { c = d }", "a && b -> !(a && b)"), ("for a in b where c { d = e }", "c -> !c"),
            ("repeat { a = b } while c", ""), ("let a = b ? c : d", "b -> !b"),
            ("if let a, b == c { d = e }", "b == c -> !(b == c)"),
            ("if a { b = c } else if d { e = f }", "a -> !a; d -> !d"),
            ("switch a {\ncase .b where c: d = e\ndefault: break\n}", "c -> !c"),
            ("a = b.map { d in\nif d { return }\nreturn e }", "d -> !d"),
        ])
    func negated(code: String, expected: String) {
        let wanted = expected.split(separator: "; ").map { "negated: \($0)" }
        #expect(faults("func f() {\n\(code)\n}") == wanted)
    }

    @Test(
        "So are the results of what answers yes or no",
        arguments: [
            ("func f() -> Bool { a }", "a -> !a"), ("var f: Bool { a || b }", "a || b -> !(a || b)"),
            ("func f() -> Bool {\nlet a = b\nreturn a\n}", "a -> !a"), ("var f: Bool { true }", ""),
            ("func f() -> Int { a }", ""), ("func f() -> (Int) -> Bool { { $0 == a } }", ""),
            ("var f: Bool {\nget { a }\nset { b = newValue }\n}", "a -> !a"), ("var f: Bool { fatalError() }", ""),
        ])
    func results(code: String, expected: String) {
        #expect(faults(code) == (expected.isEmpty ? [] : ["negated: \(expected)"]))
    }

    @Test(
        "Comparisons, ranges, and numbers that are compared, added or an index are off by one",
        arguments: [
            ("let a = b < c", ["b < c -> b <= c"]), ("let a = b + c >= d.e(f)", ["b + c >= d.e(f) -> b + c > d.e(f)"]),
            ("let a = b && c <= d || e", ["c <= d -> c < d"]), ("let a = b > 0.5", ["b > 0.5 -> b >= 0.5"]),
            ("let a = 0..<b.c", ["0 ..< -> 1 ..<", "..<b.c -> ..<b.c - 1"]), ("let a = b...c", ["...c -> ...c - 1"]),
            ("let a = b[0]", ["[0] -> [1]"]), ("let a = b + 1", ["+ 1 -> + 2"]),
            ("let a = b == 2 * c", ["== 2 -> == 3"]),
            ("let a: [Int] = [0]", []), ("let a = b * 2", []), ("let a = b.0", []), ("let a: Array<Int> = b", []),
        ])
    func bounds(code: String, expected: [String]) {
        #expect(faults("func f() {\n\(code)\n}") == expected.map { "bound: \($0)" })
    }

    @Test(
        "Calls are left out that stand alone, even over several lines",
        arguments: [
            ("a()", "a()"), ("a.b?.c(d)", "a.b?.c(d)"), ("a.b {\nc = d\n}", "a.b { c = d }"), ("_ = a(b)", "_ = a(b)"),
            ("try a(\nb,\nc)", "try a( b, c)"), ("let a = b()", ""), ("a = b()", ""), ("super.init(a)", ""),
            ("stop(a)", ""), ("a.reserveCapacity(b)", ""), ("return a()", ""), ("a() + b()", ""),
        ])
    func dropped(code: String, expected: String) {
        #expect(faults("func f() {\n\(code)\n}") == (expected.isEmpty ? [] : ["dropped: \(expected) -> "]))
    }

    @Test("Neighbours change places where one of them is a call, and nothing is declared")
    func swapped() {
        func swaps(_ code: String) -> [String] {
            faults("func f() {\n\(code)\n}").filter { $0.hasPrefix("swapped") }
        }
        #expect(swaps("a = b\nc()") == ["swapped: a = b; c() -> c(); a = b"])
        #expect(swaps("a()\n// Then this.\nb()") == ["swapped: a(); b() -> b(); a()"])
        #expect(swaps("a = b\nc = d") == [])
        for other in ["let b = c()", "if b { c = d }", "return b()", "b {\nc = d\n}"] {
            #expect(swaps("a()\n\(other)") == [])
        }
    }

    @Test("A lone expression is the result, and no call to leave out")
    func results() {
        #expect(faults("func f() -> Int { a() }") == [])
        #expect(faults("func f() { a() }") == ["dropped: a() -> "])
        #expect(faults("func f() -> Int {\na()\nreturn 1\n}") == ["dropped: a() -> "])
    }

    @Test("Texts, comments and what is compiled elsewhere have no place for a fault")
    func leftOut() {
        let code = """
            func f() {
                // if a < b { c() }
                /* a() /* b() */ */
                let a = "\\(b ? "{" : "}") if a < b", c = #"a < "b""#
                let d = \"\"\"
                    a() < "b" { if
                    \"\"\"
                #if DEBUG
                    a()
                #else
                    b()
                #endif
            }
            """
        #expect(faults(code) == [])
        #expect(faults("#if canImport(Darwin)\nfunc f() { a() }\n#else\nfunc f() { b() }\n#endif").count == 1)
    }

    @Test("Functions have the names of their types and labels; what a protocol asks for is none")
    func names() {
        let code = """
            protocol A { func b(); var c: Int { get } }
            extension B.C where D == E {
                struct F<G> { init?(h: Int, _ i: [Int: Int], j k: () -> Void = { l() }) { m() } }
                var n: Int = 1 { didSet { o() } }
                var p = { q() }
                static func == (r: Int, s: Int) -> Bool { r < s }
                subscript(t: Int) -> Int { u[0] }
            }
            """
        let names = source(code).functions.map(\.name)
        #expect(names == ["B.C.F.init(h:_:j:)", "B.C.n", "B.C.==(r:s:)", "B.C.subscript(t:)"])
    }

    @Test("A switch takes the place of each, and every line stays where it is")
    func switches() throws {
        let code = """
            // A file.
            import A

            func a() { if b, c < d { e(
                f) } }
            func g() { h[0] = i
                j() }
            func k() { l() }
            """
        let source = source(code)
        let sites = source.functions.map { $0.sites }
        func text(_ kinds: [MutantSite.Kind]) throws -> String {
            let chosen = try zip(sites, kinds).map { sites, kind in try #require(sites.first { $0.kind == kind }) }
            return source.switched([3: chosen[0], 14: chosen[1], 15: chosen[2]])
        }
        let lines = try text([.negated, .swapped, .dropped]).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "// A file.")
        #expect(lines[1] == "import CallerChecks; import A")
        #expect(lines[3] == "func a() { if (mutant(3) != (b)), c < d { e(")
        #expect(lines[5...6] == ["func g() { if mutant(14) { j(); h[0] = i } else { h[0] = i", "    j() } }"])
        #expect(lines[7] == "func k() { if !mutant(15) { l() } }")
        let others = try text([.bound, .bound, .dropped]).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(others[3] == "func a() { if b, (mutant(3) ? c <= d : c < d) { e(")
        #expect(others[5] == "func g() { h[(mutant(14) ? 1 : 0)] = i")
    }
}
