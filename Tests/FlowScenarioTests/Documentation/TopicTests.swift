import Foundation
import Testing

/// Who reads an overview page finds every type on it.
@Suite struct TopicTests {
    @Test(
        "The topics of a module's page name its public types, and nothing that it does not have",
        arguments: OverviewPage.modules)
    func topics(module: String) throws {
        let declarations = try OverviewPage.sources(of: module).flatMap { file in
            PublicDeclarations(in: try String(contentsOf: file, encoding: .utf8)).all
        }
        let types = Set(declarations.filter(\.isOuterType).map(\.name))
        let named = try OverviewPage(of: module).topics
        #expect(types.count > 1)
        #expect(types.subtracting(named.map { $0[0] }) == [])
        #expect(Set(named.filter { $0.count == 1 }.map { $0[0] }).subtracting(types) == [])
        #expect(Set(named).count == named.count)
    }

    @Test("Of a file's declarations the types that stand in no other are told apart")
    func outerTypes() {
        let sample = """
            public struct Outer {
                public enum Inner { case one }
            }
            @MainActor
            open class Other {
            }
            public func function() {}
            struct Hidden {
            }
            extension Outer {
                public struct Deep {
                }
            }
            """
        let types = PublicDeclarations(in: sample).all.filter(\.isOuterType).map(\.name)
        #expect(types == ["Outer", "Other"])
    }
}
