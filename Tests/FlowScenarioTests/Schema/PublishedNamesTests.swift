import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// The schema, the page on scenarios and the script of pages list the names that stand in the tables of the sources.
///
/// After a table got a row, `FLOWSIM_NAMES=1 swift test --filter PublishedNamesTests` writes the lists anew, and fails
/// this once.
@Suite(.serialized) struct PublishedNamesTests {
    @Test("A published list of names is that of the sources", arguments: PublishedNames.all)
    func published(list: PublishedNames) throws {
        let file = Repository.docs.appendingPathComponent(list.page)
        let text = try String(contentsOf: file, encoding: .utf8)
        let parts = text.components(separatedBy: list.start)
        try #require(parts.count == 2, "\(list.page) begins this list \(parts.count - 1) times: \(list.start)")
        let end = try #require(parts[1].range(of: list.end)?.lowerBound, "\(list.page) does not end the list")
        if ProcessInfo.processInfo.environment["FLOWSIM_NAMES"] != nil {
            try Data((parts[0] + list.start + list.text + parts[1][end...]).utf8).write(to: file)
            Issue.record("\(list.page) was written anew")
        }
        #expect(String(parts[1][..<end]) == list.text, "\(list.page) lists others; see this suite")
    }

    @Test("Every metric of the trace can be expected in a scenario")
    func metrics() throws {
        // That a metric could not be measured is none.
        let properties = Mirror(reflecting: TraceMetrics()).children.compactMap(\.label).filter { $0 != "driftGap" }
        var numbered: [String: Any] = Dictionary(uniqueKeysWithValues: zip(properties, 1...))
        // All but those that depend on what was laid out before.
        let work = Mirror(reflecting: SizingWork()).children.compactMap(\.label)
        numbered["sizing"] = Dictionary(uniqueKeysWithValues: zip(work, 101...))
        let metrics = try JSONDecoder().decode(
            TraceMetrics.self, from: JSONSerialization.data(withJSONObject: numbered))
        let numbers: [Double] = properties.indices.flatMap { index -> [Double] in
            properties[index] == "sizing" ? [101, 102] : [Double(index + 1)]
        }
        #expect(Set(TraceMetric.table.compactMap { $0.value(metrics) }) == Set(numbers))
        #expect(MetricName.all.count == numbers.count)
        #expect(work.prefix(2) == ["fits", "engines"])
        #expect(properties.count > 10)
        let values = TraceMetric.table.compactMap { metric in
            metric.property.split(separator: ".").reduce(numbered as Any?) { object, key in
                (object as? [String: Any])?[String(key)]
            } as? Int
        }
        #expect(values.map(Double.init) == TraceMetric.table.compactMap { $0.value(metrics) })
    }
}

/// A list of names in a page of the documentation, and the text around it.
struct PublishedNames: Sendable {
    var page = "scenario.schema.json"
    /// Occurs once in the page. The list begins where it ends.
    var start: String
    var end: String
    /// The list as it has to be.
    var text: String

    static let all =
        [
            PublishedNames(
                start: #"""
                        "issue": {
                          "enum": [

                    """#, end: "\n      ]", text: lines(issues, indent: 8) { "\"\($0)\"" }),
            PublishedNames(
                start: #"""
                          "description": "A defect of UIKit to reproduce.",
                          "enum": [

                    """#, end: "\n      ]", text: lines(UIKitQuirks.table.map(\.name), indent: 8) { "\"\($0)\"" }),
            PublishedNames(
                start: #"""
                        "metrics": {
                          "type": "object",
                          "properties": {
                            "comment": {"$ref": "#/$defs/comment"},

                    """#, end: "\n      }",
                text: lines(MetricName.all, indent: 8) { "\"\($0)\": {\"$ref\": \"#/$defs/metric\"}" }),
            PublishedNames(
                page: "scenarios.md", start: "All are off unless named: ", end: ".\n\n",
                text: wrapped(UIKitQuirks.table.map { "`\($0.name)`" }, after: "All are off unless named: ".count)),
            PublishedNames(
                page: "../Sources/PageFiles/Script/story.js", start: "const costWords = {\n", end: "\n};",
                text: costWords),
        ] + actions + formatNames + metrics + FieldTable.all.flatMap { [$0.page, $0.schema] }

    /// The keys of a step, and of a part of one, of which there is exactly one.
    private static let actions = [
        PublishedNames(
            start: #"""
                      "description": "One thing done to the view, or looked at.",
                      "properties": {
                        "comment": {"$ref": "#/$defs/comment"},

                """#, end: ",\n        \"together\"", text: lines(Scenario.Action.keys, indent: 8, property)),
        PublishedNames(
            start: #"""
                        "note": {"type": "string", "description": "Said along with the step when it is reported."}
                      },
                      "additionalProperties": false,
                      "oneOf": [

                """#, end: "\n      ],", text: lines(Scenario.Action.keys + ["together"], indent: 8, requirement)),
        PublishedNames(
            start: #"""
                      "description": "One of several actions of one turn.",
                      "properties": {
                        "comment": {"$ref": "#/$defs/comment"},

                """#, end: ",\n        \"expect\": false", text: lines(partNames, indent: 8, property)),
        PublishedNames(
            start: #"""
                        "expect": false
                      },
                      "additionalProperties": false,
                      "oneOf": [

                """#, end: "\n      ]\n", text: lines(partNames, indent: 8, requirement)),
    ]

    private static let costWords = MomentWriter.costs.map {
        "  \($0.name): ['\($0.one ?? $0.name)', '\($0.many ?? $0.name)'],"
    }.joined(separator: "\n")

    private static let partNames = Scenario.Action.keys.filter { $0 != "expect" }

    private static func property(_ name: String) -> String { "\"\(name)\": {\"$ref\": \"#/$defs/action-\(name)\"}" }

    private static func requirement(_ name: String) -> String { "{\"required\": [\"\(name)\"]}" }

    private static let issues = IssueName.allCases.map(\.rawValue)

    /// What the format knows of the simulator without depending on it.
    private static let formatNames = [
        ("issues", issues), ("quirks", UIKitQuirks.table.map(\.name)), ("metrics", MetricName.all),
    ].map { name, names in
        PublishedNames(
            page: "../Sources/ScenarioFormat/Model/FormatNames.swift",
            start: "    package static let \(name) = [\n        ", end: "\n    ]",
            text: wrapped(names.map { "\"\($0)\"" }, after: 8, indent: 8) + ",")
    }

    /// Metrics have other names, a row in the page on traces and a limit in budgets.
    private static let metrics = [
        PublishedNames(
            page: "../Sources/ScenarioFormat/Model/FormatNames.swift",
            start: "    package static let otherMetrics = [\n        ", end: "\n    ]",
            text: wrapped(
                TraceMetric.table.flatMap { metric in metric.otherNames.map { "\"\($0)\": \"\(metric.name)\"" } },
                after: 8, indent: 8) + ","),
        PublishedNames(
            page: "trace.md", start: "| metric | what it is |\n|---|---|\n", end: "\n| `sizing.structuresBuilt`",
            text: TraceMetric.table.map { MetricProperty.of($0).row }.joined(separator: "\n")),
        PublishedNames(
            page: "../Sources/FlowTesting/Budgets/LayoutBudget+Metrics.swift", start: "extension LayoutBudget {\n",
            end: "\n}\n", text: TraceMetric.table.map { MetricProperty.of($0).limit }.joined(separator: "\n\n")),
    ]

    /// Words with commas, in lines of 120 characters, of which the first is filled up to a column.
    private static func wrapped(_ words: [String], after column: Int, indent: Int = 0) -> String {
        var (text, length) = ("", column)
        for (index, word) in words.enumerated() {
            let piece = index < words.count - 1 ? word + "," : word
            if index > 0 {
                let fits = length + 1 + piece.count < 120
                text += fits ? " " : "\n" + String(repeating: " ", count: indent)
                length = fits ? length + 1 : indent
            }
            text += piece
            length += piece.count
        }
        return text
    }

    private static func lines(_ names: [String], indent: Int, _ line: (String) -> String) -> String {
        names.map { String(repeating: " ", count: indent) + line($0) }.joined(separator: ",\n")
    }
}

extension PublishedNames: CustomTestStringConvertible {
    var testDescription: String { "\(page): \(start.split(separator: "\n").first ?? "")" }
}
