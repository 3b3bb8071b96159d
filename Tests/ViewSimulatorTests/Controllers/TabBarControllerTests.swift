import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct TabBarControllerTests {
    private let log = CallLog()
    private let window = Window(frame: rect(0, 0, 200, 300))

    @Test("A tab bar controller shows the first of its controllers, and only that one has a view")
    func first() {
        let controllers = [NotingController("1", in: log), NotingController("2", in: log)]
        let tabs = TabBarController()
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = controllers
        #expect(tabs.selectedViewController === controllers[0])
        #expect(tabs.children == controllers)
        #expect(log.take() == ["1 willMove in", "2 willMove in", "1 didMove in", "2 didMove in"])
        window.rootViewController = tabs
        window.layoutIfNeeded()
        #expect(tabs.view.subviews == [controllers[0].view, tabs.tabBar])
        #expect(!controllers[1].isViewLoaded)
        #expect(tabs.tabBar.frame == rect(0, 251, 200, 49))
        #expect(controllers[0].view.frame == rect(0, 0, 200, 300))
        #expect(controllers[0].view.safeAreaInsets.bottom == 49)
        #expect(tabs.tabBar.items?.count == 2)
    }

    @Test("Selecting another controller exchanges the views")
    func selection() {
        let controllers = [NotingController("1", in: log), NotingController("2", in: log)]
        let tabs = TabBarController()
        tabs.viewControllers = controllers
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        _ = log.take()
        tabs.selectedIndex = 1
        #expect(
            log.take() == [
                "2 loadView", "2 didLoad", "1 willDisappear", "2 willAppear", "2 isAppearing", "2 willLayout",
                "2 didLayout", "1 didDisappear", "2 didAppear",
            ])
        #expect(tabs.selectedViewController === controllers[1])
        #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
        tabs.selectedIndex = 7
        tabs.selectedIndex = -1
        tabs.selectedViewController = nil
        #expect(tabs.selectedIndex == 1)
        #expect(log.take().isEmpty)
        tabs.selectedViewController = controllers[0]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.view.subviews == [controllers[0].view, tabs.tabBar])
    }

    @Test("Other controllers keep the selected one where it is among them")
    func replacement() {
        let controllers = (0..<3).map { _ in ViewController() }
        let tabs = TabBarController()
        tabs.viewControllers = Array(controllers[...1])
        tabs.selectedIndex = 1
        tabs.viewControllers = [controllers[2], controllers[1]]
        #expect(tabs.selectedViewController === controllers[1])
        #expect(tabs.selectedIndex == 1)
        #expect(controllers[0].parent == nil)
        tabs.viewControllers = [controllers[0]]
        #expect(tabs.selectedViewController === controllers[0])
        tabs.viewControllers = nil
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.children.isEmpty)
        #expect(tabs.tabBar.items == nil)
    }

    @Test("The bar has a height of its own")
    func bar() {
        #expect(TabBar().intrinsicContentSize == size(View.noIntrinsicMetric, 49))
        #expect(TabBar().sizeThatFits(size(30, 3)) == size(30, 49))
    }

    @Test("Selecting a stranger stops")
    func stranger() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { TabBarController().selectedViewController = ViewController() }
        }
    }
}
