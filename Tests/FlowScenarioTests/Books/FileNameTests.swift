import FlowTestSupport
import Testing

/// Files are named for what they declare.
@Suite struct FileNameTests {
    /// Modules of names: aliases, exports and what is refused, in files by theme.
    private static let modulesOfNames = ["CoreGraphics", "QuartzCore", "UIKit", "UIKitSimulator"]
        + ["_Testing_CoreGraphics", "_Testing_UIKit"]

    /// Files that cannot be named so, each with the reason.
    private static let exceptions = [
        "Sources/FlowEngine/Rows/ElementBuffer+Unsafe.swift": "declares the type; its name says that it is unsafe",
        "Sources/FlowEngine/Tree/ItemNode+Unsafe.swift": "declares the type; its name says that it is unsafe",
        "Sources/FlowEngine/Tree/LeafBuilder+Unsafe.swift": "declares the type; its name says that it is unsafe",
        "Sources/FlowScenario/Exports.swift": "exports modules and declares nothing",
        "Sources/CollectionSimulator/Exports.swift": "exports modules and declares nothing",
        "Sources/CompositionalSimulator/Exports.swift": "exports modules and declares nothing",
        "Sources/ControlSimulator/Exports.swift": "exports modules and declares nothing",
        "Sources/ElementsSimulator/Exports.swift": "exports modules and declares nothing",
        "Sources/FlowSimulator/Exports.swift": "exports modules and declares nothing",
        "Sources/TableSimulator/Exports.swift": "exports modules and declares nothing",
        "Sources/FlowTesting/Exports.swift": "exports modules and declares nothing",
        "Sources/ViewSimulator/Geometry/Exports.swift": "exports modules and declares nothing",
        "Sources/ViewSimulator/Traits/KnownTraits.swift": "a type for each trait, all alike",
        "Sources/flowsim/main.swift": "Swift prescribes the name of an entry point",
    ]

    @Test("Every source file is named for a type, protocol or function that it declares or for the type that it extends")
    func repository() throws {
        let sources = try Repository.sources().filter { source in
            source.path.hasPrefix("Sources/") && source.path.hasSuffix(".swift")
                && !Self.modulesOfNames.contains { source.path.hasPrefix("Sources/\($0)/") }
        }
        let misnamed = sources.filter { !FileName(path: $0.path).fits($0.text) }.map(\.path)
        #expect(sources.count > 300)
        #expect(misnamed == Self.exceptions.keys.sorted())
    }

    @Test(
        "A file fits its name if the declaration is at top level",
        arguments: [
            ("Rows/Row.swift", "struct Row {}", true),
            ("Row.swift", "/// A row.\n@MainActor public final class Row<Item>: Line {\n}", true),
            ("Row.swift", "func Row(_ count: Int) {}", true),
            ("Row.swift", "extension Section.Row {}", true),
            ("Row.swift", "struct Rows {}", false),
            ("Row.swift", "enum Section {\n    struct Row {}\n}", false),
            ("Row.swift", "// struct Row", false),
            ("Row.swift", "let row = Row()", false),
        ])
    func declarations(path: String, text: String, fits: Bool) {
        #expect(FileName(path: path).fits(text) == fits)
    }

    @Test(
        "A file with a plus fits its name if it extends the type, one nested in it or a nested one of that name",
        arguments: [
            ("Row+Breaking.swift", "extension Row {}", true),
            ("Row+Breaking.swift", "extension Row: Sendable where Item: Sendable {}", true),
            ("Row+Breaking.swift", "private extension Row.Item {}", true),
            ("Row+Breaking.swift", "extension Section.Row {}", true),
            ("Row+Breaking.swift", "struct Row {}", false),
            ("Row+Breaking.swift", "extension Rows {}", false),
            ("Row+Breaking.swift", "extension Section {\n    struct Row {}\n}", false),
        ])
    func extensions(path: String, text: String, fits: Bool) {
        #expect(FileName(path: path).fits(text) == fits)
    }
}
