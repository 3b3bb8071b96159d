import Foundation

/// What becomes of a batch update that does not add up (R10.15).
public enum InvalidUpdatePolicy: Hashable, Sendable {
    /// An error: thrown, handed to `updateErrorHandler`, or the end of the program. Everything stays as it was.
    case `throw`
    /// It is reported as an issue, and the view reads everything anew; UIKit did so before binaries of Xcode 14.3.
    case logAndReload
}

extension CollectionView {
    /// What becomes of a batch update that does not add up (R10.15).
    public typealias InvalidUpdatePolicy = FlowSimulator.InvalidUpdatePolicy
}

extension TableView {
    /// What becomes of a batch update that does not add up (R10.15).
    public typealias InvalidUpdatePolicy = FlowSimulator.InvalidUpdatePolicy
}
