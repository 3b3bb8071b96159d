import Testing
import ViewSimulator

@MainActor @Suite("Menus")
struct MenuTests {
    @Test("A menu has actions and menus, and knows which are chosen")
    func selection() {
        let on = Action(title: "On", attributes: .destructive, state: .on) { _ in }
        let off = Action(title: "Off", subtitle: "really") { _ in }
        let inner = Menu(title: "Inner", options: .displayInline, children: [on])
        let menu = Menu(title: "Outer", children: [off, inner])
        #expect(menu.selectedElements == [on])
        #expect(menu.children == [off, inner])
        #expect(on.attributes == .destructive)
        #expect(off.attributes == [])
        #expect(off.state == .off)
        #expect(off.subtitle == "really")
        #expect((off as MenuElement).title == "Off")
        #expect(menu.identifier != inner.identifier)
        off.title = "Other"
        #expect((off as MenuElement).title == "Other")
        let replaced = menu.replacingChildren([on])
        #expect(replaced.identifier == menu.identifier)
        #expect(replaced.children == [on])
        #expect(replaced.title == "Outer")
    }
}
