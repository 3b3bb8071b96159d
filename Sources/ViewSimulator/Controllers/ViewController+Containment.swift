import Foundation

extension ViewController {
    func adopt(_ child: ViewController) {
        precondition(child !== self, "\(type(of: self)) cannot be a child of itself")
        precondition(!isInside(child), "\(type(of: self)) is in \(type(of: child)), which cannot be its child")
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
        (parentController as? NavigationController)?.forget(self)
        self.parentController = nil
        coverEdges(by: .zero)
        if traits.givenByParent != nil { changeTraits { $0.givenByParent = nil } }
        didMove(toParent: nil)
        parentMove = .none
    }

    func exchange(
        _ old: ViewController, for new: ViewController, in duration: TimeInterval, animations: (() -> Void)?
    ) {
        precondition(
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

    /// Whether this controller is a child of `other`, or of one that is, and so on.
    private func isInside(_ other: ViewController) -> Bool {
        var current = parentController
        while let candidate = current {
            if candidate === other { return true }
            current = candidate.parentController
        }
        return false
    }

    /// The child's view must not be in the view of a third controller.
    private func checkHierarchy(for parent: ViewController) {
        var view = rootView?.superview
        while let current = view {
            if let owner = current.ownRareState?.controller {
                precondition(
                    owner === parent,
                    "child view controller:\(type(of: self)) should have parent view controller:\(type(of: owner)) but "
                        + "requested parent is:\(type(of: parent))")
                return
            }
            view = current.superview
        }
    }

    func nearestAncestor<Container: ViewController>() -> Container? {
        var current = parentController
        while let candidate = current {
            if let container = candidate as? Container { return container }
            current = candidate.parentController
        }
        return nil
    }

    // MARK: What bars show

    var companionNavigationItem: NavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = NavigationItem(title: nil)
        ownNavigationItem = item
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
