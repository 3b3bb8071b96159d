import Foundation
import Testing
import ViewSimulator

/// What the tests of Auto Layout libraries do with controllers.
@MainActor @Suite
struct LayoutSupportTests {
    private func child(of controller: ViewController) -> View {
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        return view
    }

    @Test("Without bars and safe area the guides are the view's edges")
    func edges() {
        let controller = ViewController()
        let window = Window(frame: rect(0, 0, 100, 200))
        window.rootViewController = controller
        let view = child(of: controller)
        LayoutConstraint.activate([
            LayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
                multiplier: 1, constant: 5),
            LayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
                attribute: .top, multiplier: 1, constant: -5),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == rect(0, 5, 50, 190))
        #expect(controller.topLayoutGuide.length == 0)
        #expect(controller.bottomLayoutGuide.length == 0)
        #expect(controller.view.constraints.count == 3)
    }

    @Test("The guides belong to the controller's view, and are items of constraints")
    func owner() {
        let controller = ViewController()
        let guide = controller.topLayoutGuide as AnyObject as? LayoutGuide
        #expect(guide?.owningView === controller.view)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        let constraint = controller.topLayoutGuide.heightAnchor.constraint(equalToConstant: 0)
        #expect(constraint.firstItem === controller.topLayoutGuide)
        let old = controller.view!
        controller.view = View()
        #expect(guide?.owningView == nil)
        #expect(old.layoutGuides.isEmpty)
        #expect((controller.topLayoutGuide as AnyObject as? LayoutGuide)?.owningView === controller.view)
    }

    @Test("The guides follow the safe area and the view's size")
    func following() {
        let controller = ViewController()
        let window = Window(frame: rect(0, 0, 100, 200))
        window.rootViewController = controller
        let (upper, lower) = (child(of: controller), child(of: controller))
        LayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor),
            upper.bottomAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            lower.topAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            lower.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor),
        ])
        for view in [upper, lower] {
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
            view.rightAnchor.constraint(equalTo: controller.view.rightAnchor).isActive = true
        }
        window.setSafeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        window.layoutIfNeeded()
        #expect(upper.frame == rect(0, 0, 100, 20))
        #expect(lower.frame == rect(0, 166, 100, 34))
        window.frame = rect(0, 0, 80, 120)
        window.layoutIfNeeded()
        #expect(upper.frame == rect(0, 0, 80, 20))
        #expect(lower.frame == rect(0, 86, 80, 34))
    }

    @Test("The guides of a view that constraints place follow its size")
    func placedView() {
        let controller = ViewController()
        let outer = View(frame: rect(0, 0, 100, 300))
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(controller.view)
        controller.additionalSafeAreaInsets.bottom = 10
        let view = child(of: controller)
        let height = controller.view.heightAnchor.constraint(equalToConstant: 100)
        LayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: outer.topAnchor),
            controller.view.leftAnchor.constraint(equalTo: outer.leftAnchor),
            controller.view.widthAnchor.constraint(equalToConstant: 100), height,
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == rect(0, 80, 10, 10))
        height.constant = 200
        outer.layoutIfNeeded()
        #expect(view.frame == rect(0, 180, 10, 10))
    }

    @Test("Below a navigation bar and above a tab bar the guides are the bars' edges")
    func bars() {
        let controller = ViewController()
        let window = Window(frame: rect(0, 0, 100, 400))
        window.setSafeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: controller)]
        window.rootViewController = tabs
        let view = child(of: controller)
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == rect(0, 64, 10, 253))
        #expect(controller.topLayoutGuide.length == 64)
        #expect(controller.bottomLayoutGuide.length == 83)
        #expect(controller.navigationController?.navigationBar.frame == rect(0, 20, 100, 44))
        #expect(controller.tabBarController === tabs)
        #expect(tabs.tabBar.frame == rect(0, 317, 100, 83))
        controller.navigationController?.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(view.frame == rect(0, 20, 10, 297))
    }

    @Test("The keyboard's guide is at the safe area's bottom edge, or at the view's")
    func keyboard() {
        let outer = View(frame: rect(0, 0, 100, 200))
        outer.setSafeAreaInsets(EdgeInsets(top: 0, left: 5, bottom: 34, right: 0))
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        let guide = outer.keyboardLayoutGuide
        LayoutConstraint.activate([
            view.bottomAnchor.constraint(equalTo: guide.topAnchor),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == rect(5, 156, 95, 10))
        #expect(guide.layoutFrame == rect(5, 166, 95, 0))
        #expect(guide.owningView === outer)
        #expect(outer.keyboardLayoutGuide === guide)
        outer.frame = rect(0, 0, 100, 300)
        outer.layoutIfNeeded()
        #expect(view.frame == rect(5, 256, 95, 10))
        guide.usesBottomSafeArea = false
        outer.layoutIfNeeded()
        #expect(view.frame == rect(5, 290, 95, 10))
    }
}
