/// Fonts as a device measured them: the file that a document names, and what is in it.
///
/// What a font holds is not the format's matter: text measuring brings its own type.
package struct RecordedFontFile: Hashable, Sendable {
    /// The file, as the document names it: from the document's folder on.
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
