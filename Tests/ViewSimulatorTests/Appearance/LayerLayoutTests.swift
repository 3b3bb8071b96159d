import FlowTesting
import Testing

@testable import ViewSimulator

/// Layers without a view are laid out like views (R18.4, R18.5).
@MainActor @Suite(.serialized, .ownEnvironment)
struct LayerLayoutTests {
    private static func chain(_ count: Int) -> [ActingLayer] {
        let layers = (0..<count).map { _ in ActingLayer() }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        layers[0].layoutIfNeeded()
        for layer in layers { layer.layouts = 0 }
        return layers
    }

    @Test("R18.4: layout begins at the topmost superlayer that needs it, without a gap")
    func topmostSuperlayer() {
        let layers = LayerLayoutTests.chain(4)
        for layer in [layers[0], layers[2], layers[3]] { layer.setNeedsLayout() }
        layers[3].layoutIfNeeded()
        #expect(layers.map(\.layouts) == [0, 0, 1, 1])
        layers[1].layoutIfNeeded()
        #expect(layers.map(\.layouts) == [1, 0, 1, 1])
    }

    @Test("R18.5: a layer that asks again while it is laid out is laid out again by the same call, at any depth")
    func asksAgain() {
        let layers = LayerLayoutTests.chain(4)
        layers[3].whenLaidOut = { if $0.layouts <= 2 { $0.setNeedsLayout() } }
        layers[3].setNeedsLayout()
        layers[0].layoutIfNeeded()
        #expect(layers.map(\.layouts) == [0, 0, 0, 3])
    }

    @Test("R18.5: a layer that never settles is left after 128 sweeps, and reported once")
    func endless() {
        let layers = LayerLayoutTests.chain(3)
        (layers[2].whenLaidOut, layers[2].name) = ({ $0.setNeedsLayout() }, "shadow")
        layers[2].setNeedsLayout()
        var found: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { found.append($0) }
        layers[0].layoutIfNeeded()
        #expect(layers.map(\.layouts) == [0, 0, 128])
        #expect(found.map(\.view) == ["shadow"])
        #expect(found.map(\.kind) == [.endlessLayout(sweeps: 128, calls: ["setNeedsLayout() of shadow"])])
    }

    @Test("R18.5: a layer that another one takes after it was laid out waits for the next sweep")
    func takenInSweep() {
        let root = ActingLayer(), first = ActingLayer(), second = ActingLayer(), third = ActingLayer()
        for layer in [first, second, third] { root.addSublayer(layer) }
        root.layoutIfNeeded()
        var order = ""
        first.whenLaidOut = {
            if !order.contains("1") { $0.setNeedsLayout() }
            order += "1"
        }
        second.whenLaidOut = {
            order += "2"
            $0.addSublayer(first)
        }
        third.whenLaidOut = { _ in order += "3" }
        for layer in [first, second, third] { layer.setNeedsLayout() }
        root.layoutIfNeeded()
        (first.whenLaidOut, second.whenLaidOut) = (nil, nil)
        #expect(order == "1231")
    }

    @Test("Layers in a view's layer are laid out with the view, and only those that ask")
    func inView() {
        let root = View(), view = View(), layers = [ActingLayer(), ActingLayer()]
        root.addSubview(view)
        for layer in layers { view.layer.addSublayer(layer) }
        root.layoutIfNeeded()
        #expect(layers.map(\.layouts) == [1, 1])
        layers[1].bounds.size = size(5, 5)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(layers.map(\.layouts) == [1, 2])
    }

    @Test("R18.4: a layer's layout begins at the view around it where that needs layout")
    func beginsAtView() {
        let view = ActingView(), layer = ActingLayer()
        view.layer.addSublayer(layer)
        layer.layoutIfNeeded()
        #expect(view.layouts == 1)
        #expect(layer.layouts == 1)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(view.layouts == 1)
        #expect(layer.layouts == 2)
    }
}
