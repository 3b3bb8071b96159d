import FlowScenario
import FlowTestSupport
import FlowsimTools
import Foundation
import ScenarioFormat

extension DocumentShrinker where Value == Find {
    /// Makes a find smaller for as long as the same kind of thing deviates.
    ///
    /// - Parameter steps: How many steps may still be taken, in all runs together.
    init(
        _ find: Find, steps budget: Int = 20_000,
        deviation: @escaping (ReferenceWorld, [[ReferenceAction]]) -> Deviation? = {
            Attack.deviation(in: $0, after: $1)
        }
    ) throws {
        var budget = budget
        // Nothing behind the step that shows it matters.
        let history = FindHistory(world: find.world, steps: Array(find.steps.prefix(find.deviation.step)))
        self.init(find, document: try history.document, budget: .max, plainer: FindHistory.plainer) { document in
            guard budget > 0, let smaller = FindHistory(document) else { return nil }
            budget -= smaller.steps.count + 1
            guard let deviation = deviation(smaller.world, smaller.steps),
                deviation.subject.isLike(find.deviation.subject)
            else { return nil }
            return Find(world: smaller.world, steps: smaller.steps, deviation: deviation)
        }
    }
}

/// What happened until a deviation, as a document in which everything can be made smaller.
private struct FindHistory: Codable {
    var world: ReferenceWorld
    var steps: [[ReferenceAction]]

    init(world: ReferenceWorld, steps: [[ReferenceAction]]) {
        (self.world, self.steps) = (world, steps)
    }

    /// Nil unless all of it is there and the viewport is always 100 points wide and high: ever smaller viewports would
    /// show other faults.
    init?(_ document: JSONValue) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let history = try? decoder.decode(Self.self, from: Data(document.line.utf8)) else { return nil }
        self = history
        var sizes = steps.joined().compactMap { if case .resize(let size) = $0 { size } else { nil } }
        sizes.append(world.size)
        guard sizes.allSatisfy({ $0.width >= 100 && $0.height >= 100 }) else { return nil }
        // An estimate without extent is none.
        if case .estimate(let size) = world.sizing, size.width <= 0 || size.height <= 0 { return nil }
    }

    var document: JSONValue {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
            return try JSONParser.parse(Array(encoder.encode(self)))
        }
    }

    /// Ways of sizing that need no numbers, a number that is nearer to nothing and takes less to say, and no.
    static func plainer(_ value: JSONValue) -> [JSONValue] {
        switch value {
        case .object(let members) where ["estimate", "guess"].contains(members.first?.key):
            return [["equal": [:]], ["delegate": [:]]]
        case .number(let number):
            let coarser = [100.0, 10, 1, 0.5].map { (number / $0).rounded(.towardZero) * $0 + 0 }
            let nearer = [(number / 2).rounded(.towardZero) + 0, number - (number < 0 ? -1 : 1)]
            return ([0] + coarser + nearer).map { .number($0) }
        case .bool(true): return [false]
        default: return []
        }
    }
}
