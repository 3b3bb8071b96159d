import Foundation
import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite
struct BarItemTests {
    @Test("The first buttons of a navigation item are its buttons")
    func navigationItem() {
        let item = NavigationItem(title: "name")
        let (one, two) = (BarButtonItem(), BarButtonItem(customView: View()))
        #expect(item.title == "name")
        #expect(item.leftBarButtonItem == nil)
        #expect(item.rightBarButtonItems == nil)
        item.setLeftBarButtonItems([one, two], animated: false)
        item.rightBarButtonItem = two
        #expect(item.leftBarButtonItem === one)
        #expect(item.rightBarButtonItems == [two])
        #expect(two.customView != nil)
        item.setLeftBarButton(nil, animated: true)
        item.setRightBarButton(one, animated: true)
        item.setHidesBackButton(true, animated: false)
        #expect(item.leftBarButtonItems == nil)
        #expect(item.rightBarButtonItem === one)
        #expect(item.hidesBackButton)
    }

    @Test("Buttons keep what they were made with")
    func buttons() {
        let target = View()
        let word = BarButtonItem(title: "word", style: .done, target: target, action: nil)
        #expect(word.title == "word")
        #expect(word.style == .done)
        #expect(word.target === target)
        #expect(word.systemItem == nil)
        #expect(BarButtonItem(image: Image(), style: .plain, target: nil, action: nil).image != nil)
        let save = BarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        #expect(save.systemItem == .save)
        #expect(save.style == .done)
        #expect(save.isEnabled)
        #expect(save.width == 0)
        let tab = TabBarItem(title: "tab", image: nil, selectedImage: Image())
        #expect(tab.title == "tab")
        #expect(tab.selectedImage != nil)
        #expect(tab.badgeValue == nil)
    }

    @Test("The button for editing says what touching it would do, and is one and the same")
    func editButton() {
        let controller = ViewController()
        #expect(controller.editButtonItem.title == "Edit")
        #expect(controller.editButtonItem.style == .plain)
        let button = controller.editButtonItem
        controller.setEditing(true, animated: false)
        #expect(controller.editButtonItem === button)
        #expect(button.title == "Done")
        #expect(button.style == .done)
        controller.isEditing = false
        #expect(button.title == "Edit")
        #expect(button.style == .plain)
        #expect(button.target === controller)
        let edited = ViewController()
        edited.isEditing = true
        #expect(edited.editButtonItem.title == "Done")
    }

    @Test("A question keeps its answers and fields")
    func alert() {
        let alert = AlertController(title: "title", message: "text", preferredStyle: .alert)
        #expect(alert.title == "title")
        #expect(alert.message == "text")
        #expect(alert.textFields == nil)
        let answer = AlertAction(title: "yes", style: .destructive) { _ in Issue.record("nobody answers") }
        alert.addAction(answer)
        alert.addAction(AlertAction(title: "no", style: .cancel))
        alert.addTextField { $0.text = "name" }
        #expect(alert.actions.map(\.title) == ["yes", "no"])
        #expect(answer.isEnabled)
        #expect(answer.style == .destructive)
        #expect(alert.textFields?.first?.text == "name")
        #expect(alert.preferredAction == nil)
    }
}
