import FlowSimulator
import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

/// The table of profiles in the page about tables.
@Suite
struct TableProfilePageTests {
    @Test("The page about tables has a row for each member of the profile, with the value of each system")
    func page() throws {
        let page = try String(contentsOf: Repository.docs.appendingPathComponent("tables.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let written = Dictionary(rows.map { ($0[0], $0.dropFirst()) }) { first, _ in first }
        for (name, values) in Self.members {
            let cells = try #require(written["`\(name)`"], "\(name) has no row")
            #expect(Array(cells.prefix(6)) == values, "\(name)")
            #expect(cells.count == 7, "\(name) does not say how it is known")
            #expect(!(cells.last ?? "").isEmpty, "\(name) does not say how it is known")
        }
    }

    /// By name: the value of each system, from the oldest.
    private static var members: [(name: String, values: [String])] {
        // Lengths of lists that are those of tables.
        let shared: Set<Substring> = [
            "accessoryWidths", "editingControlWidth", "reorderControlWidth", "headerTopPadding", "plainTitleHeight",
            "groupedDefaultHeight", "groupedFirstHeaderHeight", "groupInset", "wideGroupInset", "separatorInset",
            "wideSeparatorInset",
        ]
        func flat(_ value: Any, _ prefix: String = "") -> [(String, String)] {
            Mirror(reflecting: value).children.flatMap { child -> [(String, String)] in
                let name = prefix + (child.label ?? "")
                switch child.value {
                case is ControlProfile, is CollectionProfile, is String: return []
                case is ListContentProfile:
                    return flat(child.value).filter { shared.contains($0.0.prefix { $0 != "." }) }
                case is DirectionalEdgeInsets: return []
                case let number as CGFloat: return [(name, String(format: "%g", Double(number)))]
                case let flag as Bool: return [(name, flag ? "yes" : "no")]
                case is TableProfile.AccessoryWidths: return flat(child.value, name + ".")
                default: return [(name, "\(child.value)")]
                }
            }
        }
        let columns = TableProfile.all.map { flat($0) }
        return columns[0].indices.map { row in (columns[0][row].0, columns.map { $0[row].1 }) }
    }
}
