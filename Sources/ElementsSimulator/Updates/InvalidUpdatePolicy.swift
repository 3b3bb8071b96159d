/// The policies for an invalid batch update (R10.15). The operations of such an update contradict each other, or they
/// contradict the numbers of items and sections.
public enum InvalidUpdatePolicy: Hashable, Sendable {
    /// A policy that throws an error, and leaves view and layout as they were. If the caller cannot handle errors,
    /// `updateErrorHandler` receives the error; without a handler, the program stops.
    case `throw`
    /// A policy that reports an issue and has the view read all data again. UIKit does this in binaries from before
    /// Xcode 14.3.
    case logAndReload
}
