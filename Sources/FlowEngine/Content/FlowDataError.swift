/// An error for a number in the caller's data that a layout cannot use. A call that throws the error does not change
/// the model.
public enum FlowDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A size that is negative, infinite or not a number.
    case invalidSize(FlowSize, at: ItemPath)
    /// An estimate that is negative, infinite or not a number.
    case invalidEstimate(FlowSize, section: Int)
    /// A section metric that is infinite or not a number, or a negative header or footer length.
    case invalidMetric(name: String, value: Double, section: Int)
    /// A length across the scroll axis that is negative, infinite or not a number.
    case invalidContainerLength(Double)
    /// A number of pixels per point that is negative, infinite or not a number.
    case invalidDisplayScale(Double)
    /// A tolerance of line breaking that is not between 0 and 1 point (R2.3).
    case invalidFitTolerance(Double)
    /// A number of items or sections that is negative or makes the total exceed 2³² − 1.
    case invalidCount(Int)
    /// A wrong number of sizes for the items that are inserted at a path.
    case wrongCount(Int, expected: Int, at: ItemPath)

    /// A sentence that names the invalid value and the values that are valid.
    public var description: String {
        switch self {
        case .invalidSize(let size, let path):
            "item \(path) has the size \(size.width) × \(size.height); both must be finite and not negative"
        case .invalidEstimate(let size, let section):
            "section \(section) has the estimate \(size.width) × \(size.height); both must be finite and not negative"
        case .invalidMetric(let name, let value, let section):
            "section \(section) has \(name) = \(value), which is not a usable length"
        case .invalidContainerLength(let length):
            "the container length is \(length); it must be finite and not negative"
        case .invalidDisplayScale(let scale):
            "the display scale is \(scale); it must be finite and not negative"
        case .invalidFitTolerance(let tolerance):
            "the fit tolerance is \(tolerance); it must lie between 0 and 1 point"
        case .invalidCount(let count):
            "\(count) is not a usable number of items or sections; the range is 0 to 4294967295 in all"
        case .wrongCount(let count, let expected, let path):
            "\(count) sizes were given for the \(expected) items from \(path) on"
        }
    }
}
