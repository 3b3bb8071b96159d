extension JSONPlace {
    package func bool() throws(ScenarioError) -> Bool {
        guard case .bool(let value) = value else { throw expected("true or false") }
        return value
    }

    /// One of a list of names, as the value that it stands for.
    package func choice<Value>(_ choices: [(String, Value)]) throws(ScenarioError) -> Value {
        let text = try string()
        guard let choice = choices.first(where: { $0.0 == text }) else {
            throw unknown(text, among: choices.map(\.0))
        }
        return choice.1
    }
}
