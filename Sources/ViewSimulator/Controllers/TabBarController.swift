import Foundation

/// Shows one of several controllers above a bar, as UIKit's `UITabBarController`.
///
/// The bar is 49 points high above the bottom safe area, and reaches down to the view's edge. The view of the
/// controller that is selected fills the whole view, and its safe area reaches to the bar's upper edge. Nothing takes
/// time.
@preconcurrency @MainActor
open class TabBarController: ViewController {
    private final let bar = TabBar()
    private var controllers: [ViewController]?
    private weak var selected: ViewController?

    /// Makes a view for the bar and the controller that is selected.
    open override func loadView() {
        let container = ContainerView { [weak self] in self?.placeBar(in: $0) }
        view = container
        container.addSubview(bar)
        if let selected { container.fill(with: selected.view, behind: bar) }
    }

    private func placeBar(in container: View) {
        let height = TabBar.height + container.safeAreaInsets.bottom
        bar.frame = CGRect(
            x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }

    // MARK: Controllers

    /// Those that can be selected; nil unless set. Setting them selects the one that was, if it is among them, and else
    /// the first, as documented.
    open var viewControllers: [ViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: Become children.
    ///   - animated: Handed on.
    open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        let (old, new) = (controllers ?? [], viewControllers ?? [])
        let gone = old.filter { one in !new.contains { $0 === one } }
        let come = new.filter { one in !old.contains { $0 === one } }
        for controller in come { addChild(controller) }
        for controller in gone { controller.willMove(toParent: nil) }
        controllers = viewControllers
        for controller in come {
            controller.coverEdges(by: EdgeInsets(top: 0, left: 0, bottom: TabBar.height, right: 0))
        }
        bar.items = viewControllers.map { $0.compactMap(\.tabBarItem) }
        let kept = new.first { $0 === selected }
        show(kept ?? new.first, animated: animated)
        for controller in come { controller.didMove(toParent: self) }
        for controller in gone { controller.removeFromParent() }
    }

    /// The one whose view is shown: the first unless set. Setting one that is not among the controllers traps, as in
    /// UIKit; nil changes nothing.
    open var selectedViewController: ViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                controllers?.contains { $0 === newValue } ?? false,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
                    + "of view controllers can be selected.")
            show(newValue, animated: false)
        }
    }

    /// Its place; 0 where there is none. An index out of bounds changes nothing, a choice.
    open var selectedIndex: Int {
        get { controllers?.firstIndex { $0 === selected } ?? 0 }
        set {
            if let controllers, controllers.indices.contains(newValue) {
                show(controllers[newValue], animated: false)
            }
        }
    }

    /// The bar.
    open var tabBar: TabBar { bar }

    private func show(_ new: ViewController?, animated: Bool) {
        let old = selected
        guard new !== old else { return }
        selected = new
        bar.selectedItem = new?.tabBarItem
        guard let container = viewIfLoaded else { return }
        View.exchange(old, for: new, during: phase, animated: animated, while: { selected === new }) { comes in
            if old !== selected { old?.viewIfLoaded?.leave(container) }
            if comes, let new { container.fill(with: new.view, behind: bar) }
        }
    }
}
