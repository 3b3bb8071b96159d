import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct ViewControllerTests {
    @Test("A controller has no view until somebody asks, and then one as large as the screen")
    func loading() {
        let controller = NotingController()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.log.take().isEmpty)
        let view = controller.view!
        #expect(controller.log.take() == ["loadView", "didLoad"])
        #expect(view.frame == Screen.main.bounds)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(controller.viewIfLoaded === view)
        controller.loadViewIfNeeded()
        #expect(controller.view === view)
        #expect(controller.log.take().isEmpty)
    }

    @Test("A view that was set is the controller's, without a call")
    func setting() {
        let controller = NotingController()
        let (one, other) = (View(), View())
        controller.view = one
        #expect(controller.view === one)
        #expect(one.next === controller)
        #expect(controller.log.take().isEmpty)
        controller.view = other
        #expect(one.next == nil)
        #expect(other.next === controller)
        controller.view = nil
        #expect(!controller.isViewLoaded)
        #expect(other.next == nil)
        #expect(controller.view !== other)
        #expect(controller.log.take() == ["loadView", "didLoad"])
    }

    @Test("A controller that loads its own view has that")
    func ownView() {
        final class Own: ViewController {
            let own = View(frame: rect(1, 2, 3, 4))
            override func loadView() { view = own }
        }
        let controller = Own()
        #expect(controller.view === controller.own)
        #expect(controller.view.frame == rect(1, 2, 3, 4))
    }

    @Test("A controller made in any way keeps what it was given")
    func making() {
        let named = ViewController(nibName: "Name", bundle: .main)
        #expect(named.nibName == "Name")
        #expect(named.nibBundle == .main)
        #expect(ViewController().nibName == nil)
        #expect(ViewController(coder: NSCoder())?.isViewLoaded == false)
    }

    @Test("A controller is asked around its view's layout, once for what it asks for before it")
    func layout() {
        let controller = NotingController(), view = ActingView(frame: rect(0, 0, 100, 100))
        controller.act = { if $0 == "willLayout" { view.setNeedsLayout() } }
        view.whenLaidOut = { [log = controller.log] _ in log.note("layout") }
        controller.view = view
        view.layoutIfNeeded()
        #expect(controller.log.take() == ["willLayout", "layout", "didLayout"])
        view.layoutIfNeeded()
        #expect(controller.log.take().isEmpty)
        view.frame.size.width = 50
        let outer = View()
        outer.addSubview(view)
        outer.layoutIfNeeded()
        #expect(controller.log.take() == ["willLayout", "layout", "didLayout"])
    }

    @Test("A controller may lay out its view before the layout that it is told of")
    func layoutInside() {
        let controller = NotingController()
        controller.act = { [unowned controller] in if $0 == "willLayout" { controller.view.layoutIfNeeded() } }
        controller.view.layoutIfNeeded()
        #expect(controller.log.take() == ["loadView", "didLoad", "willLayout", "didLayout"])
    }

    @Test("A controller updates the constraints of its view in place of the view")
    func constraints() {
        final class Updating: ViewController {
            let log = CallLog()
            override func updateViewConstraints() {
                log.note("before")
                super.updateViewConstraints()
                log.note("after")
            }
        }
        let controller = Updating(), view = ActingView()
        view.whenUpdating = { [log = controller.log] _ in log.note("view") }
        controller.view = view
        view.layoutIfNeeded()
        #expect(controller.log.take() == ["before", "view", "after"])
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(controller.log.take() == ["before", "view", "after"])
    }

    @Test("What is kept for client code has UIKit's defaults")
    func defaults() {
        let controller = ViewController()
        #expect(controller.edgesForExtendedLayout == .all)
        #expect(!controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.title == nil)
        #expect(!controller.isEditing)
        #expect(controller.modalPresentationStyle == .automatic)
        #expect(controller.modalTransitionStyle == .coverVertical)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(!controller.prefersStatusBarHidden)
        #expect(controller.preferredStatusBarStyle == .default)
        #expect(!controller.hidesBottomBarWhenPushed)
        #expect(controller.preferredContentSize == .zero)
        #expect(controller.overrideUserInterfaceStyle == .unspecified)
        #expect(!controller.isModalInPresentation)
        #expect(!controller.definesPresentationContext)
        #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
        #expect(controller.additionalSafeAreaInsets == .zero)
        #expect(controller.viewRespectsSystemMinimumLayoutMargins)
        let childSize = controller.size(forChildContentContainer: controller, withParentContainerSize: size(3, 4))
        #expect(childSize == size(3, 4))
    }

    @Test("A title is the bar items' too")
    func title() {
        let controller = ViewController()
        controller.title = "name"
        #expect(controller.navigationItem.title == "name")
        #expect(controller.tabBarItem.title == "name")
        #expect(controller.navigationItem === controller.navigationItem)
        #expect(controller.title == "name")
        controller.tabBarItem = TabBarItem(title: "other", image: nil, tag: 3)
        #expect(controller.tabBarItem.tag == 3)
        #expect(controller.title == "name")
    }

    @Test("Setting whether contents may be edited calls the method that says so")
    func editing() {
        final class Counting: ViewController {
            var count = 0
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                count += 1
            }
        }
        let controller = Counting()
        controller.isEditing = true
        #expect(controller.isEditing)
        #expect(controller.count == 1)
        controller.setEditing(false, animated: true)
        #expect(!controller.isEditing)
        #expect(controller.count == 2)
    }

    @Test("A controller's view is next to it, and it to what the view is in")
    func responders() {
        let (controller, outer) = (ViewController(), View())
        outer.addSubview(controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === outer)
    }

    @Test("A controller that goes leaves its view behind")
    func leavingView() {
        var controller: ViewController? = NotingController()
        let view = controller!.view!
        let left = { [weak controller] in controller }
        controller = nil
        view.layoutIfNeeded()
        #expect(left() == nil)
        #expect(view.next == nil)
    }
}
