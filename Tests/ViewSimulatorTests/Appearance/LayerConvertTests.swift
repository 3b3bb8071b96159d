import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct LayerConvertTests {
    @Test("Between layers of views, coordinates are those of the views")
    func layersOfViews() {
        let window = Window(frame: rect(1000, 1000, 100, 100))
        let (one, other) = (View(frame: rect(10, 20, 30, 40)), View(frame: rect(5, 5, 8, 8)))
        window.addSubview(one)
        one.addSubview(other)
        one.bounds.origin = CGPoint(x: 3, y: 7)
        one.transform = CGAffineTransform(scaleX: 2, y: 4)
        let point = CGPoint(x: 1, y: 2)
        for target in [window, one, other, nil] {
            #expect(other.layer.convert(point, to: target?.layer) == other.convert(point, to: target))
            #expect(one.layer.convert(point, from: target?.layer) == one.convert(point, from: target))
            let area = rect(1, 2, 3, 4)
            #expect(other.layer.convert(area, to: target?.layer) == other.convert(area, to: target))
            #expect(one.layer.convert(area, from: target?.layer) == one.convert(area, from: target))
        }
        #expect(other.layer.convert(CGPoint.zero, to: nil) == CGPoint(x: -1, y: -48))
    }

    @Test("Layers without views count with their own geometry, within those of views")
    func layersWithoutViews() {
        let view = View(frame: rect(100, 100, 50, 50))
        let (outer, inner) = (Layer(), Layer())
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        outer.frame = rect(10, 10, 20, 20)
        inner.frame = rect(1, 2, 3, 4)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 12, y: 13))
        #expect(inner.convert(rect(0, 0, 0.1, 0.3), to: nil) == rect(111, 112, 0.1, 0.3))
        outer.bounds.origin.x = 5
        #expect(inner.convert(CGPoint(x: 12, y: 13), from: view.layer) == CGPoint(x: 6, y: 1))
        outer.anchorPoint = .zero
        #expect(inner.convert(CGPoint.zero, to: view.layer) == CGPoint(x: 16, y: 22))
        // A quarter turn about the corner, which is at (20, 20).
        outer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(outer.convert(rect(5, 0, 10, 5), to: view.layer) == rect(15, 20, 5, 10))
        #expect(outer.convert(rect(15, 20, 5, 10), from: view.layer) == rect(5, 0, 10, 5))
    }

    @Test("Layers that have nothing in common meet at the tops of their trees, and a layer is itself to itself")
    func strangers() {
        let (one, other) = (Layer(), Layer())
        one.frame = rect(10, 0, 5, 5)
        other.frame = rect(0, 20, 5, 5)
        #expect(one.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 11, y: -19))
        #expect(one.convert(CGPoint(x: 1, y: 1), from: one) == CGPoint(x: 1, y: 1))
    }
}
