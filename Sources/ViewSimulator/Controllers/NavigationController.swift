import CallerChecks

/// A controller with a stack of child controllers, as UIKit's `UINavigationController`. It shows the last controller of
/// the stack, and a bar at the top.
///
/// The bar is 44 points high below the top safe area. The view of the shown controller fills the whole view, and its
/// safe area reaches to the bar's lower edge while the bar is shown. Nothing takes time.
@preconcurrency @MainActor
open class NavigationController: ViewController {
    final var stack: [ViewController] = []
    private final let bar = NavigationBar()
    private var hidesBar = false

    /// Makes a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a navigation controller with one controller in the stack.
    public init(rootViewController: ViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view that contains the bar and the view of the shown controller.
    open override func loadView() {
        let container = ContainerView { [weak self] in self?.placeBar(in: $0) }
        view = container
        container.addSubview(bar)
        bar.isHidden = hidesBar
        if let top = stack.last { container.fill(with: top.view, behind: bar) }
    }

    private func placeBar(in container: View) {
        bar.frame = CGRect(
            x: 0, y: container.safeAreaInsets.top, width: container.bounds.width, height: NavigationBar.height
        ).withNumbers
    }

    // MARK: The stack

    /// The controllers of the stack, from the first to the shown controller. Setting the property calls
    /// `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last controller of the stack.
    open var topViewController: ViewController? { stack.last }
    /// The presented controller or, if no controller is presented, the last controller of the stack.
    open var visibleViewController: ViewController? { presentedViewController ?? stack.last }

    /// Shows a controller on top of the stack. Traps with UIKit's message for a controller that is in the stack, and
    /// for another navigation controller.
    ///
    /// - Parameters:
    ///   - viewController: The controller, which becomes a child.
    ///   - animated: Passed on to the messages of appearance.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        require(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(type(of: viewController)))")
        replaceStack(by: stack + [viewController], animated: animated)
    }

    /// Removes the last controller of the stack, and returns it. Returns nil, and removes nothing, if the stack has
    /// fewer than two controllers.
    ///
    /// - Parameter animated: Passed on to the messages of appearance.
    /// - Returns: The removed controller; nil if none was removed.
    @discardableResult
    open func popViewController(animated: Bool) -> ViewController? {
        guard stack.count > 1 else { return nil }
        return replaceStack(by: Array(stack.dropLast()), animated: animated).last
    }

    /// Removes all controllers of the stack except the first, and returns them in order. Returns nil if there are none
    /// to remove.
    ///
    /// - Parameter animated: Passed on to the messages of appearance.
    /// - Returns: The removed controllers; nil if none were removed.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [ViewController]? {
        guard stack.count > 1 else { return nil }
        return replaceStack(by: Array(stack.prefix(1)), animated: animated)
    }

    /// Removes the controllers after a given controller, and returns them in order. Returns nil if the given controller
    /// is the last one. Traps for a controller that is not in the stack.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - animated: Passed on to the messages of appearance.
    /// - Returns: The removed controllers; nil if none were removed.
    @discardableResult
    open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            stop("Tried to pop to a view controller that doesn't exist.")
        }
        guard index < stack.count - 1 else { return nil }
        return replaceStack(by: Array(stack[...index]), animated: animated)
    }

    /// Replaces the whole stack. Traps with UIKit's message for a controller that is in the new stack twice.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, of which the last one is shown.
    ///   - animated: Passed on to the messages of appearance.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        require(
            Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
            "All view controllers in a navigation controller must be distinct "
                + "(\(viewControllers.map { "\(type(of: $0))" }.joined(separator: ", ")))")
        replaceStack(by: viewControllers, animated: animated)
    }

    /// Called when client code has removed a child. Removes the child from the stack. The child's view stays where it
    /// is.
    override func forget(_ child: ViewController) {
        guard stack.contains(child) else { return }
        stack.removeAll { $0 === child }
        navigationBar.items = stack.map(\.navigationItem)
    }

    // MARK: The bar

    /// The navigation bar.
    open var navigationBar: NavigationBar { bar }
    /// Whether the bar is hidden; false unless set.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar, and changes the safe area of the shown controller.
    ///
    /// - Parameters:
    ///   - hidden: Whether to hide the bar.
    ///   - animated: Ignored: nothing takes time.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hidesBar = hidden
        bar.isHidden = hidden
        for controller in stack { controller.coverEdges(by: barInsets) }
    }

    final var barInsets: EdgeInsets {
        EdgeInsets(top: hidesBar ? 0 : NavigationBar.height, left: 0, bottom: 0, right: 0)
    }
}
