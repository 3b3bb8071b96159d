import Testing
import ViewSimulator

@MainActor @Suite("Layers, their animations and transactions", .serialized)
struct LayerAnimationTests {
    final class Listener: AnimationDelegate, LayerDelegate {
        var received: [String] = []
        func animationDidStart(_ anim: Animation) { received.append("start") }
        func animationDidStop(_ anim: Animation, finished flag: Bool) { received.append("stop \(flag)") }
        func layoutSublayers(of layer: Layer) { received.append("layout") }
    }

    @Test("An animation is over at once, and one that shall stay is kept under its name")
    func animations() {
        let (layer, listener) = (Layer(), Listener())
        let fade = BasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 2, listener)
        layer.add(fade, forKey: "fade")
        #expect(listener.received == ["start", "stop true"])
        #expect(layer.animationKeys() == nil)
        #expect(layer.opacity == 1)
        let staying = SpringAnimation(keyPath: "position")
        staying.isRemovedOnCompletion = false
        layer.add(staying, forKey: "move")
        layer.add(AnimationGroup(), forKey: nil)
        #expect(layer.animationKeys() == ["move"])
        #expect(layer.animation(forKey: "move") === staying)
        layer.removeAnimation(forKey: "move")
        #expect(layer.animationKeys() == nil)
        #expect(fade.keyPath == "opacity")
        #expect(staying.damping == 10)
        layer.add(staying, forKey: "move")
        layer.removeAllAnimations()
        #expect(layer.animation(forKey: "move") == nil)
        #expect(layer.presentation() === layer)
        #expect(layer.model() === layer)
        #if !canImport(ObjectiveC)
            staying.setValue(3, forKey: "count")
            #expect(staying.value(forKey: "count") as? Int == 3)
        #endif
    }

    @Test("A transaction calls its completion when it ends, the inner one first")
    func transactions() {
        var received: [String] = []
        Transaction.begin()
        Transaction.setDisableActions(true)
        Transaction.setAnimationDuration(3)
        Transaction.setCompletionBlock { received.append("outer") }
        Transaction.begin()
        #expect(Transaction.disableActions())
        #expect(Transaction.animationDuration() == 3)
        #expect(Transaction.completionBlock() == nil)
        Transaction.setDisableActions(false)
        Transaction.setCompletionBlock { received.append("inner") }
        Transaction.commit()
        #expect(received == ["inner"])
        #expect(Transaction.disableActions())
        Transaction.commit()
        #expect(received == ["inner", "outer"])
        #expect(!Transaction.disableActions())
        Transaction.commit()
        #expect(Transaction.animationDuration() == 0.25)
        Transaction.setCompletionBlock { received.append("flush") }
        Transaction.flush()
        Transaction.flush()
        #expect(received.last == "flush")
        #expect(received.count == 3)
    }

    @Test("A layer without a view tells its delegate when it is laid out")
    func delegate() {
        let (layer, listener) = (Layer(), Listener())
        layer.delegate = listener
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        layer.bounds = rect(0, 0, 5, 5)
        layer.layoutIfNeeded()
        #expect(listener.received == ["layout", "layout"])
        #expect(layer.contains(CGPoint(x: 1, y: 1)))
        #expect(!layer.contains(CGPoint(x: 5, y: 1)))
    }

    @Test("Copies of layers have what was set")
    func copies() {
        let gradient = GradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
        (gradient.colors, gradient.type, gradient.maskedCorners) = ([Color.red.cgColor], .radial, .layerMinXMinYCorner)
        gradient.cornerCurve = .continuous
        let copy = GradientLayer(layer: gradient)
        #expect(copy.colors?.count == 1)
        #expect(copy.type == .radial)
        #expect(copy.maskedCorners == .layerMinXMinYCorner)
        #expect(copy.cornerCurve == .continuous)
        let shape = ShapeLayer()
        #expect(shape.strokeEnd == 1)
        #expect(shape.miterLimit == 10)
        #expect(shape.fillRule == .nonZero)
        (shape.lineDashPattern, shape.lineCap) = ([1, 2], .round)
        #expect(ShapeLayer(layer: shape).lineDashPattern == [1, 2])
        #expect(ShapeLayer(layer: shape).lineCap == .round)
        #expect(MediaTimingFunctionName.default.rawValue == "default")
    }

    @Test("A delegate that goes with its animation may remove the animations of the layer")
    func delegateThatGoes() {
        final class Going: AnimationDelegate {
            let layer: Layer
            init(_ layer: Layer) { self.layer = layer }
            isolated deinit { layer.removeAllAnimations() }
        }
        let layer = Layer()
        func add() {
            let animation = BasicAnimation(keyPath: "opacity")
            animation.isRemovedOnCompletion = false
            animation.delegate = Going(layer)
            layer.add(animation, forKey: "fade")
        }
        add()
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
        add()
        layer.removeAnimation(forKey: "fade")
        #expect(layer.animationKeys() == nil)
        add()
        add()
        #expect(layer.animationKeys() == nil, "The former one removed all as it went")
    }
}
