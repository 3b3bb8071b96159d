import PlainTexts

extension Scenario.Length {
    /// Returns the length as JSON: points, a share such as `"50%"`, a number of items that fit, or a ratio. A ratio is
    /// a multiple of the item's other side.
    func json(along axis: LengthAxis) -> JSONValue {
        switch self {
        case .points(let points): .number(points)
        case .share(let share): .string(Self.percent(share))
        case .fitting(let count): [axis.countKey: .number(Double(count))]
        case .ratio(let factor): ["ratio": .number(factor)]
        }
    }

    /// The height of a row as JSON; `automatic` if the row sizes itself.
    var rowJSON: JSONValue { self == .automatic ? "automatic" : json(along: .height) }

    /// Returns a share as a percentage with all digits, so that the text is read as an equal number.
    private static func percent(_ share: Double) -> String {
        let text = PlainDecimal.text(share)
        guard share.isFinite, share >= 0 else { return text + "%" }
        let moved = PlainDecimal.moved(text, by: 2).drop { $0 == "0" }
        return (moved.first?.isNumber == true ? "" : "0") + moved + "%"
    }
}

extension Scenario.ItemSize: JSONWritable {
    package var json: JSONValue { .array([width.json(along: .width), height.json(along: .height)]) }
}

/// Functions that write numbers within the texts of a document. These numbers have all digits and no exponent.
enum PlainDecimal {
    /// Returns the digits of a number. Reading them returns an equal number.
    static func text(_ value: Double) -> String {
        let plain = NumberText.plain(value)
        guard value.isFinite, Double(plain) != value else { return plain }
        let text = "\(value)"
        let parts = text.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
        return moved(String(parts[0]), by: exponent)
    }

    /// Moves the decimal point of a number: `-1.25` with the exponent −3 becomes `-0.00125`.
    fileprivate static func moved(_ mantissa: String, by exponent: Int) -> String {
        let sign = mantissa.hasPrefix("-") ? "-" : ""
        let parts = mantissa.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        let digits = parts.joined()
        let point = parts[0].count + exponent
        guard point > 0 else { return sign + "0." + String(repeating: "0", count: -point) + digits }
        guard point < digits.count else { return sign + digits + String(repeating: "0", count: point - digits.count) }
        return sign + digits.prefix(point) + "." + digits.dropFirst(point)
    }
}
