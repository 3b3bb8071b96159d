import FlowTestSupport
import Testing

@Suite("Mutants that survive")
struct MutantSurvivorsTests {
    private func survivors() throws -> MutantSurvivors {
        MutantSurvivors(try Repository.text("Tests/DrawnMutants/survivors.txt").text)
    }

    @Test("Each listed survivor can be read, has its reason, and its place is still in the sources")
    func repository() throws {
        let survivors = try survivors()
        #expect(survivors.problems == [])
        for (path, entries) in Dictionary(grouping: survivors.reasons, by: \.key.path) {
            let source = MutatedSource(try Repository.text(path))
            let keys = Set(source.functions.flatMap { MutantKey.keys(of: $0, in: path) })
            for (key, why) in entries {
                #expect(keys.contains(key), "\(key)")
                #expect(why.count > 20, "\(key)")
            }
        }
    }

    @Test("Entries are parted by empty lines; an occurrence is named where there are several")
    func reading() throws {
        let survivors = MutantSurvivors(
            """
            # Heading.

            file: A.swift
            function: B.c(_:)
            kind: negated
            before: d: e
            after: !(d: e)
            why: equivalent: f

            # Comment.
            file: A.swift
            function: g
            kind: dropped
            occurrence: 2
            before: h()
            why: i
            """)
        #expect(survivors.problems == [])
        let first = try #require(MutantKey("A.swift\tB.c(_:)\tnegated\t1\td: e\t!(d: e)"))
        let second = try #require(MutantKey("A.swift\tg\tdropped\t2\th()\t"))
        #expect(survivors.reasons == [first: "equivalent: f", second: "i"])
    }

    @Test("An entry that lacks its reason or its place is a problem")
    func problems() {
        let entry = "file: A.swift\nfunction: b\nkind: dropped\nbefore: c()"
        #expect(MutantSurvivors(entry).problems == [entry])
        #expect(MutantSurvivors("why: d").problems == ["why: d"])
    }
}
