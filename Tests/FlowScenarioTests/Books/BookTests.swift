import FlowTestSupport
import Foundation
import Testing

/// Rules and cases: what is cited has an entry, what has an entry is cited, and what a case says plays it does.
@Suite struct BookTests {
    @Test("Every tag that is cited has an entry, and every entry is cited")
    func repository() throws {
        let sources = try Repository.sources()
        let check = TagCheck(books: try Repository.books.map { Book(try Repository.text($0)) }, sources: sources)
        #expect(sources.count > 500)
        #expect(check.books.allSatisfy { $0.entries.count > 50 })
        #expect(check.findings.isEmpty, "\(check.findings.joined(separator: "\n"))")
    }

    @Test("Entries stand in order, once, each under the anchor of its tag", arguments: Repository.books)
    func order(path: String) throws {
        let mistakes = Book(try Repository.text(path)).mistakes
        #expect(mistakes.isEmpty, "\(mistakes.joined(separator: "\n"))")
    }

    @Test("Every link into rules and cases has an entry or a heading to lead to")
    func links() throws {
        let targets = Dictionary(uniqueKeysWithValues: try Repository.books.map { ($0, try Self.anchors(of: $0)) })
        for page in try Repository.sources() where page.path.hasSuffix(".md") {
            for link in page.text.matches(of: /(rules|cases)\.md#([a-z0-9-]+)/) {
                let anchors = targets["docs/\(link.1).md"] ?? []
                #expect(anchors.contains(String(link.2)), "\(page.path): \(link.0)")
            }
        }
        for (path, anchors) in targets {
            for link in try Repository.text(path).text.matches(of: /\]\(#([a-z0-9-]+)\)/) {
                #expect(anchors.contains(String(link.1)), "\(path): \(link.0)")
            }
        }
    }

    @Test("A page defines the links of the tags in brackets, and no others")
    func definitions() throws {
        for page in try Repository.sources() where page.path.hasSuffix(".md") && !page.path.hasPrefix("docs/samples") {
            let used = page.text.matches(of: /\[([RGWAC][0-9.]+)\](?!\(|: (?:rules|cases))/).map { String($0.1) }
            let defined = page.text.matches(of: /\n\[([RGWAC][0-9.]+)\]: (?:rules|cases)\.md#([a-z0-9-]+)/)
            #expect(Set(used) == Set(defined.map { String($0.1) }), "\(page.path)")
            for (tag, anchor) in defined.map({ (String($0.1), String($0.2)) }) {
                #expect(anchor == tag.lowercased().replacing(".", with: "-"), "\(page.path): \(tag)")
            }
        }
    }

    @Test("Every file that a case links to cites it")
    func players() throws {
        for entry in Book(try Repository.text("docs/cases.md")).entries {
            let links = entry.text.matches(of: /\]\(([^)#]+\.(?:swift|json))\)/).map { String($0.1) }
            #expect(!links.isEmpty, "\(entry.tag) is played by nothing")
            for link in links {
                let file = try Repository.text("docs/\(link)")
                let isCited = TagReader.citations(in: file.text).contains { $0.tag == entry.tag }
                #expect(isCited, "docs/cases.md:\(entry.line): \(link) does not cite \(entry.tag)")
            }
        }
    }

    /// Of entries and headings, as pages of documentation name them.
    private static func anchors(of path: String) throws -> Set<String> {
        let source = try Repository.text(path)
        let headings = source.text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
                .replacing(/[^a-z0-9-]/, with: "")
        }
        return Set(headings + Book(source).entries.map(\.anchor))
    }
}

/// The reader by itself, on texts that are made up. Their tags are put together, so that this file cites none of them.
@Suite struct TagReaderTests {
    private let rule = "R\(91).1"
    private let other = "R\(91).2"

    private func page(_ tags: String...) -> SourceText {
        SourceText(
            path: "docs/rules.md",
            text: tags.map { "<a id=\"\($0.lowercased().replacing(".", with: "-"))\"></a>**\($0)** Holds." }
                .joined(separator: "\n\n"))
    }

    private func findings(_ book: SourceText, _ text: String) -> [String] {
        let source = SourceText(path: "Sources/Some.swift", text: text)
        return TagCheck(books: [Book(book)], sources: [book, source]).findings
    }

    private func tags(_ text: String) -> [String] { TagReader.citations(in: text).map(\.tag.description) }

    @Test("A tag without an entry is reported with file and line")
    func unknown() {
        let text = "/// First line.\n/// Something (\(rule), \(other)).\n"
        #expect(findings(page(rule), text) == ["Sources/Some.swift:2: \(other) has no entry"])
    }

    @Test("An entry that nobody cites is reported, also if another entry mentions it")
    func uncited() {
        var book = page(rule, other)
        book.text += " See \(rule)."
        #expect(findings(book, "// \(other)") == ["docs/rules.md:1: nobody cites \(rule)"])
    }

    @Test("A mention in the book itself needs an entry")
    func unknownInBook() {
        var book = page(rule)
        book.text += " See \(other)."
        #expect(findings(book, "// \(rule)") == ["docs/rules.md:1: \(other) has no entry"])
    }

    @Test("A bare section is no rule")
    func section() {
        #expect(findings(page(rule), "// \(rule), R\(91)") == ["Sources/Some.swift:1: R\(91) has no entry"])
    }

    @Test("Ranges count for all that they span")
    func ranges() {
        #expect(tags("(R\(9).3–R\(9).5, x)") == ["R\(9).3", "R\(9).4", "R\(9).5"])
        #expect(tags("[A\(1)]–[A\(4)]") == ["A\(1)", "A\(2)", "A\(3)", "A\(4)"])
        #expect(tags("C\(9)–C\(11)").count == 3)
        #expect(tags("R\(1).9–R\(2).1") == ["R\(1).9", "R\(2).1"])
        #expect(tags("G\("07") – G\("09")") == ["G\("07")", "G\("09")"])
    }

    @Test("Forms of a case are the case; words, colours, fractions and link definitions are no tags")
    func shapes() {
        #expect(tags("W\(23)b, \"G\("09") a\", R\(3).5b.") == ["W\(23)", "G\("09")", "R\(3).5"])
        #expect(tags("R\(2)D\(2) #C\(10) .A\(1) _G\(20) W\(1)x2 IR\(4).1 C\(1000)").isEmpty)
        #expect(tags("[R\(1).1]: rules.md#r1-1\ntext [R\(1).2]\n") == ["R\(1).2"])
        #expect(TagReader.citations(in: "\n\nA\(1)") == [Citation(tag: Tag(letter: 65, numbers: [1]), line: 3)])
    }

    @Test("Entries out of order, twice or under a wrong anchor are mistakes")
    func mistakes() {
        var book = page(other, rule, rule)
        book.text += "\n<a id=\"wrong\"></a>**R\(92).1**"
        #expect(
            Book(book).mistakes.map { $0.components(separatedBy: ": ")[0] } == [3, 5, 6].map { "docs/rules.md:\($0)" })
    }
}
