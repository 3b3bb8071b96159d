import FlowScenario

/// What is written reads back as the same scenario, is as the schema says, and is written the same again.
package struct WritingLaw {
    private let schema: SchemaChecker

    package init(schema: SchemaChecker) {
        self.schema = schema
    }

    /// A sentence for each part of the law that does not hold.
    package func breaches(by scenario: Scenario) -> [String] {
        do {
            let text = try scenario.json()
            // The file of its fonts is where the scenario came from.
            let read = try Scenario(document: JSONParser.parse(Array(text.utf8)), fonts: scenario.fonts)
            var breaches = schema.errors(try JSONParser.parse(Array(text.utf8)))
            if read != scenario { breaches.append("what is read back is another scenario:\n\(text)") }
            if try read.json() != text { breaches.append("what is read back is written in other words:\n\(text)") }
            if !text.hasSuffix("}\n") { breaches.append("the last line does not end") }
            return breaches
        } catch {
            return ["\(error)"]
        }
    }
}
