/// The owner of a view and its contents, as UIKit's `UIViewController`. The controller makes the view at the first
/// access, and is notified when the view appears, is laid out, changes its size or disappears.
///
/// ```swift
/// let window = Window(frame: Screen.main.bounds)
/// window.rootViewController = ListController()
/// window.makeKeyAndVisible()
/// ```
///
/// A controller's view appears when it, or a view that contains it, is added to a shown window. Nothing takes time: a
/// transition ends before the call that began it returns. Methods that the class calls do nothing unless their
/// documentation describes an effect; overrides still call `super`, as UIKit requires.
@preconcurrency @MainActor
open class ViewController: Responder, ContentContainer {
    // State of the other files of the class, described at the members that use it.
    final var rootView: View?
    final var isMakingView = false
    /// Whether the controller is being given a new view. In the meantime, changes of the view do not notify the
    /// controller.
    final var isTakingView = false
    package final var phase = AppearancePhase.gone
    /// Whether a move of the view to another window began the current transition. The transition then ends when the
    /// view has moved.
    final var endsWithMove = false
    final var parentMove = ControllerMove.none
    final weak var parentController: ViewController?
    final var childControllers: [ViewController] = []
    final var presented: ViewController?
    final weak var presenting: ViewController?
    final var presentationMove = ControllerMove.none
    final var addedByContainer = EdgeInsets.zero
    final var ownNavigationItem: NavigationItem?
    final var ownTabBarItem: TabBarItem?
    final var ownEditButtonItem: BarButtonItem?
    final var supports = LayoutSupports()
    final var traits = ControllerTraits()
    final var ownTraitObservers: TraitObservers?
    private var ownTitle: String?

    /// The name of the nib file that was given to the initializer. Not used by this library: no file is read.
    public final let nibName: String?
    /// The bundle of the nib file that was given to the initializer. Not used by this library.
    public final let nibBundle: Bundle?

    /// Makes a controller. The view is made at the first access.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept, and not read: there are no archives.
    ///   - nibBundleOrNil: Kept, and not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        MainThread.check()
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        MainThread.check()
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Makes a controller without the name of a nib file.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    /// The controller's view. The first access makes the view with `loadView()`, and calls `viewDidLoad()`. Setting
    /// another view replaces the view. After nil was set, the next access makes a new view.
    ///
    /// Traps with UIKit's message if the view is another controller's. It is a choice that the old view stays in its
    /// superview, and that `viewDidLoad()` is not called for the new one.
    open var view: View! {
        get { loadedView }
        set { replaceRootView(by: newValue) }
    }
    /// The view; nil if the view was not made. Reading this property does not make the view.
    open var viewIfLoaded: View? { rootView }
    /// Whether the view was made. Reading this property does not make the view.
    open var isViewLoaded: Bool { rootView != nil }
    /// Makes the view and sets `view`. Default: a plain view as large as the main screen, which is resized with its
    /// superview. Overrides do not call `super`.
    open func loadView() { makePlainView() }
    /// Makes the view if it was not made.
    open func loadViewIfNeeded() { makeViewIfNeeded() }
    /// Called once, after the first access has made the view.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window with its size and traits, before it is laid out there.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Begins the appearance or disappearance of the view. This is for tests, and for containers that do not forward
    /// messages of appearance. Makes the view if it appears. Does nothing if this transition was already made or begun.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view appears.
    ///   - animated: Passed on to the messages of appearance.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }
    /// Ends the appearance or disappearance of the view. Does nothing if no transition has begun.
    open func endAppearanceTransition() { endTransition() }
    /// Whether messages of appearance are forwarded to children; true unless a subclass overrides the property. A
    /// subclass that returns false has to send the messages.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// Called before the view's `layoutSubviews()`.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews()`. The view's own subviews have their frames then, but views within the
    /// subviews do not have their frames yet.
    open func viewDidLayoutSubviews() {}
    /// Called instead of the view's `updateConstraints()`. The default implementation calls that method of the view;
    /// overrides call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the view's margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// The insets that are added to the safe area of the view; zero unless set.
    open var additionalSafeAreaInsets = EdgeInsets.zero {
        didSet { safeAreaAdditionDidChange(from: addedByContainer + oldValue) }
    }
    /// The system's margins at the sides of the view. They are 20 points in a view that is at least 390 points wide,
    /// otherwise 16 points (measured on devices). Without a view they are 16 points, which is a choice of this library.
    open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
        View.systemMinimumLayoutMargins(forWidth: viewIfLoaded?.bounds.width ?? 0)
    }
    /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { minimumMarginsMayHaveChanged() } }
    /// The guide over the area that bars cover at the top of the view. Constraints can name this guide. Reading this
    /// property makes the view.
    open var topLayoutGuide: any LayoutSupport { layoutSupport(at: .top) }
    /// The guide over the area that bars cover at the bottom of the view. Constraints can name this guide. Reading this
    /// property makes the view.
    open var bottomLayoutGuide: any LayoutSupport { layoutSupport(at: .bottom) }
    /// The edges that extend under bars; all edges unless set. Not used by this library: here, views extend under bars
    /// at all edges.
    open var edgesForExtendedLayout = RectEdge.all
    /// Whether edges extend under opaque bars; false unless set. Not used by this library.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether insets of scroll views are adjusted; true unless set. Not used by this library: scroll views follow
    /// their own `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Sizes

    /// The preferred size of the controller; (0, 0) unless set. The parent or the presenting controller is notified of
    /// a change.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            (parentController ?? presenting)?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Called when the preferred size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
    /// Called by UIKit when constraints give a child another size; never called by this library.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}
    /// Returns the future size of a child's view, for the future size `parentSize` of this controller's view. Default:
    /// `parentSize`.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The future size of this controller's view, in points.
    open func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the view changes its size because its window changes its size. The default implementation calls
    /// this method of the children whose views will change their size, and then of the presented controller.
    ///
    /// - Parameters:
    ///   - size: The future size of the view, in points.
    ///   - coordinator: Runs blocks after the change.
    open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    // MARK: Traits

    /// Called before the view's traits change. Calls this method of the children and of the presented controller.
    ///
    /// - Parameters:
    ///   - newCollection: The future traits of the view.
    ///   - coordinator: Runs blocks after the change.
    open func willTransition(
        to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) { forwardTransition(to: newCollection, with: coordinator) }
    /// The traits of the view. Before the view is made, the traits are the parent's traits with this controller's
    /// overrides.
    open var traitCollection: TraitCollection { effectiveTraits }
    /// Called when the view's traits have changed, before the view is notified.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    /// Overrides traits of a child; nil removes the overrides. Does nothing for a controller that is not a child.
    ///
    /// - Parameters:
    ///   - collection: The traits; unspecified ones are inherited.
    ///   - childViewController: The child.
    open func setOverrideTraitCollection(_ collection: TraitCollection?, forChild childViewController: ViewController) {
        guard childViewController.parentController === self else { return }
        childViewController.changeTraits { $0.givenByParent = collection }
    }
    /// Returns the overridden traits of a child; nil if no traits are overridden.
    open func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? {
        childViewController.parentController === self ? childViewController.traits.givenByParent : nil
    }
    /// The trait overrides for the controller's view and the views in it; no overrides unless set.
    open var traitOverrides: TraitOverrides {
        get { traits.overrides }
        set { changeTraits { $0.overrides = newValue } }
    }
    /// Ends a registration that `registerForTraitChanges(_:handler:)` returned. Does nothing for a registration of
    /// another controller.
    open func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
        ownTraitObservers?.remove(registration)
    }
    /// The style, light or dark, of the view and the views in it; unspecified unless set.
    open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleDidChange() } }
    }

    // MARK: Children

    /// The parent controller. Held weakly.
    open var parent: ViewController? { parentController }
    /// The children in the order in which they were added.
    open var children: [ViewController] { childControllers }
    /// Adds a child. The child first leaves its former parent, and its `willMove(toParent:)` is called. The caller adds
    /// the child's view, and then calls the child's `didMove(toParent:)`. Does nothing for a controller that is a child
    /// already.
    ///
    /// Traps for the controller itself and for its own parents; with UIKit's message if the child's view is in the view
    /// of a third controller.
    open func addChild(_ childController: ViewController) { adopt(childController) }
    /// Removes the controller from its parent, and calls `didMove(toParent: nil)`. Before this call, the caller calls
    /// `willMove(toParent: nil)` and removes the view.
    open func removeFromParent() { leaveParent() }
    /// Called when client code has removed a child. A container removes the child from its list.
    func forget(_ child: ViewController) {}
    /// Called before the controller gets a parent or loses its parent. `addChild(_:)` calls this method; code that
    /// removes a controller calls it with nil.
    open func willMove(toParent parent: ViewController?) { parentMove = parent == nil ? .leaving : .coming }
    /// Called when the controller has got a parent or lost its parent. Code that adds a controller calls this method;
    /// `removeFromParent()` calls it with nil.
    open func didMove(toParent parent: ViewController?) { parentMove = .none }
    /// Whether the controller is being added to a parent. True until `didMove(toParent:)`, so also while its view
    /// appears.
    open var isMovingToParent: Bool { parentMove == .coming }
    /// Whether the controller is being removed from its parent. True until `didMove(toParent:)`, so also while its view
    /// disappears.
    open var isMovingFromParent: Bool { parentMove == .leaving }
    /// The nearest navigation controller that contains the controller.
    open var navigationController: NavigationController? { nearestAncestor() }
    /// The nearest tab bar controller that contains the controller.
    open var tabBarController: TabBarController? { nearestAncestor() }

    /// Shows one child in the place of another child. Adds the new view next to the old view, runs `animations`,
    /// removes the old view and calls `completion`, all before the call returns. Both children are notified.
    ///
    /// Traps with UIKit's message if one of them is not a child.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view is removed.
    ///   - toViewController: The child whose view is added.
    ///   - duration: The duration in seconds; nothing takes time.
    ///   - options: The kind of animation; ignored.
    ///   - animations: Called once.
    ///   - completion: Called after that with true.
    open func transition(
        from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval,
        options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, in: duration, animations: animations)
        completion?(true)
    }

    // MARK: Presentation

    /// Presents a controller over this controller, in the whole window, and calls `completion`.
    ///
    /// The topmost parent presents. Traps with UIKit's message for a controller that is presented already, or that has
    /// a parent. If the parent's view is in no window, or it already presents a controller, nothing happens except that
    /// UIKit's message is written to standard error; that `completion` is not called then is a choice.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller, which is held until it is dismissed.
    ///   - flag: Passed on to the messages of appearance.
    ///   - completion: Called at the end, before the method returns.
    open func present(
        _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(viewControllerToPresent, animated: flag, completion: completion) }
    /// Dismisses `presentedViewController` and all controllers that it presents. If there is no such controller,
    /// dismisses this controller, provided that it was presented.
    ///
    /// - Parameters:
    ///   - flag: Passed on to the messages of appearance.
    ///   - completion: Called at the end, before the method returns.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAway(animated: flag, completion: completion)
    }
    /// The controller that this controller presents. If it presents none, this is the controller that its nearest
    /// presenting ancestor presents. Nil if there is no such controller.
    open var presentedViewController: ViewController? { nearestPresented }
    /// The controller that presents this controller. For a child, it is the controller that presents the topmost
    /// ancestor. Nil if there is no such controller.
    open var presentingViewController: ViewController? { nearestPresenting }
    /// The presentation of the controller; `automatic` unless set. Only `fullScreen` and `currentContext` remove the
    /// presenting controller's view. Every presented view is as large as the window here, which is a choice of this
    /// library.
    open var modalPresentationStyle = ModalPresentationStyle.automatic
    /// The transition of a presentation. Not used by this library.
    open var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// Whether only the program may dismiss the controller; false unless set. Not used by this library.
    open var isModalInPresentation = false
    /// Whether the area of this controller's view is used for presentations; false unless set. Not used by this
    /// library.
    open var definesPresentationContext = false
    /// Whether the controller is being presented. True only while its view appears.
    open var isBeingPresented: Bool { presentationMove == .coming }
    /// Whether the controller is being dismissed. True only while its view disappears.
    open var isBeingDismissed: Bool { presentationMove == .leaving }

    // MARK: Contents of bars

    /// The title; nil unless set. Setting the title sets the titles of the controller's bar items, as documented.
    open var title: String? {
        get { ownTitle }
        set {
            ownTitle = newValue
            navigationItem.title = newValue
            tabBarItem.title = newValue
        }
    }
    /// The item of the controller in a navigation bar; made at the first access.
    open var navigationItem: NavigationItem { companionNavigationItem }
    /// The item of the controller in a tab bar; made at the first access.
    open var tabBarItem: TabBarItem! {
        get { companionTabBarItem }
        set { ownTabBarItem = newValue }
    }
    /// Whether the tab bar is hidden when the controller is pushed; false unless set. Not used by this library: the tab
    /// bar stays.
    open var hidesBottomBarWhenPushed = false
    /// Whether the contents are being edited; false unless set. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    private var edits = false
    /// Sets whether the contents are being edited.
    ///
    /// - Parameters:
    ///   - editing: The new value of `isEditing`.
    ///   - animated: Ignored: nothing takes time.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        ownEditButtonItem?.showEditing(editing)
    }
    /// A button that shows whether the contents are being edited; made at the first access. Its title is “Done” while
    /// `isEditing` is true, otherwise “Edit”, as documented. There are no touches: tests call
    /// `setEditing(_:animated:)`.
    open var editButtonItem: BarButtonItem { companionEditButtonItem }
    /// The orientations that the controller supports, as documented. A phone has all except upside down; other devices
    /// have all. Not used by this library.
    open var supportedInterfaceOrientations: InterfaceOrientationMask {
        Device.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// The style of the status bar. Not used by this library.
    open var preferredStatusBarStyle: StatusBarStyle { .default }
    /// Whether the status bar is hidden; false unless a subclass overrides it. Not used by this library.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that determines the status bar's style; nil unless a subclass overrides it. Nil means that no child
    /// determines the style. Not used by this library.
    open var childForStatusBarStyle: ViewController? { nil }
    /// The child that determines whether the status bar is hidden.
    open var childForStatusBarHidden: ViewController? { nil }
    /// The animation of changes of the status bar; fading unless a subclass overrides it.
    open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
    /// Whether the view rotates with the device; true unless a subclass overrides it.
    open var shouldAutorotate: Bool { true }
    /// The orientation of the controller when it is presented; portrait unless a subclass overrides it.
    open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
    /// Whether the home indicator is hidden; false unless a subclass overrides it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Does nothing: there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: devices do not rotate here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Does nothing: there is no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The items of a toolbar; nil unless set. There is no toolbar.
    open var toolbarItems: [BarButtonItem]?
    /// Sets the items of a toolbar.
    ///
    /// - Parameters:
    ///   - toolbarItems: The items from the leading edge.
    ///   - animated: Ignored: nothing takes time.
    open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Called by UIKit when memory is low; never called by this library.
    open func didReceiveMemoryWarning() {}
    /// The next responder. It is the presenting controller, if the controller is presented; otherwise it is the
    /// superview of the view.
    open override var next: Responder? { presenting ?? viewIfLoaded?.superview }
}
