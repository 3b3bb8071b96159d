/// The form in which a cache is written to a file and read from a file, as for ``HeightCache``. The heights are valid
/// only for the same rows in the same order.
extension IndexPathHeightCache: Codable {
    private struct Path: Codable {
        var section: Int
        var row: Int
    }

    /// Writes all heights, in the order of conditions and paths. O(*n* log *n*) for *n* heights.
    public func encode(to encoder: any Encoder) throws {
        let sorted = tables.sorted { $0.key.isBefore($1.key) }
        try HeightTable<Path>.encode(
            sorted.map { conditions, sections in
                var entries: [HeightTable<Path>.Entry] = []
                for (section, rows) in sections.sorted(by: { $0.key < $1.key }) {
                    for (row, height) in rows.sorted(by: { $0.key < $1.key }) {
                        entries.append(HeightTable.Entry(key: Path(section: section, row: row), height: height))
                    }
                }
                return HeightTable(conditions, entries)
            }, to: encoder)
    }

    /// Reads heights that were written by `encode(to:)`. O(*n*) for *n* heights.
    ///
    /// - Throws: ``HeightCacheError`` if a number is no height, width, scale or path, or if a path or a condition is
    ///   duplicated; `DecodingError` if a value is missing or of another type.
    public init(from decoder: any Decoder) throws {
        self.init()
        for table in try HeightTable<Path>.decode(from: decoder) {
            var sections: [Int: Rows] = [:]
            for entry in table.heights {
                let (section, row) = (entry.key.section, entry.key.row)
                guard section >= 0, row >= 0 else { throw HeightCacheError.unusablePath(section: section, row: row) }
                let old = sections[section, default: [:]].updateValue(entry.height, forKey: row)
                if old != nil { throw HeightCacheError.duplicateKey("row \(row) in section \(section)") }
            }
            tables[table.conditions] = sections
        }
    }
}
