import Foundation
import Testing
@testable import ViewSimulator

@MainActor @Suite
struct TransformedFrameTests {
    private let view = View(frame: rect(140, 100, 100, 60))

    @Test("A frame that is set after scaling is the frame, and the size is what it takes for it")
    func scaled() {
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.bounds.origin = CGPoint(x: 3, y: 5)
        view.frame = rect(100, 100, 100, 50)
        #expect(view.frame == rect(100, 100, 100, 50))
        #expect(view.bounds == rect(3, 5, 50, 12.5))
        #expect(view.center == CGPoint(x: 150, y: 125))
        view.transform = .identity
        #expect(view.frame == rect(125, 118.75, 50, 12.5))
    }

    @Test("After a quarter turn width and height change places, and mirrored content keeps its size")
    func turned() {
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        view.frame = rect(100, 100, 100, 50)
        #expect(view.frame == rect(100, 100, 100, 50))
        #expect(view.bounds.size == size(50, 100))
        view.transform = CGAffineTransform(scaleX: 1, y: -1)
        view.frame = rect(1, 2, 30, 40)
        #expect(view.frame == rect(1, 2, 30, 40))
        #expect(view.bounds.size == size(30, 40))
    }

    @Test("The frame of a turned view is as whole as its edges")
    func wholeEdges() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == rect(160, 80, 60, 100))
        view.frame = rect(100, 100, 100, 50)
        #expect(view.frame == rect(100, 100, 100, 50))
    }

    @Test("An anchor point elsewhere does not change what comes out of scaling")
    func anchored() {
        view.anchorPoint = .zero
        view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        view.frame = rect(10, 20, 30, 40)
        #expect(view.frame == rect(10, 20, 30, 40))
        #expect(view.center == CGPoint(x: 10, y: 20))
        #expect(view.bounds.size == size(15, 20))
    }

    @Test("At other angles the middle is the frame's")
    func tilted() {
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.frame = rect(100, 100, 100, 50)
        #expect(abs(view.frame.midX - 150) < 1e-9)
        #expect(abs(view.frame.midY - 125) < 1e-9)
    }

    @Test("A scale of nothing leaves finite numbers")
    func flattened() {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        view.frame = rect(100, 100, 100, 50)
        #expect(view.frame == rect(150, 125, 0, 0))
        #expect(view.bounds.size == .zero)
    }

    @Test("A layer without a view follows the same rule")
    func layers() {
        let layer = Layer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.frame = rect(100, 100, 100, 50)
        #expect(layer.frame == rect(100, 100, 100, 50))
        #expect(layer.bounds == rect(0, 0, 50, 25))
    }

    @Test("Constraints and masks place a view as if it had no transform")
    func placedByOthers() {
        let root = View(frame: rect(0, 0, 100, 100))
        let (tied, masked) = (View(frame: .zero), View(frame: rect(0, 0, 100, 100)))
        for child in [tied, masked] { root.addSubview(child) }
        masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for child in [tied, masked] { child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        tied.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            tied.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            tied.topAnchor.constraint(equalTo: root.topAnchor),
            tied.widthAnchor.constraint(equalToConstant: 40), tied.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.frame.size = size(200, 300)
        root.layoutIfNeeded()
        #expect(tied.bounds.size == size(40, 40))
        #expect(tied.frame == rect(10, 10, 20, 20))
        #expect(masked.bounds.size == size(200, 300))
        #expect(masked.frame == rect(50, 75, 100, 150))
    }
}
