import Foundation
import PlainTexts

extension TimelinePage {
    /// The files of the page at a path. A page of more than 10 MB is written in parts, which list all events.
    ///
    /// - Parameter path: The path of the document. Parts are in a folder next to it.
    package func files(at path: String) -> PageFiles { files(at: path, partsAbove: PageFiles.partsAbove) }

    /// The files of the page at a path, and of the script that shows its runs in an open page.
    package func files(
        at path: String, version: String
    ) -> (files: PageFiles, script: String) {
        let (content, parts) = content(at: path, partsAbove: PageFiles.partsAbove, partBytes: TimelineParts.partBytes)
        let files = PageFiles(page: .init(path: path, text: document(content)), parts: parts)
        return (files, script(version: version, content))
    }

    func files(at path: String, partsAbove limit: Int, partBytes: Int = TimelineParts.partBytes) -> PageFiles {
        let (content, parts) = content(at: path, partsAbove: limit, partBytes: partBytes)
        return PageFiles(page: .init(path: path, text: document(content)), parts: parts)
    }

    private func content(at path: String, partsAbove limit: Int, partBytes: Int) -> (Content, [PageFiles.File]) {
        let whole = Content(subtitle: subtitle, data: Self.array(runs.map { $0.json(eventBytes: .max) }))
        guard document(whole).utf8.count > limit else { return (whole, []) }
        let folder = PageFiles.folderName(of: path)
        var documents: [JSONText] = []
        var files: [PageFiles.File] = []
        for (number, run) in runs.enumerated() {
            let address = address(inFolder: folder, ofRun: number)
            let parts = run.parts(at: address, partBytes: partBytes)
            documents.append(parts.document)
            for (index, part) in parts.parts.enumerated() {
                let own = Self.literal(address.replacingOccurrences(of: "#", with: "\(index + 1)"))
                files.append(
                    .init(
                        path: "\(folder)/\(number + 1)-\(index + 1).js",
                        text: "flowsimPage.part(\(own),\(part.string));\n"))
            }
        }
        let data = Self.array(documents)
        let bytes = files.reduce(data.utf8.count) { $0 + $1.text.utf8.count }
        let size = "; \(Self.megabytes(bytes)) in \(NumberText.count(files.count, "part")), loaded as they are seen"
        return (Content(subtitle: subtitle + size, data: data), files)
    }

    /// The address of the parts of a run, with `#` in place of their numbers. A page that follows loads the parts of
    /// each version again.
    private func address(inFolder folder: String, ofRun number: Int) -> String {
        let name = folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? folder
        return "\(name)/\(number + 1)-#.js" + (version.isEmpty ? "" : "?\(version)")
    }
}
