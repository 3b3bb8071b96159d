import Foundation
import Testing
import ViewSimulator

/// What subclasses of client code override has to be open in the class body.
@MainActor @Suite("Members of controllers that can be overridden")
struct OverridableControllerTests {
    private final class Everything: ViewController {
        var calls: [String] = []

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("not archived") }

        override var view: View! { didSet { calls.append("view") } }
        override var viewIfLoaded: View? { super.viewIfLoaded }
        override var isViewLoaded: Bool { super.isViewLoaded }
        override func loadView() { view = View(frame: rect(0, 0, 50, 50)) }
        override func loadViewIfNeeded() {
            calls.append("loadViewIfNeeded")
            super.loadViewIfNeeded()
        }
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { calls.append("begin") }
        override func endAppearanceTransition() { calls.append("end") }
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override var additionalSafeAreaInsets: EdgeInsets { didSet { calls.append("insets") } }
        override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet { calls.append("respects") } }
        override var topLayoutGuide: any LayoutSupport { bottomLayoutGuide }
        override var preferredContentSize: CGSize {
            get { CGSize(width: 7, height: 8) }
            set { calls.append("size \(newValue.width)") }
        }
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}
        override var traitCollection: TraitCollection { TraitCollection(userInterfaceStyle: .dark) }
        override var traitOverrides: TraitOverrides { didSet { calls.append("overrides") } }
        override var overrideUserInterfaceStyle: UserInterfaceStyle { didSet { calls.append("style") } }
        override var parent: ViewController? { self }
        override var children: [ViewController] { [self] }
        override func addChild(_ childController: ViewController) { calls.append("add") }
        override func removeFromParent() { calls.append("remove") }
        override func present(
            _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) { calls.append("present") }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { calls.append("dismiss") }
        override var modalPresentationStyle: ModalPresentationStyle {
            get { .fullScreen }
            set { calls.append("modal \(newValue.rawValue)") }
        }
        override var title: String? { didSet { calls.append("title") } }
        override var tabBarItem: TabBarItem! { didSet { calls.append("tab") } }
        override var navigationItem: NavigationItem { NavigationItem(title: "own") }
        override var hidesBottomBarWhenPushed: Bool {
            get { true }
            set { calls.append("hides \(newValue)") }
        }
        override var isEditing: Bool { didSet { calls.append("editing") } }
        override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
        override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override func didReceiveMemoryWarning() { calls.append("memory") }
        override var next: Responder? { self }
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: View? { nil }
    }

    /// As most controllers of client code are made.
    private final class WithModel: ViewController {
        let model: Int

        init(model: Int = 1) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            model = 0
            super.init(coder: coder)
        }
    }

    private final class WithoutName: ViewController {
        init() { super.init(nibName: "Name", bundle: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("Overrides are what is called through the base class")
    func overrides() {
        let own = Everything()
        let controller: ViewController = own
        #expect(controller.view.frame == rect(0, 0, 50, 50))
        controller.addChild(ViewController())
        controller.removeFromParent()
        controller.present(ViewController(), animated: false)
        controller.dismiss(animated: false)
        controller.title = "title"
        controller.isEditing = true
        controller.preferredContentSize.width = 3
        controller.additionalSafeAreaInsets.top = 1
        controller.didReceiveMemoryWarning()
        #expect(
            own.calls == [
                "view", "add", "remove", "present", "dismiss", "title", "editing", "size 3.0", "insets", "memory",
            ])
        #expect(controller.parent === own)
        #expect(controller.children == [own])
        #expect(controller.next === own)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.prefersStatusBarHidden)
        #expect(controller.supportedInterfaceOrientations == .portrait)
        #expect(controller.modalPresentationStyle == .fullScreen)
        #expect(controller.navigationItem.title == "own")
        #expect(controller.preferredStatusBarStyle == .lightContent)
    }

    @Test("Controllers are made with models, with names and without")
    func making() {
        #expect(WithModel().model == 1)
        #expect(WithModel(model: 3).model == 3)
        #expect(WithModel(coder: NSCoder())?.model == 0)
        #expect(WithoutName().nibName == "Name")
    }

    @Test("A window whose class has its own root view controller shows it")
    func windows() {
        final class Own: Window {
            var calls: [String] = []
            override var rootViewController: ViewController? { didSet { calls.append("root") } }
            override var isHidden: Bool { didSet { calls.append("hidden") } }
            override func makeKeyAndVisible() {
                calls.append("visible")
                super.makeKeyAndVisible()
            }
        }
        let (window, controller) = (Own(frame: rect(0, 0, 10, 10)), NotingController())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(window.calls.suffix(3) == ["root", "visible", "hidden"])
        #expect(controller.log.take().last == "didAppear")
    }
}
