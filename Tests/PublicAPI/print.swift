// Prints the public declarations of a module, sorted, one a line, from its symbol graph: types with superclass and
// protocols. See Tests/public-api.sh.
import Foundation

struct Graph: Decodable {
    struct Fragment: Decodable {
        var spelling: String
    }

    struct Identifier: Decodable {
        var precise: String
    }

    struct Symbol: Decodable {
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

/// Protocols that nearly every type has, without being declared to.
let implied: Set<String> = ["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"]

/// Those that an object has from `NSObject`.
let impliedByObject: Set<String> = [
    "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol",
]

extension Graph {
    /// The superclass of each type, then its protocols by name.
    var inherited: [String: String] {
        let names = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }, uniquingKeysWith: { $1 })
        func sorted(_ kind: String) -> [String: [String]] {
            let relationships = relationships.filter { $0.kind == kind }
            return Dictionary(grouping: relationships, by: \.source).mapValues { all in
                let named = all.compactMap { names[$0.target] ?? $0.targetFallback.map(withoutModule) }
                let isObject = named.contains("NSObjectProtocol")
                return Set(named).subtracting(isObject ? impliedByObject : []).subtracting(implied).sorted()
            }
        }
        return sorted("inheritsFrom").merging(sorted("conformsTo"), uniquingKeysWith: +)
            .filter { !$0.value.isEmpty }.mapValues { $0.joined(separator: ", ") }
    }

    private func withoutModule(_ name: String) -> String {
        name.split(separator: ".").dropFirst().joined(separator: ".")
    }
}

var lines: Set<String> = []
for file in CommandLine.arguments.dropFirst() {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    let inherited = graph.inherited
    for symbol in graph.symbols {
        let declaration = symbol.declarationFragments.map(\.spelling).joined()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let name = symbol.pathComponents.joined(separator: ".")
        let inheritance = inherited[symbol.identifier.precise].map { ": \($0)" } ?? ""
        lines.insert("\(name): \(symbol.accessLevel) \(declaration)\(inheritance)")
    }
}
print(lines.sorted().joined(separator: "\n"))
