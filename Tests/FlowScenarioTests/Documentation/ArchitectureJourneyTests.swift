import FlowTestSupport
import Testing

/// The journeys of docs/architecture.md go through functions that exist.
@Suite struct ArchitectureJourneyTests {
    private struct Step {
        var function: String
        var file: String
    }

    /// The steps of each journey, by its heading.
    private static func journeys() throws -> [(name: String, steps: [Step])] {
        let page = try Repository.text("docs/architecture.md").text
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [(name: String, steps: [Step])] = []
        let section = lines.drop { $0 != "## Five journeys" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        for line in section {
            if line.hasPrefix("### ") { found.append((String(line.dropFirst(4)), [])) }
            let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
            guard cells.count == 3, let name = cells[1].split(separator: "`").first, cells[2].contains(".swift") else {
                continue
            }
            let file = cells[2].split(separator: " ")[0]
            found[found.count - 1].steps.append(Step(function: String(name), file: "Sources/\(file)"))
        }
        return found
    }

    @Test("Each step of a journey is a function that its file declares")
    func steps() throws {
        let journeys = try Self.journeys()
        #expect(journeys.count == 5)
        for journey in journeys {
            #expect(journey.steps.count >= 8, "\(journey.name)")
            for step in journey.steps {
                let text = try Repository.text(step.file).text
                let declaration = step.function.hasPrefix("init(") ? step.function : "func \(step.function)"
                #expect(text.contains(declaration), "\(journey.name): \(declaration) in \(step.file)")
            }
        }
    }
}
