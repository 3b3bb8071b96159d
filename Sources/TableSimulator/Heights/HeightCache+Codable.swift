/// The form in which a cache is written to a file. The next start of a program can read the heights from the file
/// instead of determining them again. Hits and misses are not written.
///
/// The written lists are in a fixed order, by width, scale and text size, then by key; with
/// `JSONEncoder.OutputFormatting.sortedKeys` the same heights are the same bytes.
extension HeightCache: Encodable where Key: Comparable & Encodable {
    /// Writes all heights. O(*n* log *n*) for *n* heights.
    public func encode(to encoder: any Encoder) throws {
        let sorted = tables.sorted { $0.key.isBefore($1.key) }
        try HeightTable<Key>.encode(
            sorted.map { conditions, heights in
                let entries = heights.sorted { $0.key < $1.key }
                return HeightTable(conditions, entries.map { HeightTable.Entry(key: $0.key, height: $0.value) })
            }, to: encoder)
    }
}

extension HeightCache: Decodable where Key: Decodable {
    /// Reads heights that were written by `encode(to:)`. O(*n*) for *n* heights.
    ///
    /// - Throws: ``HeightCacheError`` if a number is no height, width or scale, or if a key or a condition is
    ///   duplicated; `DecodingError` if a value is missing or of another type.
    public init(from decoder: any Decoder) throws {
        self.init()
        for table in try HeightTable<Key>.decode(from: decoder) {
            var heights: [Key: CGFloat] = [:]
            for entry in table.heights where heights.updateValue(entry.height, forKey: entry.key) != nil {
                throw HeightCacheError.duplicateKey("\(entry.key)")
            }
            tables[table.conditions] = heights
        }
    }
}
