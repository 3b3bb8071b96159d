import Foundation
import Testing
import ViewSimulator

@Suite
struct CATransform3DTests {
    private func isClose(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        func numbers(_ transform: CATransform3D) -> [CGFloat] {
            let t = transform
            return [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                t.m43, t.m44,
            ]
        }
        return zip(numbers(one), numbers(other)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("Turns around the z axis are those of the plane, and others leave it")
    func rotations() {
        for angle in [0, 0.3, 2, -4] as [CGFloat] {
            let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
            #expect(isClose(CATransform3DMakeRotation(angle, 0, 0, 5), flat))
        }
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 0, 1, 0)))
        let quarter = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(abs(quarter.m23 - 1) < 1e-12)
        #expect(abs(quarter.m32 + 1) < 1e-12)
        #expect(quarter.m11 == 1)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("What is added to a matrix comes before it")
    func products() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect(moved.m41 == 2)
        #expect(moved.m42 == 3)
        #expect(moved.m43 == 4)
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
        #expect(scaled.m41 == 1)
        #expect(scaled.m11 == 2)
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi, 0, 0, 1)
        #expect(turned.m41 == 5)
        #expect(abs(turned.m11 + 1) < 1e-12)
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
        let other = CGAffineTransform(rotationAngle: 1)
        #expect(
            isClose(
                CATransform3DConcat(CATransform3DMakeAffineTransform(affine), CATransform3DMakeAffineTransform(other)),
                CATransform3DMakeAffineTransform(affine.concatenating(other))))
    }

    @Test("A matrix and its inverse move nothing, and a matrix without one stays")
    func inverses() {
        var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 1, 1, 2, 3)
        transform.m34 = -1.0 / 500
        #expect(isClose(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
        let swap = CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        #expect(isClose(CATransform3DInvert(swap), swap))
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(!CATransform3DIsIdentity(CATransform3DInvert(CATransform3DMakeScale(.nan, 1, 1))))
    }

    @Test("Points, sizes and rectangles are compared and moved by name")
    func geometry() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: 4, height: 6))
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)))
        #expect(rect(1, 2, 3, 4).equalTo(rect(1, 2, 3, 4)))
        #expect(!rect(1, 2, 3, 4).equalTo(rect(1, 2, 3, 5)))
    }
}
