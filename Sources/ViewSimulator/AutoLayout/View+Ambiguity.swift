/// A generator of reproducible random numbers (SplitMix64). The numbers choose another frame for a view with an
/// ambiguous layout.
private struct AmbiguityDice {
    private var state: UInt64

    /// Makes a generator of random numbers for one change of a view's frame. `turn` is the number of the change, and
    /// determines the random numbers. Therefore each change has other random numbers.
    init(turn: UInt16) {
        state = 0x5EED &+ UInt64(turn) &* 0x5851_F42D_4C95_7F2D
    }

    /// Returns the next random whole number from 1 to 64. The caller adds it, in points, to a coordinate or a length of
    /// the frame.
    mutating func next() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((mixed ^ (mixed >> 31)) % 64 + 1)
    }
}

extension View {
    /// Gives the view another frame if its constraints allow several frames. The constraints are solved again. Weak
    /// preferences then determine the parts of the frame that the constraints leave open.
    func exerciseAmbiguity() {
        guard let state = ownConstraintState, let engine = engineAround else { return }
        engine.solve()
        guard let slot = engine.slot(of: state), let known = engine.layout, let size = known.rootSize else { return }
        let open = SlotPart.allCases.filter { known.isAmbiguous($0, of: slot) }
        guard !open.isEmpty else { return }
        let old = known.rect(slot)
        state.exerciseTurn &+= 1
        var dice = AmbiguityDice(turn: state.exerciseTurn)
        let another = ConstraintSolution(.layout, of: engine)
        for part in open {
            let length =
                switch part {
                case .x: old.origin.x
                case .y: old.origin.y
                case .width: old.size.width
                case .height: old.size.height
                }
            another.addPreference(part, of: slot, length + dice.next())
        }
        _ = another.solve(engine, rootSize: size)
        placeWithoutTransform(
            in: frame(around: another.rect(slot), atScale: superview?.pixelsPerPoint ?? pixelsPerPoint))
    }
}
