import FlowScenario
import Foundation
import Testing

/// What a step does to a view, whichever view it is.
@MainActor
@Suite struct StepInterpreterTests {
    private let host = StepHostDouble()
    private var interpreter: StepInterpreter { StepInterpreter(host) }

    private func calls(of actions: Scenario.Action...) throws -> [String] {
        for action in actions { try interpreter.perform(action) }
        return host.takeCalls()
    }

    // MARK: Geometry

    @Test("A scroll goes as far as the content does, with its insets")
    func scroll() throws {
        #expect(try calls(of: .scroll(.by(CGPoint(x: 0, y: 50)))) == ["offset 0.0, 30.0"])
        #expect(try calls(of: .scroll(.by(CGPoint(x: 7, y: -500)))) == ["offset 0.0, -20.0"])
        #expect(try calls(of: .scroll(.to(CGPoint(x: 0, y: 5000)))) == ["offset 0.0, 810.0"])
        #expect(try calls(of: .scroll(.toEdge(.start))) == ["offset 0.0, -20.0"])
        #expect(try calls(of: .scroll(.through(.end))) == ["offset 0.0, 810.0"])
        host.contentSize = .zero
        #expect(interpreter.limits.start == interpreter.limits.end)
        #expect(interpreter.limits.start.x.sign == .plus)
    }

    @Test("A finger pulls past the ends, and the content comes back when it lets go")
    func drag() throws {
        #expect(try calls(of: .drag(.begin), .drag(.by(CGPoint(x: 0, y: -80)))) == ["hold true", "offset 0.0, -100.0"])
        #expect(try calls(of: .drag(.to(CGPoint(x: 5, y: 900)))) == ["offset 5.0, 900.0"])
        #expect(try calls(of: .drag(.end)) == ["hold false", "offset 0.0, 810.0"])
    }

    @Test("A view is resized by one side or both, and rotated")
    func resize() throws {
        #expect(try calls(of: .resize(width: 70, height: nil)) == ["size 70.0 × 200.0"])
        #expect(try calls(of: .resize(width: nil, height: 90)) == ["size 70.0 × 90.0"])
        #expect(try calls(of: .rotate) == ["size 90.0 × 70.0"])
    }

    @Test("A way through the content shows a viewport after the other", arguments: [true, false])
    func through(isVertical: Bool) {
        host.scrollsVertically = isVertical
        if !isVertical {
            host.contentSize = CGSize(width: 350, height: 100)
            host.contentInsets = .zero
            host.contentOffset = .zero
        }
        var shown: [CGFloat] = []
        let isDone = interpreter.scrollThrough(to: .end, atMost: 10) { scroll in
            guard scroll() else { return false }
            shown.append(isVertical ? host.contentOffset.y : host.contentOffset.x)
            return true
        }
        #expect(isDone, "\(shown)")
        #expect(shown == (isVertical ? [180, 380, 580, 780, 810] : [100, 200, 250]))
        #expect(!interpreter.scrollThrough(to: .start, atMost: 2) { $0() })
        host.size = .zero
        let isThere = interpreter.scrollThrough(to: .start, atMost: 2) { _ in
            Issue.record("There is no viewport to show")
            return false
        }
        #expect(isThere)
    }

    @Test("A container's traits come first, then its insets")
    func container() {
        let insets = Scenario.Insets(top: 4, left: 0, bottom: 0, right: 0)
        host.enter(Scenario.Container(width: 1, height: 1, scale: 3, insets: insets))
        #expect(host.takeCalls() == ["traits 3.0", "insets 4.0"])
    }

    // MARK: Data

    @Test("Resized items are announced with their old sizes, and measured again where cells are measured")
    func resizedItems() throws {
        let item = Scenario.ItemPath(section: 0, item: 1)
        let resize = Scenario.Action.resizeItems([.init(item: item, size: .init(width: 3, height: 4))])
        #expect(try calls(of: resize) == [#"will resize ["0-1 plain"]"#, "remeasure 0-1 [3.0, 4.0]"])
        host.measuresCells = false
        #expect(try calls(of: resize) == [#"will resize ["0-1 [3.0, 4.0]"]"#])
        // Sizes follow their items.
        #expect(try calls(of: .update([.init(.deleteItems([.init(section: 0, item: 0)]))])).count == 2)
        #expect(givenSize(0) == [3, 4])
        #expect(givenSize(1) == nil)
    }

    private func givenSize(_ item: Int) -> [Double]? {
        guard let item = host.contents.item(at: [0, item]) else { return nil }
        return host.contents.givenSize(of: item)?.points
    }

    @Test("Changed contents are merged, then shown")
    func changedItems() throws {
        let host = StepHostDouble([.init(items: [.init(.cells("row", [.init(["title": .init(text: "a")])]))])])
        let change = Scenario.ItemChange(item: .init(section: 0, item: 0), content: .init(["body": .init(text: "b")]))
        try StepInterpreter(host).perform(.changeItems([change]))
        #expect(host.takeCalls() == [#"show 0-0 ["body", "title"]"#])
    }

    @Test("A batch changes the data first, then notifies the view of what it is to learn")
    func batch() throws {
        let delete = Scenario.UpdateOperation(.deleteItems([.init(section: 0, item: 0)]))
        var unseen = Scenario.UpdateOperation(.deleteItems([.init(section: 0, item: 1)]))
        unseen.only = .data
        #expect(
            try calls(of: .update([delete, unseen])) == ["batch of 2", "notify of delete 0-0, 3 items"])
    }

    @Test("A refused batch leaves the data as they were, and ends the turn")
    func refusedBatch() {
        host.refusal = "the numbers do not add up"
        let delete = Scenario.Action.update([.init(.deleteItems([.init(section: 0, item: 0)]))])
        let error = #expect(throws: StepRefusal.self) { try interpreter.perform(.together([delete, .rotate])) }
        #expect(error?.description == "the numbers do not add up")
        #expect(host.takeCalls() == ["batch of 1", "notify of delete 0-0, 4 items"])
        #expect(host.contents.data.itemCount == 5)
    }

    @Test("A reconfigured item that becomes another kind of cell is refused before the view is asked")
    func reconfigured() {
        let row = Scenario.ItemGroup(.cells("row", [.init(["title": .init(text: "a")])]))
        let path = Scenario.ItemPath(section: 0, item: 0)
        #expect(throws: StepRefusal.self) {
            try interpreter.perform(.update([.init(.reconfigureItems([path], with: [row]))]))
        }
        #expect(host.takeCalls() == [])
    }

    @Test("A reload brings other sections, or the same again")
    func reload() throws {
        #expect(try calls(of: .reload(nil)) == ["reload 5 items"])
        #expect(try calls(of: .reload([.init(items: [.init(.plain, count: 2)])])) == ["reload 2 items"])
    }

    @Test("Actions that are not every view's go to the host, and questions nowhere")
    func others() throws {
        let path = Scenario.ItemPath(section: 0, item: 2)
        #expect(
            try calls(of: .select([path], isSelected: true), .scrollTo(path.indexPath, .bottom), .remeasure([path]))
                == ["select 0-2 true", "scroll to 0-2 bottom", "remeasure 0-2 plain"])
        #expect(
            try calls(of: .remeasure(nil), .invalidate(.everything), .movement(.begin(path)))
                == ["perform measure everything again", "perform invalidate everything", "perform lift 0-2"])
        #expect(try calls(of: .look, .expect(Scenario.Expectation())) == [])
    }

    // MARK: Checks

    private func problem(_ action: Scenario.Action, at place: String = "steps[3]", pages: Int? = 4) -> String? {
        do throws(ScenarioError) {
            try interpreter.check(action, at: place, pages: pages)
            return nil
        } catch {
            return error.description
        }
    }

    nonisolated private static let missing = Scenario.ItemPath(section: 0, item: 5)

    @Test(
        "An item that is gone has the place of its action",
        arguments: [
            (.scrollTo(missing.indexPath, .top), "scrollTo"), (.select([missing], isSelected: true), "select"),
            (.select([missing], isSelected: false), "deselect"), (.remeasure([missing]), "remeasure"),
            (.resizeItems([.init(item: missing, size: .init(width: 1, height: 1))]), "resizeItems"),
            (.changeItems([.init(item: missing, content: .init([:]))]), "changeItems"),
            (.movement(.begin(missing)), "movement.begin"),
        ] as [(Scenario.Action, String)])
    func gone(action: Scenario.Action, key: String) {
        let reason = "there is no item 5 in section 0, which has 5 items"
        #expect(problem(action) == "steps[3].\(key): \(reason)")
        #expect(problem(action, at: "") == "\(key): \(reason)")
        #expect(problem(.together([.rotate, action])) == "steps[3].together[1].\(key): \(reason)")
        // What comes after these in the same turn finds other items.
        #expect(problem(.together([.reload(nil), action])) == nil)
    }

    @Test("A way through more viewports than may be shown is refused")
    func longWay() {
        #expect(
            problem(.scroll(.through(.end)))
                == "steps[3].scroll.through: the content is 5 viewports long; the limit is 4")
        #expect(problem(.scroll(.through(.end)), pages: 5) == nil)
        #expect(problem(.scroll(.through(.end)), pages: nil) == nil)
        #expect(problem(.scroll(.toEdge(.end))) == nil)
    }
}
