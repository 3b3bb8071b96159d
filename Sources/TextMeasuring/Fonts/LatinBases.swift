/// A table that has the plain letter of each Latin letter with a mark, such as e for é.
enum LatinBases {
    // A question mark stands for a character that is not a letter with a mark.
    private static let blocks: [(first: UInt32, bases: [UInt8])] = [
        (
            0xA0,
            Array(
                (" ???????????????????????????????AAAAAA?CEEEEIIII?NOOOOO??UUUUY??aaaaaa?ceeeeiiii?nooooo??uuuuy?y"
                    + "AaAaAaCcCcCcCcDd??EeEeEeEeEeGgGgGgGgHh??IiIiIiIi????JjKk?LlLlLl????NnNnNn???OoOoOo??RrRrRr"
                    + "SsSsSsSsTtTt??UuUuUuUuUuUuWwYyYZzZzZz?").utf8)
        ),
        (0x218, Array("SsTt".utf8)),
        (
            0x1EA0,
            Array(
                ("AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy").utf8
            )
        ),
    ]

    /// Returns the plain ASCII letter for a Latin letter with a mark, both as scalar values. Any other scalar is
    /// returned unchanged.
    ///
    /// - Complexity: O(1).
    static func base(of value: UInt32) -> UInt32 {
        if value < 0xA0 || value >= 0x1F00 { return value }
        return marked(value)
    }

    private static func marked(_ value: UInt32) -> UInt32 {
        for block in blocks where value >= block.first {
            let index = Int(value - block.first)
            guard index < block.bases.count, block.bases[index] != UInt8(ascii: "?") else { continue }
            return UInt32(block.bases[index])
        }
        return value
    }
}
