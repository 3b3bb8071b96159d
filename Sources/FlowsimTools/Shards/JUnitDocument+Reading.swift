import FlowScenario

extension JUnitDocument {
    /// Reads a document that `run --junit` wrote. Only that form is read: each suite has its own lines, and is kept as
    /// it is.
    ///
    /// - Throws: `ScenarioError` with the line if the document has another form, or is not of this version.
    init(_ bytes: [UInt8]) throws(ScenarioError) {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = JUnitLines(text.split(separator: "\n", omittingEmptySubsequences: false))
        try lines.take("the declaration of XML") { $0 == Self.declaration }
        if let line = lines.rest.first, line.hasPrefix("<?\(Self.shardName) ") {
            shard = try Self.record(lines.take("a shard") { $0.hasSuffix("?>") }, lines)
        }
        let head = try lines.take("“<testsuites …>”") { $0.hasPrefix("<testsuites ") && $0.hasSuffix(">") }
        suites = []
        while let line = lines.rest.first, line.hasPrefix("  <testsuite ") { suites.append(try lines.takeSuite()) }
        try lines.take("“</testsuites>”") { $0 == "</testsuites>" }
        try lines.take("the end") { $0.isEmpty }
        // A document that was cut or changed by another program would give other totals.
        guard lines.rest.isEmpty, try JUnitLines.counts(of: head, lines) == counts else {
            throw ScenarioError(place: "", reason: "its totals are not those of its suites")
        }
    }

    private static func record(_ line: Substring, _ lines: JUnitLines) throws(ScenarioError) -> ShardRecord {
        let values = JUnitLines.attributes(of: line)
        guard values["version"] == FlowsimCommand.version else {
            throw ShardError.otherVersion(values["version"] ?? "another one")
        }
        let units = (values["units"] ?? "").split(separator: " ").map { $0.split(separator: ":").map(Shard.number) }
        guard let number = values["number"].flatMap(Shard.number), let of = values["of"].flatMap(Shard.number),
            let unitCount = values["unitCount"].flatMap(Shard.number), let plan = values["plan"],
            units.allSatisfy({ $0.count == 2 && !$0.contains(nil) })
        else { throw lines.error("a shard") }
        return ShardRecord(
            number: number, of: of, unitCount: unitCount, plan: plan,
            units: units.map { .init(index: $0[0] ?? 0, entries: $0[1] ?? 0) })
    }
}

/// The lines of a JUnit document that were not read yet.
private struct JUnitLines {
    private(set) var rest: ArraySlice<Substring>

    init(_ lines: [Substring]) { rest = lines[...] }

    /// Returns an error about the line that was read last.
    func error(_ expected: String) -> ScenarioError {
        ScenarioError(
            place: "", reason: "line \(max(1, rest.startIndex)) is not what “run --junit” writes; expected \(expected)")
    }

    /// Removes the next line and returns it.
    ///
    /// - Throws: `ScenarioError` if there is no such line.
    @discardableResult
    mutating func take(_ expected: String, _ isExpected: (Substring) -> Bool) throws(ScenarioError) -> Substring {
        let line = rest.popFirst()
        guard let line, isExpected(line) else { throw error(expected) }
        return line
    }

    /// Removes the lines of a suite and returns the suite.
    mutating func takeSuite() throws(ScenarioError) -> JUnitDocument.Suite {
        let head = try take("“<testsuite …>”") { $0.hasSuffix(">") }
        var lines = [String(head)]
        repeat {
            // Texts have no “<”, so no line of a text looks like the end.
            lines.append(String(try take("“</testsuite>”") { !$0.hasPrefix("  <testsuite ") && $0 != "</testsuites>" }))
        } while lines.last != "  </testsuite>"
        let time = Self.attributes(of: head)["time"]
        let milliseconds = time.flatMap { Double($0) }.map { ($0 * 1000).rounded() }
        guard (time == nil) == (milliseconds == nil), (0...1e12).contains(milliseconds ?? 0) else {
            throw error("a time in seconds")
        }
        return JUnitDocument.Suite(
            lines: lines, counts: try Self.counts(of: head, self), milliseconds: milliseconds.map { Int($0) })
    }

    /// Returns the attributes of a tag. Their values stay escaped.
    static func attributes(of tag: Substring) -> [String: String] {
        // A value has no quotation mark, so marks separate values from the texts between them.
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        var attributes: [String: String] = [:]
        for index in stride(from: 0, to: parts.count - 1, by: 2) where parts[index].last == "=" {
            guard let name = parts[index].dropLast().split(separator: " ").last else { continue }
            attributes[String(name)] = String(parts[index + 1])
        }
        return attributes
    }

    static func counts(of tag: Substring, _ lines: JUnitLines) throws(ScenarioError) -> JUnitDocument.Counts {
        let values = attributes(of: tag)
        let names = ["tests", "failures", "errors", "skipped"]
        let counts = names.compactMap { values[$0].flatMap(Shard.number) }.filter { $0 <= ScenarioLimits.items }
        guard counts.count == names.count else { throw lines.error("numbers of tests") }
        return JUnitDocument.Counts(tests: counts[0], failures: counts[1], errors: counts[2], skipped: counts[3])
    }
}
