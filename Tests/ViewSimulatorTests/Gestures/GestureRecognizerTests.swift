import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Gesture recognizers")
struct GestureRecognizerTests {
    final class Target: NSObject {}

    @Test("Targets are kept weakly, once each, until they are removed")
    func targets() {
        let (target, other) = (Target(), Target())
        let tap = TapGestureRecognizer(target: target, action: "tap")
        tap.addTarget(target, action: "tap")
        tap.addTarget(target, action: "also")
        tap.addTarget(other, action: "tap")
        #expect(tap.actions(forTarget: target) == ["tap", "also"])
        tap.removeTarget(target, action: "tap")
        #expect(tap.actions(forTarget: target) == ["also"])
        #expect(tap.actions(forTarget: other) == ["tap"])
        tap.removeTarget(nil, action: nil)
        #expect(tap.actions(forTarget: other).isEmpty)
        weak var gone: Target?
        do {
            let brief = Target()
            gone = brief
            tap.addTarget(brief, action: "tap")
        }
        #expect(gone == nil)
    }

    @Test("A location is one in the view that it was given for, and is found in others")
    func location() {
        let (root, child) = (View(frame: rect(0, 0, 100, 100)), View(frame: rect(10, 20, 50, 50)))
        root.addSubview(child)
        let tap = TapGestureRecognizer()
        #expect(tap.location(in: root) == .zero)
        tap.setLocation(CGPoint(x: 1, y: 2), in: child)
        #expect(tap.location(in: child) == CGPoint(x: 1, y: 2))
        #expect(tap.location(in: root) == CGPoint(x: 11, y: 22))
        #expect(tap.location(ofTouch: 0, in: nil) == CGPoint(x: 11, y: 22))
        tap.setLocation(CGPoint(x: 3, y: 4), in: nil)
        #expect(tap.location(in: child) == CGPoint(x: 3, y: 4))
    }

    @Test("A translation is a distance, whatever the origin of the view")
    func translation() {
        let (root, child) = (View(frame: rect(0, 0, 100, 100)), View(frame: rect(10, 20, 50, 50)))
        root.addSubview(child)
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = PanGestureRecognizer()
        #expect(pan.translation(in: child) == .zero)
        #expect(pan.velocity(in: child) == .zero)
        pan.setTranslation(CGPoint(x: 5, y: 6), in: child)
        #expect(pan.translation(in: child) == CGPoint(x: 5, y: 6))
        #expect(pan.translation(in: root) == CGPoint(x: 10, y: 12))
    }

    @Test("Defaults are UIKit's")
    func defaults() {
        let recognizer = GestureRecognizer()
        #expect(recognizer.isEnabled)
        #expect(recognizer.cancelsTouchesInView)
        #expect(recognizer.delaysTouchesEnded)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.numberOfTouches == 0)
        #expect(recognizer.delegate == nil)
        #expect(recognizer.state == .possible)
        #expect(GestureRecognizer.State.recognized == .ended)
        #expect(recognizer.canPrevent(recognizer))
        #expect(recognizer.canBePrevented(by: recognizer))
        #expect(!recognizer.shouldRequireFailure(of: recognizer))
        #expect(!recognizer.shouldBeRequiredToFail(by: recognizer))
        let press = LongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
        let pan = PanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == .max)
        #expect(ScreenEdgePanGestureRecognizer().edges == [])
        #expect(PinchGestureRecognizer().scale == 1)
        #expect(PinchGestureRecognizer().velocity == 0)
        #expect(RotationGestureRecognizer().rotation == 0)
        #expect(RotationGestureRecognizer().velocity == 0)
        #expect(SwipeGestureRecognizer().direction == .right)
    }

    @Test("A delegate's methods are optional, and can be called with a question mark")
    func delegate() {
        final class Silent: GestureRecognizerDelegate {}
        final class Loud: GestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
            ) -> Bool { true }
        }
        let (silent, loud, tap) = (Silent(), Loud(), TapGestureRecognizer())
        tap.delegate = loud
        #expect(tap.delegate?.gestureRecognizer?(tap, shouldRequireFailureOf: tap) == true)
        #expect(tap.delegate?.gestureRecognizer?(tap, shouldReceive: Touch()) == nil)
        #expect(silent.gestureRecognizerShouldBegin?(tap) == nil)
        #expect(silent.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) == nil)
        #expect(silent.gestureRecognizer?(tap, shouldBeRequiredToFailBy: tap) == nil)
        #expect(silent.gestureRecognizerShouldBegin(tap))
        #expect(silent.gestureRecognizer(tap, shouldReceive: Touch()))
    }
}
