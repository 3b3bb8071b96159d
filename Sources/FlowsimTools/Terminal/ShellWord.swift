/// A word that is quoted where a shell requires it, so that a printed command can be copied.
struct ShellWord: CustomStringConvertible {
    let description: String

    init(_ text: String) {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-./,:=@%+#".contains($0) }
        // A word that begins with a number sign would be a comment.
        description =
            isPlain && !text.isEmpty && text.first != "#"
            ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
