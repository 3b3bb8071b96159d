import FlowTestSupport
import Foundation
import Testing

/// Pages and comments are plain technical English: the words of `PlainEnglish` are not in them.
@Suite struct PlainEnglishTests {
    /// Pages with tables that tests write from sources. The words of these tables are there.
    private static let pagesWithWrittenTables = ["docs/scenarios.md", "docs/trace.md", "docs/invalidation.md"]

    /// Modules, and folders of modules, whose documentation comments have none of the words, and whose summaries stand
    /// alone. One that passes belongs here.
    private static let modules = [
        "CallerChecks", "CollectionSimulator", "CompositionalSimulator", "ConstraintSolving", "ControlSimulator",
        "CoreGraphics",
        "ElementsSimulator", "FlowEngine", "FlowRecorder", "FlowScenario", "FlowSimulator", "FlowTesting",
        "FlowsimTools", "LayoutPictures", "PageFiles", "PlainTexts", "QuartzCore", "ScenarioFormat", "TableSimulator",
        "TextMeasuring", "UIKit", "ViewSimulator", "flowsim",
    ]

    /// Modules whose summaries begin with a noun phrase or a verb. One that passes belongs here.
    private static let strictModules = [
        "CallerChecks", "CollectionSimulator", "CompositionalSimulator", "ConstraintSolving", "ControlSimulator",
        "CoreGraphics",
        "ElementsSimulator", "FlowEngine", "FlowRecorder", "FlowScenario", "FlowSimulator", "FlowTesting",
        "FlowsimTools", "LayoutPictures", "PageFiles", "PlainTexts", "QuartzCore", "ScenarioFormat", "TableSimulator",
        "TextMeasuring", "UIKit", "ViewSimulator", "flowsim",
    ]

    @Test("Pages name the objects, use one verb for one meaning, and have sentences that stand alone")
    func pages() throws {
        let pages = Repository.pages + ["CHANGELOG.md"]
        let findings = try pages.flatMap { path in
            var page = try Repository.text(path)
            if path == "CHANGELOG.md" { page.text = Self.unreleased(page.text) }
            let prose = page.pageProse(keepsTables: !Self.pagesWithWrittenTables.contains(path))
            return PlainEnglish.findings(of: PlainEnglish.words + PlainEnglish.sentences, in: prose)
        }
        #expect(pages.count > 20)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("So do the comments of scripts and of the manifest")
    func scripts() throws {
        let scripts = try Repository.sources().map(\.path).filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".sh") }
        let findings = try (scripts + [".ci/run", "Package.swift"]).flatMap { path in
            let prose = try Repository.text(path).commentProse
            return PlainEnglish.findings(of: PlainEnglish.words + PlainEnglish.sentences, in: prose)
        }
        #expect(scripts.count > 10)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("Documentation comments of the listed modules have none of the words, and their summaries stand alone")
    func documentation() throws {
        let findings = try Repository.sources().filter { source in
            source.path.hasSuffix(".swift") && Self.modules.contains { source.path.hasPrefix("Sources/\($0)/") }
        }.flatMap { source in
            PlainEnglish.findings(of: PlainEnglish.words, in: source.documentationProse)
                + Self.findings(of: PlainEnglish.summaries, inSummariesOf: source)
        }
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("Summaries of the listed modules begin with a noun phrase or a verb")
    func firstWords() throws {
        let findings = try Repository.sources().filter { source in
            source.path.hasSuffix(".swift") && Self.strictModules.contains { source.path.hasPrefix("Sources/\($0)/") }
        }.flatMap { source in Self.findings(of: PlainEnglish.firstWords, inSummariesOf: source) }
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    private static func findings(
        of patterns: [PlainEnglish], inSummariesOf source: SourceText
    ) -> [PlainEnglish.Finding] {
        source.summaries.flatMap { summary in
            let line = SourceText(
                path: source.path, text: String(repeating: "\n", count: summary.line - 1) + summary.text)
            return PlainEnglish.findings(of: patterns, in: line)
        }
    }

    /// The changelog up to the first version. Earlier versions keep their text.
    private static func unreleased(_ text: String) -> String {
        let parts = text.components(separatedBy: "\n## ")
        return parts.prefix(2).joined(separator: "\n## ")
    }
}

/// The patterns and the readers of prose, on texts that are made up.
@Suite struct PlainEnglishPatternTests {
    private func words(_ text: String, _ patterns: [PlainEnglish] = PlainEnglish.words + PlainEnglish.sentences)
        -> [String]
    {
        let page = SourceText(path: "page.md", text: text).pageProse(keepsTables: true)
        return PlainEnglish.findings(of: patterns, in: page).map { "\($0.line): \($0.words)" }
    }

    @Test(
        "Words for people, idioms and verbs with several meanings are found, with their line",
        arguments: [
            ("nil where nobody asks", "1: nobody"), ("Nobody asks", "1: Nobody"),
            ("One.\n\nIt is read anew.", "3: anew"),
            ("the file beside it", "1: beside"), ("all but\nfor one", "1: but for"),
            ("moves by itself", "1: by itself"),
            ("both in turn", "1: in turn"), ("so many rows", "1: so many"), ("it counts no more", "1: counts no more"),
            ("the layout hears of it", "1: hears"), ("the trace tells it", "1: tells"), ("a model knows", "1: knows"),
            ("a layout answers true", "1: answers true"), ("that counts as one", "1: counts as"),
            ("the delegate says so", "1: delegate says"), ("| a | the last height counts |", "1: height counts"),
            ("What is left is kept.", "1: What is left is kept."), ("Sizes. The same with rows.", "1: The same with"),
        ])
    func found(text: String, finding: String) {
        #expect(words("Text. " + text).contains(finding))
    }

    @Test(
        "Questions, nouns, code, quotations and names in links are not found",
        arguments: [
            "Text. What is left? That much.", "The answers are counts: rows and items.", "Run `tell nobody` first.",
            "It prints “nobody knows”.", "> nobody", "[all](#names-that-nobody-has)",
            "besides, rows so long that they end",
            "The documentation says so.", "```\nnobody\n```", "## What nobody knows", "counts only, and sizes",
        ])
    func notFound(text: String) {
        #expect(words(text) == [])
    }

    @Test("Summaries that lean on others are found")
    func summaries() {
        let source = SourceText(
            path: "A.swift",
            text: """
                /// What is left.
                /// More.
                let a = 1

                    /// The same of a guide.
                    let b = 2
                /// Of a guide.
                let c = 3
                /// Whether the same view is left.
                let d = 4 // nobody
                """)
        let summaries = source.summaries
        #expect(summaries.map(\.line) == [1, 5, 7, 9])
        let found = summaries.filter { summary in
            let text = SourceText(path: source.path, text: summary.text)
            return !PlainEnglish.findings(of: PlainEnglish.summaries, in: text).isEmpty
        }
        #expect(found.map(\.line) == [1, 5, 7])
        let lines = SourceText(path: source.path, text: "\n\nWhat is left.\nWhere it is.")
        #expect(PlainEnglish.findings(of: PlainEnglish.summaries, in: lines).map(\.line) == [3])
        #expect(PlainEnglish.findings(of: PlainEnglish.firstWords, in: lines).map(\.line) == [4])
        #expect(source.documentationProse.text.contains("More."))
        #expect(!source.documentationProse.text.contains("nobody"))
        #expect(SourceText(path: "a.sh", text: "#!/bin/sh\n# One.\necho two").commentProse.text == "\nOne.\n")
    }
}
