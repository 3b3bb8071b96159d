/// What follows `#if`, as far as it asks for the platform.
struct DirectiveCondition {
    /// Nil where only the compiler knows.
    private var value: Bool?

    /// Whether the code below is compiled here, surely.
    var holds: Bool { value == true }
    var otherwise: DirectiveCondition {
        var other = self
        other.value = value.map { !$0 }
        return other
    }

    init(_ text: String?) {
        guard let text else { return }
        let parts = text.split(separator: " ").map(String.init)
        let negated = parts.filter { $0.hasPrefix("!") }
        let names = ["Darwin", "ObjectiveC", "QuartzCore"].map { "canImport(\($0))" }
        let questions = parts.filter { $0 != "||" && $0 != "&&" }
        guard questions.allSatisfy({ names.contains($0) || names.contains(String($0.dropFirst())) }) else { return }
        // All of one kind: what they ask for is there together or not at all.
        guard negated.isEmpty || negated.count == questions.count else { return }
        #if canImport(Darwin)
            value = negated.isEmpty
        #else
            value = !negated.isEmpty
        #endif
    }
}
