import FlowTestSupport
import Testing

/// One noun, one type: those that there are twice today become fewer, and no further ones come. `Tests/house.sh` counts
/// nested types, too.
@Suite struct TypeNameTests {
    private static let known: Set = ["SectionMetrics"]
    private static let knownNouns: Set = [
        "Cell", "Metrics", "SizeDelegate", "Source", "TableDelegate",
    ]

    /// The names of top-level types that are not private, with the modules that declare them.
    private static let modules: [String: Set<Substring>] = {
        let types: Set = ["struct", "class", "enum", "actor", "protocol"]
        var modules: [String: Set<Substring>] = [:]
        for source in (try? Repository.sources()) ?? [] where source.path.hasPrefix("Sources/") {
            for type in TopLevelDeclaration.all(in: source.text) where types.contains(type.keyword) && !type.isPrivate {
                modules[type.name, default: []].insert(source.path.split(separator: "/")[1])
            }
        }
        return modules
    }()

    @Test("No two modules declare a type of one name")
    func names() {
        #expect(Self.modules.count > 1000)
        #expect(Self.modules.filter { $0.value.count > 1 && !Self.known.contains($0.key) } == [:])
    }

    @Test("No types of two modules differ only by what they are part of: a scenario, a recording, its replay")
    func nouns() {
        var modules: [String: [String: Set<Substring>]] = [:]
        for (name, places) in Self.modules {
            guard let part = ["Scenario", "Recorded", "Played"].first(where: name.hasPrefix) else { continue }
            modules[String(name.dropFirst(part.count)), default: [:]][name] = places
        }
        let twins = modules.filter { $0.value.count > 1 && Set($0.value.values.joined()).count > 1 }
        #expect(twins.filter { !Self.knownNouns.contains($0.key) } == [:])
    }
}
