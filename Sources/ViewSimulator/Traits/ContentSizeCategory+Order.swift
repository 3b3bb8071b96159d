import CallerChecks
import TextMeasuring

extension ContentSizeCategory {
    // Not `Comparable`, as in UIKit: an unspecified category has no place in the order.

    /// Whether a text size is smaller than another. Traps if either text size is unspecified or unknown.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable < right.comparable
    }

    /// Whether a text size is larger than another. Traps if either text size is unspecified or unknown.
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable > right.comparable
    }

    /// Whether a text size is smaller than or equal to another. Traps if either text size is unspecified or unknown.
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable <= right.comparable
    }

    /// Whether a text size is larger than or equal to another. Traps if either text size is unspecified or unknown.
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
