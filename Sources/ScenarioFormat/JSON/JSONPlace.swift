import Foundation
import PlainTexts

/// A value in a document, and its place in the document for errors. Methods read the value and check it.
package struct JSONPlace {
    package let value: JSONValue
    /// The place in the document, such as `sections[0].items`; empty for the whole document.
    package let place: String

    package init(value: JSONValue, place: String) {
        self.value = value
        self.place = place
    }

    package func error(_ reason: String) -> ScenarioError {
        ScenarioError(place: place, reason: reason)
    }

    /// Returns an error about a character of the text at this place.
    ///
    /// - Parameter character: The place in the text at this place, in characters from the text's start.
    package func error(_ reason: String, atCharacter character: Int) -> ScenarioError {
        ScenarioError(place: place, reason: reason, aim: .character(character))
    }

    /// Returns an error about a key of the object at this place.
    ///
    /// - Parameter key: The wrong key of the object at this place.
    package func error(_ reason: String, atKey key: String) -> ScenarioError {
        ScenarioError(place: place, reason: reason, aim: .key(key))
    }

    /// Returns an error for several keys of which only one is allowed at this place.
    package func exclusion(_ keys: [String]) -> ScenarioError {
        error("“\(keys[0])” and “\(keys[1])” exclude each other", atKey: keys[1])
    }

    /// Returns an error for a name that is not one of the valid names at this place.
    package func unknown(_ name: String, among names: [String]) -> ScenarioError {
        error("\(quoted(name)) is \(KeySuggestion.noneOf(names, for: name))")
    }

    package func expected(_ what: String) -> ScenarioError {
        error("expected \(what), found \(value.kindName)")
    }

    package func string() throws(ScenarioError) -> String {
        guard case .string(let text) = value else { throw expected("a text") }
        try ScenarioLimits.check(text.utf8.count, "bytes of text", limit: ScenarioLimits.textBytes, at: place)
        return text
    }

    /// Returns the elements of a list, each with its place. Each is made only when it is read. This saves memory,
    /// because each place is a text of its own.
    package func elements() throws(ScenarioError) -> some Collection<JSONPlace> {
        guard case .array(let values) = value else { throw expected("a list") }
        return values.indices.lazy.map { [place] in JSONPlace(value: values[$0], place: "\(place)[\($0)]") }
    }

    /// Reads a list. The closure reads each element and returns its value.
    package func elements<Value>(
        _ read: (JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        var values: [Value] = []
        for element in try elements() { values.append(try read(element)) }
        return values
    }

    /// Reads an object, and returns one value for each member. The closure makes this value from the member's name and
    /// value.
    func members<Value>(
        _ read: (String, JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        var values: [Value] = []
        for (name, value) in try members() { values.append(try read(name, value)) }
        return values
    }

    /// Returns the members of an object whose keys are names that the author of the document chose.
    package func members() throws(ScenarioError) -> [(name: String, value: JSONPlace)] {
        guard case .object(let all) = value else { throw expected("an object") }
        let members = try JSONComment.left(out: all, of: self)
        for member in members {
            let bytes = member.key.utf8.count
            try ScenarioLimits.check(bytes, "bytes in a key", limit: ScenarioLimits.textBytes, at: place)
        }
        return members.map { ($0.key, JSONPlace(value: $0.value, place: "\(place).\($0.key.prefix(64))")) }
    }

    /// Returns the members of the object at this place. A key that is not in `keys` is an error.
    ///
    /// - Parameter keys: The valid keys at this place. Any other key is an error.
    package func object(_ keys: [String]) throws(ScenarioError) -> JSONObject {
        try JSONObject(self, keys: keys)
    }

    /// Returns the only member of an object. The member must have one of the given keys.
    func onlyMember(
        _ keys: [String], _ what: String
    ) throws(ScenarioError) -> (key: String, value: JSONPlace) {
        let object = try object(keys)
        guard object.keys.count == 1, let key = object.keys.first, let value = object[key] else {
            throw error("expected \(what)")
        }
        return (key, value)
    }

    /// Reads a number within `range`.
    package func number(_ range: ClosedRange<Double>, _ unit: String = "") throws(ScenarioError) -> Double {
        guard case .number(let number) = value else { throw expected("a number") }
        guard range.contains(number) else {
            let bound =
                number < range.lowerBound
                ? "less than \(text(range.lowerBound))" : "more than \(text(range.upperBound))"
            throw error("\(text(number)) is \(bound)\(unit.isEmpty ? "" : " " + unit)")
        }
        return number
    }

    /// Reads a whole number within `range`.
    package func integer(_ range: ClosedRange<Int>) throws(ScenarioError) -> Int {
        let number = try number(Double(range.lowerBound)...Double(range.upperBound))
        guard number == number.rounded() else { throw error("\(text(number)) is not a whole number") }
        return Int(number)
    }

    /// Reads a number of items or sections, or the index of an item or a section.
    func count() throws(ScenarioError) -> Int { try integer(0...ScenarioLimits.items) }

    /// Reads numbers within `range`, one for each of the given names. They are a list, or an object with these keys.
    package func numbers(_ names: [String], _ range: ClosedRange<Double>) throws(ScenarioError) -> [Double] {
        try elements(names).map { element throws(ScenarioError) in try element.number(range) }
    }

    /// Returns the values of a list with one value for each of the given names, or of an object with these keys, such
    /// as `[0, 60]` or `{"x": 0, "y": 60}`.
    func elements(_ names: [String]) throws(ScenarioError) -> [JSONPlace] {
        if case .object(let members) = value, members.contains(where: { names.contains($0.key) }) {
            let object = try object(names)
            var places: [JSONPlace] = []
            for name in names { places.append(try object.required(name)) }
            return places
        }
        guard case .array(let values) = value, values.count == names.count else {
            let found = if case .array(let values) = value { "a list of \(values.count)" } else { value.kindName }
            throw error("expected [\(names.joined(separator: ", "))], found \(found)")
        }
        return Array(try elements())
    }

    /// Reads a case of an enumeration by its name.
    package func choice<Choice: RawRepresentable & CaseIterable>() throws(ScenarioError) -> Choice
    where Choice.RawValue == String {
        try choice(Choice.allCases.map { ($0.rawValue, $0) })
    }

    /// Returns a number as text: with up to three decimals if they are exact, otherwise with all digits.
    private func text(_ number: Double) -> String {
        let plain = NumberText.plain(number)
        return Double(plain) == number ? plain : "\(number)"
    }

    package func bool() throws(ScenarioError) -> Bool {
        guard case .bool(let value) = value else { throw expected("true or false") }
        return value
    }

    /// Reads a name and returns the value that belongs to it.
    package func choice<Value>(_ choices: [(String, Value)]) throws(ScenarioError) -> Value {
        let text = try string()
        guard let choice = choices.first(where: { $0.0 == text }) else {
            throw unknown(text, among: choices.map(\.0))
        }
        return choice.1
    }

    /// Reads a length in points: 0 or more.
    package func length() throws(ScenarioError) -> Double {
        try number(0...ScenarioLimits.length, "points")
    }

    /// Reads a content offset in points. It may be far greater than the limit for lengths in documents.
    package func point() throws(ScenarioError) -> CGPoint {
        let values = try numbers(["x", "y"], -ScenarioLimits.contentLength...ScenarioLimits.contentLength)
        return CGPoint(x: values[0], y: values[1])
    }

    package func insets() throws(ScenarioError) -> Scenario.Insets {
        let values = try numbers(["top", "left", "bottom", "right"], 0...ScenarioLimits.length)
        return Scenario.Insets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}
