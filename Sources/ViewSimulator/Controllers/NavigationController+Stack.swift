import Foundation

extension NavigationController {
    /// Answers those that went, in their order.
    ///
    /// Order of calls: those that come have `willMove(toParent:)`, those that go have it with nil; then the views
    /// change; then `didMove(toParent:)` of those that came and of those that went.
    @discardableResult
    func replaceStack(by new: [ViewController], animated: Bool) -> [ViewController] {
        for controller in new {
            precondition(!(controller is NavigationController), "Pushing a navigation controller is not supported")
        }
        let gone = stack.filter { old in !new.contains { $0 === old } }
        let come = new.filter { one in !stack.contains { $0 === one } }
        let (old, top) = (stack.last, new.last)
        for controller in come { addChild(controller) }
        for controller in gone { controller.willMove(toParent: nil) }
        stack = new
        for controller in come { controller.coverEdges(by: barInsets) }
        navigationBar.items = new.map(\.navigationItem)
        if old !== top, let container = viewIfLoaded {
            View.exchange(old, for: top, during: phase, animated: animated, while: { stack.last === top }) { comes in
                if old !== stack.last { old?.viewIfLoaded?.leave(container) }
                if comes, let top { container.fill(with: top.view, behind: navigationBar) }
            }
        }
        for controller in come { controller.didMove(toParent: self) }
        for controller in gone { controller.removeFromParent() }
        return gone
    }

    /// A child has left by itself, as client code takes one out of the middle. The view of one that is shown stays.
    func forget(_ child: ViewController) {
        guard stack.contains(where: { $0 === child }) else { return }
        stack.removeAll { $0 === child }
        navigationBar.items = stack.map(\.navigationItem)
    }
}
