import Testing
import UIKit

@MainActor @Suite("Images that are drawn in code")
struct DrawnImageTests {
    @Test("An image that is drawn has the size that was asked for, and only while it is begun")
    func contexts() throws {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 8), false, 3)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 8))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 12, height: 8))
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 36)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        UIColor.red.setStroke()
        UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
    }

    @Test("A display link and a layer's coordinates have Core Animation's names")
    func coreAnimation() {
        let link = CADisplayLink(target: self, selector: Selector("step"))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        link.add(to: .main, forMode: .common)
        #expect(link.timestamp == 0)
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 1, y: 2))
    }

    @Test("What a view is cut to is kept, and is no subview")
    func masks() {
        let view = UIView()
        view.mask = UIView()
        #expect(view.mask != nil)
        #expect(view.subviews.isEmpty)
        view.mask = nil
        #expect(view.mask == nil)
    }
}
