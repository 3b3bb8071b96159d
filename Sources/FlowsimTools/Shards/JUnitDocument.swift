import FlowScenario

/// JUnit XML, which build servers read: suites of test cases. Equal suites give equal bytes.
struct JUnitDocument {
    var suites: [Suite]
    /// The shard whose suites these are; `nil` if the document has all suites. It is a processing instruction, which
    /// other readers of the document skip.
    var shard: ShardRecord?

    /// The lines of a suite, and the values that the whole document adds up.
    struct Suite {
        /// The lines of the element, each with its indentation.
        var lines: [String]
        var counts: Counts
        /// The duration in milliseconds; `nil` if the document has no times. Programs that read JUnit XML use no finer
        /// unit.
        var milliseconds: Int?
    }

    /// The numbers of test cases with each outcome.
    struct Counts: Hashable {
        var tests = 0, failures = 0, errors = 0, skipped = 0

        static func + (a: Counts, b: Counts) -> Counts {
            Counts(
                tests: a.tests + b.tests, failures: a.failures + b.failures, errors: a.errors + b.errors,
                skipped: a.skipped + b.skipped)
        }

        /// The attributes of an element.
        var attributes: String {
            [("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped)]
                .map { XMLText.attribute($0, "\($1)") }.joined()
        }
    }

    /// The first line of every document.
    static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    /// The name of the processing instruction that has the shard.
    static let shardName = "flowsim-shard"

    /// The sum of the counts of all suites.
    var counts: Counts { suites.reduce(Counts()) { $0 + $1.counts } }

    /// The exit code of a run with these suites.
    var exitCode: Int32 { counts.errors > 0 ? 2 : counts.failures > 0 ? 1 : 0 }

    /// The document with its line ends.
    var text: String {
        let times = suites.compactMap(\.milliseconds)
        let time = times.isEmpty ? nil : times.reduce(0, +)
        return
            ([Self.declaration] + instruction + ["<testsuites\(counts.attributes)\(Self.time(time))>"]
            + suites.flatMap(\.lines) + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// Returns a duration as the attribute of an element; empty if the duration is unknown.
    static func time(_ milliseconds: Int?) -> String {
        milliseconds.map { XMLText.attribute("time", NumberText.plain(Double($0) / 1000)) } ?? ""
    }

    private var instruction: [String] {
        guard let shard else { return [] }
        let units = shard.units.map { "\($0.index):\($0.entries)" }.joined(separator: " ")
        let values = [
            ("number", "\(shard.number)"), ("of", "\(shard.of)"), ("unitCount", "\(shard.unitCount)"),
            ("plan", shard.plan), ("units", units), ("version", FlowsimCommand.version),
        ]
        return ["<?\(Self.shardName)\(values.map(XMLText.attribute).joined())?>"]
    }
}

extension XMLText {
    /// Returns an attribute of an XML element. Line ends in its value are escaped, because a parser would replace them
    /// by spaces.
    static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(escaped(value) { "&#\($0.value);" })\""
    }
}
