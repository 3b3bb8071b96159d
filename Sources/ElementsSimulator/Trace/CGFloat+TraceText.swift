// The form of lengths in a trace: with at most three decimal places, whole ones without a point. Expectations have the
// same precision; rounding errors of sums are smaller.

extension CGFloat {
    var short: String {
        guard isFinite, magnitude < 1e12 else { return "\(self)" }
        let thousandths = (Double(self) * 1000).rounded()
        return thousandths.remainder(dividingBy: 1000) == 0 ? "\(Int(thousandths / 1000))" : "\(thousandths / 1000)"
    }

    var signed: String { self < 0 ? short : "+\(short)" }
}

extension CGPoint {
    var short: String { "\(x.short),\(y.short)" }
    var signed: String { "\(x.signed),\(y.signed)" }
}

extension CGSize {
    var short: String { "\(width.short)×\(height.short)" }
    var signed: String { "\(width.signed),\(height.signed)" }
}

extension CGRect {
    var short: String { "\(origin.short) \(size.short)" }
}

extension EdgeInsets {
    var short: String { "\(top.short),\(left.short),\(bottom.short),\(right.short)" }
}

extension Int {
    /// Returns the number with a noun in singular or plural: `1 row`, `2 rows`.
    package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
