/// The bytes of a file, read with their bounds checked.
struct ImageBytes {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    /// The byte at an offset; nil outside the file.
    subscript(offset: Int) -> UInt8? {
        guard offset >= 0, offset < data.count else { return nil }
        return data[data.startIndex + offset]
    }

    func starts(with expected: [UInt8]) -> Bool { has(expected, at: 0) }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
    }

    /// Returns the number in `count` bytes from an offset, the most significant byte first. `count` is at most 4. Nil
    /// if a byte is outside the file.
    func big(at offset: Int, count: Int) -> Int? { number(offset..<offset + count) }

    /// Returns the number in `count` bytes from an offset, the least significant byte first. `count` is at most 4. Nil
    /// if a byte is outside the file.
    func little(at offset: Int, count: Int) -> Int? { number((offset..<offset + count).reversed()) }

    private func number(_ offsets: some Sequence<Int>) -> Int? {
        var number = 0
        for offset in offsets {
            guard let byte = self[offset] else { return nil }
            number = number << 8 | Int(byte)
        }
        return number
    }
}
