/// A declaration that begins a line: `struct Scenario`, `extension Scenario.Step`.
struct TopLevelDeclaration: Equatable {
    var keyword: String
    /// Without generic parameters; with the outer types, where the source writes them.
    var name: String
    var isPrivate = false

    private static let keywords: Set = [
        "struct", "class", "enum", "actor", "protocol", "func", "typealias", "extension",
    ]
    private static let modifiers: Set = [
        "public", "open", "package", "internal", "fileprivate", "private", "final", "indirect", "nonisolated",
    ]

    /// All of a file, private ones too. Nested declarations are indented, so a line tells them apart.
    static func all(in text: String) -> [TopLevelDeclaration] {
        text.split(separator: "\n").compactMap { TopLevelDeclaration(line: $0) }
    }

    private init?(line: Substring) {
        guard let first = line.utf8.first, first == UInt8(ascii: "@") || (97...122).contains(first) else { return nil }
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || Self.modifiers.contains(String($0)) }
        guard words.count > 1, let keyword = words.first, Self.keywords.contains(String(keyword)) else { return nil }
        self.keyword = String(keyword)
        isPrivate = line.contains("private ")
        name = String(words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }
}

/// The name of a source file and what it promises of the declarations in it.
///
/// `X.swift` declares a type, protocol, extension or function X. `X+Y.swift` extends X, a type nested in X, or a nested
/// type that is itself called X.
struct FileName {
    private let type: String
    private let isExtension: Bool

    /// - Parameter path: With folders or without, with the ending.
    init(path: String) {
        let stem = (path.split(separator: "/").last ?? "").dropLast(".swift".count)
        let parts = stem.split(separator: "+", maxSplits: 1)
        type = String(parts.first ?? "")
        isExtension = parts.count > 1
    }

    func fits(_ text: String) -> Bool {
        TopLevelDeclaration.all(in: text).contains { declaration in
            let parts = declaration.name.split(separator: ".").map(String.init)
            guard isExtension else { return parts.last == type }
            return declaration.keyword == "extension" && (parts.first == type || parts.last == type)
        }
    }
}
