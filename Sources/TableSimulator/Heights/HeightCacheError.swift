/// The reasons why written heights cannot be read.
public enum HeightCacheError: Error, Hashable, Sendable {
    /// A written height that is infinite, not a number, or negative; `key` describes the key of the height.
    case unusableHeight(CGFloat, key: String)
    /// A width or a scale that is infinite, not a number, or negative.
    case unusableConditions(width: CGFloat, displayScale: CGFloat)
    /// A key that occurs twice under the same conditions, so that its height is ambiguous.
    case duplicateKey(String)
    /// A combination of conditions that occurs twice.
    case duplicateConditions(HeightConditions)
    /// A section or a row that is negative.
    case unusablePath(section: Int, row: Int)
}

extension HeightCacheError: CustomStringConvertible {
    /// The reason as text, with the invalid values.
    public var description: String {
        switch self {
        case .unusableHeight(let height, let key): "the height of \(key) is no height: \(height)"
        case .unusableConditions(let width, let scale):
            "heights cannot hold in a width of \(width) with \(scale) pixels a point"
        case .duplicateKey(let key): "there are two heights for \(key) under the same conditions"
        case .duplicateConditions(let conditions):
            "there are two tables for a width of \(conditions.width), \(conditions.displayScale) pixels a point and "
                + "\(conditions.contentSizeCategory.rawValue)"
        case .unusablePath(let section, let row): "there is no row \(row) in section \(section)"
        }
    }
}
