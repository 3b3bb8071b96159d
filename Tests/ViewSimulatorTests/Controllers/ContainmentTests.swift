import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct ContainmentTests {
    private let log = CallLog()

    @Test("A child that comes is told before, and one that goes afterwards; the rest is the caller's")
    func calls() {
        let (parent, child) = (ViewController(), NotingController(in: log))
        parent.addChild(child)
        #expect(log.take() == ["willMove in"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        parent.addChild(child)
        #expect(log.take().isEmpty)
        #expect(parent.children == [child])
        child.removeFromParent()
        #expect(log.take() == ["didMove out"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
        child.removeFromParent()
        #expect(log.take().isEmpty)
    }

    @Test("A child of another parent leaves that first")
    func newParent() {
        let (old, new, child) = (ViewController(), ViewController(), NotingController(in: log))
        old.addChild(child)
        _ = log.take()
        new.addChild(child)
        #expect(log.take() == ["didMove out", "willMove in"])
        #expect(old.children.isEmpty)
        #expect(new.children == [child])
        #expect(child.parent === new)
    }

    @Test("A child is on its way while its view comes and goes")
    func moving() {
        let (window, parent, child) = (Window(frame: .zero), ViewController(), NotingController())
        var answers: [Bool] = []
        child.act = { [unowned child] in
            guard ["willAppear", "willDisappear"].contains($0) else { return }
            answers += [child.isMovingToParent, child.isMovingFromParent]
        }
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(answers == [true, false])
        #expect(!child.isMovingToParent)
        window.isHidden = true
        window.isHidden = false
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(answers == [true, false, false, false, false, false, false, true])
        #expect(!child.isMovingFromParent)
    }

    @Test("A parent that goes is its children's no more")
    func parentGone() {
        let child = ViewController()
        var parent: ViewController? = ViewController()
        parent?.addChild(child)
        parent = nil
        #expect(child.parent == nil)
    }

    @Test("Another preferred size is told to the parent, once")
    func preferredSize() {
        final class Parent: ViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
                sizes.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Parent(), ViewController())
        parent.addChild(child)
        child.preferredContentSize = size(10, 20)
        child.preferredContentSize = size(10, 20)
        #expect(parent.sizes == [size(10, 20)])
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
        case childOfItself, childOfItsChild, viewOfAnother, viewInThirdController, noView, viewAskedForByLoadView
        case rootWithParent

        var words: String {
            switch self {
            case .childOfItself: "ViewController cannot be a child of itself"
            case .childOfItsChild: "ViewController is in ViewController, which cannot be its child"
            case .viewOfAnother: "A view can only be associated with at most one view controller at a time! View"
            case .viewInThirdController: "child view controller:ViewController should have parent view controller:"
            case .noView: "Lazy.loadView() did not set the view"
            case .viewAskedForByLoadView: "Circular.loadView() asked for the view that it has to make"
            case .rootWithParent: "ViewController cannot be a root view controller: its parent is ViewController"
            }
        }

        @MainActor func make() {
            let (one, other) = (ViewController(), ViewController())
            switch self {
            case .childOfItself: one.addChild(one)
            case .childOfItsChild:
                one.addChild(other)
                other.addChild(one)
            case .viewOfAnother: one.view = other.view
            case .viewInThirdController:
                one.view.addSubview(other.view)
                ViewController().addChild(other)
            case .noView:
                final class Lazy: ViewController { override func loadView() {} }
                Lazy().loadViewIfNeeded()
            case .viewAskedForByLoadView:
                final class Circular: ViewController { override func loadView() { view.frame = .zero } }
                Circular().loadViewIfNeeded()
            case .rootWithParent:
                one.addChild(other)
                Window(frame: .zero).rootViewController = other
            }
        }
    }
}
