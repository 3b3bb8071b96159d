import FlowTestSupport
import Foundation
import Testing

@Suite("Names of UIKit's")
struct NameTests {
    struct Row: Hashable {
        var type: String
        var member: String
        var priority: String

        var name: String { type.isEmpty ? member : member.isEmpty ? type : "\(type).\(member)" }
    }

    let names: PublicNames
    let rows: [Row]

    init() throws {
        names = try PublicNames()
        rows = try Repository.text("Tests/UIKitTests/Names/api-surface.tsv").text.split(separator: "\n").dropFirst()
            .map { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return Row(type: columns[0], member: columns[1], priority: columns[2])
            }
    }

    private func missing(_ priority: String) -> [String] {
        rows.filter { $0.priority == priority && !names.has($0.member, of: $0.type) }.map(\.name)
    }

    @Test("Every member that layouts and their tests need exists under UIKit's name", arguments: ["P0", "P1"])
    func needed(priority: String) {
        #expect(missing(priority) == [])
        #expect(rows.filter { $0.priority == priority }.count > 400)
    }

    @Test("Every member that is nice to have exists under UIKit's name, but those that have a reason not to")
    func niceToHave() {
        let missing = missing("P2")
        #expect(missing.filter { MissingNames.reasons[$0] == nil } == [])
        #expect(Set(MissingNames.reasons.keys).subtracting(missing) == [])
    }

    @Test("Every public type of the simulator's has UIKit's name, or a reason why it has none")
    func types() {
        let named = Set(names.aliases.values)
        #expect(names.types.subtracting(named).subtracting(MissingNames.own.keys).sorted() == [])
        #expect(Set(MissingNames.own.keys).subtracting(names.types.subtracting(named)) == [])
    }

    @Test("An alias has the name of its type with UIKit's prefix, or is on the list of those with other names")
    func aliases() {
        for (name, type) in names.aliases where name != type && names.types.contains(type) {
            let isPrefixed = ["UI", "NS", "CA"].contains { name == $0 + type }
            #expect(isPrefixed || MissingNames.renamed[name] == type, "\(name) = \(type)")
        }
    }
}
