extension ItemSummary: CustomStringConvertible {
    /// `7 items, 3 estimated, 2 measured, all 10 × 20`: what is 0 is left out.
    var description: String {
        var parts = [PlainText.count(count, "item")]
        if estimatedCount > 0 { parts.append("\(estimatedCount) estimated") }
        if measuredCount > 0 { parts.append("\(measuredCount) measured") }
        if case .same(let size) = uniformity { parts.append("all \(size)") }
        return parts.joined(separator: ", ")
    }
}
