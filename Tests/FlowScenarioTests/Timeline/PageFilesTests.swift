import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario

/// The files of `Sources/PageFiles`, as a browser opens them and as they are compiled in.
@MainActor
@Suite struct PageFilesTests {
    private static let folder = "Sources/PageFiles/"

    /// The files that the page loads from its folder, in the order in which it does.
    private static func files(after attribute: String) throws -> [String] {
        try Repository.text(folder + "page.html").text.components(separatedBy: "\(attribute)=\"").dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }.filter { !$0.hasPrefix("../") }
    }

    @Test("What the page loads in a browser is what is compiled in, in the same order, and there are no other files")
    func order() throws {
        let (styles, scripts) = (try Self.files(after: "href"), try Self.files(after: "src"))
        let texts = try (styles + scripts).map { try Repository.text(Self.folder + $0).text }
        #expect(texts.prefix(styles.count).joined() == PageTemplate.style)
        #expect(texts.dropFirst(styles.count).joined(separator: "\n") == PageTemplate.script)
        let present = try FileManager.default.subpathsOfDirectory(
            atPath: Repository.root.appendingPathComponent(Self.folder).path)
        let listed = Set(present.filter { $0.hasPrefix("Style/") || $0.hasPrefix("Script/") })
        #expect(listed == Set(styles + scripts))
    }

    @Test("A page has its texts in place of marks, a text that looks like a mark is kept, and nothing is loaded")
    func marks() throws {
        let filled = PageTemplate.timeline.filled([
            "{subtitle}": "1 item", "{title}": "{subtitle}",
            "<!-- style -->": "{title}", "<!-- script -->": "<!-- style -->",
        ])
        #expect(filled.contains("<h1 id=\"title\">{subtitle}</h1>\n"))
        #expect(filled.contains("id=\"subtitle\">1 item</div>\n"))
        #expect(filled.contains("\n{title}\n</head>"))
        #expect(filled.hasSuffix("</nav>\n<!-- style -->\n</body>\n</html>\n"))
        #expect(!filled.contains("href="))
        #expect(!filled.contains("src="))
    }

    /// `FLOWSIM_NAMES=1 swift test --filter PageFilesTests` records the sample again, and fails this once.
    @Test("The sample is what is recorded of its scenario, broken into lines")
    func sample() throws {
        let scenario = try Scenario(json: Repository.text("Tests/Pages/sample.json").text.utf8)
        let script = try TimelinePage([Timeline(recording: scenario)]).script(version: "sample")
        if ProcessInfo.processInfo.environment["FLOWSIM_NAMES"] != nil {
            let file = Repository.root.appendingPathComponent("Tests/Pages/sample.js")
            try Data((Self.lines(of: script).joined(separator: "\n") + "\n").utf8).write(to: file)
            Issue.record("the sample was written anew")
        }
        let sample = try Repository.text("Tests/Pages/sample.js").text
        #expect(sample.filter { $0 != "\n" } == script.filter { $0 != "\n" }, "it is of an older format; see this test")
    }

    /// In lines of 120 characters, broken behind commas that are in no text.
    private static func lines(of script: String) -> [String] {
        var (lines, piece, isInText, isEscaped) = ([""], "", false, false)
        func add() {
            if lines[lines.count - 1].count + piece.count > LineLength.limit { lines.append("") }
            lines[lines.count - 1] += piece
            piece = ""
        }
        for character in script where character != "\n" {
            piece.append(character)
            if character == "\"" && !isEscaped { isInText.toggle() }
            isEscaped = character == "\\" && !isEscaped
            if character == "," && !isInText { add() }
        }
        add()
        return lines
    }

    @Test("No line of the page's files is longer than 120 characters")
    func lengths() throws {
        let folder = Repository.root.appendingPathComponent(Self.folder).path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            ["html", "css", "js", "c", "h"].contains { path.hasSuffix(".\($0)") }
        }.map { Self.folder + $0 }
        let long = try (paths + ["Tests/Pages/units.js"]).filter { path in
            try Repository.text(path).text.split(separator: "\n").contains { $0.count > LineLength.limit }
        }
        #expect(paths.count > 30)
        #expect(long.isEmpty, "\(long)")
    }
}
