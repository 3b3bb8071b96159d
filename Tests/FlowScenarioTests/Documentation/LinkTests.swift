import FlowTestSupport
import Foundation
import Testing

/// Pages point at what is there: at files, and at headings and anchors of other pages.
@Suite struct LinkTests {
    nonisolated static let pages = Repository.pages + ["CHANGELOG.md", "Benchmarks/RESULTS.md"]

    /// What can be pointed at, of each page. Pages that are pointed at often are read once.
    nonisolated private static let anchors = Dictionary(
        uniqueKeysWithValues: pages.map { page in
            let text = (try? Repository.text(page).text) ?? ""
            return (Repository.root.appendingPathComponent(page).standardizedFileURL.path, MarkdownPage(text).anchors)
        })

    @Test("Every link and picture of the documentation leads somewhere, down to the heading", arguments: pages)
    func links(page: String) throws {
        let file = Repository.root.appendingPathComponent(page)
        let text = MarkdownPage(try Repository.text(page).text)
        for link in text.links where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let target = parts[0].isEmpty ? file : file.deletingLastPathComponent().appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
            guard parts.count == 2, target.pathExtension == "md" else { continue }
            let anchors =
                try Self.anchors[target.standardizedFileURL.path]
                ?? MarkdownPage(String(contentsOf: target, encoding: .utf8)).anchors
            #expect(anchors.contains(parts[1]), "\(page): \(link)")
        }
    }

    @Test("Links and anchors of a page are found, and those in code are not")
    func reading() {
        let page = MarkdownPage(Self.sample)
        #expect(page.links == ["a.md#b-c", "a.svg", "#x", "c.md#r1-1"])
        #expect(page.anchors == ["the-layout-and-its-size-again", "same", "same-1", "r1-1"])
    }

    private static let sample = """
        # The `layout`, and its: size again
        [one](a.md#b-c), ![two](a.svg "title") and `[three](b.md)`
        ## Same
        [four](#x)
        ### Same
        ```sh
        # not a heading [five](e.md)
        ```
        <a id="r1-1"></a>**R**
        [R]: c.md#r1-1
        """

    @Test("The map of the documentation names every page of it")
    func map() throws {
        let map = MarkdownPage(try Repository.text("docs/README.md").text)
        for page in Repository.pages.dropFirst() where page != "docs/README.md" {
            #expect(map.links.contains(String(page.dropFirst("docs/".count))), "docs/README.md does not name \(page)")
        }
        let front = try Repository.text("README.md").text
        #expect(MarkdownPage(front).links.contains("docs/README.md"))
    }
}

/// What a page of Markdown points at, and what can be pointed at in it.
struct MarkdownPage {
    /// Targets of links and pictures, in their order; those that are defined by name last in their line.
    private(set) var links: [String] = []
    /// What stands behind the `#` of a link to a heading or an anchor of the page.
    private(set) var anchors: Set<String> = []

    init(_ text: String) {
        var isCode = false
        for line in text.components(separatedBy: "\n") {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isCode.toggle()
                continue
            }
            if !isCode { read(line) }
        }
    }

    private mutating func read(_ line: String) {
        if let heading = line.wholeMatch(of: /#+ (.+)/) { add(heading: String(heading.1)) }
        anchors.formUnion(line.matches(of: /<a id="([^"]+)">/).map { String($0.1) })
        let prose = line.replacing(/`[^`]*`/, with: "")
        links += prose.matches(of: /\]\(([^)\s]+)[^)]*\)/).map { String($0.1) }
        if let definition = prose.wholeMatch(of: /\[[^\]]+\]: (\S+)/) { links.append(String(definition.1)) }
    }

    /// As hosts of repositories make them: small letters, digits and hyphens; the second of a kind has a number.
    private mutating func add(heading: String) {
        let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = kept.replacing(" ", with: "-")
        let all = ([anchor] + (1...99).map { "\(anchor)-\($0)" })
        if let free = all.first(where: { !anchors.contains($0) }) { anchors.insert(free) }
    }
}
