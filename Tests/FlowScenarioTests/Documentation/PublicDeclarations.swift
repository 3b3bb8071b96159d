/// What a Swift file declares for others, and whether a documentation comment stands above each of it.
///
/// It reads lines, not syntax, and so needs code as it stands in this package: a declaration begins a line, and its
/// brace is the first on it. Cases of a public enum and members of a public protocol count as public.
struct PublicDeclarations {
    struct Declaration {
        /// Counted from 1.
        var line: Int
        /// `init` for initializers; of several properties on one line the first.
        var name: String
        /// An override has the comment of what it overrides.
        var isDocumented: Bool
        /// Whether it is a type that stands in no other.
        var isOuterType = false
    }

    private(set) var all: [Declaration] = []
    /// What each open brace belongs to.
    private var scopes: [Scope] = []
    private var hasComment = false
    private var isInString = false

    private enum Scope { case publicEnum, publicProtocol, other }

    init(in source: String) {
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            read(line.drop { $0 == " " }, number: index + 1)
        }
    }

    private mutating func read(_ line: Substring, number: Int) {
        let wasInString = isInString
        if line.contains("\"\"\""), line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 {
            isInString.toggle()
        }
        if wasInString { return }
        if line.hasPrefix("///") { return hasComment = true }
        let start = DeclarationStart(line)
        if start == nil, line.hasPrefix("@") { return }
        if let start, isPublic(start) { note(start, on: line, number: number) }
        hasComment = false
        follow(line, start)
    }

    private func isPublic(_ start: DeclarationStart) -> Bool {
        switch scopes.last {
        case .publicEnum: start.isPublic || start.keyword == "case"
        case .publicProtocol: true
        case .other, nil: start.isPublic
        }
    }

    private mutating func note(_ start: DeclarationStart, on line: Substring, number: Int) {
        all.append(
            Declaration(
                line: number, name: start.name, isDocumented: hasComment || start.isOverride,
                isOuterType: scopes.isEmpty && Self.types.contains(start.keyword)))
        // Cases beside their enum have no line for a comment.
        if start.keyword == "enum", line.contains("{ case ") {
            all.append(Declaration(line: number, name: "case", isDocumented: false))
        }
    }

    /// Braces outside strings and comments. The first of a line belongs to what the line declares.
    private mutating func follow(_ line: Substring, _ start: DeclarationStart?) {
        var opened = start.map(Self.scope)
        var isQuoted = false
        var previous: UInt8 = 0
        for byte in line.utf8 {
            defer { previous = previous == UInt8(ascii: "\\") ? 0 : byte }
            if previous == UInt8(ascii: "\\") { continue }
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case _ where isQuoted: break
            case UInt8(ascii: "/") where previous == byte: return
            case UInt8(ascii: "{"):
                scopes.append(opened ?? .other)
                opened = nil
            case UInt8(ascii: "}"): _ = scopes.popLast()
            default: break
            }
        }
    }
}

extension PublicDeclarations {
    private static let types: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    private static func scope(of start: DeclarationStart) -> Scope {
        switch start.keyword {
        case "enum" where start.isPublic: .publicEnum
        case "protocol" where start.isPublic: .publicProtocol
        default: .other
        }
    }
}

/// The words with which a declaration begins.
struct DeclarationStart {
    private(set) var keyword: Substring
    private(set) var name: String
    private(set) var isPublic = false
    private(set) var isOverride = false

    private static let keywords: Set<Substring> = [
        "func", "var", "let", "init", "subscript", "struct", "class", "enum", "protocol", "actor", "typealias",
        "associatedtype", "case",
    ]
    private static let modifiers: Set<Substring> = [
        "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
        "convenience", "required", "nonisolated", "mutating", "nonmutating", "weak", "unowned", "indirect", "lazy",
        "prefix", "postfix", "infix",
    ]

    /// Nil where the line declares nothing.
    init?(_ line: Substring) {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        let heads = words.map { $0.prefix { $0.isLetter } }
        guard let index = heads.indices.first(where: { !Self.isModifier(heads, at: $0) }),
            Self.keywords.contains(heads[index])
        else { return nil }
        keyword = heads[index]
        let following = index + 1 < heads.count ? Array(words)[index + 1] : ""
        name = keyword == "init" ? "init" : String(following.prefix { !"(<:,{".contains($0) })
        isPublic = heads[..<index].contains("public") || heads[..<index].contains("open")
        isOverride = heads[..<index].contains("override")
    }

    /// `class` is a modifier before another keyword.
    private static func isModifier(_ heads: [Substring], at index: Int) -> Bool {
        guard heads[index] == "class" else { return modifiers.contains(heads[index]) }
        return index + 1 < heads.count && (keywords.contains(heads[index + 1]) || modifiers.contains(heads[index + 1]))
    }
}
