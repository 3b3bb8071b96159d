extension AxisSize: CustomStringConvertible {
    /// Along by across, in points: `10 × 20`.
    var description: String { "\(PlainText.number(along)) × \(PlainText.number(across))" }
}
