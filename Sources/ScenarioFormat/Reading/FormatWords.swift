/// The words of format 1 that were renamed in format 2.
package enum FormatWords {
    /// The new names of renamed keys. An inner key is the old name. An outer key is the key of the object that contains
    /// the renamed keys.
    private static let renamed: [String: [String: String]] = [
        "expect": ["passes": "rounds"],
        "metrics": [
            "layoutPasses": "passes", "sizesAsked": "delegateSizeQueries", "rowsBroken": "rowsReplaced",
            "drift": "lastDrift",
        ],
        "options": [
            "maxNestedPasses": "maximumRounds",
            "flowInvalidatesOnMainLengthChange": "invalidatesOnScrollAxisLengthChange",
        ],
    ]

    /// Returns the new name of a key; nil if the key was not renamed. `owner` is the key whose object contains this
    /// key.
    static func newName(of key: String, in owner: String) -> String? { renamed[owner]?[key] }

    /// Returns the renamed words in a document of format 1, each once, in the order in which they occur.
    package static func outdated(in document: JSONValue) -> [(old: String, new: String)] {
        var found: [(old: String, new: String)] = []
        collect(document, of: "", into: &found)
        return found
    }

    private static func collect(_ value: JSONValue, of owner: String, into found: inout [(old: String, new: String)]) {
        switch value {
        case .object(let members):
            for member in members {
                if let new = newName(of: member.key, in: owner), !found.contains(where: { $0 == (member.key, new) }) {
                    found.append((member.key, new))
                }
                collect(member.value, of: member.key, into: &found)
            }
        case .array(let values):
            for value in values { collect(value, of: owner, into: &found) }
        case .string, .number, .bool, .null: break
        }
    }
}
