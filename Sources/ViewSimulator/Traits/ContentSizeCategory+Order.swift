import CallerChecks
import TextMeasuring

extension ContentSizeCategory {
    // Not `Comparable`, as in UIKit: a category that is unspecified has no place in the order.

    /// Whether a text size is the smaller one. Traps where one is unspecified or not known.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable < right.comparable
    }

    /// Whether a text size is the larger one. Traps where one is unspecified or not known.
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable > right.comparable
    }

    /// Whether a text size is no larger. Traps where one is unspecified or not known.
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.comparable <= right.comparable
    }

    /// Whether a text size is no smaller. Traps where one is unspecified or not known.
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
