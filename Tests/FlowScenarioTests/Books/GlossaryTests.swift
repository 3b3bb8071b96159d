import FlowTestSupport
import Foundation
import Testing

@Suite("Glossary")
struct GlossaryTests {
    @Test("Terms are in alphabetical order, once, each under an anchor of its own words and with a sentence")
    func entries() throws {
        let text = try Repository.text("docs/glossary.md").text
        let entries = text.matches(of: /<a id="([^"]+)"><\/a>\*\*([^*]+)\*\*: [A-Z`]/)
        let terms = entries.map { String($0.2) }
        #expect(terms == Set(terms).sorted())
        #expect(terms.count > 40)
        #expect(entries.count == text.matches(of: /<a id=/).count)
        for entry in entries {
            let anchor = entry.2.filter { $0 != "," }.replacing(" ", with: "-")
            #expect(String(entry.1) == anchor)
        }
    }
}
