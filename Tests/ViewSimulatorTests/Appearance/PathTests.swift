import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct PathTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func polygon(_ points: [CGPoint]) -> Path {
        let path = Path()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
        return path
    }

    @Test("The bounds of a path are those of all its points, and an empty path has none")
    func bounds() {
        #expect(Path(rect: rect(1, 2, 30, 40)).bounds == rect(1, 2, 30, 40))
        #expect(Path().bounds.isNull)
        #expect(Path().isEmpty)
        #expect(Path().currentPoint == .zero)
        let path = Path()
        path.addLine(to: point(5, 5))
        path.close()
        #expect(path.isEmpty)
        path.move(to: point(10, 10))
        path.addQuadCurve(to: point(20, 10), controlPoint: point(15, -10))
        path.addCurve(to: point(30, 10), controlPoint1: point(0, 0), controlPoint2: point(25, 40))
        #expect(path.bounds == rect(0, -10, 30, 50))
        #expect(path.currentPoint == point(30, 10))
        path.close()
        #expect(path.currentPoint == point(10, 10))
        path.apply(CGAffineTransform(translationX: 1, y: 2))
        #expect(path.bounds == rect(1, -8, 30, 50))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("Round corners and ovals have the bounds of their rectangle")
    func roundedBounds() {
        let frame = rect(1, 2, 30, 40)
        #expect(Path(roundedRect: frame, cornerRadius: 8).bounds == frame)
        #expect(Path(roundedRect: frame, cornerRadius: 1000).bounds == frame)
        #expect(Path(roundedRect: frame, cornerRadius: -5).cgPath == Path(rect: frame).cgPath)
        #expect(Path(ovalIn: frame).bounds == frame)
        let one = Path(roundedRect: frame, byRoundingCorners: [.topLeft], cornerRadii: size(10, 10))
        #expect(!one.contains(point(2, 3)))
        #expect(one.contains(point(30, 3)))
        #expect(one.contains(point(2, 41)))
    }

    @Test("A rectangle contains its edges and corners, and nothing beyond", arguments: [false, true])
    func rectangles(isEvenOdd: Bool) {
        let path = Path(rect: rect(10, 10, 20, 20))
        path.usesEvenOddFillRule = isEvenOdd
        for x in [10, 15, 30] as [CGFloat] {
            for y in [10, 20, 30] as [CGFloat] { #expect(path.contains(point(x, y)), "\(x) \(y)") }
        }
        let outside: [(CGFloat, CGFloat)] = [
            (9.99, 20), (30.01, 20), (20, 9.99), (20, 30.01), (0, 10), (40, 30), (10, 31),
        ]
        for (x, y) in outside {
            #expect(!path.contains(point(x, y)), "\(x) \(y)")
        }
        #expect(!Path().contains(.zero))
        #expect(!path.contains(point(.nan, .nan)))
        let dot = Path()
        dot.move(to: point(3, 3))
        #expect(!dot.contains(point(3, 3)))
        #expect(!Path(rect: .zero).contains(.zero))
    }

    @Test("Ovals and round rectangles contain the middles of their sides, and a round one not its corners")
    func roundEdges() {
        let frame = rect(10, 10, 40, 20)
        for path in [Path(ovalIn: frame), Path(roundedRect: frame, cornerRadius: 6)] {
            for (x, y) in [(10, 20), (50, 20), (30, 10), (30, 30)] as [(CGFloat, CGFloat)] {
                #expect(path.contains(point(x, y)), "\(x) \(y)")
            }
            for (x, y) in [(10, 10), (50, 10), (10, 30), (50, 30), (9.9, 20), (30, 30.1)] as [(CGFloat, CGFloat)] {
                #expect(!path.contains(point(x, y)), "\(x) \(y)")
            }
        }
    }

    @Test("A slanted edge and its ends are inside, and points a step beside it are not")
    func slantedEdges() {
        let path = polygon([point(0, 50), point(200, 0), point(200, 150), point(0, 200)])
        for (x, y) in [(0, 50), (200, 0), (100, 25), (200, 150), (0, 200), (100, 175)] as [(CGFloat, CGFloat)] {
            #expect(path.contains(point(x, y)), "\(x) \(y)")
        }
        for (x, y) in [(0, 0), (199, 0), (200, 151), (200, 200), (1, 200), (0, 49), (100, 24)] as [(CGFloat, CGFloat)] {
            #expect(!path.contains(point(x, y)), "\(x) \(y)")
        }
    }

    @Test("The edge of a hole is inside in both ways to count")
    func holes() {
        let path = Path(rect: rect(0, 0, 30, 30))
        path.append(Path(rect: rect(10, 10, 10, 10)))
        for isEvenOdd in [false, true] {
            path.usesEvenOddFillRule = isEvenOdd
            #expect(path.contains(point(10, 15)))
            #expect(path.contains(point(20, 20)))
            #expect(path.contains(point(30, 30)))
            #expect(path.contains(point(15, 15)) != isEvenOdd)
        }
    }

    @Test("A polygon contains what it goes round, slanted, hollow or open")
    func polygons() {
        let slanted = polygon([point(0, 20), point(100, 0), point(100, 80), point(0, 100)])
        #expect(!slanted.contains(point(10, 5)))
        #expect(slanted.contains(point(90, 5)))
        #expect(slanted.contains(point(10, 90)))
        #expect(!slanted.contains(point(90, 95)))
        let open = Path()
        open.move(to: point(0, 0))
        open.addLine(to: point(10, 0))
        open.addLine(to: point(10, 10))
        #expect(open.contains(point(8, 4)))
        #expect(!open.contains(point(2, 8)))
        let nested = Path(rect: rect(0, 0, 30, 30))
        nested.append(Path(rect: rect(10, 10, 10, 10)))
        #expect(nested.contains(point(15, 15)))
        nested.usesEvenOddFillRule = true
        #expect(!nested.contains(point(15, 15)))
        #expect(nested.contains(point(5, 5)))
    }

    @Test("An oval contains what an ellipse contains, but for a hundredth at its edge")
    func ovals() {
        let oval = Path(ovalIn: rect(0, 0, 200, 100))
        for step in 0..<360 {
            let angle = Double(step) * .pi / 180
            let (x, y) = (100 * cos(angle), 50 * sin(angle))
            #expect(oval.contains(point(100 + x * 0.99, 50 + y * 0.99)), "\(step)")
            #expect(!oval.contains(point(100 + x * 1.01, 50 + y * 1.01)), "\(step)")
        }
    }

    @Test("An arc goes the way that it is told, at most once round")
    func arcs() {
        func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> Path {
            Path(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        }
        let lower = arc(0, .pi, true)
        #expect(lower.contains(point(0, 5)))
        #expect(!lower.contains(point(0, -5)))
        let upper = arc(0, .pi, false)
        #expect(upper.contains(point(0, -5)))
        #expect(!upper.contains(point(0, 5)))
        for path in [arc(0, 2 * .pi, true), arc(1, 1 + 40 * .pi, true), arc(2 * .pi, 0, false)] {
            for (x, y) in [(7, 0), (-7, 0), (0, 7), (0, -7)] as [(CGFloat, CGFloat)] {
                #expect(path.contains(point(x, y)))
            }
        }
        #expect(abs(lower.currentPoint.x + 10) < 1e-12)
        #expect(abs(lower.currentPoint.y) < 1e-12)
        #expect(arc(1, 1, true).currentPoint == point(10 * cos(1 as Double), 10 * sin(1 as Double)))
        #expect(!arc(.nan, .infinity, true).contains(.zero))
    }

    @Test("A path given as Core Graphics' value is a copy")
    func graphicsPaths() {
        let path = Path(rect: rect(0, 0, 10, 10))
        let before = path.cgPath
        path.append(Path(rect: rect(20, 0, 10, 10)))
        #expect(before.boundingBox == rect(0, 0, 10, 10))
        #expect(path.cgPath.boundingBox == rect(0, 0, 30, 10))
        let other = Path(cgPath: before)
        #expect(other.cgPath == before)
        #expect(other.cgPath.hashValue == before.hashValue)
        #expect(other.cgPath != path.cgPath)
        other.cgPath = path.cgPath
        #expect(other.contains(point(25, 5)))
        #expect(CGPath(rect: rect(1, 1, 2, 2), transform: nil).contains(point(2, 2)))
    }
}
