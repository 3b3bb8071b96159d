/// Looks for sequences of steps that break a law.
@MainActor
struct StressSearch {
    /// The scenario whose steps are replaced; nil for one of our own a seed.
    var document: StressDocument?
    var stepCount: Int
    /// Told now and then what is looked at.
    var progress: ((String) -> Void)?

    struct Finding {
        var seed: UInt64
        var violation: StressViolation
    }

    /// The first violation, as small as it could be made.
    ///
    /// - Throws: ``ScenarioError`` where a sequence cannot be done at all.
    func firstViolation(of law: StressLaw, seeds: Range<UInt64>) throws(ScenarioError) -> Finding? {
        for seed in seeds {
            if (seed - seeds.lowerBound) % 50 == 0 { progress?("\(law.name): seed \(seed) of \(seeds.upperBound - 1)") }
            guard let sequence = try sequence(seed: seed, for: law), try law.violation(sequence) != nil else { continue }
            progress?("\(law.name): seed \(seed) breaks it, making it smaller")
            var shrinker = StressShrinker(law)
            let smallest = shrinker.shrink(sequence)
            guard let violation = try law.violation(smallest) else { continue }
            return Finding(seed: seed, violation: violation)
        }
        return nil
    }

    /// nil where the law says nothing about the scenario.
    func sequence(seed: UInt64, for law: StressLaw) throws(ScenarioError) -> StressDocument? {
        var sequence = document ?? StressSample.document(seed: seed)
        sequence.steps = []
        let scenario = try sequence.scenario()
        guard law.applies(scenario) else { return nil }
        guard scenario.itemCount <= ScenarioLimits.comparedItems else {
            throw ScenarioError(
                place: "sections",
                reason: "the laws look at every item, and \(NumberText.grouped(scenario.itemCount)) are more than "
                    + NumberText.grouped(ScenarioLimits.comparedItems))
        }
        var steps = StressSteps(scenario, excluding: law.excludes, seed: seed)
        sequence.steps = steps.steps(stepCount)
        return sequence
    }
}

/// Small scenarios to begin with, where no file is given.
enum StressSample {
    static func document(seed: UInt64) -> StressDocument {
        var random = StressGenerator(seed: seed &* 31 &+ 7)
        let isVertical = !random.isHeads(oneIn: 4)
        let sizesThemselves = !random.isHeads(oneIn: 3)
        var layout: JSONValue = [
            "scrollDirection": isVertical ? "vertical" : "horizontal",
            "minimumLineSpacing": .number(Double(random.below(4) * 5)),
            "minimumInteritemSpacing": .number(Double(random.below(4) * 5)),
        ]
        if sizesThemselves { layout["estimatedItemSize"] = .numbers(random.pick([300, 100, 40]), random.pick([30, 60, 120])) }
        if random.isHeads() { layout["header"] = .number(Double(random.below(3) * 20)) }
        if random.isHeads(oneIn: 3) { layout["footer"] = 15 }
        if random.isHeads(oneIn: 4) { layout["pinHeaders"] = true }
        if random.isHeads(oneIn: 3) { layout["sectionInset"] = .numbers(5, 10, 5, 10) }
        let isList = random.isHeads(oneIn: 3)
        var sections: [JSONValue] = []
        for _ in 0..<random.within(1...3) {
            var groups: [JSONValue] = []
            for _ in 0..<random.within(0...3) {
                let along = Double(random.within(1...12) * 10)
                let across = isList ? 300 : random.pick([300, 140, 100, 50, 30.5])
                let size: JSONValue = isVertical ? .numbers(across, along) : .numbers(along, across)
                var group: JSONValue = ["count": .number(Double(random.within(0...12)))]
                group[sizesThemselves ? "actual" : "size"] = size
                groups.append(group)
            }
            sections.append(["items": .array(groups)])
        }
        let container: JSONValue = [
            "width": .number(isVertical ? 300 : 400), "height": .number(isVertical ? 400 : 300),
            "scale": .number(random.pick([1, 2, 3])),
        ]
        return StressDocument(
            value: [
                "format": 1, "container": container, "layout": layout, "sections": .array(sections), "steps": [],
            ])
    }
}
