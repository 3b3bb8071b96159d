/// The words of keys, such as `rows` and `replaced` of `rowsReplaced`. Two keys are related if they have words in
/// common.
enum KeyWords {
    /// The word of the format for each word that other tools use, in the singular.
    private static let synonyms = ["call": "query", "asked": "query", "created": "made", "jumped": "jump"]
    /// Words that relate no key to another: they are in many keys, or they only lead from one word to the next.
    private static let common: Set<String> = [
        "number", "count", "total", "of", "the", "all", "is", "in", "at", "per", "item", "cell", "section", "size",
        "layout", "content",
    ]
    /// The greatest number of related keys.
    private static let limit = 3

    /// Returns the keys that have the most words in common with another key, in their order. Empty if no key has a
    /// word in common with it, or if more than ``limit`` keys have.
    static func keys(relatedTo key: String, among keys: [String]) -> [String] {
        let words = words(of: key)
        let shared = keys.map { (key: $0, count: words.intersection(self.words(of: $0)).count) }
        let most = shared.reduce(0) { max($0, $1.count) }
        let related = shared.filter { $0.count == most }.map(\.key)
        return most > 0 && related.count <= limit ? related : []
    }

    /// Returns the words of a key in the singular and in lower case.
    private static func words(of key: String) -> Set<String> {
        var words: [String] = []
        for character in key.prefix(64) {
            if character.isUppercase || words.isEmpty { words.append("") }
            guard character.isLetter else { continue }
            words[words.count - 1] += character.lowercased()
        }
        return Set(words.map(singular)).subtracting(common)
    }

    private static func singular(_ word: String) -> String {
        var word = word
        if word.count > 4, word.hasSuffix("ies") {
            word = word.dropLast(3) + "y"
        } else if word.hasSuffix("sses") {
            word = String(word.dropLast(2))
        } else if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") {
            word = String(word.dropLast())
        }
        return synonyms[word] ?? word
    }
}
