import CallerChecks
import TextMeasuring

extension ContentSizeCategory {
    // Not `Comparable`, as in UIKit: an unspecified category has no place in the order.

    /// Whether the left text size is smaller. Traps if one is unspecified or unknown.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable < right.comparable
    }

    /// Whether the left text size is larger. Traps if one is unspecified or unknown.
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable > right.comparable
    }

    /// Whether the left text size is smaller or equal. Traps if one is unspecified or unknown.
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable <= right.comparable
    }

    /// Whether the left text size is larger or equal. Traps if one is unspecified or unknown.
    public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable >= right.comparable
    }

    private var comparable: TextSizeCategory {
        guard let size = TextSizeCategory(rawValue: rawValue) else {
            stop("A text size that is not specified cannot be compared: \(rawValue)")
        }
        return size
    }
}
