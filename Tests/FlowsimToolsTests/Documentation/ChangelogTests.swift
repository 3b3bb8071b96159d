import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// The changelog has one section for each version, and pages name the newest one.
@Suite struct ChangelogTests {
    /// The sections with their headings, the newest first.
    private let sections: [(heading: String, body: String)]

    init() throws {
        let text = try Repository.text("CHANGELOG.md").text
        sections = text.components(separatedBy: "\n## ").dropFirst().map { section in
            let heading = String(section.prefix { $0 != "\n" })
            return (heading, String(section.dropFirst(heading.count)))
        }
    }

    private var versions: [(number: String, body: String)] {
        sections.filter { $0.heading.first?.isNumber == true }
            .map { (String($0.heading.prefix { $0 != " " }), $0.body) }
    }

    @Test("Versions have one section each, the newest first; only the first section may be unreleased")
    func order() {
        let numbers = versions.map(\.number)
        #expect(Set(numbers).count == numbers.count)
        for (newer, older) in zip(numbers, numbers.dropFirst()) {
            #expect(newer.compare(older, options: .numeric) == .orderedDescending)
        }
        #expect(sections.dropFirst().allSatisfy { $0.heading.first?.isNumber == true })
        #expect(sections[0].heading == "Unreleased" || sections[0].heading == versions[0].number)
    }

    @Test("A version has a date or is not tagged yet, and only the newest may be that")
    func dates() {
        for (index, (heading, body)) in sections.enumerated() where heading != "Unreleased" {
            let isDated = heading.contains(/\ \(\d{4}-\d{2}-\d{2}\)$/)
            #expect(isDated != body.hasPrefix("\n\nNot tagged yet.\n"), "\(heading)")
            #expect(isDated || index == 0, "\(heading)")
        }
    }

    @Test("The newest version has a section for each kind of reader, and no line twice")
    func contents() throws {
        let body = try #require(versions.first).body
        let headings = body.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) }
        #expect(
            headings == [
                "New", "Changed frames, offsets and counts", "Changed API", "Changed documents", "Fixed", "Removed",
            ])
        let lines = body.components(separatedBy: "\n- ").dropFirst()
        #expect(lines.count > 150)
        #expect(Set(lines).count == lines.count)
    }

    @Test("The lines for manifests name the newest version")
    func manifests() throws {
        let newest = try #require(versions.first).number
        for page in ["README.md", "docs/uikit-on-linux.md"] {
            let named = try Repository.text(page).text.matches(of: /upToNextMinor\(from: "([^"]+)"\)/)
            #expect(!named.isEmpty)
            #expect(named.allSatisfy { $0.1 == newest }, "\(page)")
        }
        #expect(FlowsimCommand.version.hasPrefix(newest))
    }
}
