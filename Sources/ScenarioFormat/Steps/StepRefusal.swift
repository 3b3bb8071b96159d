/// The reason why a view refuses a batch.
package struct StepRefusal: Error, Hashable, CustomStringConvertible {
    /// One sentence without a full stop.
    package let description: String

    package init(_ reason: String) { description = reason }
}
