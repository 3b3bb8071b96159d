import Foundation
import ViewSimulator

/// The heights for the same conditions, as they are written to a file.
struct HeightTable<Key> {
    struct Entry {
        var key: Key
        var height: CGFloat
    }

    var conditions: HeightConditions
    var heights: [Entry]

    init(_ conditions: HeightConditions, _ heights: [Entry]) {
        self.conditions = conditions
        self.heights = heights
    }
}

/// The keys in the file, outside of the generic type, where they cannot be nested.
private enum HeightTableKeys: String, CodingKey {
    case tables, width, contentSizeCategory, displayScale, heights, key, height
}

extension HeightTable: Encodable where Key: Encodable {
    static func encode(_ tables: [HeightTable], to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HeightTableKeys.self)
        try container.encode(tables, forKey: .tables)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HeightTableKeys.self)
        try container.encode(conditions.width, forKey: .width)
        try container.encode(conditions.contentSizeCategory.rawValue, forKey: .contentSizeCategory)
        try container.encode(conditions.displayScale, forKey: .displayScale)
        try container.encode(heights, forKey: .heights)
    }
}

extension HeightTable.Entry: Encodable where Key: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HeightTableKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(height, forKey: .height)
    }
}

extension HeightTable: Decodable where Key: Decodable {
    static func decode(from decoder: any Decoder) throws -> [HeightTable] {
        let container = try decoder.container(keyedBy: HeightTableKeys.self)
        let tables = try container.decode([HeightTable].self, forKey: .tables)
        var seen: Set<HeightConditions> = []
        for table in tables where !seen.insert(table.conditions).inserted {
            throw HeightCacheError.duplicateConditions(table.conditions)
        }
        return tables
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HeightTableKeys.self)
        let width = try container.decode(CGFloat.self, forKey: .width)
        let scale = try container.decode(CGFloat.self, forKey: .displayScale)
        guard width.isUsableLength, scale.isUsableLength else {
            throw HeightCacheError.unusableConditions(width: width, displayScale: scale)
        }
        let category = ContentSizeCategory(
            rawValue: try container.decode(String.self, forKey: .contentSizeCategory))
        conditions = HeightConditions(width: width, contentSizeCategory: category, displayScale: scale)
        heights = try container.decode([Entry].self, forKey: .heights)
    }
}

extension HeightTable.Entry: Decodable where Key: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HeightTableKeys.self)
        key = try container.decode(Key.self, forKey: .key)
        height = try container.decode(CGFloat.self, forKey: .height)
        guard height.isUsableLength else { throw HeightCacheError.unusableHeight(height, key: "\(key)") }
    }
}
