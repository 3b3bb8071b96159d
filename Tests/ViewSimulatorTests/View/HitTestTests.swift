import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite
struct HitTestTests {
    private let root = View(frame: rect(0, 0, 100, 100))

    private func add(_ frame: CGRect, to view: View) -> View {
        let child = View(frame: frame)
        view.addSubview(child)
        return child
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> View? {
        root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test("The frontmost view at a point is hit, as deep as there is one")
    func frontmost() {
        let back = add(rect(10, 10, 50, 50), to: root)
        let front = add(rect(40, 40, 50, 50), to: root)
        let inner = add(rect(5, 5, 10, 10), to: front)
        #expect(hit(20, 20) === back)
        #expect(hit(42, 42) === front)
        #expect(hit(50, 50) === inner)
        #expect(hit(5, 5) === root)
        #expect(hit(100, 50) == nil)
        #expect(hit(-1, 0) == nil)
        #expect(hit(.nan, 0) == nil)
        root.bounds.origin = CGPoint(x: 0, y: 20)
        #expect(hit(20, 30) === back)
        #expect(hit(20, 10) == nil)
    }

    @Test("What is hidden, hardly to be seen or not for touching is passed over with what is in it")
    func passedOver() {
        let view = add(rect(0, 0, 50, 50), to: root)
        let inner = add(rect(0, 0, 50, 50), to: view)
        view.isHidden = true
        #expect(hit(10, 10) === root)
        view.isHidden = false
        view.alpha = 0.0099
        #expect(hit(10, 10) === root)
        view.alpha = 0.01
        #expect(hit(10, 10) === inner)
        view.isUserInteractionEnabled = false
        #expect(hit(10, 10) === root)
        view.isUserInteractionEnabled = true
        view.alpha = .nan
        #expect(hit(10, 10) === root)
        root.isHidden = true
        #expect(hit(90, 90) == nil)
    }

    @Test("A subview is not hit outside of its superview, whether that clips or not")
    func outside() {
        let view = add(rect(0, 0, 20, 20), to: root)
        let inner = add(rect(10, 10, 50, 50), to: view)
        #expect(hit(40, 40) === root)
        #expect(hit(15, 15) === inner)
    }

    @Test("Transforms and a view's own answer to what is inside count")
    func overrides() {
        final class Round: View {
            override func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
                let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
                return x * x + y * y < 100
            }
        }
        let round = Round(frame: rect(0, 0, 20, 20))
        root.addSubview(round)
        #expect(hit(1, 1) === root)
        #expect(hit(10, 10) === round)
        round.transform = CGAffineTransform(translationX: 50, y: 0)
        #expect(hit(10, 10) === root)
        #expect(hit(60, 10) === round)
    }

    @Test("Gesture recognizers are kept in order, and belong to one view")
    func gestures() {
        let (tap, swipe) = (TapGestureRecognizer(), SwipeGestureRecognizer(target: self, action: nil))
        #expect(root.gestureRecognizers == nil)
        #expect(tap.view == nil)
        #expect(swipe.direction == .right)
        root.addGestureRecognizer(tap)
        root.addGestureRecognizer(swipe)
        #expect(root.gestureRecognizers == [tap, swipe])
        #expect(tap.view === root)
        let other = View()
        other.addGestureRecognizer(tap)
        #expect(root.gestureRecognizers == [swipe])
        #expect(other.gestureRecognizers == [tap])
        root.removeGestureRecognizer(tap)
        #expect(tap.view === other)
        root.gestureRecognizers = [tap]
        #expect(swipe.view == nil)
        #expect(other.gestureRecognizers == nil)
        #expect(tap.view === root)
        root.gestureRecognizers = nil
        #expect(root.gestureRecognizers == nil)
        #expect(tap.state == .possible)
        tap.state = .recognized
        #expect(tap.state == .ended)
    }
}
