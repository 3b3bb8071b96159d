import TextMeasuring

extension ContentSizeCategory {
    /// The column of Dynamic Type's tables; the default size for a category that is not known.
    var textSize: TextSizeCategory { TextSizeCategory(rawValue: rawValue) ?? .large }
}
