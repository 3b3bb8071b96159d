import FlowTestSupport
import Testing

@Suite("Drawing mutants")
struct MutantDrawTests {
    /// Ten functions a file, each with three places for a fault.
    private func sources(_ paths: [String]) -> [MutatedSource] {
        paths.map { path in
            let functions = (0..<10).map { "func f\($0)() { if a\($0) { b = c[0] }\nd() }" }
            return MutatedSource(SourceText(path: path, text: functions.joined(separator: "\n")))
        }
    }

    private func keys(_ draw: MutantDraw) -> [String] { draw.mutants.map(\.key.description) }

    @Test("The same seed draws the same, in whatever order the sources come; another seed draws others")
    func seeds() {
        let sources = sources(["A.swift", "B.swift", "C.swift"])
        let draw = MutantDraw(sources, seed: 7, count: 12)
        #expect(draw.functionCount == 30)
        #expect(draw.mutants.map(\.number) == Array(1...12))
        #expect(keys(draw) == keys(MutantDraw(sources.reversed(), seed: 7, count: 12)))
        #expect(keys(draw) != keys(MutantDraw(sources, seed: 8, count: 12)))
    }

    @Test("Every function is drawn once before all are")
    func functions() {
        let draw = MutantDraw(sources(["A.swift", "B.swift"]), seed: 1, count: 100)
        #expect(draw.mutants.count == 20)
        #expect(Set(draw.mutants.map { $0.path + $0.function.name }).count == 20)
        #expect(Set(draw.mutants.map(\.site.kind)) == [.negated, .bound, .dropped])
    }

    @Test("A file that is added takes places, and leaves the others in their order")
    func additions() {
        let before = keys(MutantDraw(sources(["A.swift", "B.swift"]), seed: 3, count: 20))
        let after = keys(MutantDraw(sources(["A.swift", "B.swift", "C.swift"]), seed: 3, count: 30))
        #expect(after.filter { !$0.hasPrefix("C.swift") } == before)
        #expect(after.prefix(20) != before[...])
    }

    @Test("What does not compile gives way to another place in its function, then to another function")
    func without() {
        let sources = sources(["A.swift", "B.swift"])
        let draw = MutantDraw(sources, seed: 5, count: 4)
        let first = draw.mutants[0]
        let second = MutantDraw(sources, seed: 5, count: 4, without: [first.key])
        #expect(second.mutants[0].function.name == first.function.name)
        #expect(second.mutants[0].number == 1)
        #expect(second.mutants[0].key != first.key)
        #expect(keys(second).dropFirst() == keys(draw).dropFirst())
        let all = Set(MutantKey.keys(of: first.function, in: first.path))
        let third = MutantDraw(sources, seed: 5, count: 4, without: all)
        #expect(third.mutants.map(\.number) == [2, 3, 4, 5])
        #expect(keys(third).dropLast() == keys(draw).dropFirst())
    }

    @Test("Faults that are alike in one function are told apart, and a key is read as it is written")
    func alike() {
        let text = "func f() { if a { b = c }\nif a { d = e } }"
        let source = MutatedSource(SourceText(path: "A.swift", text: text))
        let keys = MutantKey.keys(of: source.functions[0], in: source.path)
        #expect(keys.map(\.occurrence) == [1, 2])
        #expect(keys.map { MutantKey($0.description) } == keys)
    }
}
