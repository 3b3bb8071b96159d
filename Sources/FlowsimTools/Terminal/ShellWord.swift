/// A word as it is written in a shell, so that a command that is printed can be copied.
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
