import FlowTestSupport
import Foundation

/// A page with one entry a tag, each with an anchor: `<a id="r2-6"></a>**R2.6**`.
struct Book {
    struct Entry {
        var tag: Tag
        var anchor: String
        var line: Int
        /// The text behind the tag, up to the end of the line.
        var text: String
    }

    var path: String
    var entries: [Entry] = []

    init(_ source: SourceText) {
        path = source.path
        for (number, line) in source.text.components(separatedBy: "\n").enumerated() {
            guard let match = line.firstMatch(of: /<a id="([^"]+)"><\/a>\*\*([^*]+)\*\*(.*)/),
                let tag = TagReader.citations(in: String(match.2)).first?.tag
            else { continue }
            entries.append(
                Entry(tag: tag, anchor: String(match.1), line: number + 1, text: String(match.3)))
        }
    }

    /// What is wrong with the entries themselves: order, and anchors that are not the tag's.
    var mistakes: [String] {
        let misplaced = zip(entries, entries.dropFirst()).filter { !($0.tag < $1.tag) }.map {
            "\(path):\($1.line): \($1.tag) after \($0.tag)"
        }
        let misnamed = entries.filter { $0.anchor != $0.tag.anchor }.map {
            "\(path):\($0.line): the anchor of \($0.tag) is \($0.anchor), not \($0.tag.anchor)"
        }
        return misplaced + misnamed
    }
}

/// Compares what is cited with what has an entry.
struct TagCheck {
    var books: [Book]
    var sources: [SourceText]

    /// One line for each tag that is cited and has no entry, and each entry that nobody cites, with file and line.
    var findings: [String] {
        let entries = Set(books.flatMap(\.entries).map(\.tag))
        let own = Set(books.map(\.path))
        var cited: Set<Tag> = []
        var unknown: [String] = []
        for source in sources {
            for citation in TagReader.citations(in: source.text) {
                if !own.contains(source.path) { cited.insert(citation.tag) }
                if !entries.contains(citation.tag) {
                    unknown.append("\(source.path):\(citation.line): \(citation.tag) has no entry")
                }
            }
        }
        let uncited = books.flatMap { book in
            book.entries.filter { !cited.contains($0.tag) }.map { "\(book.path):\($0.line): nobody cites \($0.tag)" }
        }
        return unknown + uncited
    }
}

extension Repository {
    /// The pages that have an entry for what the others cite.
    static let books = ["docs/rules.md", "docs/cases.md"]
}
