import TextMeasuring

/// A font file with the letters of ASCII, half an em wide, of which every pair whose numbers add up to a multiple of
/// four is kerned.
enum KernedFont {
    static func file(readsKerning: Bool) -> FontFile {
        do {
            return try FontFile(bytes, readsKerning: readsKerning)
        } catch {
            fatalError("The benchmark's own font cannot be read: \(error)")
        }
    }

    private static let scalars = 0x20...0x7E

    private static var bytes: [UInt8] {
        let count = scalars.count + 1
        let tables: [(name: String, contents: [UInt8])] = [
            ("cmap", words([0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1, 0, 0x20, 0, 0x7E, 0, 1])),
            ("head", words([Int](repeating: 1000, count: 27))),
            ("hhea", words([1, 0, 800, -200] + [Int](repeating: 0, count: 13) + [count])),
            ("hmtx", words((0..<count).flatMap { _ in [500, 0] })), ("kern", kern),
            ("maxp", words([1, 0, count])),
        ]
        var file = words([1, 0, tables.count, 0, 0, 0])
        var offset = file.count + 16 * tables.count
        for (name, contents) in tables {
            file += Array(name.utf8) + words([0, 0, offset >> 16, offset, contents.count >> 16, contents.count])
            offset += contents.count
        }
        return tables.reduce(into: file) { $0 += $1.contents }
    }

    private static var kern: [UInt8] {
        var pairs: [[Int]] = []
        for first in 1...scalars.count {
            for second in 1...scalars.count where (first + second).isMultiple(of: 4) {
                pairs.append([first, second, -20])
            }
        }
        return words([0, 1, 0, 14 + 6 * pairs.count, 1, pairs.count, 0, 0, 0] + pairs.joined())
    }

    private static func words(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    }
}
