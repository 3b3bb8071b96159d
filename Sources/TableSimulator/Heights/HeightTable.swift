/// The heights that are valid under one combination of conditions. A file contains them in this form.
struct HeightTable<Key> {
    struct Entry {
        var key: Key
        var height: CGFloat
    }

    private var width: CGFloat
    private var contentSizeCategory: String
    private var displayScale: CGFloat
    private(set) var heights: [Entry]

    init(_ conditions: HeightConditions, _ heights: [Entry]) {
        (width, displayScale) = (conditions.width, conditions.displayScale)
        contentSizeCategory = conditions.contentSizeCategory.rawValue
        self.heights = heights
    }

    var conditions: HeightConditions {
        HeightConditions(
            width: width, contentSizeCategory: ContentSizeCategory(rawValue: contentSizeCategory),
            displayScale: displayScale)
    }

    private func checkLengths() throws {
        guard width.isUsableLength, displayScale.isUsableLength else {
            throw HeightCacheError.unusableConditions(width: width, displayScale: displayScale)
        }
        for entry in heights where !entry.height.isUsableLength {
            throw HeightCacheError.unusableHeight(entry.height, key: "\(entry.key)")
        }
    }
}

/// All height tables of a file.
private struct HeightTables<Key> {
    var tables: [HeightTable<Key>]
}

extension HeightTables: Encodable where Key: Encodable {}
extension HeightTables: Decodable where Key: Decodable {}
extension HeightTable.Entry: Encodable where Key: Encodable {}
extension HeightTable.Entry: Decodable where Key: Decodable {}

extension HeightTable: Encodable where Key: Encodable {
    static func encode(_ tables: [HeightTable], to encoder: any Encoder) throws {
        try HeightTables(tables: tables).encode(to: encoder)
    }
}

extension HeightTable: Decodable where Key: Decodable {
    static func decode(from decoder: any Decoder) throws -> [HeightTable] {
        let tables = try HeightTables<Key>(from: decoder).tables
        var seen: Set<HeightConditions> = []
        for table in tables {
            try table.checkLengths()
            guard seen.insert(table.conditions).inserted else {
                throw HeightCacheError.duplicateConditions(table.conditions)
            }
        }
        return tables
    }
}
