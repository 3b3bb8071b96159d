/// The bytes of a file, read with their bounds checked.
struct ImageBytes {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    /// The byte at an offset; nil past the end.
    subscript(offset: Int) -> UInt8? {
        guard offset >= 0, offset < data.count else { return nil }
        return data[data.startIndex + offset]
    }

    func starts(with expected: [UInt8]) -> Bool { has(expected, at: 0) }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
    }

    /// Returns a number of up to four bytes, the most significant byte first.
    func big(at offset: Int, count: Int) -> Int? { number(offset..<offset + count) }

    /// Returns a number of up to four bytes, the least significant byte first.
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
