import Foundation
import Testing

/// What others can use says what it is.
@Suite struct PublicDocumentationTests {
    @Test("Everything public has a documentation comment", arguments: OverviewPage.modules)
    func documented(module: String) throws {
        var count = 0
        for file in try OverviewPage.sources(of: module) {
            let declarations = PublicDeclarations(in: try String(contentsOf: file, encoding: .utf8)).all
            count += declarations.count
            for declaration in declarations where !declaration.isDocumented {
                Issue.record("\(module), \(file.lastPathComponent):\(declaration.line): \(declaration.name)")
            }
        }
        #expect(count > 10)
    }

    @Test("What is public and has no documentation comment is found, with its line")
    func whatHasNoCommentIsFound() {
        let declarations = PublicDeclarations(in: Self.sample).all
        #expect(declarations.filter { !$0.isDocumented }.map(\.name) == [
            "bare", "init", "hot", "cold", "requirement", "Side", "case", "shared", "last",
        ])
        #expect(declarations.filter(\.isDocumented).map(\.name) == [
            "Thing", "told", "Heat", "warm", "Law", "kept", "over",
        ])
        #expect(declarations.first { $0.name == "bare" }?.line == 5)
    }

    /// Braces in a text and in a comment belong to nothing.
    private static let sample = """
        /// A thing.
        @MainActor
        public struct Thing {
            // Not for documentation.
            public var bare: Int { 1 } // told is below {
            /// Told.
            @discardableResult
            public mutating func told(_ text: String = "}") -> Int { if text == "{" { 1 } else { 2 } }

            public init() {}
            var hidden = 0
            /// Heat.
            public enum Heat {
                case hot
                /// Warm.
                case warm
                indirect case cold(Heat)
                var isHot: Bool { switch self { case .hot: true; default: false } }
            }
        }
        /// A law.
        public protocol Law {
            /// Kept.
            var kept: Bool { get }
            func requirement()
        }
        public enum Side { case left }
        enum Inner { case unseen }
        class Base {
            public class var shared: Base { Base() }
            open override func over() {}
        }
        public let last = 1
        """
}
