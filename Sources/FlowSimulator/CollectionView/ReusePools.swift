import Foundation

/// What is registered, and which views wait to be reused.
@MainActor
struct ReusePools {
    enum Key: Hashable {
        case cell(String)
        case supplementary(kind: String, String)
        case decoration(String)

        var identifier: String {
            switch self {
            case .cell(let identifier), .supplementary(_, let identifier), .decoration(let identifier): identifier
            }
        }

        /// UIKit's name of the kind, in its message about missing registrations.
        var kindName: String {
            switch self {
            case .cell: "UICollectionElementKindCell"
            case .supplementary(let kind, _), .decoration(let kind): kind
            }
        }
    }

    private var classes: [Key: CollectionReusableView.Type] = [:]
    private var registrations: [RegistrationToken] = []
    private var waiting: [Key: [CollectionReusableView]] = [:]

    mutating func register(_ viewClass: AnyClass?, for key: Key) {
        MainThread.check("a registration")
        classes[key] = viewClass.map { CollectionReusableView.viewType($0) }
        waiting[key] = nil
    }

    /// Of a registration: by the order in which registrations are used, so that it is the same in every run.
    mutating func identifier(for token: RegistrationToken) -> String {
        if let known = registrations.firstIndex(where: { $0 === token }) { return "registration \(known + 1)" }
        registrations.append(token)
        return "registration \(registrations.count)"
    }

    mutating func removeWaiting(_ key: Key) -> CollectionReusableView? {
        waiting[key]?.popLast()
    }

    mutating func put(_ view: CollectionReusableView, for key: Key) {
        waiting[key, default: []].append(view)
    }

    func hasSupplementary(ofKind kind: String) -> Bool {
        classes.keys.contains { key in
            if case .supplementary(kind, _) = key { true } else { false }
        }
    }

    func registeredClass(for key: Key) -> CollectionReusableView.Type? {
        classes[key]
    }
}

extension CollectionView {
    func dequeue(_ key: ReusePools.Key, at indexPath: IndexPath) -> CollectionReusableView {
        guard let viewClass = reuse.registeredClass(for: key) else {
            preconditionFailure(
                "could not dequeue a view of kind: \(key.kindName) with identifier \(key.identifier) - must register a "
                    + "nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        expectRequest(forViewAt: indexPath)
        let view = dequeueRequestedView(key, of: viewClass)
        pass.dequeuing.request?.dequeued = view
        return view
    }

    private func dequeueRequestedView(
        _ key: ReusePools.Key, of viewClass: CollectionReusableView.Type
    ) -> CollectionReusableView {
        if case .cell = key, let cell = pass.dequeuing.reconfigured, cell.assignedReuseIdentifier == key.identifier {
            return cell
        }
        return dequeueView(key, of: viewClass)
    }

    /// A waiting view, made ready for reuse, or a new one with the frame it is wanted for.
    func dequeueView(_ key: ReusePools.Key, of viewClass: CollectionReusableView.Type) -> CollectionReusableView {
        let waiting = reuse.removeWaiting(key)
        tracer?.reusesView = waiting != nil
        if let view = waiting {
            countedWork.cellsReused += view is CollectionViewCell ? 1 : 0
            view.owner = self
            (view as? CollectionViewCell)?.forgetState()
            view.prepareForReuse()
            return view
        }
        let view = viewClass.init(_dequeued: pass.dequeuing.frame)
        view.assignedReuseIdentifier = key.identifier
        view.owner = self
        countedWork.cellsCreated += view is CollectionViewCell ? 1 : 0
        return view
    }

    // MARK: One view a request (R10.17)

    /// R10.17: asks the data source for a view: it may dequeue one meanwhile, and has to answer with that one.
    func requestView<Answer: CollectionReusableView>(at indexPath: IndexPath, _ ask: () -> Answer?) -> Answer? {
        let outer = pass.dequeuing.request
        pass.dequeuing.request = ViewRequest()
        defer { pass.dequeuing.request = outer }
        let answer = ask()
        if let dequeued = pass.dequeuing.request?.dequeued {
            precondition(answer === dequeued, CollectionView.unexpectedDequeue(at: indexPath))
        }
        return answer
    }

    private func expectRequest(forViewAt indexPath: IndexPath) {
        guard let request = pass.dequeuing.request, request.dequeued == nil else {
            preconditionFailure(CollectionView.unexpectedDequeue(at: indexPath))
        }
    }

    private static func unexpectedDequeue(at indexPath: IndexPath) -> String {
        "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
            + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
            + "dequeued and returned to the collection view. Avoid dequeuing views without a request from the "
            + "collection view. For retrieving an existing view in the collection view, use -[UICollectionView "
            + "cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. "
            + "Index path: \(Array(indexPath))"
    }
}
