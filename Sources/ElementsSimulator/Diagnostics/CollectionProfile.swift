/// The differences between the collection views of system versions, as values.
///
/// ```swift
/// collectionView.profile = .iOS26
/// CollectionProfile.current = .iOS17       // views that are made from now on
/// ```
public struct CollectionProfile: Hashable, Sendable {
    /// The wording of the report of a layout that does not settle (R8.18).
    public enum LayoutLoopText: String, Hashable, Sendable {
        /// The report contains the words “is stuck in its update/layout loop”.
        case updateLoop
        /// The report contains the words “is stuck in a recursive layout loop”.
        case recursiveLoop
    }

    /// The name of the systems that the profile describes, as a label. It has no effect on the view.
    public var name: String
    /// Whether a view is reported if it was dequeued without a request of the collection view. The next layout pass
    /// reports it. The issue is `LayoutIssue.Kind.unrequestedView` (R18.18; observed from iOS 18 on).
    public var reportsUnrequestedViews: Bool
    /// The words of `LayoutIssue.Kind.layoutLoop` (observed).
    public var layoutLoopText: LayoutLoopText

    /// The profile of iOS 17 and earlier.
    public static let iOS17 = CollectionProfile(
        name: "iOS 6–17", reportsUnrequestedViews: false, layoutLoopText: .updateLoop)
    /// The profile of iOS 18.
    public static let iOS18 = CollectionProfile(
        name: "iOS 18", reportsUnrequestedViews: true, layoutLoopText: .updateLoop)
    /// The profile of iOS 26.
    public static let iOS26 = CollectionProfile(
        name: "iOS 26", reportsUnrequestedViews: true, layoutLoopText: .recursiveLoop)

    /// The profile that new collection views get. iOS 18 unless set.
    @MainActor public static var current: CollectionProfile {
        get { SimulationEnvironment.current[CollectionProfile.self] }
        set { SimulationEnvironment.current[CollectionProfile.self] = newValue }
    }
}

extension CollectionProfile: SharedValue {
    @MainActor package static var initial: CollectionProfile { iOS18 }
}
