import Foundation

/// Numbers as people read them.
enum NumberText {
    static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%.1f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
        case ..<1: String(format: "%.2f ms", seconds * 1e3)
        default: String(format: "%.2f s", seconds)
        }
    }

    /// A ratio to the flat loop: `1.27 ×`, `1/4,210`.
    static func ratio(_ value: Double) -> String {
        guard value < 0.1, value > 0 else { return String(format: "%.2f ×", value) }
        return "1/" + grouped(Int((1 / value).rounded()))
    }

    /// `1,000,000`; powers of ten from a million on as such.
    static func grouped(_ value: Int) -> String {
        var text = ""
        for (index, digit) in String(value.magnitude).enumerated().reversed() {
            text = String(digit) + text
            let fromRight = String(value.magnitude).count - index
            if fromRight % 3 == 0, index > 0 { text = "," + text }
        }
        return value < 0 ? "-" + text : text
    }

    /// Whole numbers grouped, others with up to three digits after the point.
    static func count(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return grouped(Int(value)) }
        return String(format: abs(value) < 10 ? "%.3f" : "%.1f", value)
    }

    static func bytes(_ value: Int) -> String {
        switch value {
        case ..<1024: "\(value) B"
        case ..<(1 << 20): String(format: "%.1f KiB", Double(value) / 1024)
        default: String(format: "%.1f MiB", Double(value) / 1_048_576)
        }
    }
}
