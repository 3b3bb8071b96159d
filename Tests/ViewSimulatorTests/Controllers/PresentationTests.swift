import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct PresentationTests {
    private let log = CallLog()
    private let window = Window(frame: rect(0, 0, 200, 300))
    private let root: NotingController

    init() {
        root = NotingController("r", in: log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = log.take()
    }

    @Test("A presented controller fills the window over the other, which stays")
    func sheet() {
        let sheet = NotingController("s", in: log)
        root.present(sheet, animated: true) { log.note("done") }
        #expect(
            log.take() == [
                "s loadView", "s didLoad", "s willAppear", "s isAppearing", "s willLayout", "s didLayout",
                "s didAppear", "done",
            ])
        #expect(window.subviews == [root.view, sheet.view])
        #expect(sheet.view.frame == window.bounds)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(sheet.next === root)
        #expect(!sheet.isBeingPresented)
        root.dismiss(animated: true) { log.note("done") }
        #expect(log.take() == ["s willDisappear", "s didDisappear", "done"])
        #expect(window.subviews == [root.view])
        #expect(root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
    }

    @Test("In the whole window the presenting controller's view goes, and comes back")
    func fullScreen() {
        let other = NotingController("o", in: log)
        other.modalPresentationStyle = .fullScreen
        root.present(other, animated: false)
        #expect(
            log.take() == [
                "o loadView", "o didLoad", "r willDisappear", "o willAppear", "o isAppearing", "o willLayout",
                "o didLayout", "r didDisappear", "o didAppear",
            ])
        #expect(window.subviews == [other.view])
        window.frame = rect(0, 0, 100, 100)
        other.dismiss(animated: false)
        #expect(window.subviews == [root.view])
        #expect(root.view.frame == window.bounds)
        #expect(
            log.take().filter { !$0.contains("Layout") } == [
                "o willDisappear", "r willAppear", "r isAppearing", "o didDisappear", "r didAppear",
            ])
    }

    @Test("A view that comes back is where it was: behind what lies over it, and in the view that it is in")
    func places() {
        let (embedded, frame, over) = (NotingController("e", in: log), View(frame: rect(10, 20, 50, 60)), View())
        window.addSubview(over)
        root.view.addSubview(frame)
        frame.addSubview(embedded.view)
        embedded.view.frame = rect(1, 2, 30, 40)
        _ = log.take()
        let other = NotingController("o", in: log)
        other.modalPresentationStyle = .fullScreen
        embedded.present(other, animated: false)
        #expect(window.subviews == [root.view, over, other.view])
        #expect(frame.subviews == [embedded.view])
        #expect(!log.take().contains("e willDisappear"))
        other.dismiss(animated: false)
        #expect(window.subviews == [root.view, over])
        #expect(frame.subviews == [embedded.view])
        #expect(embedded.view.frame == rect(1, 2, 30, 40))
        let late = View()
        root.present(other, animated: false)
        window.addSubview(late)
        other.dismiss(animated: false)
        #expect(window.subviews == [over, root.view, late])
    }

    @Test("A controller is being presented and dismissed while its view comes and goes")
    func flags() {
        let other = NotingController()
        var answers: [Bool] = []
        other.act = { [unowned other] in
            guard ["willAppear", "didDisappear"].contains($0) else { return }
            answers += [other.isBeingPresented, other.isBeingDismissed]
        }
        root.present(other, animated: false)
        root.dismiss(animated: false)
        #expect(answers == [true, false, false, true])
        #expect(!other.isBeingDismissed)
    }

    @Test("The topmost parent presents for its children")
    func children() {
        let (child, other) = (ViewController(), ViewController())
        root.addChild(child)
        child.present(other, animated: false)
        #expect(root.presentedViewController === other)
        #expect(child.presentedViewController === other)
        #expect(other.presentingViewController === root)
        let inner = ViewController()
        other.addChild(inner)
        #expect(inner.presentingViewController === root)
        inner.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test("Dismissing takes away what the presented controller presents, and only one is presented")
    func chain() {
        let (one, two, three) = (ViewController(), ViewController(), ViewController())
        root.present(one, animated: false)
        one.present(two, animated: false)
        root.present(three, animated: false) { Issue.record("another one is presented") }
        #expect(window.subviews == [root.view, one.view, two.view])
        #expect(three.presentingViewController == nil)
        root.dismiss(animated: false)
        #expect(window.subviews == [root.view])
        #expect(one.presentedViewController == nil)
        root.dismiss(animated: false) { Issue.record("nobody is presented") }
    }

    @Test("Without a window nothing is presented, and it can be presented later")
    func withoutWindow() {
        let (one, other) = (NotingController(in: log), NotingController(in: log))
        one.present(other, animated: false) { Issue.record("nothing is presented") }
        #expect(one.presentedViewController == nil)
        #expect(other.presentingViewController == nil)
        #expect(log.take().isEmpty)
        window.rootViewController = one
        var isDone = false
        one.present(other, animated: false) { isDone = true }
        #expect(isDone)
        #expect(one.presentedViewController === other)
        #expect(other.view.window === window)
        root.present(NotingController(in: log), animated: false) { Issue.record("the view is in no window") }
        one.present(NotingController(in: log), animated: false) { Issue.record("another one is presented") }
        #expect(one.presentedViewController === other)
    }

    @Test("Another root view controller dismisses what the former one presents")
    func newRoot() {
        root.present(ViewController(), animated: false)
        let new = ViewController()
        window.rootViewController = new
        #expect(window.subviews == [new.view])
        #expect(root.presentedViewController == nil)
    }

    @Test("Presenting what cannot be presented stops with words", arguments: Mistake.allCases)
    func mistakes(mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake] in await mistake.make()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(mistake.words))
    }

    enum Mistake: String, CaseIterable, Codable, Sendable {
        case itself, twice, child

        var words: String {
            switch self {
            case .itself, .twice:
                "Application tried to present modally a view controller ViewController that is already being presented by"
            case .child: "that has a parent view controller ViewController."
            }
        }

        @MainActor func make() {
            let (one, other, third) = (ViewController(), ViewController(), ViewController())
            switch self {
            case .itself: one.present(one, animated: false)
            case .twice:
                let window = Window()
                window.rootViewController = one
                one.present(other, animated: false)
                third.present(other, animated: false)
            case .child:
                one.addChild(other)
                third.present(other, animated: false)
            }
        }
    }
}
