import Foundation
import PlainTexts

extension Scenario {
    /// The scenario as the JSON value of a document, without checks.
    package var document: JSONValue { ScenarioWriter(self).document }

    /// Returns the scenario as a JSON document. The document is read once to verify that nothing is lost.
    ///
    /// - Throws: ``ScenarioError`` without a file, with a place in the document, for a scenario that no document can
    ///   express.
    package func json(checks: any DocumentChecks) throws(ScenarioError) -> String {
        let document = document
        if let flaw = document.flaw { throw ScenarioError(place: flaw.place, reason: flaw.reason) }
        let text = document.documentText
        let read: Scenario
        do {
            // The file of its fonts may be elsewhere: it was read already.
            read = try Scenario(document: JSONParser.parse(Array(text.utf8)), fonts: fontFile, checks: checks)
        } catch {
            throw error.withoutLine
        }
        if let place = read.meaning.firstDifference(from: meaning) {
            throw ScenarioError(place: place, reason: "cannot be written: the format has no words for all of it")
        }
        return text
    }
}

extension ScenarioError {
    /// The error without line and column. These are places in a text that the caller does not have.
    fileprivate var withoutLine: ScenarioError {
        var error = self
        error.line = nil
        error.column = nil
        return error
    }
}

extension JSONValue {
    /// The flaw that prevents the value from being written as JSON; nil if there is no flaw. It is a number that JSON
    /// cannot express, or a key that an object contains twice.
    fileprivate var flaw: (place: String, reason: String)? {
        guard let (place, reason) = flawInside else { return nil }
        return (place.hasPrefix(".") ? String(place.dropFirst()) : place, reason)
    }

    private var flawInside: (place: String, reason: String)? {
        switch self {
        case .number(let number) where !number.isFinite:
            return ("", "\(NumberText.plain(number)) is not a number in JSON")
        case .array(let values):
            for (index, value) in values.enumerated() {
                if let flaw = value.flawInside { return ("[\(index)]\(flaw.place)", flaw.reason) }
            }
        case .object(let members):
            var keys: Set<String> = []
            for member in members {
                guard keys.insert(member.key).inserted else {
                    return ("", "the key \(quoted(member.key)) would stand twice in one object")
                }
                if let flaw = member.value.flawInside { return (".\(member.key)\(flaw.place)", flaw.reason) }
            }
        case .null, .bool, .number, .string: break
        }
        return nil
    }
}
