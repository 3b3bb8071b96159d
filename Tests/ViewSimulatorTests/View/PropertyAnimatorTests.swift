import Testing
import ViewSimulator

@MainActor @Suite("Animations that are over at once")
struct PropertyAnimatorTests {
    @Test("An animator makes its changes when it begins, and says that it is over")
    func begins() {
        let view = View()
        var heard: [String] = []
        let animator = ViewPropertyAnimator(duration: 2, curve: .easeIn) {
            view.alpha = 0.5
            heard.append("changes \(View.inheritedAnimationDuration)")
        }
        animator.addAnimations { heard.append("running \(animator.isRunning) \(animator.state)") }
        animator.addCompletion { heard.append("\($0) \(animator.state)") }
        #expect(view.alpha == 1)
        #expect(animator.state == .inactive)
        animator.startAnimation(afterDelay: 3)
        #expect(view.alpha == 0.5)
        #expect(animator.fractionComplete == 1)
        #expect(animator.delay == 3)
        #expect(!animator.isRunning)
        #expect(heard == ["changes 2.0", "running true active", "end inactive"])
        animator.startAnimation()
        #expect(heard.count == 3)
    }

    @Test("One that is stopped makes no changes; finished, it says where it is")
    func stops() {
        let view = View()
        var heard: [ViewAnimatingPosition] = []
        func made() -> ViewPropertyAnimator {
            let animator = ViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0 }
            animator.addCompletion { heard.append($0) }
            animator.pauseAnimation()
            return animator
        }
        let (stopped, waiting) = (made(), made())
        stopped.stopAnimation(true)
        stopped.finishAnimation(at: .end)
        #expect(stopped.state == .inactive)
        #expect(heard.isEmpty)
        waiting.stopAnimation(false)
        #expect(waiting.state == .stopped)
        waiting.finishAnimation(at: .start)
        #expect(heard == [.start])
        #expect(waiting.state == .inactive)
        #expect(view.alpha == 1)
        ViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
            view.alpha = 0.25
        } completion: {
            heard.append($0)
        }
        #expect(heard == [.start, .end])
        #expect(view.alpha == 0.25)
    }

    @Test("Keyframes, springs and transitions are made at once")
    func others() {
        let (root, one, other) = (View(), View(), View())
        var heard: [String] = []
        View.animateKeyframes(withDuration: 1, delay: 0) {
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { heard.append("second half") }
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { heard.append("first half") }
        } completion: { heard.append("\($0)") }
        View.animate(springDuration: 1) { heard.append("spring") }
        #expect(heard == ["second half", "first half", "true", "spring"])
        root.addSubview(one)
        View.transition(from: one, to: other, duration: 1) { heard.append("\($0)") }
        #expect(root.subviews == [other])
        #expect(one.superview == nil)
        View.transition(from: other, to: one, duration: 1, options: .showHideTransitionViews)
        #expect(other.isHidden)
        #expect(root.subviews == [other])
        View.perform(.delete, on: [other], animations: nil)
        #expect(root.subviews.isEmpty)
    }

    @Test("What is put into an effect's content view is laid out, and that fills the view")
    func effects() {
        let view = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
        view.frame = rect(0, 0, 40, 30)
        #expect(view.contentView.frame == rect(0, 0, 40, 30))
        #expect(view.contentView.superview === view)
        #expect((view.effect as? BlurEffect)?.style == .systemMaterial)
        let vibrant = VibrancyEffect(blurEffect: BlurEffect(style: .dark))
        #expect(VisualEffectView(effect: vibrant).effect === vibrant)
        #expect(vibrant.blurEffect.style.rawValue == 2)
        #expect(BlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    }
}
