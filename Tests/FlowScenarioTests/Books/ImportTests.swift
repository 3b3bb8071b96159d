import FlowTestSupport
import Testing

/// Imports that the compiler does not ask for.
@Suite struct ImportTests {
    @Test("A file that asks for optional requirements imports their module, or each closure checks its executor")
    func optionalRequirements() throws {
        let asking = try Repository.sources().filter {
            $0.path.contains(/^Sources\/(Elements|Control|Collection|Table|Flow)Simulator\//)
                && $0.text.contains(/OptionalRequirement\.(ask|answer)\b/)
        }
        #expect(asking.count > 5)
        #expect(asking.filter { !("\n" + $0.text).contains("\nimport ViewSimulator\n") }.map(\.path) == [])
    }

    @Test(
        "Pictures, pages and helpers of tests need no scenarios, so that a test that draws a view compiles no format",
        arguments: ["LayoutPictures", "FlowTesting"])
    func pictures(module: String) throws {
        let sources = try Repository.sources().filter { $0.path.hasPrefix("Sources/\(module)/") }
        #expect(sources.count > 15)
        let importing = sources.filter { source in
            ("\n" + source.text).contains(/\n(@_\w+ )?import (FlowScenario|ScenarioFormat)\b/)
        }
        #expect(importing.map(\.path) == [])
    }
}
