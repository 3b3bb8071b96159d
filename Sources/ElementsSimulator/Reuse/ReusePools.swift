/// The registered classes, and the pools of views that can be reused.
@MainActor
package struct ReusePools {
    package enum Key: Hashable {
        case cell(String)
        case supplementary(kind: String, String)
        case decoration(String)
        case headerFooter(String)

        package var identifier: String {
            switch self {
            case .cell(let identifier), .supplementary(_, let identifier), .decoration(let identifier),
                .headerFooter(let identifier):
                identifier
            }
        }

        /// UIKit's name of the kind, in a collection view's message about missing registrations.
        package var kindName: String {
            switch self {
            case .cell: "UICollectionElementKindCell"
            case .supplementary(let kind, _), .decoration(let kind), .headerFooter(let kind): kind
            }
        }
    }

    private var classes: [Key: AnyClass] = [:]
    private var registrations: [RegistrationToken] = []
    private var waiting: [Key: WaitingViews] = [:]

    package mutating func register(_ viewClass: AnyClass?, for key: Key) {
        classes[key] = viewClass
        waiting[key] = nil
    }

    /// The identifier of a registration. It contains the registration's number in the order of first use, and is
    /// therefore equal in every run.
    package mutating func identifier(for token: RegistrationToken) -> String {
        if let known = registrations.firstIndex(where: { $0 === token }) { return "registration \(known + 1)" }
        registrations.append(token)
        return "registration \(registrations.count)"
    }

    /// Takes a view from a pool for reuse; nil if the pool has no such view. Views with a superview are skipped,
    /// because a table's data source may keep a cell and show it again although it is in the pool.
    package func removeWaiting(_ key: Key) -> View? {
        while let view = waiting[key]?.removeLast() {
            if view.superview == nil { return view }
        }
        return nil
    }

    /// Puts a view into its pool. The pool contains a view only once, even if the view is put into it several times.
    /// O(1).
    package mutating func put(_ view: View, for key: Key) {
        if let views = waiting[key] { return views.append(view) }
        let views = WaitingViews()
        views.append(view)
        waiting[key] = views
    }

    package func hasSupplementary(ofKind kind: String) -> Bool {
        classes.keys.contains { key in
            if case .supplementary(kind, _) = key { true } else { false }
        }
    }

    package func registeredClass(for key: Key) -> AnyClass? {
        classes[key]
    }
}

/// The views of a pool, each once. The last view is dequeued first. This is a class, so that a pool in a dictionary is
/// not copied when a view is removed from it.
@MainActor
private final class WaitingViews {
    private var views: [View] = []
    private var identities: Set<ObjectIdentifier> = []

    func append(_ view: View) {
        if identities.insert(ObjectIdentifier(view)).inserted { views.append(view) }
    }

    func removeLast() -> View? {
        guard let view = views.popLast() else { return nil }
        identities.remove(ObjectIdentifier(view))
        return view
    }
}

/// The identity of a registration. Copies of the registration have the same identity.
package final class RegistrationToken: Sendable {
    package init() {}
}
