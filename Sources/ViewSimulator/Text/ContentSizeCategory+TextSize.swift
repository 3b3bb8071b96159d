import TextMeasuring

extension ContentSizeCategory {
    /// The column in the tables of Dynamic Type; the default size for an unknown category.
    var textSize: TextSizeCategory { TextSizeCategory(rawValue: rawValue) ?? .large }
}
