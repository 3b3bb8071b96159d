import FlowTestSupport
import Foundation
import Testing

/// Numbers in the front pages are those of the files that they count.
@Suite struct PageNumberTests {
    private let readme: String

    init() throws { readme = try Repository.text("README.md").text }

    private func number(_ pattern: some RegexComponent<(Substring, Substring)>, in text: String) throws -> Int {
        let match = try #require(text.firstMatch(of: pattern), "the sentence is another one")
        return try #require(Int(match.1.filter { $0 != "," }))
    }

    @Test("The gallery has as many layouts as the front pages say: its scenarios and the tag cloud")
    func gallery() throws {
        let count = Repository.scenarios(in: "gallery").count + 1
        #expect(try number(/: (\d+) layouts and tables/, in: readme) == count)
        #expect(try number(/: (\d+) layouts and tables/, in: Repository.text("docs/README.md").text) == count)
    }

    @Test("There are more than fifty reported cases with a file")
    func reports() throws {
        #expect(readme.contains("More than fifty reported bugs are scenarios"))
        let rows = try Repository.text("docs/cases.md").text.split(separator: "\n").filter {
            $0.hasPrefix("| <a id=\"g") && $0.contains("](scenarios/gauntlet/")
        }
        #expect(rows.count > 50)
    }

    @Test("There are more tests than the front page says, and not twice as many")
    func tests() throws {
        let promised = try number(/all tests of this library, more than ([\d,]+)/, in: readme)
        let count = try Repository.sources().filter { $0.path.hasPrefix("Tests/") && $0.path.hasSuffix(".swift") }
            .reduce(0) { $0 + $1.text.matches(of: /(?m)^ *(?:@MainActor )?(?:@Test\b|func test[A-Z])/).count }
        #expect((promised..<2 * promised).contains(count), "\(count) tests")
    }

    @Test("The tag cloud has as many names as the front page says")
    func tags() throws {
        let names = try number(/lays out ([\d,]+) tags/, in: readme)
        let file = try Repository.text("docs/samples/package-catalogue-sample.tsv").text
        #expect(file.split(separator: "\n").count == names)
    }

    @Test("The picture of a page is small, and is drawn at two pixels a point by a script")
    func picture() throws {
        let file = Repository.docs.appendingPathComponent("images/page.png")
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(bytes.count < 200_000)
        // The width and the height are the first numbers of a PNG's header.
        let size = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let script = try Repository.text("Tests/draw-page.sh").text
        let window = try #require(script.firstMatch(of: /--window-size=(\d+),(\d+)/))
        #expect(size.map(String.init) == [window.1, window.2].compactMap { Int($0).map { String(2 * $0) } })
        #expect(readme.contains("](docs/images/page.png)"))
    }

    @Test("The words for the picture at the top have the numbers on which the picture rests")
    func jumps() throws {
        let picture = DrawnPicture(try Repository.text("docs/images/feed.svg").text)
        let numbers = picture.texts.map(\.string).filter { $0.hasPrefix("jumped ") }
        #expect(numbers.count == 2)
        let words = try #require(readme.firstMatch(of: /!\[([^\]]*)\]\(docs\/images\/feed.svg\)/)).1
        for text in numbers {
            for number in text.matches(of: /\d+ times|up to [\d.]+/) {
                #expect(words.contains(number.output), "\(text)")
            }
        }
    }

    @Test("The first forty lines have what it is, for whom it is, what it costs, and the first command")
    func beginning() {
        let start = readme.split(separator: "\n", omittingEmptySubsequences: false).prefix(40).joined(separator: "\n")
        for words in [
            "simulator of `UICollectionView`", "It is for you if", "MB", "minutes", "no other package",
            "swift run flowsim run docs/samples/tag-cloud.json", "docs/images/feed.svg", "docs/images/page.png",
        ] { #expect(start.contains(words), "\(words)") }
    }
}
