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

    /// Reads a whole number. `nil` if there is none, or if it is too large.
    mutating func integer() -> Int? {
        var rest = bytes
        guard let number = Int(Self.sign(&rest) + Self.digits(&rest, joinsLines: true)) else { return nil }
        bytes = rest
        return number
    }

    /// Reads a number with or without a fraction. `nil` if there is none; numbers that are not finite are none.
    ///
    /// - Parameter joinsLines: Whether the number may continue on the next line.
    mutating func number(joinsLines: Bool = true) -> Double? {
        var rest = bytes
        var text = Self.sign(&rest) + Self.digits(&rest, joinsLines: joinsLines)
        var fraction = rest
        if joinsLines, fraction.first == 0x0A { fraction = fraction.dropFirst() }
        if fraction.first == UInt8(ascii: ".") {
            fraction = fraction.dropFirst()
            if joinsLines, fraction.first == 0x0A { fraction = fraction.dropFirst() }
            let digits = Self.digits(&fraction, joinsLines: joinsLines)
            if !digits.isEmpty {
                text += "." + digits
                rest = fraction
            }
        }
        if rest.first == UInt8(ascii: "e") {
            var exponent = rest.dropFirst()
            let sign = exponent.first == UInt8(ascii: "+") ? "" : Self.sign(&exponent)
            exponent = exponent.drop { $0 == UInt8(ascii: "+") }
            let digits = Self.digits(&exponent, joinsLines: false)
            if !digits.isEmpty {
                text += "e" + sign + digits
                rest = exponent
            }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        bytes = rest
        return number
    }

    private static func sign(_ rest: inout ArraySlice<UInt8>) -> String {
        guard rest.first == UInt8(ascii: "-") else { return "" }
        rest = rest.dropFirst()
        return "-"
    }

    /// Reads digits, also those at the beginning of the next line.
    private static func digits(_ rest: inout ArraySlice<UInt8>, joinsLines: Bool) -> String {
        var digits: [UInt8] = []
        while let byte = rest.first {
            if byte.isDigit {
                digits.append(byte)
            } else if !joinsLines || byte != 0x0A || rest.dropFirst().first?.isDigit != true {
                break
            }
            rest = rest.dropFirst()
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Reads several numbers with a separator between them, as in `0,0,83,0`. A space may be the end of a line.
    mutating func numbers(_ count: Int, separator: String) -> [Double]? {
        // A line may end within a number, or between two.
        numbers(count, separator, joinsLines: true) ?? numbers(count, separator, joinsLines: false)
    }

    private mutating func numbers(_ count: Int, _ separator: String, joinsLines: Bool) -> [Double]? {
        var scanner = self
        var numbers: [Double] = []
        while numbers.count < count {
            let isSeparated = numbers.isEmpty || scanner.consume(separator) || separator == " " && scanner.consume("\n")
            guard isSeparated, let number = scanner.number(joinsLines: joinsLines) else { return nil }
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
