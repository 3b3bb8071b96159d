/// A word as it is written in a shell, so that a command that is printed can be copied.
struct ShellWord: CustomStringConvertible {
    let description: String

    init(_ text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "_-./,:=@%+#".utf8.contains(byte)
            }
        }
        // A word that begins with a number sign would be a comment.
        description =
            isPlain && !text.isEmpty && text.first != "#"
            ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
