import FlowTestSupport
import Testing

/// Defaults, calls and methods to override follow from the requirements of protocols.
@Suite struct OptionalMethodTests {
    private static let requirement = """
        public protocol Delegate: AnyObject {
            /// How far a row is moved in, in points, from
            /// zero on. Default: `view.indent(of: row)`, a choice.
            func view(
                _ view: View, indentAt row: Int, with sizes: [String: Int], targets: UnsafeMutablePointer<Int>
            ) -> Double
            /// The row's title; nil for none. Default: `nil`.
            func view(_ view: View, titleAt row: Int) -> String?
            // MARK: Display

            /// How many rows there are.
            func view(_ view: View, count: Bool) -> Int
            /// The row comes on screen. Default: nothing.
            func viewWillShow(_ row: Int)
        }

        """

    private let proto = DelegateProtocol(
        folder: "ViewSimulator", name: "Delegate", calls: ["view": "OptionalCalls", "viewWillShow": "OptionalCall"],
        answers: true)
    private var methods: [DelegateMethod] { proto.methods(in: Self.requirement) }

    private func withoutComments(_ lines: [String]) -> [String] {
        lines.filter { !$0.drop { $0 == " " }.hasPrefix("///") }
    }

    @Test("Requirements are read with their parameters, results and defaults")
    func requirements() {
        #expect(methods.map(\.name) == ["view", "view", "view", "viewWillShow"])
        #expect(methods.map(\.result) == ["Double", "String?", "Int", nil])
        #expect(methods.map(\.fallback) == [.value("view.indent(of: row)"), .value("nil"), .none, .empty])
        #expect(methods[0].parameters.map(\.label) == ["_", "indentAt", "with", "targets"])
        #expect(methods[0].parameters.map(\.name) == ["view", "row", "sizes", "targets"])
        #expect(methods[0].parameters.map(\.type) == ["View", "Int", "[String: Int]", "UnsafeMutablePointer<Int>"])
    }

    @Test("A default implementation notes that it ran and returns the default")
    func defaults() {
        let lines = methods.flatMap { $0.defaultImplementation("open", comment: "A method.") }
        #expect(
            withoutComments(lines) == [
                "    open func view(_ view: View, indentAt row: Int, with sizes: [String: Int],"
                    + " targets: UnsafeMutablePointer<Int>)",
                "        -> Double { OptionalRequirement.notImplemented(view.indent(of: row)) }",
                "    open func view(_ view: View, titleAt row: Int) -> String?"
                    + " { OptionalRequirement.notImplemented(nil) }",
                "    open func view(_ view: View, count: Bool) -> Int { OptionalRequirement.notImplemented() }",
                "    open func viewWillShow(_ row: Int) { OptionalRequirement.notImplemented() }",
            ])
    }

    @Test("A call returns nil if the method is not implemented, or the default where a value is wanted")
    func calls() {
        #expect(
            withoutComments(proto.type("OptionalCalls", of: Array(methods.prefix(3)))) == [
                "@preconcurrency @MainActor", "public struct OptionalCalls {", "    let delegate: any Delegate", "",
                "    public func callAsFunction(_ view: View, indentAt row: Int, with sizes: [String: Int],",
                "        targets: UnsafeMutablePointer<Int>) -> Double? { OptionalRequirement.ask { delegate.view(view,"
                    + " indentAt: row,",
                "        with: sizes, targets: targets) } }",
                "    @_disfavoredOverload public func callAsFunction(_ view: View, indentAt row: Int,"
                    + " with sizes: [String: Int],",
                "        targets: UnsafeMutablePointer<Int>) -> Double"
                    + " { OptionalRequirement.answer { delegate.view(view, indentAt: row,",
                "        with: sizes, targets: targets) } }",
                "    public func callAsFunction(_ view: View, titleAt row: Int) -> String?",
                "        { OptionalRequirement.ask { delegate.view(view, titleAt: row) } ?? nil }",
                "    public func callAsFunction(_ view: View, count: Bool) -> Int?"
                    + " { delegate.view(view, count: count) }",
                "}",
            ])
        #expect(
            withoutComments(proto.type("OptionalCall", of: [methods[3]])).dropFirst(4) == [
                "    @discardableResult public func callAsFunction(_ row: Int) -> Void?",
                "        { OptionalRequirement.ask { delegate.viewWillShow(row) } }",
                "}",
            ])
    }

    @Test("What follows from the requirements is up to date; Tests/optional-methods.sh writes it")
    func written() throws {
        let read: (String) throws -> String = { try Repository.text("Sources/\($0)").text }
        let files = try OptionalMethodFiles(read: read).all()
        #expect(files.count > 15)
        #expect(files.filter { $0.value != (try? read($0.key)) }.keys.sorted() == [])
    }

    @Test("Every protocol with optional methods is in the table, and nothing else is written from it")
    func table() throws {
        let sources = try Repository.sources().filter { $0.path.hasPrefix("Sources/") }
        let files = try OptionalMethodFiles { path in try Repository.text("Sources/\(path)").text }.all()
        let written = sources.filter { $0.text.contains("Generated by Tests/optional-methods.sh") }.map(\.path)
        #expect(Set(written) == Set(files.keys.map { "Sources/\($0)" }))
        let named = sources.flatMap { source in
            source.text.matches(of: /\npublic protocol (\w+)/).map { String($0.1) }.filter { name in
                DelegateProtocol(folder: "", name: name).methods(in: source.text).contains { $0.fallback != .none }
            }
        }
        #expect(named.sorted() == DelegateProtocol.all.map(\.name).sorted())
    }
}
