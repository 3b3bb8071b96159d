import FlowScenario
import SeededRandom

/// Small tables to begin with, where no file is given.
struct StressTableSample {
    private var random: SeededGenerator

    static func document(seed: UInt64) -> JSONValue {
        var sample = StressTableSample(random: SeededGenerator(seed: seed &* 37 &+ 11))
        let (table, container) = (sample.table(), sample.container())
        return [
            "format": 2, "container": container, "table": table, "sections": .array(sample.sections()), "steps": [],
        ]
    }

    private mutating func table() -> JSONValue {
        var table: JSONValue = [
            "profile": random.pick(["iOS8", "iOS9", "iOS11", "iOS15", "iOS15", "iOS26"]),
            "style": random.pick(["plain", "plain", "grouped", "insetGrouped"]),
            "estimatedRowHeight": random.pick(["automatic", 20, 44, 100, 150]),
        ]
        if random.isHeads(oneIn: 3) { table["separatorStyle"] = "none" }
        if random.isHeads(oneIn: 4) { table["headerView"] = .number(Double(random.within(1...8) * 10)) }
        if random.isHeads(oneIn: 5) { table["footerView"] = 35 }
        if random.isHeads(oneIn: 6) { table["sectionHeaderTopPadding"] = 0 }
        if random.isHeads(oneIn: 8) { table["dequeuesForPath"] = false }
        var copy = random
        if copy.isHeads() { table["anchor"] = "top" }
        return table
    }

    private mutating func container() -> JSONValue {
        var container: JSONValue = ["width": 300, "height": 400, "scale": .number(random.pick([1, 2, 3]))]
        if random.isHeads(oneIn: 4) {
            container["insets"] = .numbers(random.pick([0, 30]), 0, random.pick([0, 60]), 0)
        }
        if random.isHeads(oneIn: 5) { container["safeArea"] = .numbers(47, 10, 34, 10) }
        if random.isHeads(oneIn: 5) { container["layoutDirection"] = "rightToLeft" }
        return container
    }

    private mutating func sections() -> [JSONValue] {
        (0..<random.within(1...3)).map { _ in
            var section: JSONValue = ["items": .array((0..<random.within(0...3)).map { _ in group() })]
            for key in ["header", "footer"] where random.isHeads(oneIn: 3) {
                section[key] = random.pick(["Title", 30, ["actual": 50], ["actual": 50, "estimate": 20]])
            }
            return section
        }
    }

    private mutating func group() -> JSONValue {
        var group: JSONValue = ["count": .number(Double(random.within(0...12)))]
        let height: JSONValue = .number(Double(random.within(1...12) * 10))
        if random.isHeads(oneIn: 5) {
            group["height"] = height
        } else {
            group["actual"] = height
            if random.isHeads(oneIn: 5) { group["actualByCategory"] = ["small": 25, "extraExtraLarge": 95] }
        }
        if random.isHeads(oneIn: 6) { group["estimate"] = .number(Double(random.within(1...12) * 10)) }
        if random.isHeads(oneIn: 6) { group["accessory"] = "disclosureIndicator" }
        return group
    }
}
