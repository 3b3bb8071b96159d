extension ReferenceView {
    /// An item as the view that is compared with has it.
    public struct Adopted: Hashable, Sendable {
        public var size: ReferenceSize
        /// Nil where nobody can say: then it is if the size is what its cell said.
        public var isMeasured: Bool?

        public init(_ size: ReferenceSize, isMeasured: Bool?) {
            self.size = size
            self.isMeasured = isMeasured
        }
    }

    /// Takes over what a doubtful step led to: which items were measured, and where the view stands. Everything else
    /// follows from that by the rules, and is compared as ever.
    ///
    /// - Parameter answers: What cells answered in this step, in order, by identifier.
    /// - Returns: Nil, or what cannot be.
    public mutating func adopt(
        offset: Double, items: [[Adopted]], answers: [(id: Int, size: ReferenceSize)], since old: Measurements
    ) -> String? {
        average = averageBegan ? ReferenceAverage() : old.average
        var told = old.measured.filter { !forgotten.contains($0.key) || released.contains($0.key) }
        // An answer within half a pixel of the last one changes nothing (R8.7), unless the step forgot that one first.
        var nearAnswers: [Int: ReferenceSize] = [:]
        for (id, size) in answers {
            if let before = told[id], isNear(size, before) {
                nearAnswers[id] = size
                continue
            }
            nearAnswers[id] = nil
            average.add(size, insteadOf: told[id])
            told[id] = size
        }
        for (section, items) in items.enumerated() where world.cellsSizeThemselves {
            for (index, adopted) in items.enumerated() {
                let item = sections[section].items[index]
                let wasSaid = told[item.id] == adopted.size || nearAnswers[item.id] == adopted.size
                guard adopted.isMeasured ?? wasSaid else {
                    if item.origin == .measured {
                        sections[section].items[index] = unmeasured(truth.sections[section].items[index])
                        // The delegate may have said something else before.
                        if case .guess = world.sizing { sections[section].items[index].size = adopted.size }
                    }
                    continue
                }
                guard wasSaid else {
                    return "item \(section)-\(index) is measured as \(adopted.size), its cell said "
                        + "\(told[item.id].map { "\($0)" } ?? "nothing")"
                }
                sections[section].items[index] = Item(id: item.id, size: adopted.size, origin: .measured)
            }
        }
        if world.sizing == .automatic, average.size == nil {
            setEstimates(world.layout.itemSize)
        } else {
            spreadAverage()
        }
        place()
        (self.offset, settledOffset) = (offset, offset)
        contentLength = along(layout.contentSize)
        limits = limitsNow
        let shown = elementsOnScreen.filter { $0.kind == .item }.map { id(of: $0) }
        cells = Set(shown)
        look()
        return nil
    }

    /// Takes over which items have a cell, by their paths: those on screen, except where an edge is as near to the
    /// viewport's as sums of doubles can tell.
    public mutating func adoptCells(_ paths: Set<[Int]>) {
        cells = Set(paths.map { sections[$0[0]].items[$0[1]].id })
    }

    /// Nothing after this can be compared: whether an item that left before its cell could answer counts twice in the
    /// average, nobody says.
    public func isOpen(after doubts: Set<ReferenceDoubt>) -> Bool {
        world.sizing == .automatic && doubts.contains(.leftBeforeAnswer)
    }

    /// What was promised of this step and is not so; nil where all is well.
    public var brokenPromise: (expected: Double, actual: Double)? {
        let (wanted, limits): (Double?, ClosedRange<Double>) = (promisedOffset, limitsNow)
        guard let wanted else { return nil }
        let legal = min(max(wanted, limits.lowerBound), limits.upperBound)
        return abs(legal - offset) <= promisedTolerance ? nil : (legal, offset)
    }

    /// A frame is rounded in the layout and again in the mirror.
    private var promisedTolerance: Double { (world.isMirrored ? 2 : 1) * pixel + 1e-6 }

    private var promisedOffset: Double? {
        switch promise {
        case .stays(let id, let distance): isOneColumn ? position(of: .item(id)).map { $0 - distance } : nil
        case .lands(let id, let position): target(id, position)
        case nil: nil
        }
    }

    /// What the reckoning of the average begins with in the next step.
    public mutating func takeMeasurements() -> Measurements {
        (forgotten, released, averageBegan) = ([], [], false)
        (promise, wasLaidOutInTurn) = (nil, false)
        var measured: [Int: ReferenceSize] = [:]
        for section in sections {
            for item in section.items where item.origin == .measured { measured[item.id] = item.size }
        }
        return Measurements(average: average, measured: measured)
    }

    public struct Measurements: Sendable {
        var average: ReferenceAverage
        var measured: [Int: ReferenceSize]
    }
}

extension ReferenceView {
    /// A pixel in points; half a point where nothing is rounded.
    public var pixel: Double { 2 * halfPixel }

    /// The same where nothing is rounded.
    public var unrounded: ReferenceView {
        var copy = self
        copy.world.scale = 0
        copy.place()
        return copy
    }

    /// Whether all lengths along the scroll axis are whole pixels, so that rounding moves nothing.
    public var isOnGrid: Bool {
        let scale = world.scale == 0 ? 1 : world.scale
        func isWhole(_ length: Double) -> Bool { world.scale == 0 || (length * scale).rounded() == length * scale }
        return layout.lines.allSatisfy { $0.allSatisfy { isWhole($0.offset) && isWhole($0.length) } }
            && layout.bounds.allSatisfy { isWhole($0.start) && isWhole($0.end) } && isWhole(offset) && isWhole(estimate)
    }

    private var estimate: Double {
        switch world.sizing {
        case .estimate(let size), .guess(let size): along(size)
        case .automatic: along(average.size ?? world.layout.itemSize)
        case .equal, .delegate: 0
        }
    }

    /// How far two reckonings of an offset may be apart.
    public var offsetTolerance: Double { isOnGrid && !usesAverage ? 1e-6 : pixel }

    /// Averages on the way lie anywhere between two pixels.
    private var usesAverage: Bool { world.sizing == .automatic && world.scale > 0 }

    /// Goes on with the view's own last bits, so that they do not add up.
    public mutating func align(to offset: Double) {
        (self.offset, settledOffset) = (offset, offset)
        look()
    }
}

