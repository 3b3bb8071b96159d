/// The members of an object whose keys have been checked. A comment is not included.
package struct JSONObject {
    package let place: String
    private let members: [String: JSONValue]

    package init(_ source: JSONPlace, keys: [String]) throws(ScenarioError) {
        guard case .object(let all) = source.value else { throw source.expected("an object") }
        let list = try JSONComment.left(out: all, of: source)
        for member in list where !keys.contains(member.key) {
            throw source.error(
                "unknown key \(quoted(member.key)); " + KeySuggestion.text(for: member.key, among: keys),
                atKey: member.key)
        }
        place = source.place
        members = Dictionary(list.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The keys of the object, in alphabetical order.
    package var keys: [String] { members.keys.sorted() }

    package func has(_ key: String) -> Bool { members[key] != nil }

    package func error(_ reason: String) -> ScenarioError {
        ScenarioError(place: place, reason: reason)
    }

    package subscript(key: String) -> JSONPlace? {
        members[key].map { JSONPlace(value: $0, place: place.isEmpty ? key : "\(place).\(key)") }
    }

    /// Throws an error if the object contains one of the given keys.
    ///
    /// - Parameter reason: The reason for which the first of these keys that the object contains is not allowed.
    package func refuse(_ keys: [String], _ reason: String) throws(ScenarioError) {
        guard let place = keys.lazy.compactMap({ self[$0] }).first else { return }
        throw place.error(reason)
    }

    package func required(_ key: String) throws(ScenarioError) -> JSONPlace {
        guard let value = self[key] else { throw error("“\(key)” is missing") }
        return value
    }
}

/// Comments in documents. JSON has no comments, so every object may contain a comment under a special key.
package enum JSONComment {
    package static let key = "comment"

    /// Checks the comment of an object, and returns the object's other members.
    ///
    /// - Throws: ``ScenarioError`` if the comment is neither a text nor a list of texts.
    package static func left(
        out members: [JSONValue.Member], of source: JSONPlace
    ) throws(ScenarioError) -> [JSONValue.Member] {
        guard let comment = members.first(where: { $0.key == key }) else { return members }
        let place = JSONPlace(value: comment.value, place: source.place.isEmpty ? key : "\(source.place).\(key)")
        if case .array = comment.value {
            for line in try place.elements() {
                guard case .string = line.value else { throw line.expected("a text") }
            }
        } else if case .string = comment.value {
        } else {
            throw place.expected("a text or a list of texts")
        }
        return members.filter { $0.key != key }
    }
}
