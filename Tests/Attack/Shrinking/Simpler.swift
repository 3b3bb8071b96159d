import FlowTestSupport

/// A value of which there are simpler ones.
protocol Simpler {
    /// Simpler values, the simplest first. Following them always comes to an end.
    var simpler: [Self] { get }
}

extension Double: Simpler {
    /// The nearest number that takes less to say; not through the sign, nor to nothing where that is nearest only.
    var simpler: [Double] {
        guard self != 0 else { return [] }
        let coarser = [100.0, 10, 1, 0.5].map { (self / $0).rounded() * $0 }
        let candidates = [0] + coarser.filter { $0 != 0 && $0.isFinite }
        return candidates.filter { $0.complexity < complexity }
    }

    private var complexity: Int {
        if self == 0 { return 0 }
        return [100.0, 10, 1, 0.5].firstIndex { (self / $0).rounded() * $0 == self }.map { $0 + 1 } ?? 9
    }
}

extension Int: Simpler {
    var simpler: [Int] { self <= 0 ? [] : [0, self / 2, self - 1].filter { $0 < self } }
}

extension Bool: Simpler {
    var simpler: [Bool] { self ? [false] : [] }
}

extension Array: Simpler where Element: Simpler {
    /// With less in it, in ever smaller pieces from the end, because what comes after a fault goes first; then with
    /// simpler elements.
    var simpler: [[Element]] {
        var results: [[Element]] = []
        var length = count
        while length > 0 {
            var end = count
            while end > 0 {
                var rest = self
                rest.removeSubrange(Swift.max(0, end - length)..<end)
                results.append(rest)
                end -= length
            }
            length /= 2
        }
        for (index, element) in enumerated() {
            results += element.simpler.map { simpler in
                var rest = self
                rest[index] = simpler
                return rest
            }
        }
        return results
    }
}

extension Optional: Simpler where Wrapped: Simpler {
    var simpler: [Wrapped?] { map { [nil] + $0.simpler } ?? [] }
}

/// `root` with one of its parts simpler.
func simpler<Root, Part: Simpler>(_ root: Root, _ path: WritableKeyPath<Root, Part>) -> [Root] {
    root[keyPath: path].simpler.map { part in
        var result = root
        result[keyPath: path] = part
        return result
    }
}

extension ReferenceSize: Simpler {
    var simpler: [ReferenceSize] { FlowAttackTests.simpler(self, \.width) + FlowAttackTests.simpler(self, \.height) }
}

extension ReferenceInsets: Simpler {
    var simpler: [ReferenceInsets] {
        let none = ReferenceInsets()
        let parts = [\ReferenceInsets.top, \.left, \.bottom, \.right].flatMap { FlowAttackTests.simpler(self, $0) }
        return self == none ? [] : [none] + parts
    }
}

extension ReferenceMetrics: Simpler {
    var simpler: [ReferenceMetrics] {
        guard self != ReferenceMetrics() else { return [] }
        return [ReferenceMetrics()] + [\ReferenceMetrics.header, \.footer, \.lineSpacing, \.itemSpacing].flatMap {
            FlowAttackTests.simpler(self, $0)
        } + FlowAttackTests.simpler(self, \.inset)
    }
}

extension ReferenceProperties: Simpler {
    var simpler: [ReferenceProperties] {
        let usual = ReferenceProperties()
        guard self != usual else { return [] }
        let lengths = [\ReferenceProperties.lineSpacing, \.itemSpacing, \.header, \.footer]
        return [usual] + lengths.flatMap { FlowAttackTests.simpler(self, $0) }
            + FlowAttackTests.simpler(self, \.inset) + FlowAttackTests.simpler(self, \.pinsHeaders)
            + FlowAttackTests.simpler(self, \.pinsFooters)
            + (itemSize == usual.itemSize
                ? [] : [withItemSize(usual.itemSize)] + FlowAttackTests.simpler(self, \.itemSize))
    }
}

extension ReferenceProperties {
    private func withItemSize(_ size: ReferenceSize) -> ReferenceProperties {
        var result = self
        result.itemSize = size
        return result
    }
}

extension ReferenceSizing: Simpler {
    var simpler: [ReferenceSizing] {
        switch self {
        case .equal: []
        case .delegate: [.equal]
        case .estimate(let size): [.equal, .delegate] + size.simpler.filter { $0.isArea }.map { .estimate($0) }
        case .automatic: [.equal, .delegate, .estimate(ReferenceSize(50, 50))]
        case .guess(let more): [.equal, .delegate, .estimate(ReferenceSize(50, 50))] + more.simpler.map { .guess($0) }
        }
    }
}

extension ReferenceSize {
    /// An estimate without extent is none.
    fileprivate var isArea: Bool { width > 0 && height > 0 }
}

extension ReferenceWorld.Section: Simpler {
    var simpler: [ReferenceWorld.Section] {
        FlowAttackTests.simpler(self, \.items) + FlowAttackTests.simpler(self, \.metrics)
    }
}

extension ReferenceWorld: Simpler {
    var simpler: [ReferenceWorld] {
        let parts = FlowAttackTests.simpler(self, \.sections) + FlowAttackTests.simpler(self, \.sizing)
            + FlowAttackTests.simpler(self, \.flips) + FlowAttackTests.simpler(self, \.isRightToLeft)
            + FlowAttackTests.simpler(self, \.holdsThroughUpdates)
            + FlowAttackTests.simpler(self, \.inset) + FlowAttackTests.simpler(self, \.safeArea)
            + FlowAttackTests.simpler(self, \.layout) + FlowAttackTests.simpler(self, \.size)
        var vertical = self
        vertical.scrollsHorizontally = false
        var usual = self
        usual.scale = 2
        return parts.filter(\.hasRoom) + (scrollsHorizontally ? [vertical] : []) + (scale == 2 ? [] : [usual])
    }

    /// Ever smaller viewports would show other faults.
    private var hasRoom: Bool { size.width >= 100 && size.height >= 100 }
}
