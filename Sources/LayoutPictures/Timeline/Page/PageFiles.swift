import Foundation
import PlainTexts

/// The files of a page: the document, and for a large page the parts that it loads as they are seen.
package struct PageFiles {
    /// A file of a page.
    package struct File {
        /// The path of the file, relative to the folder of the page.
        package var path: String
        package var text: String
    }

    /// The document.
    package var page: File
    /// The parts in the order of their runs and moments; empty if the page is one file.
    package var parts: [File]

    /// The size of a page, in bytes, above which it is written in parts.
    package static let partsAbove = 10_000_000

    /// The number of bytes of all files.
    package var bytes: Int { parts.reduce(page.text.utf8.count) { $0 + $1.text.utf8.count } }

    /// A sentence about the size of a page in parts; nil if the page is one file.
    package var remark: String? {
        guard !parts.isEmpty, let folder = parts[0].path.split(separator: "/").first else { return nil }
        let count = NumberText.count(parts.count, "part")
        return "\(page.path) has \(TimelinePage.megabytes(bytes)): it loads \(count) from the folder \(folder) "
            + "as they are seen; keep this folder next to it"
    }

    /// Returns a line about a page that is too large for one file; nil for other pages.
    package static func remark(onOneFile page: String) -> String? {
        guard page.utf8.count > partsAbove else { return nil }
        return
            "The page has \(TimelinePage.megabytes(page.utf8.count)): a file with a name would be written in parts.\n"
    }

    /// The path of a part, relative to the same folder as the path of the document.
    package func path(of part: File) -> String {
        let folder = page.path.lastIndex(of: "/").map { page.path[...$0] } ?? ""
        return folder + part.path
    }

    /// Writes the files next to each other. Parts of an earlier page at this path are removed.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - write: Writes a text to a path.
    package func write<Failure: Error>(
        to path: String, with write: (_ text: String, _ path: String) throws(Failure) -> Void
    ) throws(Failure) {
        Self.removeParts(of: path)
        if let first = parts.first {
            // A folder that cannot be made is a file that cannot be written, which the closure reports.
            let folder = URL(fileURLWithPath: self.path(of: first)).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        }
        for part in parts { try write(part.text, self.path(of: part)) }
        try write(page.text, path)
    }

    /// The name of the folder of a page's parts: `feed.parts` for `feed.html`.
    static func folderName(of page: String) -> String {
        let name = page.split(separator: "/").last.map(String.init) ?? page
        return (name.lowercased().hasSuffix(".html") ? String(name.dropLast(5)) : name) + ".parts"
    }

    /// Removes the files that an earlier page left in the folder of its parts, and the folder if it is empty then.
    private static func removeParts(of path: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(folderName(of: path))
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
        let parts = names.filter(isPart)
        for name in parts { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        if !parts.isEmpty, parts.count == names.count { try? FileManager.default.removeItem(at: folder) }
    }

    /// Whether a file has the name of a part: the numbers of a run and of a part of it, such as `1-12.js`.
    private static func isPart(_ name: String) -> Bool {
        guard name.hasSuffix(".js") else { return false }
        let numbers = name.dropLast(3).split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
    }
}
