import CallerChecks
import FlowEngine

extension TableView {
    func register<Base: View>(_ viewClass: AnyClass?, as base: Base.Type, for key: ReusePools.Key) {
        MainThread.check("a registration")
        if let viewClass, viewClass != Nib.self {
            require(viewClass is Base.Type, "\(viewClass) is not a subclass of \(base)")
        }
        core.reuse.register(viewClass, for: key)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> TableViewCell {
        require(
            !pass.request.isForHeight,
            "dequeueReusableCell(withIdentifier:for:) within heightForRowAt needs the height that is being asked for; "
                + "prototypes come from dequeueReusableCell(withIdentifier:)")
        require(
            !identifier.isEmpty,
            "must pass a valid reuse identifier to -[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]")
        if profile.asksHeightWhenDequeuing, pass.request.row != nil, let path = ItemPath(indexPath),
            geometry.contains(path)
        {
            _ = declaredHeight(of: path)
        }
        guard let cell = dequeueCell(identifier) else {
            stop(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    func dequeueCell(_ identifier: String) -> TableViewCell? {
        if let cell = pass.request.reconfigured, cell.assignedReuseIdentifier == identifier, !pass.request.isForHeight {
            return cell
        }
        let key = ReusePools.Key.cell(identifier)
        if let cell = core.reuse.removeWaiting(key) as? TableViewCell {
            core.tracer?.reusesView = true
            core.countedWork.cellsReused += 1
            cell.forgetState()
            cell.prepareForReuse()
            return cell
        }
        guard let cellClass = core.reuse.registeredClass(for: key) else { return nil }
        guard let cellClass = cellClass as? TableViewCell.Type else { stop(Nib.sentence) }
        core.tracer?.reusesView = false
        core.countedWork.cellsCreated += 1
        return cellClass.init(_dequeued: identifier)
    }

    func dequeueHeaderFooter(_ identifier: String) -> TableViewHeaderFooterView? {
        let key = ReusePools.Key.headerFooter(identifier)
        if let view = core.reuse.removeWaiting(key) as? TableViewHeaderFooterView {
            core.tracer?.reusesView = true
            view.prepareForReuse()
            return view
        }
        guard let viewClass = core.reuse.registeredClass(for: key) else { return nil }
        guard let viewClass = viewClass as? TableViewHeaderFooterView.Type else {
            stop(Nib.sentence)
        }
        core.tracer?.reusesView = false
        return viewClass.init(_dequeued: identifier)
    }
}
