import CallerChecks

/// A controller with a tab for each of its children, as UIKit's `UITabBarController`. It shows the selected child, and
/// a bar at the bottom.
///
/// The bar is 49 points high above the bottom safe area, and reaches down to the view's edge. The view of the selected
/// controller fills the whole view, and its safe area reaches to the bar's upper edge. Nothing takes time.
@preconcurrency @MainActor
open class TabBarController: ViewController {
    private final let bar = TabBar()
    private var controllers: [ViewController]?
    private weak var selected: ViewController?

    /// Makes a view that contains the bar and the view of the selected controller.
    open override func loadView() {
        let container = ContainerView { [weak self] in self?.placeBar(in: $0) }
        view = container
        container.addSubview(bar)
        if let selected { container.fill(with: selected.view, behind: bar) }
    }

    private func placeBar(in container: View) {
        let height = TabBar.height + container.safeAreaInsets.bottom
        bar.frame = CGRect(
            x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height
        ).withNumbers
    }

    // MARK: Controllers

    /// The controllers that can be selected; nil unless set. A selected controller that is in the new list stays
    /// selected; otherwise the first controller is selected (documented).
    open var viewControllers: [ViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, which become children.
    ///   - animated: Passed on to the messages of appearance.
    open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        let old = controllers ?? []
        controllers = viewControllers
        exchangeChildren(old, for: viewControllers ?? [], isKept: { controllers?.contains($0) ?? false }) { come in
            for controller in come where controller.parent === self {
                controller.coverEdges(by: EdgeInsets(top: 0, left: 0, bottom: TabBar.height, right: 0))
            }
            listDidChange(animated: animated)
        }
    }

    /// Updates the bar and the selection after a change of the controllers.
    private func listDidChange(animated: Bool) {
        bar.items = controllers.map { $0.compactMap(\.tabBarItem) }
        let kept = controllers?.first { $0 === selected }
        show(kept ?? controllers?.first, animated: animated)
    }

    /// Called when client code has removed a child. Removes the child's tab, as devices do according to reports. If the
    /// child was selected, the first controller is selected. This last point is a choice of this library.
    override func forget(_ child: ViewController) {
        guard controllers?.contains(child) ?? false else { return }
        controllers?.removeAll { $0 === child }
        listDidChange(animated: false)
    }

    /// The controller whose view is shown; the first controller unless set. Setting a controller that is not in the
    /// list traps, as in UIKit. Setting nil changes nothing.
    open var selectedViewController: ViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            require(
                controllers?.contains { $0 === newValue } ?? false,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
                    + "of view controllers can be selected.")
            show(newValue, animated: false)
        }
    }

    /// The index of the selected controller; 0 if no controller is selected. Setting an index out of bounds changes
    /// nothing, which is a choice of this library.
    open var selectedIndex: Int {
        get { controllers?.firstIndex { $0 === selected } ?? 0 }
        set {
            if let controllers, controllers.indices.contains(newValue) {
                show(controllers[newValue], animated: false)
            }
        }
    }

    /// The tab bar.
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
