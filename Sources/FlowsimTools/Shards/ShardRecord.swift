import FlowScenario

/// The part of a shard's document from which `join` finds where the shard's entries belong.
struct ShardRecord: Codable, Hashable {
    /// The number of the shard, from 1 on, and the number of all shards.
    var number, of: Int
    /// The number of units of all shards, such as files.
    var unitCount: Int
    /// A number that is computed from the names of all units. Only shards with equal numbers are joined.
    var plan: String
    /// The units of this shard in ascending order, and the number of entries in the document for each of them. A file
    /// has several entries if it plays several systems.
    var units: [Unit]

    struct Unit: Codable, Hashable {
        var index, entries: Int
    }

    /// Returns a text that differs if the names or their order differ, almost certainly: 64 bits of FNV-1a in
    /// hexadecimal digits.
    static func plan(_ names: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for name in names {
            // The byte 255 is in no text, so it separates names.
            for byte in Array(name.utf8) + [255] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The units that a command performs: all of them, or those of one shard.
struct WorkShare {
    /// The indices of the units, in ascending order.
    var indices: [Int]
    /// The shard; `nil` if the command performs all units.
    var shard: Shard?
    /// The names of all units.
    var names: [String]

    /// Returns the record for a document; `nil` if the document has the entries of all units.
    ///
    /// - Parameter entries: The number of entries in the document for each of the units.
    func record(entries: [Int]) -> ShardRecord? {
        shard.map { shard in
            ShardRecord(
                number: shard.number, of: shard.count, unitCount: names.count, plan: ShardRecord.plan(names),
                units: zip(indices, entries).map { ShardRecord.Unit(index: $0, entries: $1) })
        }
    }

    /// A remark for people, such as `shard 2 of 3: 66 of 197 files`; `nil` if there is no shard.
    func remark(_ things: String) -> String? {
        shard.map { shard in
            "shard \(shard.number) of \(shard.count): \(NumberText.grouped(indices.count)) of "
                + "\(NumberText.grouped(names.count)) \(things)"
        }
    }
}
