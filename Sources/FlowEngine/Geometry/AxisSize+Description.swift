extension AxisSize: CustomStringConvertible {
    /// The length along by the length across, in points: `10 × 20`.
    var description: String { "\(PlainText.number(along)) × \(PlainText.number(across))" }
}
