/// Faults drawn by seed: a function out of all, evenly, then a kind of fault, then a place for it.
public struct MutantDraw: Sendable {
    public struct Mutant: Sendable {
        /// The place of its function in the order of the draw, from one. It stays where others are left out.
        public var number: Int
        public var path: String
        public var function: MutatedSource.Function
        public var site: MutantSite
        public var key: MutantKey
    }

    public let functionCount: Int
    /// In the order of the draw.
    public let mutants: [Mutant]

    /// - Parameter without: what does not compile.
    public init(_ sources: [MutatedSource], seed: UInt64, count: Int, without: Set<MutantKey> = []) {
        let all = sources.flatMap { source in MutantDraw.lots(of: source, seed) }
        functionCount = all.count
        var mutants: [Mutant] = []
        for (index, lot) in all.sorted(by: { $0.rank < $1.rank }).enumerated() where mutants.count < count {
            var generator = lot.generator
            let keys = MutantKey.keys(of: lot.function, in: lot.path)
            let order = MutantDraw.order(of: lot.function.sites, &generator)
            guard let site = order.first(where: { !without.contains(keys[$0]) }) else { continue }
            mutants.append(
                Mutant(
                    number: index + 1, path: lot.path, function: lot.function, site: lot.function.sites[site],
                    key: keys[site]))
        }
        self.mutants = mutants
    }

    /// A function, its rank in the draw, and what draws the place. All depend on seed and name alone, so that code that
    /// is added elsewhere leaves most of a draw as it was.
    private struct Lot {
        var path: String
        var function: MutatedSource.Function
        var generator: SeededGenerator
        var rank: UInt64
    }

    private static func lots(of source: MutatedSource, _ seed: UInt64) -> [Lot] {
        var counts: [String: Int] = [:]
        return source.functions.map { function in
            counts[function.name, default: 0] += 1
            let name = "\(source.path) \(function.name) \(counts[function.name] ?? 1)"
            // FNV-1a (Fowler, Noll and Vo).
            let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
            var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ hash)
            let rank = generator.next()
            return Lot(path: source.path, function: function, generator: generator, rank: rank)
        }
    }

    /// One of each kind, kinds in random order, then a second one of each.
    private static func order(of sites: [MutantSite], _ generator: inout SeededGenerator) -> [Int] {
        var kinds = generator.shuffled(MutantSite.Kind.allCases).map { kind in
            generator.shuffled(sites.indices.filter { sites[$0].kind == kind })[...]
        }
        var order: [Int] = []
        while order.count < sites.count {
            for index in kinds.indices {
                if let site = kinds[index].popFirst() { order.append(site) }
            }
        }
        return order
    }
}

extension SeededGenerator {
    /// Fisher and Yates, so that another version of the standard library draws the same.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var shuffled = elements
        for index in shuffled.indices.reversed() { shuffled.swapAt(index, below(index + 1)) }
        return shuffled
    }
}
