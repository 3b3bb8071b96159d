import Testing
import ViewSimulator

@MainActor @Suite("Bounds of curves, and what paths are made of")
struct PathCurveTests {
    private func path(_ draw: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        draw(path)
        return path
    }

    private func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
            && abs(one.maxX - other.maxX) < tolerance && abs(one.maxY - other.maxY) < tolerance
    }

    @Test("The bounds of a curve are where it turns round, and not where its points are")
    func curves() {
        let curve = path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
        }
        #expect(curve.boundingBox == rect(0, 0, 30, 40))
        #expect(isNear(curve.boundingBoxOfPath, rect(0, 0, 30, 30)))
        let quad = path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: -20))
        }
        #expect(isNear(quad.boundingBoxOfPath, rect(0, -10, 20, 10)))
        let loop = path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: -30, y: 0))
        }
        #expect(loop.boundingBoxOfPath.minX < 0)
        #expect(loop.boundingBoxOfPath.maxX > 10)
        #expect(loop.boundingBoxOfPath.minX > -30)
        #expect(loop.boundingBoxOfPath.maxX < 40)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test("After a part is closed, the next curve begins where it began")
    func closed() {
        let path = path {
            $0.addRect(rect(0, 0, 10, 10))
            $0.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: -20, y: 20))
        }
        #expect(isNear(path.boundingBoxOfPath, rect(-10, 0, 20, 40)))
    }

    @Test("Circles and ellipses fill their rectangles, whole and in parts")
    func arcs() {
        let circle = path {
            $0.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        }
        #expect(isNear(circle.boundingBoxOfPath, rect(0, 0, 10, 10), 0.01))
        let upper = path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        }
        #expect(isNear(upper.boundingBoxOfPath, rect(-10, -10, 20, 10), 0.01))
        let relative = path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi) }
        #expect(isNear(relative.boundingBoxOfPath, rect(-10, 0, 20, 10), 0.01))
        #expect(isNear(CGPath(ellipseIn: rect(1, 2, 30, 10), transform: nil).boundingBoxOfPath, rect(1, 2, 30, 10)))
        let rounded = CGPath(roundedRect: rect(1, 2, 30, 10), cornerWidth: 3, cornerHeight: 99, transform: nil)
        #expect(isNear(rounded.boundingBoxOfPath, rect(1, 2, 30, 10)))
        #expect(!rounded.contains(CGPoint(x: 1.2, y: 2.2)))
        #expect(rounded.contains(CGPoint(x: 16, y: 2.2)))
    }

    @Test("A path knows whether it is an upright rectangle")
    func rectangles() {
        var found = CGRect.zero
        #expect(CGPath(rect: rect(1, 2, 3, 4), transform: nil).isRect(&found))
        #expect(found == rect(1, 2, 3, 4))
        let lines = path {
            $0.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 4), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 0)])
        }
        #expect(lines.isRect(&found))
        #expect(found == rect(0, 0, 3, 4))
        var turned = CGAffineTransform(rotationAngle: 1)
        #expect(!CGPath(rect: rect(1, 2, 3, 4), transform: &turned).isRect(nil))
        #expect(!path { $0.addEllipse(in: rect(0, 0, 5, 5)) }.isRect(nil))
        #expect(path { $0.addRects([rect(0, 0, 1, 1), rect(5, 5, 1, 1)]) }.boundingBoxOfPath == rect(0, 0, 6, 6))
    }

    @Test("A path keeps how its lines would look")
    func looks() {
        let path = Path()
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        path.setLineDash([3, 1], count: 2, phase: 4)
        path.stroke()
        path.fill()
        path.addClip()
        #expect(path.lineDash.pattern == [3, 1])
        #expect(path.lineDash.phase == 4)
        #expect(path.isEmpty)
        path.setLineDash(nil, count: 0, phase: 0)
        #expect(path.lineDash.pattern.isEmpty)
    }
}
