/// The form of numbers in texts, without locale, exponent or trailing zeros. It is equal on every machine.
package enum NumberText {
    /// Returns a number with at most three decimals: `12`, `12.5`, `-0.333`.
    package static func plain(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
        guard abs(value) < 1e15 else { return "\(value)" }
        let thousandths = Int64((abs(value) * 1000).rounded())
        var text = String(thousandths / 1000)
        var decimals = thousandths % 1000
        if decimals != 0 {
            var digits = 3
            while decimals % 10 == 0 {
                decimals /= 10
                digits -= 1
            }
            let tail = String(decimals)
            text += "." + String(repeating: "0", count: digits - tail.count) + tail
        }
        return value < 0 && thousandths != 0 ? "-" + text : text
    }

    /// Returns a number with at most three decimals, and with a comma between thousands: `21,034.5`.
    package static func grouped(_ value: Double) -> String {
        let parts = plain(value).split(separator: ".", omittingEmptySubsequences: false)
        let isNegative = parts[0].first == "-"
        let digits = isNegative ? parts[0].dropFirst() : parts[0]
        guard digits.allSatisfy(\.isNumber) else { return plain(value) }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return (isNegative ? "-" : "") + text + (parts.count > 1 ? "." + parts[1] : "")
    }

    package static func grouped(_ value: Int) -> String {
        let text = grouped(Double(value.magnitude))
        return value < 0 ? "-" + text : text
    }

    /// Returns a count with its noun: `1 item`, `1,200 items`.
    package static func count(_ count: Int, _ noun: String) -> String {
        grouped(count) + " " + noun + (count == 1 ? "" : "s")
    }
}
