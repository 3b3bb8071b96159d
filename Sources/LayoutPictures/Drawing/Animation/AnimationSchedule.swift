/// The times at which the moments of several runs are shown. Steps begin at the same time in all runs.
struct AnimationSchedule {
    /// A period of the schedule in which the picture shows one moment of each run. It begins with the movement from the
    /// previous moments to these moments.
    struct Slot {
        /// The shown moment of each run, as an index in the run's `moments`.
        var moments: [Int]
        /// The index of the step that the moments belong to.
        var step: Int
        /// The times at which elements start and end their movement to this slot's places. They are in seconds from the
        /// start of the picture. Both are equal if no movement is shown.
        var start, end: Double
        /// Whether the slot is the first of its step. In this slot the picture shows the step's action.
        var isFirstOfStep: Bool
    }

    let slots: [Slot]
    /// The duration of the whole picture, in seconds.
    let duration: Double

    /// The largest number of moments of a picture.
    private static let momentLimit = 300
    /// `way` is the duration of a movement, in seconds. The other values are pauses: `round` after a round of measuring
    /// and layout, `rest` after a step, and `end` at the end of the picture.
    private static let (way, round, rest, end) = (0.7, 0.25, 1.1, 2.5)

    /// Makes the schedule of several runs.
    ///
    /// - Parameter first: The step whose end is the first slot, or the first end after it where anything is seen.
    init(_ runs: [Timeline], from first: Int) throws(PictureError) {
        let count = runs.map(\.steps.count).max() ?? 0
        guard (0..<count).contains(first) else {
            throw PictureError(place: "steps", reason: "there is no step \(first); the last one is \(count - 1)")
        }
        var slots: [Slot] = []
        var time = Self.rest
        for step in first..<count {
            // Nothing is done in a step that only compares, and a run that has ended stays as it is.
            let acting = runs.filter { step < $0.steps.count && !$0.steps[step].report.isExpectation }
            let rounds = acting.map { $0.steps[step].moments.count }.max() ?? 0
            for round in 0..<rounds {
                let moments = runs.map { $0.moment(step: step, round: round) }
                // The picture begins with something to see, and that stands still.
                if slots.isEmpty || step == first
                    || runs.indices.allSatisfy({ runs[$0].moments[slots[0].moments[$0]].elements.isEmpty })
                {
                    slots = [Slot(moments: moments, step: step, start: 0, end: 0, isFirstOfStep: false)]
                    continue
                }
                let end = time + (round == 0 ? Self.way : 0)
                slots.append(Slot(moments: moments, step: step, start: time, end: end, isFirstOfStep: round == 0))
                time = end + (round == rounds - 1 ? Self.rest : Self.round)
            }
            guard slots.count <= Self.momentLimit else {
                throw PictureError(
                    reason: "the run has more than \(Self.momentLimit) moments, too many for one picture that "
                        + "moves; a page shows all of them")
            }
        }
        guard !slots.isEmpty else {
            throw PictureError(reason: "nothing happens that a picture could show")
        }
        self.slots = slots
        duration = time + Self.end
    }
}

extension Timeline {
    /// Returns the index of the moment of a round of measuring and layout in a step. It is the step's last moment if
    /// the step has fewer rounds. It is the run's last moment if the run has ended.
    fileprivate func moment(step: Int, round: Int) -> Int {
        guard step < steps.count else { return moments.count - 1 }
        let range = steps[step].moments
        return min(range.lowerBound + round, range.upperBound - 1)
    }
}
