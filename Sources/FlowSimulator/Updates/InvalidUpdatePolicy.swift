/// The consequences of a batch update that does not add up (R10.15).
public enum InvalidUpdatePolicy: Hashable, Sendable {
    /// An error is thrown, passed to `updateErrorHandler`, or stops the program. View and layout stay as they were.
    case `throw`
    /// An issue is reported, and the view reads all data again; UIKit did this before binaries of Xcode 14.3.
    case logAndReload
}

extension CollectionView {
    /// The consequences of a batch update that does not add up (R10.15).
    public typealias InvalidUpdatePolicy = FlowSimulator.InvalidUpdatePolicy
}

extension TableView {
    /// The consequences of a batch update that does not add up (R10.15).
    public typealias InvalidUpdatePolicy = FlowSimulator.InvalidUpdatePolicy
}
