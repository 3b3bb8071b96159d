import Testing
import ViewSimulator

/// Writes down what it is told, and may do something on the way.
private final class Witness: View {
    let name: String
    let log: Log
    var onCall: [String: (Witness) -> Void] = [:]

    @MainActor
    final class Log {
        var lines: [String] = []
    }

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func note(_ call: String, _ view: View? = nil) {
        log.lines.append("\(name) \(call)" + (view.map { " \(($0 as? Witness)?.name ?? "window")" } ?? ""))
        onCall.removeValue(forKey: call)?(self)
    }

    override func willMove(toSuperview newSuperview: View?) { note("willSuper", newSuperview) }
    override func didMoveToSuperview() { note("didSuper", superview) }
    override func willMove(toWindow newWindow: Window?) { note("willWindow", newWindow) }
    override func didMoveToWindow() { note("didWindow", window) }
    override func didAddSubview(_ subview: View) { note("added", subview) }
    override func willRemoveSubview(_ subview: View) { note("removing", subview) }
}

@MainActor @Suite
struct ViewTreeTests {
    private let log = Witness.Log()

    private func witness(_ name: String) -> Witness { Witness(name, log) }

    private func lines(_ act: () -> Void) -> [String] {
        log.lines = []
        act()
        return log.lines
    }

    @Test("Outside of windows, views hear of their superviews in UIKit's order")
    func orderWithoutWindow() {
        let (root, other, child) = (witness("root"), witness("other"), witness("child"))
        #expect(lines { root.addSubview(child) } == ["child willSuper root", "child didSuper root", "root added child"])
        #expect(
            lines { other.addSubview(child) } == [
                "child willSuper other", "root removing child", "child didSuper other", "other added child",
            ])
        #expect(lines { child.removeFromSuperview() } == ["child willSuper", "other removing child", "child didSuper"])
        #expect(lines { child.removeFromSuperview() }.isEmpty)
    }

    @Test("A view that comes into a window, and what is in it, hear of both in UIKit's order")
    func orderInWindow() {
        let window = Window(frame: rect(0, 0, 100, 100))
        let (root, child, leaf) = (witness("root"), witness("child"), witness("leaf"))
        window.addSubview(root)
        child.addSubview(leaf)
        #expect(
            lines { root.addSubview(child) } == [
                "child willSuper root", "child willWindow window", "leaf willWindow window", "child didWindow window",
                "leaf didWindow window", "child didSuper root", "root added child",
            ])
        #expect(leaf.window === window)
        #expect(window.window === window)
        #expect(
            lines { child.removeFromSuperview() } == [
                "child willSuper", "child willWindow", "leaf willWindow", "root removing child", "child didWindow",
                "leaf didWindow", "child didSuper",
            ])
        #expect(leaf.window == nil)
    }

    @Test("Within one window nobody hears of windows, and between two everybody does once")
    func betweenWindows() {
        let windows = [Window(frame: .zero), Window(frame: .zero)]
        let (root, other, child) = (witness("root"), witness("other"), witness("child"))
        windows[0].addSubview(root)
        windows[0].addSubview(other)
        root.addSubview(child)
        #expect(!lines { other.addSubview(child) }.contains { $0.contains("Window") })
        let calls = lines { windows[1].addSubview(other) }.filter { $0.contains("Window") }
        #expect(
            calls == [
                "other willWindow window", "child willWindow window", "other didWindow window",
                "child didWindow window",
            ])
        #expect(child.window === windows[1])
        #expect(root.window === windows[0])
    }

    @Test("A window in a view is its own window, and so is what is in it")
    func nestedWindows() {
        let (outer, inner) = (Window(frame: .zero), Window(frame: .zero))
        let (middle, leaf) = (witness("middle"), witness("leaf"))
        inner.addSubview(leaf)
        middle.addSubview(inner)
        #expect(lines { outer.addSubview(middle) }.filter { $0.contains("leaf") }.isEmpty)
        #expect(leaf.window === inner)
        #expect(middle.window === outer)
        #expect(inner.window === inner)
        middle.removeFromSuperview()
        #expect(leaf.window === inner)
        #expect(middle.window == nil)
    }

    @Test("A view whose window is gone has none")
    func lostWindow() {
        let view = View()
        do {
            let window = Window(frame: .zero)
            window.addSubview(view)
        }
        #expect(view.window == nil)
        #expect(view.superview == nil)
        let other = Window(frame: .zero)
        other.addSubview(view)
        #expect(view.window === other)
    }

    @Test("Subviews are put in front of, behind, or in place of each other, and nobody is called for that")
    func order() {
        let (root, a, b, c) = (witness("root"), witness("a"), witness("b"), witness("c"))
        func names() -> String { root.subviews.compactMap { ($0 as? Witness)?.name }.joined() }
        root.addSubview(a)
        root.insertSubview(b, belowSubview: a)
        root.insertSubview(c, aboveSubview: b)
        #expect(names() == "bca")
        let calls = lines {
            root.bringSubviewToFront(b)
            #expect(names() == "cab")
            root.sendSubviewToBack(b)
            #expect(names() == "bca")
            root.exchangeSubview(at: 0, withSubviewAt: 2)
            #expect(names() == "acb")
            root.addSubview(a)
            #expect(names() == "cba")
            root.insertSubview(a, belowSubview: b)
            #expect(names() == "cab")
            root.insertSubview(c, aboveSubview: b)
            #expect(names() == "abc")
            root.insertSubview(c, aboveSubview: c)
            root.insertSubview(b, belowSubview: b)
            root.insertSubview(c, at: -5)
            #expect(names() == "cab")
            root.insertSubview(c, at: 99)
            #expect(names() == "abc")
            root.bringSubviewToFront(View())
        }
        #expect(calls.isEmpty)
        #expect(root.subviews.count == 3)
        let stranger = View()
        let newcomer = witness("d")
        root.insertSubview(newcomer, belowSubview: stranger)
        #expect(names() == "abcd")
    }

    @Test("Views are found by tag, depth first and themselves included")
    func tags() {
        let (root, middle, leaf, other) = (View(), View(), View(), View())
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.addSubview(other)
        (leaf.tag, other.tag) = (7, 7)
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(0) === root)
        #expect(root.viewWithTag(8) == nil)
        #expect(View().tag == 0)
    }

    @Test("A view that would contain itself stops the program")
    func cycles() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let root = View()
            root.addSubview(root)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let (root, middle, child) = (View(), View(), View())
            root.addSubview(middle)
            middle.addSubview(child)
            child.addSubview(root)
        }
    }

    @Test("An index out of bounds stops an exchange")
    func exchangeOutOfBounds() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let root = View()
            root.addSubview(View())
            root.exchangeSubview(at: 0, withSubviewAt: 1)
        }
    }
}

@MainActor @Suite
struct ViewTreeChangeTests {
    private let log = Witness.Log()

    /// Each view is where its superview says, once, and marked as in a window where there is one.
    private func checkTree(_ views: [View], sourceLocation: SourceLocation = #_sourceLocation) {
        for view in views {
            for child in view.subviews {
                #expect(child.superview === view, sourceLocation: sourceLocation)
            }
            if let parent = view.superview {
                #expect(parent.subviews.filter { $0 === view }.count == 1, sourceLocation: sourceLocation)
            }
            var top = view
            while let next = top.superview { top = next }
            #expect(view.window === top as? Window, sourceLocation: sourceLocation)
        }
    }

    @Test(
        "Whatever a callback does to the tree, the tree holds together",
        arguments: ["willSuper", "didSuper", "willWindow", "didWindow", "added", "removing"])
    func changesFromWithin(call: String) {
        typealias Change = (Witness, View, View) -> Void
        let changes: [Change] = [
            { view, _, _ in view.removeFromSuperview() },
            { view, other, _ in if !other.isDescendant(of: view) { other.addSubview(view) } },
            { view, _, _ in view.addSubview(View()) },
            { view, _, _ in view.subviews.first?.removeFromSuperview() },
            { view, _, _ in view.superview?.addSubview(view) },
            { view, _, _ in view.superview?.removeFromSuperview() },
            { _, _, window in window.subviews.first?.removeFromSuperview() },
        ]
        for (number, change) in changes.enumerated() {
            for target in 0..<3 {
                let (window, other) = (Window(frame: .zero), View())
                let views = ["root", "child", "leaf"].map { Witness($0, log) }
                window.addSubview(views[0])
                views[1].addSubview(views[2])
                views[target].onCall[call] = { change($0, number.isMultiple(of: 2) ? other : window, window) }
                views[0].addSubview(views[1])
                views[1].removeFromSuperview()
                window.addSubview(views[1])
                checkTree(views + [window, other])
            }
        }
    }

    @Test("A view that leaves in its first call is not told of a window again, and neither is what is in it")
    func leavesAtOnce() {
        let window = Window(frame: .zero)
        let (child, leaf) = (Witness("child", log), Witness("leaf", log))
        child.addSubview(leaf)
        child.onCall["didWindow"] = { $0.removeFromSuperview() }
        log.lines = []
        window.addSubview(child)
        #expect(child.superview == nil)
        #expect(child.window == nil)
        #expect(log.lines.filter { $0 == "leaf didWindow" }.count == 1)
        #expect(!log.lines.contains("leaf didWindow window"))
    }

    @Test("A view that is added while its superview comes into a window is told once")
    func addedOnTheWay() {
        let window = Window(frame: .zero)
        let (child, late) = (Witness("child", log), Witness("late", log))
        child.onCall["didWindow"] = { $0.addSubview(late) }
        window.addSubview(child)
        #expect(log.lines.filter { $0 == "late didWindow window" }.count == 1)
        #expect(log.lines.filter { $0 == "late willWindow window" }.count == 1)
    }

    @Test("In a deep tree everybody is told once")
    func deepTrees() {
        final class Counting: View {
            var calls: [Window?] = []
            override func didMoveToWindow() { calls.append(window) }
        }
        let window = Window(frame: .zero)
        let views = (0..<2000).map { _ in Counting() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        window.addSubview(views[0])
        #expect(views.allSatisfy { $0.calls == [window] })
        views[0].removeFromSuperview()
        #expect(views.allSatisfy { $0.calls == [window, nil] })
    }
}
