import Testing
import ViewSimulator

@MainActor @Suite
struct AutoresizingTests {
    private let root = View(frame: rect(0, 0, 100, 200))

    private func add(_ frame: CGRect, _ mask: View.AutoresizingMask) -> View {
        let view = View(frame: frame)
        view.autoresizingMask = mask
        root.addSubview(view)
        return view
    }

    @Test("Without flexible parts a frame stays, whatever the superview does")
    func fixed() {
        let view = add(rect(10, 20, 30, 40), [])
        root.frame.size = size(300, 300)
        #expect(view.frame == rect(10, 20, 30, 40))
        #expect(View().autoresizingMask == [])
    }

    @Test("The only flexible part of an axis takes the whole difference")
    func oneFlexiblePart() {
        for (mask, expected) in [
            (.flexibleWidth, rect(10, 20, 130, 40)), (.flexibleLeftMargin, rect(110, 20, 30, 40)),
            (.flexibleRightMargin, rect(10, 20, 30, 40)), (.flexibleHeight, rect(10, 20, 30, 90)),
            (.flexibleTopMargin, rect(10, 70, 30, 40)), (.flexibleBottomMargin, rect(10, 20, 30, 40)),
        ] as [(View.AutoresizingMask, CGRect)] {
            root.frame.size = size(100, 200)
            let view = add(rect(10, 20, 30, 40), mask)
            root.bounds.size = size(200, 250)
            #expect(view.frame == expected, "\(mask)")
        }
    }

    @Test("Several flexible parts share the difference in proportion to what they are")
    func severalParts() {
        // 10 + 50 + 40 points.
        func resized(_ mask: View.AutoresizingMask, toWidth width: CGFloat) -> CGRect {
            root.frame.size.width = 100
            let view = add(rect(10, 0, 50, 10), mask)
            root.frame.size.width = width
            return view.frame
        }
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], toWidth: 150) == rect(20, 0, 50, 10))
        #expect(resized([.flexibleWidth, .flexibleRightMargin], toWidth: 190) == rect(10, 0, 100, 10))
        #expect(resized([.flexibleLeftMargin, .flexibleWidth], toWidth: 190) == rect(25, 0, 125, 10))
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], toWidth: 200) == rect(20, 0, 100, 10))
    }

    @Test("Flexible parts without any length share the difference equally")
    func emptyParts() {
        let view = add(rect(0, 0, 100, 200), [.flexibleLeftMargin, .flexibleRightMargin])
        let empty = add(rect(100, 0, 0, 10), [.flexibleWidth, .flexibleRightMargin])
        root.frame.size.width = 140
        #expect(view.frame == rect(20, 0, 100, 200))
        #expect(empty.frame == rect(100, 0, 20, 10))
    }

    @Test("A length does not go below nothing, and a margin beyond the edge takes no share")
    func hostileSizes() {
        let view = add(rect(20, 0, 60, 10), .flexibleWidth)
        root.frame.size.width = 0
        #expect(view.frame == rect(20, 0, 0, 10))
        root.frame.size.width = 100
        let outside = add(rect(-20, 0, 60, 10), [.flexibleLeftMargin, .flexibleWidth])
        root.frame.size.width = 130
        #expect(outside.frame == rect(-20, 0, 90, 10))
        for length in [CGFloat.infinity, -CGFloat.infinity] {
            root.frame.size.width = length
            root.frame.size.width = 130
        }
        #expect(outside.frame == rect(-20, 0, 90, 10))
    }

    @Test("Thousands of sizes later the frame is where it was")
    func noDrift() {
        let mask: View.AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
        let view = add(rect(11, 23, 37, 41), mask)
        let fill = add(root.bounds, [.flexibleWidth, .flexibleHeight])
        for step in 0..<10_000 {
            root.frame.size = size(50 + CGFloat(step * 7919 % 1000) / 3, 200 + CGFloat(step % 13))
        }
        root.frame.size = size(100, 200)
        #expect(abs(view.frame.origin.x - 11) < 1e-6)
        #expect(abs(view.frame.size.width - 37) < 1e-6)
        #expect(abs(view.frame.size.height - 41) < 1e-6)
        #expect(abs(fill.frame.size.width - 100) < 1e-6)
        #expect(abs(fill.frame.size.height - 200) < 1e-6)
    }

    @Test("Subviews follow at once, through several levels, before any layout")
    func atOnce() {
        let middle = add(root.bounds, [.flexibleWidth, .flexibleHeight])
        let leaf = View(frame: rect(0, 0, 100, 200))
        leaf.autoresizingMask = [.flexibleWidth]
        middle.addSubview(leaf)
        root.frame = rect(5, 5, 150, 300)
        #expect(middle.frame == rect(0, 0, 150, 300))
        #expect(leaf.frame == rect(0, 0, 150, 200))
        root.autoresizesSubviews = false
        root.frame.size.width = 400
        #expect(middle.frame == rect(0, 0, 150, 300))
    }

    @Test("A mask set in the superview counts, and one of a view that constraints place does not")
    func whoFollows() {
        let view = add(rect(0, 0, 100, 10), [])
        view.autoresizingMask = .flexibleWidth
        let constrained = add(rect(0, 0, 100, 10), .flexibleWidth)
        constrained.translatesAutoresizingMaskIntoConstraints = false
        root.frame.size.width = 300
        #expect(view.frame.size.width == 300)
        #expect(constrained.frame.size.width == 100)
        view.autoresizingMask = []
        root.frame.size.width = 100
        #expect(view.frame.size.width == 300)
    }

    @Test("A superview that only scrolls leaves its subviews alone")
    func scrolling() {
        let view = add(rect(10, 10, 50, 50), [.flexibleWidth, .flexibleTopMargin])
        root.bounds.origin = CGPoint(x: 0, y: 500)
        #expect(view.frame == rect(10, 10, 50, 50))
    }

    @Test("A view that is resized may remove itself or others")
    func changesFromWithin() {
        final class Leaving: View {
            override var frame: CGRect {
                didSet { superview?.subviews.last?.removeFromSuperview() }
            }
        }
        let views = (0..<3).map { _ in Leaving(frame: rect(0, 0, 10, 10)) }
        for view in views {
            view.autoresizingMask = .flexibleWidth
            root.addSubview(view)
        }
        root.frame.size.width = 200
        #expect(root.subviews == [views[0]])
        #expect(views.map(\.frame.size.width) == [110, 110, 10])
    }

    @Test("`sizeToFit` takes the size that fits and keeps the origin")
    func sizeToFit() {
        final class Fitting: View {
            var answer = size(30, 40)
            override func sizeThatFits(_ size: CGSize) -> CGSize { answer }
        }
        let view = Fitting(frame: rect(5, 6, 10, 10))
        view.sizeToFit()
        #expect(view.frame == rect(5, 6, 30, 40))
        for hostile in [size(.nan, 1), size(-1, 1), size(.infinity, 1)] {
            view.answer = hostile
            view.sizeToFit()
        }
        #expect(view.frame == rect(5, 6, 30, 40))
        view.answer = size(10, 10)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        #expect(view.center == CGPoint(x: 20, y: 26))
        #expect(view.bounds.size == size(10, 10))
        let plain = View(frame: rect(1, 2, 3, 4))
        plain.sizeToFit()
        #expect(plain.frame == rect(1, 2, 3, 4))
        #expect(plain.contentMode == .scaleToFill)
    }
}
