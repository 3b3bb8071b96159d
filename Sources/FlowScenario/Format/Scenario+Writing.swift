import Foundation

extension Scenario {
    /// The scenario as a JSON document, which `flowsim` and ``init(json:folder:)`` read.
    ///
    ///     let scenario = try Scenario(recording: view)
    ///     print(try scenario.json())
    ///
    /// Read again it is an equal scenario. What the reader assumes anyway is left out, what is short is on one line.
    ///
    /// The document says what the scenario holds, not how it once was said: items of a catalogue are in the sections, a
    /// bubble is views and constraints, and comments are gone. A `set` names the properties that it changes, also where
    /// ``LayoutChange/names`` does not. Recorded fonts are named by their file, as in ``fonts``. What means nothing is
    /// left out: a table's ``layout``, and the titles of its
    /// sections, whose headers have their own.
    ///
    /// - Returns: The text, with a newline at its end; the same for equal scenarios.
    /// - Throws: `ScenarioError` without a file, with a place in the document, for a scenario that no document says:
    ///   one made in code that holds what a reader refuses, such as a negative length or more items than the limit, or
    ///   what the format has no word for, such as texts of two styles in one section. Of a catalogue, texts of more
    ///   than 4,000 bytes are refused.
    /// - Complexity: O(*n*) in the length of the document, which is also read once, to be sure.
    public func json() throws(ScenarioError) -> String { try json(checks: SimulatorChecks()) }

    /// Writes the JSON document of ``json()`` to a file, which is replaced at once; where it is a link, what that leads
    /// to is.
    ///
    /// - Parameter url: Of a file. Its folder has to be there.
    /// - Throws: `ScenarioError` as ``json()`` does; with the file's name where it cannot be written.
    /// - Complexity: As ``json()``.
    public func write(to url: URL) throws(ScenarioError) {
        try FileWriting.write(json(), to: url.path)
    }
}
