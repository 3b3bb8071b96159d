import FlowTestSupport

/// A world, what happens to it, and where view and reference part then.
struct Find {
    var world: ReferenceWorld
    var steps: [[ReferenceAction]]
    var deviation: Deviation
}

/// Makes a find smaller for as long as the same kind of thing deviates: fewer steps, less in them, fewer sections and
/// items, simpler numbers (delta debugging, after Zeller and Hildebrandt).
@MainActor
struct Shrinker {
    /// How many steps may still be taken, in all runs together.
    private var budget: Int
    private let deviation: (ReferenceWorld, [[ReferenceAction]]) -> Deviation?

    init(
        budget: Int = 20_000,
        deviation: @escaping (ReferenceWorld, [[ReferenceAction]]) -> Deviation? = {
            Attack.deviation(in: $0, after: $1)
        }
    ) {
        self.budget = budget
        self.deviation = deviation
    }

    mutating func shrink(_ find: Find) -> Find {
        var smallest = find
        // Nothing behind the step that shows it matters.
        smallest.steps = Array(find.steps.prefix(find.deviation.step))
        while budget > 0 {
            let isSmaller = reduce(&smallest, \.steps)
            guard reduce(&smallest, \.world) || isSmaller else { break }
        }
        return smallest
    }

    /// Takes the first simpler part that still deviates, again and again.
    private mutating func reduce<Part: Simpler>(_ find: inout Find, _ path: WritableKeyPath<Find, Part>) -> Bool {
        var isReduced = false
        var isDone = false
        while !isDone {
            isDone = true
            for part in find[keyPath: path].simpler {
                var candidate = find
                candidate[keyPath: path] = part
                guard budget > 0 else { return isReduced }
                budget -= candidate.steps.count + 1
                guard let deviation = deviation(candidate.world, candidate.steps),
                    deviation.subject.isLike(find.deviation.subject)
                else { continue }
                candidate.deviation = deviation
                candidate.steps = Array(candidate.steps.prefix(deviation.step))
                find = candidate
                (isReduced, isDone) = (true, false)
                break
            }
        }
        return isReduced
    }
}

extension Deviation.Subject {
    /// Whether the same kind of thing was compared, of whatever element.
    func isLike(_ other: Deviation.Subject) -> Bool {
        switch (self, other) {
        case (.frame, .frame), (.viewFrame, .viewFrame), (.views, .views): true
        default: self == other
        }
    }
}
