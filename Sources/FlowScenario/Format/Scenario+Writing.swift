import Foundation

extension Scenario {
    /// Returns the scenario as a JSON document, which `flowsim` and ``init(json:folder:)`` read.
    ///
    ///     let scenario = try Scenario(recording: view)
    ///     print(try scenario.json())
    ///
    /// Read again it is an equal scenario. Defaults are left out, and short values are on one line.
    ///
    /// The document has the values of the scenario, not the form of the document that it was read from: items of a
    /// catalogue are in the sections, a bubble is views and constraints, and comments are gone. A `set` names the
    /// properties that it changes, also where ``LayoutChange/names`` does not. Recorded fonts are named by their file,
    /// as in ``fonts``. Values without a meaning are left out: a table's ``layout``, and the titles of its sections,
    /// whose headers have their own.
    ///
    /// - Returns: The text, with a newline at its end; the same for equal scenarios.
    /// - Throws: `ScenarioError` without a file, with a place in the document, for a scenario that no document can
    ///   express: one made in code with a value that a reader refuses, such as a negative length or more items than the
    ///   limit, or with one that the format does not have, such as texts of two styles in one section. Of a catalogue,
    ///   texts of more than 4,000 bytes are refused.
    /// - Complexity: O(*n*) in the length of the document, which is also read once, to be sure.
    public func json() throws(ScenarioError) -> String { try json(checks: SimulatorChecks()) }

    /// Writes the JSON document of ``json()`` to a file. An existing file is replaced in one operation. If the file is
    /// a link, the linked file is replaced.
    ///
    /// - Parameter url: Of a file. Its folder has to be there.
    /// - Throws: `ScenarioError` as ``json()`` does; with the file's name where it cannot be written.
    /// - Complexity: As ``json()``.
    public func write(to url: URL) throws(ScenarioError) {
        try FileWriting.write(json(), to: url.path)
    }
}
