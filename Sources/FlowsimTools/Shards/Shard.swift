import Foundation

/// One of several shares of a command's work, each of which another machine does. `2/3` is the second of three.
struct Shard: Hashable, Codable {
    /// The number of the shard, from 1 on.
    let number: Int
    /// The number of all shards.
    let count: Int

    /// The greatest number of shards.
    static let limit = 10_000

    /// Creates a shard; `nil` if there is no such shard.
    init?(number: Int, of count: Int) {
        guard (1...Self.limit).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads a shard such as `2/3`; `nil` if there is no such shard.
    init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 2, let number = Self.number(numbers[0]), let count = Self.number(numbers[1]) else {
            return nil
        }
        self.init(number: number, of: count)
    }

    /// Reads a whole number that has only digits.
    static func number(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }

    /// Returns the indices of the units in this shard, in ascending order.
    ///
    /// Each unit, the most expensive first, goes to the shard with the least cost so far. Of several such units or
    /// shards, the first is taken. So equal costs have equal shares on all machines, and the most expensive shard costs
    /// at most 4/3 of the best possible (Graham, “Bounds on Multiprocessing Timing Anomalies”, 1969).
    ///
    /// - Complexity: O(*n* · (log *n* + *s*)), *n* units, *s* shards.
    func members(ofCosts costs: [Int]) -> [Int] {
        var totals = Array(repeating: 0, count: count)
        var members: [Int] = []
        for unit in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
            guard let least = totals.indices.min(by: { (totals[$0], $0) < (totals[$1], $1) }) else { continue }
            // A unit without any cost would let one shard have all of them.
            totals[least] += max(1, costs[unit])
            if least == number - 1 { members.append(unit) }
        }
        return members.sorted()
    }
}

extension Shard: CustomStringConvertible {
    var description: String { "\(number)/\(count)" }
}
