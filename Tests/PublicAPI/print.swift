// Prints the public declarations of a module, sorted, one a line, from its symbol graph; see Tests/public-api.sh.
import Foundation

struct Graph: Decodable {
    struct Fragment: Decodable {
        var spelling: String
    }

    struct Symbol: Decodable {
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
    }

    var symbols: [Symbol]
}

var lines: Set<String> = []
for file in CommandLine.arguments.dropFirst() {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    for symbol in graph.symbols {
        let declaration = symbol.declarationFragments.map(\.spelling).joined()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        lines.insert("\(symbol.pathComponents.joined(separator: ".")): \(symbol.accessLevel) \(declaration)")
    }
}
print(lines.sorted().joined(separator: "\n"))
