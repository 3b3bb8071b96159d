/// What tells a fault from all others, and stays where lines are added above it.
public struct MutantKey: Hashable, Sendable, CustomStringConvertible {
    public var path: String
    public var function: String
    public var kind: String
    public var before: String
    public var after: String
    /// Which one of those that are alike in their function, from one.
    public var occurrence: Int

    /// One line of six columns.
    public var description: String {
        [path, function, kind, "\(occurrence)", before, after].joined(separator: "\t")
    }

    public init?(_ line: String) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 6, let occurrence = Int(columns[3]) else { return nil }
        (path, function, kind, before, after) = (columns[0], columns[1], columns[2], columns[4], columns[5])
        self.occurrence = occurrence
    }

    private init(_ path: String, _ function: String, _ site: MutantSite) {
        (self.path, self.function, kind) = (path, function, site.kind.rawValue)
        (before, after) = (site.before, site.after)
        occurrence = 1
    }

    /// The keys of a function's sites, in their order.
    public static func keys(of function: MutatedSource.Function, in path: String) -> [MutantKey] {
        var counts: [MutantKey: Int] = [:]
        return function.sites.map { site in
            var key = MutantKey(path, function.name, site)
            counts[key, default: 0] += 1
            key.occurrence = counts[key] ?? 1
            return key
        }
    }
}
