/// The places of one font's tables in a file.
struct FontDirectory {
    private let file: FontTable
    private var places: [String: (offset: Int, count: Int)] = [:]

    /// Reads the places of a font's tables from the beginning of a file.
    ///
    /// - Parameters:
    ///   - file: The whole file.
    ///   - index: Which font of a collection; 0 for a file with one font.
    init(_ file: FontTable, fontIndex index: Int) throws(FontFileError) {
        self.file = file
        var start = 0
        var signature = try file.uint32(at: 0)
        if signature == Self.collection {
            let count = try file.uint32(at: 8)
            guard index < count else { throw file.error(.noSuchFont(index: index, count: count), at: 8) }
            start = try file.uint32(at: 12 + 4 * index)
            signature = try file.uint32(at: start)
        } else if index != 0 {
            throw file.error(.noSuchFont(index: index, count: 1), at: 0)
        }
        guard Self.signatures.contains(signature) else {
            throw file.error(.unknownFormat(UInt32(signature)), at: start)
        }
        let count = try file.uint16(at: start + 4)
        try file.need(16 * count, at: start + 12)
        for entry in 0..<count {
            let place = start + 12 + 16 * entry
            let name = Self.name(try file.uint32(at: place))
            // The first of two tables with one name is used.
            if places[name] == nil {
                places[name] = (try file.uint32(at: place + 8), try file.uint32(at: place + 12))
            }
        }
    }

    /// The signature of a collection, “ttcf”.
    private static let collection = 0x7474_6366
    /// The signatures of fonts: version 1.0, “OTTO” and “true”.
    private static let signatures = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

    /// Returns the four letters of a tag.
    static func name(_ tag: Int) -> String {
        String(String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(tag >> $0 & 0xFF)) }))
    }

    /// Returns the table with a name; nil if the font has no such table.
    func optionalTable(_ name: String) throws(FontFileError) -> FontTable? {
        guard let place = places[name] else { return nil }
        return try FontTable(name, of: file, offset: place.offset, count: place.count)
    }

    func table(_ name: String) throws(FontFileError) -> FontTable {
        guard let table = try optionalTable(name) else {
            throw FontFileError(table: name, offset: 0, problem: .missingTable)
        }
        return table
    }
}
