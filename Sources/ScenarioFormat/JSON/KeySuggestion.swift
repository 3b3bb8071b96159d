/// Functions that suggest the known word that was probably meant by a mistyped word.
package enum KeySuggestion {
    /// The right key for each name that other tools use. The dictionary's key is the other name, in lower case.
    private static let synonyms = [
        "remove": "delete", "add": "insert", "refresh": "reload", "removesection": "deleteSection",
        "addsection": "insertSection",
    ]

    /// Returns the advice for an unknown key, such as “did you mean …?” or a list of the known keys.
    package static func text(for key: String, among keys: [String]) -> String {
        if let synonym = synonyms[key.lowercased()], keys.contains(synonym) { return "did you mean “\(synonym)”?" }
        if let metric = FormatNames.metric(knownAs: key) {
            if keys.contains(metric) { return "did you mean “\(metric)”?" }
            if keys.contains("metrics") { return "say {\"metrics\": {\"\(metric)\": …}}" }
        }
        if keys.contains("update"), let operation = operation(key) {
            return "say {\"update\": [{\"\(operation)\": …}]}"
        }
        let nearest = keys.map { (key: $0, distance: distance(key.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        if let nearest, nearest.distance <= max(2, nearest.key.count / 3) { return "did you mean “\(nearest.key)”?" }
        let related = KeyWords.keys(relatedTo: key, among: keys)
        guard related.isEmpty else { return "did you mean \(choice(of: related))?" }
        return "known here: \(keys.joined(separator: ", "))"
    }

    /// Returns names in a question, such as `“a”` or `one of “a”, “b”`.
    private static func choice(of names: [String]) -> String {
        (names.count > 1 ? "one of " : "") + names.map { "“\($0)”" }.joined(separator: ", ")
    }

    /// Returns the update operation that a step's unknown key probably means; nil if the key means no operation.
    private static func operation(_ key: String) -> String? {
        let name = synonyms[key.lowercased()] ?? key
        return UpdateReader.names.contains(name) && name != "reload" ? name : nil
    }

    /// Returns the end of an error message about an unknown name. It asks whether a similar name was meant. If no name
    /// is similar, it lists the valid names.
    package static func noneOf(_ names: [String], for name: String) -> String {
        if let known = word(for: name, among: names) { return "not known here; did you mean “\(known)”?" }
        return "none of \(names.map { "“\($0)”" }.joined(separator: ", "))"
    }

    /// Returns the known word that was very probably meant by another word; nil if no word is similar.
    ///
    /// At most one letter in three differs, or two letters have changed places. Short words, such as commands, have
    /// many similar words. Numbers are not corrected.
    package static func word(for text: String, among words: [String]) -> String? {
        near(text, among: words).min { $0.distance < $1.distance }?.word
    }

    /// Returns the words that are similar to another word, the most similar first.
    private static func near(_ text: String, among words: [String]) -> [(word: String, distance: Int)] {
        let text = text.lowercased()
        let near = words.map { (word: $0, distance: distance(text, $0.lowercased())) }.filter { known in
            let word = known.word.lowercased()
            return known.distance <= max(1, word.count / 3) || known.distance == 2 && text.sorted() == word.sorted()
        }
        return near.filter { !isSameButForDigits($0.word.lowercased(), text) }.sorted { $0.distance < $1.distance }
    }

    /// Returns “; did you mean …?” with the known words that begin with another word, or are similar to it: at most
    /// three, the most similar first. The text is empty if there are none.
    package static func questions(for text: String, among words: [String]) -> String {
        let beginning = text.count < 2 ? [] : words.filter { $0.hasPrefix(text) }
        let similar = near(text, among: words).map(\.word).filter { !beginning.contains($0) }
        let names = (beginning + similar).prefix(3)
        return names.isEmpty ? "" : "; did you mean \(choice(of: Array(names)))?"
    }

    private static func isSameButForDigits(_ one: String, _ other: String) -> Bool {
        one != other && one.filter { !$0.isNumber } == other.filter { !$0.isNumber }
    }

    /// Returns “; did you mean …?” with the most similar known word. The text is empty if no word is similar.
    package static func question(for text: String, among words: [String]) -> String {
        word(for: text, among: words).map { "; did you mean “\($0)”?" } ?? ""
    }

    /// Returns the least number of letters to change, add or remove so that one word becomes the other (Levenshtein).
    /// If the first word has more than 64 letters, the greatest integer is returned.
    private static func distance(_ a: String, _ b: String) -> Int {
        let first = Array(a.unicodeScalars)
        let second = Array(b.unicodeScalars)
        guard first.count <= 64 else { return .max }
        var row = Array(0...second.count)
        for (i, scalar) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let substituted = diagonal + (scalar == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[second.count]
    }
}
