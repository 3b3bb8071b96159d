import CallerChecks

extension CollectionView {
    func register(_ viewClass: AnyClass?, for key: ReusePools.Key) {
        MainThread.check("a registration")
        core.reuse.register(viewClass.map { CollectionReusableView.viewType($0) }, for: key)
    }

    func dequeue(_ key: ReusePools.Key, at indexPath: IndexPath) -> CollectionReusableView {
        guard let viewClass = core.reuse.registeredClass(for: key).map({ CollectionReusableView.viewType($0) }) else {
            stop(
                "could not dequeue a view of kind: \(key.kindName) with identifier \(key.identifier) - must register a "
                    + "nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        guard let request = pass.dequeuing.request else { return dequeueUnrequestedView(key, of: viewClass, indexPath) }
        require(request.dequeued == nil, LayoutIssue.unexpectedDequeue(at: indexPath))
        let view = dequeueRequestedView(key, of: viewClass)
        pass.dequeuing.request?.dequeued = view
        return view
    }

    /// Dequeues a view outside of a request to the data source (R18.18). A test may do this, for example.
    private func dequeueUnrequestedView(
        _ key: ReusePools.Key, of viewClass: CollectionReusableView.Type, _ indexPath: IndexPath
    ) -> CollectionReusableView {
        if profile.reportsUnrequestedViews { pass.dequeuing.unrequested.append(indexPath) }
        let view = dequeueView(key, of: viewClass)
        if case .cell = key { view.frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero }
        return view
    }

    func reportUnrequestedViews() {
        let paths = pass.dequeuing.unrequested
        pass.dequeuing.unrequested = []
        for path in paths { core.report(.unrequestedView(indexPath: path)) }
    }

    private func dequeueRequestedView(
        _ key: ReusePools.Key, of viewClass: CollectionReusableView.Type
    ) -> CollectionReusableView {
        if case .cell = key, let cell = pass.dequeuing.reconfigured, cell.assignedReuseIdentifier == key.identifier {
            return cell
        }
        return dequeueView(key, of: viewClass)
    }

    /// Returns a view from the pool, after preparing it for reuse. If the pool has none, makes a view with the frame of
    /// the element.
    func dequeueView(
        _ key: ReusePools.Key, of viewClass: CollectionReusableView.Type
    ) -> CollectionReusableView {
        let waiting = core.reuse.removeWaiting(key) as? CollectionReusableView
        core.tracer?.reusesView = waiting != nil
        if let view = waiting {
            core.countedWork.cellsReused += view is CollectionViewCell ? 1 : 0
            view.owner = self
            (view as? CollectionViewCell)?.forgetState()
            view.prepareForReuse()
            return view
        }
        let view = viewClass.init(_dequeued: pass.dequeuing.frame)
        view.assignedReuseIdentifier = key.identifier
        view.owner = self
        core.countedWork.cellsCreated += view is CollectionViewCell ? 1 : 0
        return view
    }

    // MARK: One view a request (R10.17)

    /// Asks the data source for a view. The data source may dequeue one view during this request, and then has to
    /// return this view (R10.17).
    func requestView<Answer: CollectionReusableView>(at indexPath: IndexPath, _ ask: () -> Answer?) -> Answer? {
        let outer = pass.dequeuing.request
        pass.dequeuing.request = ViewRequest()
        defer { pass.dequeuing.request = outer }
        let answer = ask()
        if let dequeued = pass.dequeuing.request?.dequeued {
            require(answer === dequeued, LayoutIssue.unexpectedDequeue(at: indexPath))
        }
        return answer
    }
}
