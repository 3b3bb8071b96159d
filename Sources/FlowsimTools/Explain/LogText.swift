/// The text of a log in a form in which messages are found wherever their lines are broken. It has no white space, no
/// prefixes of lines, no escapes and no markup.
///
/// White space stays between two numbers, as one space: `frame = (0 0; 375 200)` is `frame=(0 0;375 200)`. If it is
/// only the end of a line, which may be within a number, it is a line feed. A space also stays behind the address of
/// an object. The log may have any bytes: texts in UTF-8 and in UTF-16 are read, and bytes of other texts stay as they
/// are.
struct LogText: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The white space behind the last byte.
    private var gap = Gap.none
    /// The offset in `bytes` at which each line of the log begins, in ascending order.
    private var lineStarts: [Int] = []

    /// Reads a log.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    init(_ log: [UInt8]) {
        bytes.reserveCapacity(log.count)
        var start = 0
        while start < log.count {
            var end = start
            while end < log.count, !Self.isLineEnd(log[end]) { end += 1 }
            lineStarts.append(bytes.count)
            addLine(log[start..<end])
            start = end + 1
            // The two bytes of CRLF are one end; in UTF-16 a zero is between them.
            if end < log.count, log[end] == 0x0D {
                if start < log.count, log[start] == 0 { start += 1 }
                if start < log.count, log[start] == 0x0A { start += 1 }
            }
        }
    }

    /// Creates the text of a message that is one line and has no prefix.
    init(message: String) { self.init(Array(message.utf8)) }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Returns the number of the line at an offset, counted from 1.
    ///
    /// - Complexity: O(log *n*), *n* lines.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Lines

    private enum Gap {
        case none, lineEnd, space
    }

    private mutating func addLine(_ line: ArraySlice<UInt8>) {
        var index = LinePrefix.end(in: line)
        // The indentation of a line is a part of its beginning.
        if gap == .none { gap = .lineEnd }
        var isIndentation = true
        while index < line.endIndex {
            let next = LogCharacter(line, at: index)
            index += next.length
            switch next.kind {
            case .space: if !isIndentation || next.length > 1 { gap = .space }
            case .nothing: continue
            case .text(let text):
                for byte in text.utf8 { add(byte) }
            case .byte(let byte):
                if let separator = separator(before: byte, line, at: index) { bytes.append(separator) }
                add(byte)
            }
            isIndentation = isIndentation && next.kind == .space
        }
    }

    /// Returns the byte that separates two numbers, or an address and a word; `nil` if none is needed.
    private func separator(before byte: UInt8, _ line: ArraySlice<UInt8>, at next: Int) -> UInt8? {
        if gap == .none { return nil }
        if isBehindAddress {
            // A line may end within an address, whose letters are small.
            if gap == .lineEnd, byte.isHexDigit, !(0x41...0x46).contains(byte) { return nil }
            if byte.isLetter { return 0x20 }
        }
        guard let last = bytes.last, last.isDigit || last == UInt8(ascii: ".") else { return nil }
        let isSigned = byte == UInt8(ascii: "-") && next < line.endIndex && line[next].isDigit
        guard isSigned || byte.isDigit || byte == UInt8(ascii: ".") else { return nil }
        return gap == .lineEnd ? 0x0A : 0x20
    }

    /// Whether the text ends with the address of an object, as `0x7fb022ec6020`.
    private var isBehindAddress: Bool {
        guard bytes.last?.isHexDigit == true else { return false }
        let digits = bytes.suffix(18).reversed().prefix { $0.isHexDigit }.count
        return bytes.dropLast(digits).suffix(2).elementsEqual("0x".utf8)
    }

    private mutating func add(_ byte: UInt8) {
        gap = .none
        bytes.append(byte)
        if byte == UInt8(ascii: ">") { dropIndexPathObject() }
    }

    private static let indexPathObject = Array("<NSIndexPath:0x".utf8)

    /// Removes the object in front of an index path, such as `<NSIndexPath:0x8c1f>` of
    /// `<NSIndexPath:0x8c1f>{length=2,path=0-5}`.
    private mutating func dropIndexPathObject() {
        let longest = Self.indexPathObject.count + 17
        guard let start = bytes.suffix(longest).lastIndex(of: UInt8(ascii: "<")),
            bytes[start...].starts(with: Self.indexPathObject)
        else { return }
        bytes.removeSubrange(start...)
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }

    var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
