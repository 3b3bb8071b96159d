import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// `flowsim compare --with-anchor` and `--with-estimate`: a scenario next to itself after a change.
@MainActor
@Suite struct ScenarioVariantTests {
    private let jumping = Repository.docs.appendingPathComponent("samples/feed-jumping.json").path
    private let anchored = Repository.docs.appendingPathComponent("samples/feed-anchored.json").path

    private func comparison(_ words: String...) throws -> ScenarioComparison {
        let result = FlowsimCommand.run(["compare", "--json"] + words)
        #expect(result.exitCode < 2, "\(result.errorOutput)")
        return try result.comparison
    }

    @Test("Another anchor is compared as if it were in a second file")
    func anchor() throws {
        let one = try comparison("--with-anchor", "top", jumping)
        let two = try comparison(jumping, anchored)
        #expect(one.steps.map(\.differences.count) == two.steps.map(\.differences.count))
        #expect(one.costs.map(\.what) == two.costs.map(\.what))
        #expect(one.costs.map(\.b) == two.costs.map(\.b))
        #expect(one.b.name == "with anchor top")
        #expect(one.b.file == jumping)
    }

    @Test("The anchor of every step changes, and an item can be the anchor")
    func anchorOfSteps() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "set.json",
            """
            {"format": 2, "container": {"width": 100, "height": 200},
             "layout": {"estimatedItemSize": [100, 50]}, "sections": [{"items": [{"actual": [100, 60], "count": 9}]}],
             "steps": [{"set": {"minimumLineSpacing": 4}}, {"together": [{"set": {"minimumLineSpacing": 2}}]}]}
            """)
        let scenario = try Scenario(contentsOfFile: path)
        let item = try #require(Scenario.AnchorRule(option: "0-3"))
        let changed = try ScenarioVariant(anchor: item).applied(to: scenario)
        #expect(changed.anchorRule == .item(.init(section: 0, item: 3)))
        for step in changed.steps {
            guard case .set(let change) = step.action.parts[0] else {
                Issue.record("\(step.action)")
                continue
            }
            #expect(change.layout.anchorRule == changed.anchorRule)
        }
        #expect(try comparison("--with-anchor", "0-3", path).b.name == "with anchor 0-3")
    }

    @Test("An estimate is a length along the scroll axis, a size, or the average")
    func estimates() throws {
        let scenario = try Scenario(contentsOfFile: jumping)
        #expect(try EstimateOption("96")?.estimate(in: scenario) == .item(.size(.init(width: 375, height: 96))))
        #expect(try EstimateOption("300x80")?.estimate(in: scenario) == .item(.size(.init(width: 300, height: 80))))
        #expect(try EstimateOption("automatic")?.estimate(in: scenario) == .item(.automatic))
        for wrong in ["", "x", "96x", "0", "-3", "nan", "1e99", "1x2x3", "auto"] {
            #expect(EstimateOption(wrong) == nil)
        }
        let table = try Scenario(
            contentsOfFile: Repository.docs.appendingPathComponent("scenarios/tables/rows-above.json").path)
        #expect(try EstimateOption("96")?.estimate(in: table) == .row(96))
    }

    @Test(
        "What cannot be changed is refused with a sentence",
        arguments: [
            (["--with-anchor", "topp", "FEED"], "did you mean “top”?"),
            (["--with-estimate", "96 pt", "FEED"], "takes a length such as 96, a size such as 375x96, or automatic"),
            (["--with-anchor", "top"], "--with-anchor needs a file"),
            (
                ["--with-anchor", "top", "--html", "both.html", "FEED", "FEED"],
                "--html is for one file with --with-anchor"
            ),
            (["--with-anchor", "top", "--profiles", "all", "FEED"], "--profiles is not for --with-anchor"),
            (["--with-estimate", "automatic", "TABLE"], "an estimate of rows is a height such as 96"),
            (["--with-estimate", "3x4", "TABLE"], "an estimate of rows is a height such as 96"),
            (["--with-estimate", "96", "TAGS"], "cells are not measured"),
        ])
    func refusals(words: [String], sentence: String) throws {
        let folder = try TemporaryFolder()
        let tags = try folder.write(
            "tags.json",
            #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"size": [9, 9]}]}]}"#)
        let files = [
            "FEED": jumping, "TABLE": Repository.docs.appendingPathComponent("scenarios/tables/rows-above.json").path,
            "TAGS": tags,
        ]
        let result = FlowsimCommand.run(["compare"] + words.map { files[$0] ?? $0 })
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
    }

    @Test("Both runs are drawn next to each other")
    func pictures() throws {
        let folder = try TemporaryFolder()
        let page = folder.url.appendingPathComponent("both.html").path
        #expect(FlowsimCommand.run(["compare", "--with-anchor", "top", "--html", page, jumping]).exitCode == 1)
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("with anchor top"))
        let picture = FlowsimCommand.run(["compare", "--with-anchor", "top", "--svg", "-", "--from", "1", jumping])
        #expect(picture.output.hasPrefix("<svg"))
    }
}

extension CommandResult {
    /// The only comparison in the document of `compare --json`.
    var comparison: ScenarioComparison {
        get throws {
            let document = try JSONDecoder().decode(CompareDocument.self, from: Data(output.utf8))
            guard document.comparisons.count == 1, case .pair(let comparison) = document.comparisons[0] else {
                throw CocoaError(.coderInvalidValue)
            }
            return comparison
        }
    }
}
