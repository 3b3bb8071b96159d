import Foundation
import Testing
@testable import ViewSimulator

@MainActor @Suite
struct LayerTests {
    private let view = View(frame: rect(10, 20, 30, 40))

    @Test("A view has no layer until somebody asks, and then always the same")
    func lazily() {
        #expect(view.ownRareState == nil)
        _ = (view.tag, view.backgroundColor, view.gestureRecognizers, view.tintColor)
        view.frame = rect(0, 0, 5, 5)
        #expect(view.ownRareState == nil)
        let layer = view.layer
        #expect(view.layer === layer)
        #expect(layer.superlayer == nil)
    }

    @Test("The geometry of a view's layer is the view's, both ways")
    func geometry() {
        let layer = view.layer
        #expect(layer.frame == rect(10, 20, 30, 40))
        #expect(layer.bounds == rect(0, 0, 30, 40))
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        layer.position = CGPoint(x: 100, y: 100)
        layer.bounds.size = size(10, 10)
        #expect(view.frame == rect(95, 95, 10, 10))
        view.frame = rect(0, 0, 50, 60)
        #expect(layer.frame == rect(0, 0, 50, 60))
        layer.frame = rect(1, 2, 3, 4)
        #expect(view.frame == rect(1, 2, 3, 4))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.affineTransform() == view.transform)
    }

    @Test("Setting the anchor point keeps the position and moves the frame; sizes then grow from there")
    func anchorPoint() {
        view.layer.anchorPoint = .zero
        #expect(view.frame == rect(25, 40, 30, 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.bounds.size = size(60, 80)
        #expect(view.frame == rect(25, 40, 60, 80))
        view.frame = rect(0, 0, 10, 10)
        #expect(view.center == .zero)
        #expect(view.bounds.size == size(10, 10))
        view.center = CGPoint(x: 5, y: 5)
        #expect(view.frame == rect(5, 5, 10, 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == rect(5, 5, 20, 30))
        #expect(view.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 25, y: 35))
        #expect(view.convert(CGPoint(x: 25, y: 35), from: nil) == CGPoint(x: 10, y: 10))
        view.transform = .identity
        view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.frame == rect(0, 0, 10, 10))
    }

    @Test("A transform in space gives the frame of what is seen")
    func spatialTransforms() {
        var transform = CATransform3DMakeScale(0.5, 1, 1)
        view.transform3D = transform
        #expect(view.frame == rect(17.5, 20, 15, 40))
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 1))
        transform = CATransform3DIdentity
        transform.m34 = -1.0 / 100
        transform.m43 = 50
        transform.m44 = 0.5
        view.layer.transform = transform
        #expect(view.frame == rect(-5, 0, 60, 80))
        #expect(CATransform3DEqualToTransform(view.transform3D, transform))
        transform.m44 = -1
        view.transform3D = transform
        #expect(view.frame == rect(25, 40, 0, 0))
        view.transform3D = CATransform3DIdentity
        #expect(view.frame == rect(10, 20, 30, 40))
        #expect(view.transform.isIdentity)
    }

    @Test("What a view's layer shows is what the view shows, both ways")
    func looks() {
        let layer = view.layer
        (layer.masksToBounds, layer.isHidden, layer.opacity) = (true, true, 0.5)
        #expect(view.clipsToBounds)
        #expect(view.isHidden)
        #expect(view.alpha == 0.5)
        (view.clipsToBounds, view.isHidden, view.alpha) = (false, false, 1)
        #expect(!layer.masksToBounds)
        #expect(!layer.isHidden)
        #expect(layer.opacity == 1)
        view.backgroundColor = .red
        #expect(layer.backgroundColor == Color.red.cgColor)
        layer.backgroundColor = Color.white.cgColor
        #expect(view.backgroundColor == .white)
        layer.backgroundColor = nil
        #expect(view.backgroundColor == nil)
        #expect(layer.backgroundColor == nil)
    }

    @Test("A layer without a view has the same geometry of its own, and UIKit's defaults")
    func ownGeometry() {
        let layer = Layer()
        layer.frame = rect(10, 20, 30, 40)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.bounds == rect(0, 0, 30, 40))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == rect(25, 0, 30, 40))
        layer.bounds = rect(5, 5, 10, 10)
        #expect(layer.frame == rect(25, 30, 10, 10))
        #expect(layer.position == CGPoint(x: 25, y: 40))
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.frame == rect(25, 20, 20, 20))
        #expect(layer.shadowOffset == size(0, -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.borderColor == Color.black.cgColor)
        #expect(layer.cornerRadius == 0)
        #expect(layer.zPosition == 0)
        layer.opacity = 0.25
        let copy = Layer(layer: layer)
        #expect(copy.frame == layer.frame)
        #expect(copy.opacity == 0.25)
        #expect(copy.bounds == layer.bounds)
    }

    @Test("Layers form a tree of their own, and each is in one place of it")
    func tree() {
        let (a, b, c) = (Layer(), Layer(), Layer())
        #expect(view.layer.sublayers == nil)
        view.layer.addSublayer(a)
        view.layer.insertSublayer(b, at: 0)
        view.layer.insertSublayer(c, above: b)
        #expect(view.layer.sublayers == [b, c, a])
        #expect(c.superlayer === view.layer)
        view.layer.insertSublayer(a, below: b)
        #expect(view.layer.sublayers == [a, b, c])
        view.layer.insertSublayer(a, above: a)
        view.layer.insertSublayer(a, at: 99)
        #expect(view.layer.sublayers == [b, c, a])
        b.addSublayer(c)
        #expect(view.layer.sublayers == [b, a])
        #expect(c.superlayer === b)
        a.removeFromSuperlayer()
        a.removeFromSuperlayer()
        #expect(view.layer.sublayers == [b])
        #expect(a.superlayer == nil)
        view.layer.sublayers = nil
        #expect(b.superlayer == nil)
        let inner = View()
        view.addSubview(inner)
        #expect(inner.layer.superlayer === view.layer)
        #expect(view.layer.sublayers == nil)
    }

    @Test("A layer that would contain itself stops the program")
    func cycles() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (outer, inner) = (Layer(), Layer())
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        }
    }

    @Test("A layer without a view is laid out when it has to be")
    func layout() {
        let (outer, inner) = (ActingLayer(), ActingLayer())
        outer.addSublayer(inner)
        outer.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect([outer, inner].map(\.layouts) == [1, 1])
        inner.frame = rect(0, 0, 5, 5)
        inner.frame = rect(9, 9, 5, 5)
        outer.layoutIfNeeded()
        #expect([outer, inner].map(\.layouts) == [1, 2])
        outer.bounds.size = size(7, 7)
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect([outer, inner].map(\.layouts) == [2, 2])
    }

    @Test("A view's layer is of the class that the view names")
    func layerClass() {
        final class Shape: View {
            override class var layerClass: AnyClass { ShapeLayer.self }
        }
        let layer = Shape().layer as? ShapeLayer
        #expect(layer != nil)
        #expect(layer?.fillColor == Color.black.cgColor)
        #expect(layer?.lineWidth == 1)
        layer?.path = Path(rect: rect(0, 0, 5, 5)).cgPath
        #expect(layer?.path?.boundingBox == rect(0, 0, 5, 5))
        final class Gradient: Layer {
            let stops: Int
            override init() {
                stops = 2
                super.init()
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Graded: View {
            override class var layerClass: AnyClass { Gradient.self }
        }
        #expect((Graded().layer as? Gradient)?.stops == 2)
    }

    @Test("A layer class that is none stops the program")
    func wrongLayerClass() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            final class Wrong: View {
                override class var layerClass: AnyClass { View.self }
            }
            _ = Wrong().layer
        }
    }

    @Test("The tint comes from the superview unless set, and changes are told to those it concerns")
    func tint() {
        let (root, child, own) = (ActingView(), ActingView(), ActingView())
        root.addSubview(child)
        root.addSubview(own)
        #expect(child.tintColor == .systemBlue)
        own.tintColor = .green
        root.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(own.tintColor == .green)
        root.tintColor = .red
        root.tintColor = nil
        #expect(child.tintColor == .systemBlue)
        #expect([root, child, own].map(\.tintChanges) == [2, 2, 1])
    }
}
