import FlowScenario

/// The name of a package, of its module and of its folder.
struct PackageName {
    let text: String

    /// Checks a name.
    ///
    /// - Throws: ``CommandMisuse`` if no module can have it, or if a module or a type that the package uses has it.
    init(_ text: String) throws(CommandMisuse) {
        guard Self.isIdentifier(text), text.count <= 100 else {
            throw CommandMisuse(
                reason: "\(quoted(text)) cannot be the name of a module; it takes letters, digits and “_”, and begins "
                    + "with no digit")
        }
        guard !Self.keywords.contains(text) else { throw CommandMisuse(reason: "\(quoted(text)) is a word of Swift") }
        guard !(Self.modules + Self.types).contains(where: { $0.lowercased() == text.lowercased() }) else {
            throw CommandMisuse(reason: "\(quoted(text)) is the name of a module or a type that the package uses")
        }
        self.text = text
    }

    private static func isIdentifier(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let areLetters = bytes.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        let areDigits = bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isPlain = bytes.indices.allSatisfy { areLetters[$0] || areDigits[$0] || bytes[$0] == UInt8(ascii: "_") }
        return isPlain && areLetters.contains(true) && areDigits.first == false
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The modules of this library that a client's package can build, and those of the toolchain that the files import.
    static let modules = [
        "CallerChecks", "CollectionSimulator", "CompositionalSimulator", "ConstraintSolving", "ControlSimulator",
        "CoreGraphics", "ElementsSimulator", "FlowEngine", "FlowRecorder", "FlowScenario", "FlowSimulator",
        "FlowTesting", "FlowsimTools", "LayoutPictures", "PageFiles", "PlainTexts", "QuartzCore", "ScenarioFormat",
        "TableSimulator", "TextMeasuring", "UIKit", "UIKitSimulator", "ViewSimulator", "_Testing_CoreGraphics",
        "_Testing_UIKit", "flowsim", "Foundation", "Swift", "Testing", "XCTest",
    ]

    /// The types of the package: a module with the name of one of its types cannot be named in code.
    static let types = [
        "Article", "ArticleCell", "ArticleCostTests", "ArticleListController", "ArticleListTests", "ListLayout",
    ]
}
