import Testing
import ViewSimulator

@MainActor @Suite
struct ConvertTests {
    @Test("Rectangles are converted as their corners are")
    func rectangles() {
        let (root, middle, leaf) = (
            View(frame: rect(0, 0, 400, 400)), View(frame: rect(10, 20, 100, 100)), View(frame: rect(1, 2, 30, 40))
        )
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.convert(rect(0, 0, 30, 40), to: root) == rect(11, 22, 30, 40))
        #expect(leaf.convert(rect(11, 22, 30, 40), from: root) == rect(0, 0, 30, 40))
        #expect(leaf.convert(rect(0, 0, 0.1, 0.3), to: root).size == size(0.1, 0.3))
        middle.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let turned = middle.convert(rect(0, 0, 100, 50), to: root)
        #expect(turned == rect(60, 20, 50, 100))
        #expect(middle.convert(turned, from: root) == rect(0, 0, 100, 50))
        #expect(root.convert(rect(0, 0, 100, 50), from: middle) == turned)
    }

    @Test("Without a view, coordinates are those of the window, wherever it is")
    func windows() {
        let window = Window(frame: rect(1000, 1000, 100, 100))
        let view = View(frame: rect(10, 20, 30, 40))
        window.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
        #expect(view.convert(view.bounds, to: nil) == rect(10, 20, 30, 40))
        #expect(view.convert(CGPoint(x: 11, y: 21), from: nil) == CGPoint(x: 1, y: 1))
        let other = View(frame: rect(5, 5, 5, 5))
        window.addSubview(other)
        #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 5, y: 15))
    }
}
