import CallerChecks

extension ViewController {
    func adopt(_ child: ViewController) {
        require(child !== self, "\(type(of: self)) cannot be a child of itself")
        require(
            !selfAndAncestors.contains { $0 === child },
            "\(type(of: self)) is in \(type(of: child)), which cannot be its child")
        guard child.parentController !== self else { return }
        child.checkHierarchy(for: self)
        if child.parentController != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        guard child.parentController == nil else { return }
        childControllers.append(child)
        child.parentController = self
        child.parentMove = .coming
    }

    func leaveParent() {
        guard let parentController else { return }
        parentController.childControllers.removeAll { $0 === self }
        parentController.forget(self)
        self.parentController = nil
        coverEdges(by: .zero)
        if traits.givenByParent != nil { changeTraits { $0.givenByParent = nil } }
        didMove(toParent: nil)
        parentMove = .none
    }

    /// Adds the new controllers of a container as children, and removes the children that are not in the new list.
    ///
    /// Order of calls: `willMove(toParent:)` of added controllers, the same with nil of removed ones; the exchange of
    /// views; then `didMove(toParent:)` of added and of removed ones. The container has its new list before any of
    /// these calls, and the called code may change it again: controllers that are no longer concerned are skipped.
    ///
    /// - Parameters:
    ///   - old: The former list.
    ///   - new: The new list, which the container already has.
    ///   - isKept: Whether a controller is in the current list.
    ///   - show: Exchanges the views; receives the added controllers.
    /// - Returns: The removed controllers, in their order.
    @discardableResult
    package func exchangeChildren(
        _ old: [ViewController], for new: [ViewController], isKept: (ViewController) -> Bool,
        show: (_ come: [ViewController]) -> Void
    ) -> [ViewController] {
        let (before, after) = (Set(old), Set(new))
        let (gone, come) = (old.filter { !after.contains($0) }, new.filter { !before.contains($0) })
        for controller in come where isKept(controller) {
            // A child that was about to be removed stays.
            let isChild = controller.parentController === self
            if isChild { controller.willMove(toParent: self) } else { addChild(controller) }
        }
        for controller in gone where !isKept(controller) { controller.willMove(toParent: nil) }
        show(come)
        for controller in come where controller.parentController === self { controller.didMove(toParent: self) }
        for controller in gone where controller.parentController === self && !isKept(controller) {
            controller.removeFromParent()
        }
        return gone
    }

    func exchange(
        _ old: ViewController, for new: ViewController, in duration: TimeInterval, animations: (() -> Void)?
    ) {
        require(
            old.parentController === self && new.parentController === self,
            "Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent view controller "
                + "when calling transition(from:to:duration:options:animations:completion:)")
        let container = old.view.superview
        View.exchange(old, for: new, during: phase, animated: duration > 0, while: { true }) { _ in
            container?.addSubview(new.view)
            if let animations { View.animate(withDuration: duration, animations: animations) }
            old.view.removeFromSuperview()
        }
    }

    /// Traps if this controller's view is inside the view of a controller other than `parent`. Only the view's nearest
    /// ancestor that has a controller is checked.
    private func checkHierarchy(for parent: ViewController) {
        for view in Ancestors(upcoming: rootView?.superview) {
            if let owner = view.ownRareState?.controller {
                require(
                    owner === parent,
                    "child view controller:\(type(of: self)) should have parent view controller:\(type(of: owner)) but "
                        + "requested parent is:\(type(of: parent))")
                return
            }
        }
    }

    func nearestAncestor<Container: ViewController>() -> Container? {
        for controller in selfAndAncestors.dropFirst() {
            if let container = controller as? Container { return container }
        }
        return nil
    }

    var selfAndAncestors: some Sequence<ViewController> { sequence(first: self) { $0.parentController } }

    // MARK: Contents of bars

    var companionNavigationItem: NavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = NavigationItem(title: nil)
        ownNavigationItem = item
        return item
    }

    var companionEditButtonItem: BarButtonItem {
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = BarButtonItem(title: nil, style: .plain, target: self, action: nil)
        item.showEditing(isEditing)
        ownEditButtonItem = item
        return item
    }

    var companionTabBarItem: TabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        let item = TabBarItem()
        ownTabBarItem = item
        return item
    }

    // MARK: Sizes

    func forwardTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
        for child in childControllers {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
        presented?.viewWillTransition(to: size, with: coordinator)
    }
}
