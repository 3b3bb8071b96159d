import Foundation

/// Owns a view and decides what is in it, as UIKit's `UIViewController`: makes the view when somebody needs it, and
/// hears when it comes on screen, is laid out, gets another size or goes.
///
/// ```swift
/// let window = Window(frame: Screen.main.bounds)
/// window.rootViewController = ListController()
/// window.makeKeyAndVisible()
/// ```
///
/// A controller's view comes on screen when it, or a view that it is in, comes into a window that is shown. Nothing
/// takes time: a transition is over when the call that began it returns. Methods that the class calls do nothing here
/// unless they say otherwise; whoever overrides one calls `super` all the same, as UIKit asks for.
@preconcurrency @MainActor
open class ViewController: Responder, ContentContainer {
    // What the other files of the class keep; the members that they belong to say what it is.
    final var rootView: View?
    final var isMakingView = false
    /// Nobody is told what comes with a view.
    final var isTakingView = false
    final var phase = AppearancePhase.gone
    /// The transition began because the view moves, and ends when it has moved.
    final var endsWithMove = false
    final var parentMove = ParentMove.none
    final weak var parentController: ViewController?
    final var childControllers: [ViewController] = []
    final var presented: ViewController?
    final weak var presenting: ViewController?
    final var presentationMove = PresentationMove.none
    final var addedByContainer = EdgeInsets.zero
    final var ownNavigationItem: NavigationItem?
    final var ownTabBarItem: TabBarItem?
    final var ownEditButtonItem: BarButtonItem?
    final var supports = LayoutSupports()
    final var traits = ControllerTraits()
    final var ownTraitObservers: TraitObservers?
    private var ownTitle: String?

    /// The name of the archive that was given; kept for client code, nothing is read from it.
    public final let nibName: String?
    /// The bundle that was given; kept for client code.
    public final let nibBundle: Bundle?

    /// Makes a controller. Its view is made when somebody needs it.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept, and not read: there are no archives here.
    ///   - nibBundleOrNil: Kept, and not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        MainThread.check()
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        MainThread.check()
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    /// The same as without an archive's name.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    /// The controller's view. Asking for it makes it, by `loadView()`, and calls `viewDidLoad()`; setting it replaces
    /// it, and nil lets it go, so that the next question makes a new one.
    ///
    /// Traps with UIKit's words when the view is another controller's. That a new one leaves the old one where it is,
    /// and that `viewDidLoad()` is not called for it, are choices.
    open var view: View! {
        get { loadedView }
        set { replaceRootView(by: newValue) }
    }
    /// The view if there is one; asking does not make it.
    open var viewIfLoaded: View? { rootView }
    /// Whether there is a view; asking does not make it.
    open var isViewLoaded: Bool { rootView != nil }
    /// Makes the view and sets `view`. Here: a plain view as large as the main screen, which goes along with its
    /// superview's size. One that overrides it does not call `super`.
    open func loadView() { makePlainView() }
    /// Makes the view if there is none.
    open func loadViewIfNeeded() { makeViewIfNeeded() }
    /// Called once the view was made by being asked for.
    open func viewDidLoad() {}

    // MARK: Coming and going

    /// Called before the view comes on screen.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window with its size and traits, before it is laid out there.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Says that the view is coming or going; for containers that do not have their children told by themselves, and
    /// for tests. Makes the view where it comes. Nothing happens where it is already on the way or there.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether it comes.
    ///   - animated: Handed on.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }
    /// Says that the view has come or gone; nothing happens where it was not on the way.
    open func endAppearanceTransition() { endTransition() }
    /// Whether children are told together with this controller when views come and go; true unless a subclass says
    /// otherwise, and then it tells them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// Called before the view's `layoutSubviews()`.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews()`: its own subviews have their places, what is in them not yet.
    open func viewDidLayoutSubviews() {}
    /// Called in place of the view's `updateConstraints()`, which it calls here; call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the view's safe area is another.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the view's margins are others.
    open func viewLayoutMarginsDidChange() {}
    /// Added to the safe area of the view; zero unless set.
    open var additionalSafeAreaInsets = EdgeInsets.zero {
        didSet { safeAreaAdditionDidChange(from: addedByContainer + oldValue) }
    }
    /// What the system wants at the sides of a view as wide as this one: 16 points, and 20 from 390 points on, measured
    /// on devices. 16 where there is no view yet, a choice.
    open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
        View.systemMinimumLayoutMargins(forWidth: viewIfLoaded?.bounds.width ?? 0)
    }
    /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { minimumMarginsMayHaveChanged() }
    }
    /// Where what covers the view's top ends: an item of constraints that belongs to the view. Makes the view.
    open var topLayoutGuide: any LayoutSupport { layoutSupport(at: .top) }
    /// Where what covers the view's bottom begins: an item of constraints that belongs to the view. Makes the view.
    open var bottomLayoutGuide: any LayoutSupport { layoutSupport(at: .bottom) }
    /// Which edges go under bars; all unless set. Kept for client code: views go under bars at all edges here.
    open var edgesForExtendedLayout = RectEdge.all
    /// Whether they do so under opaque bars; false unless set. Kept for client code.
    open var extendedLayoutIncludesOpaqueBars = false
    /// True unless set. Kept for client code: scroll views follow their own `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Sizes

    /// The size that the controller wants; (0, 0) unless set. The parent, or whoever presents the controller, is told
    /// of another one.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            (parentController ?? presenting)?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Called when a child wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
    /// Called in UIKit when constraints give a child another size. Never called here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}
    /// The size that a child's view is going to have where this controller's gets another one. Here: the same.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The size that this controller's view is going to have, in points.
    open func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before a window's new size reaches the view. Tells the children whose views are going to have another
    /// size, and the controller that this one presents.
    ///
    /// - Parameters:
    ///   - size: The size that the view is going to have, in points.
    ///   - coordinator: Runs blocks when the view has it.
    open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    // MARK: Traits

    /// Called before the view gets other traits. Tells the children, and the controller that this one presents.
    ///
    /// - Parameters:
    ///   - newCollection: The traits that the view is going to have.
    ///   - coordinator: Runs blocks when the view has them.
    open func willTransition(
        to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) { forwardTransition(to: newCollection, with: coordinator) }
    /// What the surroundings are like: the view's traits; before there is a view, the parent's with this controller's
    /// own.
    open var traitCollection: TraitCollection { effectiveTraits }
    /// Called when the view's traits are others, before the view is.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    /// Gives a child traits of its own; nil takes them away. Nothing happens for a controller that is no child.
    ///
    /// - Parameters:
    ///   - collection: Unspecified traits are inherited.
    ///   - childViewController: The child.
    open func setOverrideTraitCollection(_ collection: TraitCollection?, forChild childViewController: ViewController) {
        guard childViewController.parentController === self else { return }
        childViewController.changeTraits { $0.givenByParent = collection }
    }
    /// The traits that a child was given; nil for none.
    open func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? {
        childViewController.parentController === self ? childViewController.traits.givenByParent : nil
    }
    /// What the controller says of the traits of its view and of what is in it; nothing unless set.
    open var traitOverrides: TraitOverrides {
        get { traits.overrides }
        set { changeTraits { $0.overrides = newValue } }
    }
    /// Ends a registration of `registerForTraitChanges(_:handler:)`; nothing happens for one of another controller.
    open func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
        ownTraitObservers?.remove(registration)
    }
    /// Light or dark for the view and what is in it; unspecified unless set.
    open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleDidChange() } }
    }

    // MARK: Children

    /// The controller that this one is a child of. Held weakly.
    open var parent: ViewController? { parentController }
    /// In the order in which they came.
    open var children: [ViewController] { childControllers }
    /// Takes a child, which leaves another parent first and is told by `willMove(toParent:)`. Its view has to be added
    /// by the caller, who then calls the child's `didMove(toParent:)`. Nothing happens for one that is a child already.
    ///
    /// Traps for the controller itself and for one that it is a child of; with UIKit's words where the child's view is
    /// in the view of a third controller.
    open func addChild(_ childController: ViewController) { adopt(childController) }
    /// Leaves the parent, and calls `didMove(toParent: nil)`. The caller has called `willMove(toParent: nil)` and taken
    /// the view away.
    open func removeFromParent() { leaveParent() }
    /// A child has left by itself: a container takes it off its list.
    func forget(_ child: ViewController) {}
    /// Called before the controller gets a parent or loses it: by `addChild(_:)`, and by whoever removes it.
    open func willMove(toParent parent: ViewController?) { parentMove = parent == nil ? .leaving : .coming }
    /// Called when the controller has a parent or has lost it: by whoever adds it, and by `removeFromParent()`.
    open func didMove(toParent parent: ViewController?) { parentMove = .none }
    /// Whether the controller is on its way to a parent, while its view comes.
    open var isMovingToParent: Bool { parentMove == .coming }
    /// Whether the controller is on its way from its parent, while its view goes.
    open var isMovingFromParent: Bool { parentMove == .leaving }
    /// The nearest container of that kind that the controller is in.
    open var navigationController: NavigationController? { nearestAncestor() }
    /// The nearest container of that kind that the controller is in.
    open var tabBarController: TabBarController? { nearestAncestor() }

    /// Shows one child in place of another: adds the view of the one beside that of the other, runs `animations`, takes
    /// the other view away and calls `completion`, all before the call returns. Both children are told.
    ///
    /// Traps with UIKit's words where one of them is no child.
    ///
    /// - Parameters:
    ///   - fromViewController: Whose view goes.
    ///   - toViewController: Whose view comes.
    ///   - duration: In seconds; nothing takes time.
    ///   - options: How it runs. Makes no difference.
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

    /// Shows a controller over this one, in the whole window, and calls `completion`.
    ///
    /// The topmost parent presents. Traps with UIKit's words for a controller that is presented already, or that has a
    /// parent. Nothing happens where its view is in no window and where it presents another one, and UIKit's sentence
    /// goes to standard error; that `completion` is not called then is a choice.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: Held until it is dismissed.
    ///   - flag: Handed on.
    ///   - completion: Called when everything is over, before the method returns.
    open func present(
        _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(viewControllerToPresent, animated: flag, completion: completion) }
    /// Takes away the controller that this one presents, with all that that one presents; else, where this one is
    /// presented, itself.
    ///
    /// - Parameters:
    ///   - flag: Handed on.
    ///   - completion: Called when everything is over, before the method returns.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAway(animated: flag, completion: completion)
    }
    /// The controller that this one, or one that it is a child of, presents.
    open var presentedViewController: ViewController? { nearestPresented }
    /// The controller that presents this one, or one that it is a child of.
    open var presentingViewController: ViewController? { nearestPresenting }
    /// How the controller is to be presented; automatic unless set. Full screen and over the current context take the
    /// presenting controller's view away, the others leave it; all are as large as the window here, a choice.
    open var modalPresentationStyle = ModalPresentationStyle.automatic
    /// How the view comes when it is presented. Kept for client code.
    open var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// Whether only the program may dismiss the controller; false unless set. Kept for client code.
    open var isModalInPresentation = false
    /// Whether others are presented over this one's view; false unless set. Kept for client code.
    open var definesPresentationContext = false
    /// Whether the controller is being presented, while its view comes.
    open var isBeingPresented: Bool { presentationMove == .coming }
    /// Whether the controller is being dismissed, while its view goes.
    open var isBeingDismissed: Bool { presentationMove == .leaving }

    // MARK: What others show of it

    /// What it is called; nil unless set. Setting it sets the titles of its bar items, as documented.
    open var title: String? {
        get { ownTitle }
        set {
            ownTitle = newValue
            navigationItem.title = newValue
            tabBarItem.title = newValue
        }
    }
    /// What a navigation bar shows of the controller; made when first asked for.
    open var navigationItem: NavigationItem { companionNavigationItem }
    /// What a tab bar shows of the controller; made when first asked for.
    open var tabBarItem: TabBarItem! {
        get { companionTabBarItem }
        set { ownTabBarItem = newValue }
    }
    /// False unless set. Kept for client code: bars stay.
    open var hidesBottomBarWhenPushed = false
    /// Whether the contents may be changed by hand; false unless set. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    private var edits = false
    /// Says whether the contents may be changed by hand.
    ///
    /// - Parameters:
    ///   - editing: Kept as `isEditing`.
    ///   - animated: Nothing takes time.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        ownEditButtonItem?.showEditing(editing)
    }
    /// A button that says “Edit”, and “Done” while `isEditing`, as documented; made when first asked for. Nobody
    /// touches it: tests call `setEditing(_:animated:)`.
    open var editButtonItem: BarButtonItem { companionEditButtonItem }
    /// How a device may be held: all but upside down on a phone, all elsewhere, as documented. Kept for client code.
    open var supportedInterfaceOrientations: InterfaceOrientationMask {
        Device.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// Kept for client code.
    open var preferredStatusBarStyle: StatusBarStyle { .default }
    /// False unless a subclass says otherwise. Kept for client code.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that is asked in place of this controller; nil, none, unless a subclass says otherwise. Kept for
    /// client code, as all of what follows.
    open var childForStatusBarStyle: ViewController? { nil }
    /// The child that is asked in place of this controller.
    open var childForStatusBarHidden: ViewController? { nil }
    /// How a status bar changes; by fading unless a subclass says otherwise.
    open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
    /// Whether the view turns with the device; true unless a subclass says otherwise.
    open var shouldAutorotate: Bool { true }
    /// How the controller is held when it is presented; upright unless a subclass says otherwise.
    open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
    /// Whether the bar at the screen's bottom goes; false unless a subclass says otherwise.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Does nothing: there is no status bar here.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: nobody turns a device here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Does nothing: there is no such bar here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// What a toolbar shows; nil unless set. There is none here.
    open var toolbarItems: [BarButtonItem]?
    /// Sets what a toolbar shows.
    ///
    /// - Parameters:
    ///   - toolbarItems: From the leading edge.
    ///   - animated: Nothing takes time.
    open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Called when memory is short. Never called here.
    open func didReceiveMemoryWarning() {}
    /// Who presents the controller, or else what the view is in.
    open override var next: Responder? { presenting ?? viewIfLoaded?.superview }
}
