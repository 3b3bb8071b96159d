import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct PageViewControllerTests {
    @Test("The first page fills the view, and another one takes its place")
    func pages() {
        let log = CallLog()
        let (one, two) = (NotingController("1", in: log), NotingController("2", in: log))
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let window = Window(frame: rect(0, 0, 100, 100))
        window.rootViewController = pages
        window.makeKeyAndVisible()
        #expect(pages.viewControllers == nil)
        pages.setViewControllers([one], direction: .forward, animated: false)
        #expect(one.view.frame == window.bounds)
        #expect(one.view.superview === pages.view)
        #expect(one.parent === pages)
        _ = log.take()
        var isFinished = false
        pages.setViewControllers([two], direction: .reverse, animated: true) { isFinished = $0 }
        #expect(isFinished)
        #expect(pages.viewControllers == [two])
        #expect(one.parent == nil)
        #expect(pages.view.subviews == [two.view])
        #expect(
            log.take() == [
                "2 willMove in", "1 willMove out", "2 loadView", "2 didLoad", "1 willDisappear", "2 willAppear",
                "2 isAppearing", "2 willLayout", "2 didLayout", "1 didDisappear", "2 didAppear", "2 didMove in",
                "1 didMove out",
            ])
        pages.setViewControllers(nil, direction: .forward, animated: false)
        #expect(pages.view.subviews.isEmpty)
    }

    @Test("What a controller of pages was made with is kept")
    func making() {
        let scrolling = PageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(scrolling.navigationOrientation == .vertical)
        #expect(scrolling.spineLocation == .none)
        let curling = PageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(curling.transitionStyle == .pageCurl)
        #expect(curling.spineLocation == .min)
        #expect(!curling.isDoubleSided)
        let open = PageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: PageViewController.SpineLocation.mid.rawValue])
        #expect(open.spineLocation == .mid)
        open.setViewControllers([ViewController()], direction: .forward, animated: false)
        #expect(open.view.subviews.count == 1)
    }
}
