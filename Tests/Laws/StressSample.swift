import FlowScenario
import FlowSimulator
import SeededRandom

/// Small scenarios to begin with, where no file is given.
struct StressSample {
    private var random: SeededGenerator
    private let axis: CollectionView.ScrollDirection
    private let sizesThemselves: Bool
    /// Whether lengths are thirds and other numbers that no pixel fits.
    private let isOdd: Bool

    static func document(seed: UInt64, for subject: StressLaw.Subject = .layouts) -> JSONValue {
        if subject == .tables { return StressTableSample.document(seed: seed) }
        var sample = StressSample(seed: seed)
        let layout = sample.layout()
        let sections = sample.sections()
        let container = sample.container()
        return ["format": 2, "container": container, "layout": layout, "sections": .array(sections), "steps": []]
    }

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed &* 31 &+ 7)
        axis = random.isHeads(oneIn: 4) ? .horizontal : .vertical
        sizesThemselves = !random.isHeads(oneIn: 3)
        isOdd = random.isHeads(oneIn: 4)
    }

    private mutating func layout() -> JSONValue {
        var layout: JSONValue = [
            "scrollDirection": axis == .vertical ? "vertical" : "horizontal",
            "minimumLineSpacing": .number(Double(random.below(4) * 5)),
            "minimumInteritemSpacing": .number(Double(random.below(4) * 5)),
        ]
        if sizesThemselves {
            layout["estimatedItemSize"] =
                random.isHeads(oneIn: 6)
                ? "automatic" : .numbers(random.pick([300, 100, 40]), random.pick([30, 60, 120]))
        }
        if random.isHeads() { layout["header"] = .number(isOdd ? 17.1 : Double(random.below(3) * 20)) }
        if random.isHeads(oneIn: 3) { layout["footer"] = 15 }
        if random.isHeads(oneIn: 3) { layout["pinHeaders"] = true }
        if random.isHeads(oneIn: 4) { layout["pinFooters"] = true }
        if random.isHeads(oneIn: 3) {
            layout["sectionInset"] = isOdd ? .numbers(4.4, 10, 5.3, 10) : .numbers(5, 10, 5, 10)
        }
        if random.isHeads(oneIn: 5) { layout["backgrounds"] = true }
        if random.isHeads(oneIn: 5) { layout["options"] = ["queryRect": "pages"] }
        if random.isHeads(oneIn: 8) { layout["sectionInsetReference"] = random.pick(["safeArea", "layoutMargins"]) }
        if random.isHeads(oneIn: axis == .vertical ? 6 : 3) { layout["flipsInRightToLeft"] = true }
        if random.isHeads(oneIn: 10) {
            layout["anchor"] = random.pick(["bottom", "none"])
        } else {
            // Of a copy, so that everything else of a seed is as it was.
            var copy = random
            if copy.isHeads() { layout["anchor"] = "top" }
        }
        return layout
    }

    private mutating func sections() -> [JSONValue] {
        let isList = random.isHeads(oneIn: 3)
        return (0..<random.within(1...3)).map { _ in
            ["items": .array((0..<random.within(0...3)).map { _ in group(isList: isList) })]
        }
    }

    private mutating func group(isList: Bool) -> JSONValue {
        let along = isOdd ? random.pick([44.3, 53.2222, 100.0 / 3, 76.6]) : Double(random.within(1...12) * 10)
        let across = isList ? 300 : random.pick([300, 140, 100, 50, 30.5])
        var group: JSONValue = ["count": .number(Double(random.within(0...12)))]
        group[sizesThemselves ? "actual" : "size"] = size(along, across)
        guard sizesThemselves, random.isHeads(oneIn: 4) else { return group }
        group["actualByCategory"] = ["small": size(along * 0.75, across), "extraExtraLarge": size(along * 1.5, across)]
        return group
    }

    private func size(_ along: Double, _ across: Double) -> JSONValue {
        axis.size(along: along, across: across).json
    }

    private mutating func container() -> JSONValue {
        let size = axis.size(along: 400, across: 300)
        var container: JSONValue = [
            "width": .number(size.width), "height": .number(size.height), "scale": .number(random.pick([1, 2, 3])),
        ]
        if random.isHeads(oneIn: 4) { container["insets"] = insets(30, 20) }
        if random.isHeads(oneIn: 5) { container["safeArea"] = insets(47, 10) }
        if random.isHeads(oneIn: 4) { container["layoutDirection"] = "rightToLeft" }
        return container
    }

    private mutating func insets(_ along: Double, _ across: Double) -> JSONValue {
        let (start, end) = (random.pick([0, along]), random.pick([0, along * 2]))
        return axis == .vertical ? .numbers(start, across, end, 0) : .numbers(0, start, across, end)
    }
}
