import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// Shares of the work for several machines.
@MainActor
@Suite struct ShardTests {
    private static let files = [
        "gallery", "gauntlet", "invalidation", "questions", "quirks", "stress", "tables", "updates",
    ]
    .flatMap(Repository.scenarios(in:))

    @Test(
        "A shard is written I/N, from 1/N to N/N",
        arguments: [("1/1", 1, 1), ("2/3", 2, 3), ("10000/10000", 10000, 10000)])
    func reading(text: String, number: Int, count: Int) throws {
        let shard = try #require(Shard(text))
        #expect(shard.number == number)
        #expect(shard.count == count)
        #expect("\(shard)" == text)
    }

    @Test(
        "What is no shard is refused",
        arguments: [
            "", "/", "1", "0/0", "0/3", "3/2", "-1/3", "1/-3", "+1/3", "1/3/5", "1 /3", " 1/3", "1/3 ", "1/10001",
            "x/3",
            "1/x", "1.0/3", "99999999999999999999/99999999999999999999", "1/99999999999999999999", "١/٣", "1//3",
        ])
    func refusals(text: String) {
        #expect(Shard(text) == nil)
        let result = FlowsimCommand.run(["run", "--shard=\(text)", "x.json"])
        #expect(result.exitCode == 2)
        #expect(
            result.errorOutput.hasPrefix(
                "flowsim: --shard takes a shard such as 2/3, the second of three, not “\(text)”"))
    }

    /// The members of all shards for the costs.
    private func members(_ costs: [Int], _ count: Int) throws -> [[Int]] {
        try (1...count).map { try #require(Shard(number: $0, of: count)).members(ofCosts: costs) }
    }

    @Test("Every unit is in one shard, whatever the costs are, and the most expensive shard is near the mean")
    func partition() throws {
        var generator = SeededGenerator(seed: 11)
        for count in [1, 2, 3, 7, 40] {
            for units in [0, 1, 5, 100] {
                let costs = (0..<units).map { _ in Int.random(in: 0...1000, using: &generator) }
                let members = try members(costs, count)
                #expect(members.joined().sorted() == Array(0..<units))
                #expect(members.allSatisfy { $0 == $0.sorted() })
                let totals = members.map { $0.reduce(0) { $0 + max(1, costs[$1]) } }
                let (sum, largest) = (totals.reduce(0, +), costs.max() ?? 0)
                // Greedy: before the last unit of a shard, no other shard had less.
                #expect(totals.allSatisfy { $0 <= sum / count + max(1, largest) })
            }
        }
        #expect(try members([5, 5, 5, 5], 2) == [[0, 2], [1, 3]])
        #expect(try members([1, 9, 1, 1], 2) == [[1], [0, 2, 3]])
        #expect(try members([0, 0, 0], 3) == [[0], [1], [2]])
    }

    /// The work that a run of a scenario does, counted and not timed: items placed, elements queried, cells measured.
    private func work(ofFile file: String) throws -> Int {
        try Scenario(contentsOfFile: file).inEachProfile.reduce(0) { work, scenario in
            let run = ScenarioRun(scenario)
            try run.finish()
            let counts = run.host.statistics
            let looks = counts.itemAttributesQueries + counts.attributesMade + counts.cellsCreated + counts.cellsReused
            return work + counts.itemsRead + counts.rowsReplaced + counts.delegateSizeQueries + looks * 10
                + counts.measurements * 20
        }
    }

    @Test("The scenarios of the documentation are shared evenly, by estimate and by the work that they really do")
    func balance() throws {
        let costs = try Self.files.map { try Scenario(contentsOfFile: $0).estimatedCost }
        let works = try Self.files.map(work)
        for count in [2, 3, 4] {
            let members = try members(costs, count)
            let estimated = members.map { $0.reduce(0) { $0 + costs[$1] } }
            let real = members.map { $0.reduce(0) { $0 + works[$1] } }
            let largest = (estimate: costs.max() ?? 0, work: works.max() ?? 0)
            func limit(_ values: [Int], _ largest: Int, _ factor: Double) -> Double {
                // A file cannot be divided.
                max(Double(values.reduce(0, +)) / Double(count) * factor, Double(largest) * factor)
            }
            #expect(Double(estimated.max() ?? 0) <= limit(estimated, largest.estimate, 1.05), "\(estimated)")
            #expect(Double(real.max() ?? 0) <= limit(real, largest.work, 1.5), "\(real)")
        }
    }

    @Test("The shards of a run have each file once, with equal totals on every machine")
    func union() throws {
        let files = Array(Self.files.prefix(12))
        var found: [String] = []
        for number in 1...5 {
            let arguments = ["run", "--json", "--shard", "\(number)/5"] + files
            let result = FlowsimCommand.run(arguments)
            #expect(FlowsimCommand.run(arguments) == result)
            found += try MachineText.value(RunDocument.self, from: Array(result.output.utf8)).files.map(\.file).distinct
        }
        #expect(found.sorted() == files.sorted())
        let empty = FlowsimCommand.run(["run", "--shard", "3/3", files[0], files[1]])
        #expect(empty == CommandResult(output: "ok: 0 files hold; shard 3 of 3: 0 of 2 files\n"))
    }

    @Test("Bazel's variables name a shard from 0 on, and its status file is written")
    func bazel() throws {
        let folder = try TemporaryFolder()
        let status = folder.url.appendingPathComponent("status").path
        let files = Array(Self.files.prefix(7))
        let variables = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": status]
        for command in [
            ["run", "--json"] + files, ["sweep", "--json", files[0]], ["compare", "--json", files[0], files[1]],
        ] {
            try? FileManager.default.removeItem(atPath: status)
            let arguments = [command[0], "--shard", "2/3"] + command.dropFirst()
            #expect(FlowsimCommand.run(command, environment: variables) == FlowsimCommand.run(arguments))
            #expect(FileManager.default.fileExists(atPath: status))
            #expect(
                FlowsimCommand.run(arguments, environment: ["TEST_TOTAL_SHARDS": "x"]) == FlowsimCommand.run(arguments))
        }
        #expect(FlowsimCommand.run(["validate", files[0]], environment: variables).output.hasSuffix(": ok\n"))
        #expect(
            FlowsimCommand.run(["run", files[0]], environment: ["TEST_TOTAL_SHARDS": "", "TEST_SHARD_INDEX": ""])
                == FlowsimCommand.run(["run", files[0]]))
    }

    @Test(
        "Variables that name no shard are refused with a sentence",
        arguments: [
            ("0", "0"), ("3", "3"), ("3", "-1"), ("3", ""), ("", "1"), ("x", "1"), ("99999999999999999999", "1"),
        ])
    func wrongVariables(count: String, index: String) {
        let result = FlowsimCommand.run(
            ["run", Self.files[0]], environment: ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index])
        #expect(result.exitCode == 2)
        #expect(
            result.errorOutput.hasPrefix(
                "flowsim: TEST_TOTAL_SHARDS is “\(count)” and TEST_SHARD_INDEX is “\(index)”, but they are a number"))
    }
}
