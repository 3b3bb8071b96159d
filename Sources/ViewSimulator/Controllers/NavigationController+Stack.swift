import CallerChecks

extension NavigationController {
    /// Replaces the stack. Returns the removed controllers, in their order.
    @discardableResult
    func replaceStack(by new: [ViewController], animated: Bool) -> [ViewController] {
        for controller in new {
            require(!(controller is NavigationController), "Pushing a navigation controller is not supported")
        }
        let former = stack
        let (old, top) = (former.last, new.last)
        stack = new
        return exchangeChildren(former, for: new, isKept: { stack.contains($0) }) { come in
            for controller in come where controller.parentController === self { controller.coverEdges(by: barInsets) }
            navigationBar.items = stack.map(\.navigationItem)
            guard old !== top, let container = viewIfLoaded else { return }
            View.exchange(old, for: top, during: phase, animated: animated, while: { stack.last === top }) { comes in
                if old !== stack.last { old?.viewIfLoaded?.leave(container) }
                if comes, let top { container.fill(with: top.view, behind: navigationBar) }
            }
        }
    }
}
