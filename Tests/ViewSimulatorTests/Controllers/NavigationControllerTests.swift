import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct NavigationControllerTests {
    private let log = CallLog()
    private let window = Window(frame: rect(0, 0, 200, 300))

    private func noting(_ name: String) -> NotingController { NotingController(name, in: log) }

    @Test("A navigation controller shows the last controller of its stack as large as itself, behind its bar")
    func stack() {
        let (one, two) = (ViewController(), ViewController())
        let navigation = NavigationController(rootViewController: one)
        #expect(navigation.viewControllers == [one])
        #expect(one.navigationController === navigation)
        #expect(!navigation.isViewLoaded)
        #expect(!one.isViewLoaded)
        #expect(navigation.topViewController === one)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        #expect(navigation.view.subviews == [one.view, navigation.navigationBar])
        #expect(one.view.frame == rect(0, 0, 200, 300))
        #expect(navigation.navigationBar.frame == rect(0, 0, 200, 44))
        #expect(one.view.safeAreaInsets.top == 44)
        navigation.viewControllers = [one, two]
        #expect(navigation.view.subviews == [two.view, navigation.navigationBar])
        #expect(navigation.children == [one, two])
        #expect(navigation.visibleViewController === two)
    }

    @Test("Pushing and popping call in the order of a device")
    func order() {
        let (one, two) = (noting("1"), noting("2"))
        let navigation = NavigationController(rootViewController: one)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "1 willMove in", "1 didMove in", "1 loadView", "1 didLoad", "1 willAppear", "1 isAppearing",
                "1 willLayout", "1 didLayout", "1 didAppear",
            ])
        navigation.pushViewController(two, animated: true)
        #expect(
            log.take() == [
                "2 willMove in", "2 loadView", "2 didLoad", "1 willDisappear", "2 willAppear", "2 isAppearing",
                "2 willLayout", "2 didLayout", "1 didDisappear", "2 didAppear", "2 didMove in",
            ])
        #expect(navigation.popViewController(animated: true) === two)
        #expect(two.parent == nil)
        #expect(
            log.take() == [
                "2 willMove out", "2 willDisappear", "1 willAppear", "1 isAppearing", "2 didDisappear", "1 didAppear",
                "2 didMove out",
            ])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(log.take().isEmpty)
    }

    @Test("A controller that is pushed while the navigation controller appears appears with it")
    func pushWhileAppearing() {
        final class Pushing: NavigationController {
            var later: ViewController?
            override func viewWillAppear(_ animated: Bool) {
                if let later { pushViewController(later, animated: false) }
                later = nil
            }
        }
        let (one, two) = (noting("1"), noting("2"))
        let navigation = Pushing(rootViewController: one)
        navigation.later = two
        window.rootViewController = navigation
        _ = log.take()
        window.makeKeyAndVisible()
        #expect(log.take().filter { $0.hasSuffix("ppear") } == ["2 willAppear", "2 didAppear"])
    }

    @Test("Popping to a controller takes those after it away, and answers them")
    func popping() {
        let controllers = (0..<4).map { _ in ViewController() }
        let navigation = NavigationController()
        navigation.setViewControllers(controllers, animated: false)
        #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
        #expect(navigation.popToViewController(controllers[2], animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false) == Array(controllers[1...2]))
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [controllers[0]])
        #expect(controllers[1].navigationController == nil)
        navigation.viewControllers = []
        #expect(navigation.topViewController == nil)
        #expect(navigation.children.isEmpty)
    }

    @Test("A controller that leaves its parent leaves the stack")
    func leaving() {
        let controllers = (0..<3).map { _ in ViewController() }
        let navigation = NavigationController()
        navigation.viewControllers = controllers
        controllers[1].willMove(toParent: nil)
        controllers[1].removeFromParent()
        #expect(navigation.viewControllers == [controllers[0], controllers[2]])
        #expect(navigation.navigationBar.items?.count == 2 && controllers[1].navigationController == nil)
        navigation.popViewController(animated: false)
        #expect(navigation.topViewController === controllers[0])
    }

    @Test("The bar counts in the safe area while it is shown, and has its items")
    func bar() {
        let (one, two) = (ViewController(), ViewController())
        two.additionalSafeAreaInsets.top = 1
        (one.title, two.title) = ("one", "two")
        let navigation = NavigationController(rootViewController: one)
        navigation.pushViewController(two, animated: false)
        window.rootViewController = navigation
        window.setSafeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(two.view.safeAreaInsets.top == 65)
        #expect(navigation.view.safeAreaInsets.top == 20)
        navigation.isNavigationBarHidden = true
        #expect(two.view.safeAreaInsets.top == 21)
        #expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: true)
        #expect(two.view.safeAreaInsets.top == 65)
        #expect(!navigation.navigationBar.isHidden)
        let bar = navigation.navigationBar
        #expect(bar.topItem?.title == "two")
        #expect(bar.backItem?.title == "one")
        #expect(bar.items?.count == 2)
        #expect(bar.intrinsicContentSize == size(View.noIntrinsicMetric, 44))
        #expect(bar.sizeThatFits(size(9, 9)) == size(9, 44))
        window.layoutIfNeeded()
        #expect(bar.frame == rect(0, 20, 200, 44))
        navigation.popViewController(animated: false)
        #expect(two.view.safeAreaInsets.top == 1)
    }

    @Test("Mistakes stop with words", arguments: Mistake.allCases)
    func mistakes(mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake] in await mistake.make()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(mistake.words))
    }

    enum Mistake: String, CaseIterable, Codable, Sendable {
        case twice, twiceAtOnce, navigationController, stranger

        var words: String {
            switch self {
            case .twice: "Pushing the same view controller instance more than once is not supported"
            case .twiceAtOnce: "All view controllers in a navigation controller must be distinct"
            case .navigationController: "Pushing a navigation controller is not supported"
            case .stranger: "Tried to pop to a view controller that doesn't exist."
            }
        }

        @MainActor func make() {
            let (navigation, one) = (NavigationController(), ViewController())
            switch self {
            case .twice:
                navigation.pushViewController(one, animated: false)
                navigation.pushViewController(one, animated: false)
            case .twiceAtOnce: navigation.viewControllers = [one, one]
            case .navigationController: navigation.pushViewController(NavigationController(), animated: false)
            case .stranger: navigation.popToViewController(one, animated: false)
            }
        }
    }
}
