/// A reader of a message in the ``LogText`` of a log, from its beginning to its end. Texts to find are written without
/// white space.
struct MessageScanner {
    private(set) var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { bytes.isEmpty }

    var next: UInt8? { bytes.first }

    /// Whether the message continues with a text.
    func isAt(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

    /// Reads a text.
    ///
    /// - Returns: Whether the message continues with the text. Nothing is read if it does not.
    mutating func consume(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        bytes = bytes.dropFirst(text.utf8.count)
        return true
    }

    mutating func skip(_ count: Int = 1) { bytes = bytes.dropFirst(count) }

    /// Skips everything up to a text, and the text.
    ///
    /// - Returns: Whether the message has the text. Nothing is skipped if it does not.
    mutating func skip(past text: String) -> Bool {
        guard let start = bytes.firstIndex(of: text) else { return false }
        bytes = bytes[(start + text.utf8.count)...]
        return true
    }

    /// Reads a whole number. A line may be broken within it. `nil` if there is none, or if it is too large.
    mutating func integer() -> Int? {
        var digits = ""
        var rest = bytes
        if rest.first == UInt8(ascii: "-") {
            digits = "-"
            rest = rest.dropFirst()
        }
        while let byte = rest.first {
            if byte.isDigit {
                digits.unicodeScalars.append(Unicode.Scalar(byte))
            } else if byte != 0x20 || rest.dropFirst().first?.isDigit != true {
                break
            }
            rest = rest.dropFirst()
        }
        guard let number = Int(digits) else { return nil }
        bytes = rest
        return number
    }

    /// Reads a number with or without a fraction. `nil` if there is none; numbers that are not finite are none.
    mutating func number() -> Double? {
        var rest = bytes
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        rest = rest.drop { $0.isDigit }
        if rest.first == UInt8(ascii: "."), rest.dropFirst().first?.isDigit == true {
            rest = rest.dropFirst().drop { $0.isDigit }
        }
        if rest.first == UInt8(ascii: "e") {
            let exponent = rest.dropFirst().drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
            if exponent.first?.isDigit == true { rest = exponent.drop { $0.isDigit } }
        }
        guard let number = Double(String(decoding: bytes[..<rest.startIndex], as: UTF8.self)), number.isFinite
        else { return nil }
        bytes = rest
        return number
    }

    /// Reads several numbers with a separator between them, as in `0,0,83,0`.
    mutating func numbers(_ count: Int, separator: String) -> [Double]? {
        var scanner = self
        var numbers: [Double] = []
        while numbers.count < count {
            if !numbers.isEmpty, !scanner.consume(separator) { return nil }
            guard let number = scanner.number() else { return nil }
            numbers.append(number)
        }
        self = scanner
        return numbers
    }

    /// Reads the bytes up to the first one that the condition excludes.
    mutating func text(while isPart: (UInt8) -> Bool) -> String {
        let part = bytes.prefix(while: isPart)
        bytes = bytes[part.endIndex...]
        return String(decoding: part, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Returns the index at which a text begins for the first time; `nil` if it is not there.
    ///
    /// - Complexity: O(*n*), *n* bytes, for texts whose beginning rarely occurs.
    func firstIndex(of text: String) -> Int? {
        let pattern = Array(text.utf8)
        guard let first = pattern.first else { return startIndex }
        var index = startIndex
        while let start = self[index...].firstIndex(of: first) {
            if self[start...].starts(with: pattern) { return start }
            index = start + 1
        }
        return nil
    }

    /// Returns the index at which a text begins for the last time; `nil` if it is not there.
    func lastIndex(of text: String) -> Int? {
        let pattern = Array(text.utf8)
        guard let first = pattern.first else { return endIndex }
        var rest = self
        while let start = rest.lastIndex(of: first) {
            if self[start...].starts(with: pattern) { return start }
            rest = rest[..<start]
        }
        return nil
    }
}
