/// A file with font measurements from a device: its name in a document, and its content.
///
/// The content is opaque to the format: text measuring has a type for it.
package struct RecordedFontFile: Hashable, Sendable {
    /// The file's name in the document, relative to the document's folder.
    package var file: String
    package var content: any RecordedFontContent

    package init(file: String, content: any RecordedFontContent) {
        self.file = file
        self.content = content
    }

    package static func == (first: RecordedFontFile, second: RecordedFontFile) -> Bool {
        first.file == second.file && AnyHashable(first.content) == AnyHashable(second.content)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(AnyHashable(content))
    }
}

/// The content of a file of recorded fonts.
package protocol RecordedFontContent: Hashable, Sendable {}
