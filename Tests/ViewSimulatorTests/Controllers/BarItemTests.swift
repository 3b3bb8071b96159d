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
        #expect(item.title == "name" && item.leftBarButtonItem == nil && item.rightBarButtonItems == nil)
        item.setLeftBarButtonItems([one, two], animated: false)
        item.rightBarButtonItem = two
        #expect(item.leftBarButtonItem === one && item.rightBarButtonItems == [two] && two.customView != nil)
        item.setLeftBarButton(nil, animated: true)
        item.setRightBarButton(one, animated: true)
        item.setHidesBackButton(true, animated: false)
        #expect(item.leftBarButtonItems == nil && item.rightBarButtonItem === one && item.hidesBackButton)
    }

    @Test("Buttons keep what they were made with")
    func buttons() {
        let target = View()
        let word = BarButtonItem(title: "word", style: .done, target: target, action: nil)
        #expect(word.title == "word" && word.style == .done && word.target === target && word.systemItem == nil)
        #expect(BarButtonItem(image: Image(), style: .plain, target: nil, action: nil).image != nil)
        let save = BarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        #expect(save.systemItem == .save && save.style == .done && save.isEnabled && save.width == 0)
        let tab = TabBarItem(title: "tab", image: nil, selectedImage: Image())
        #expect(tab.title == "tab" && tab.selectedImage != nil && tab.badgeValue == nil)
    }

    @Test("The button for editing says what touching it would do, and is one and the same")
    func editButton() {
        let controller = ViewController()
        #expect(controller.editButtonItem.title == "Edit" && controller.editButtonItem.style == .plain)
        let button = controller.editButtonItem
        controller.setEditing(true, animated: false)
        #expect(controller.editButtonItem === button && button.title == "Done" && button.style == .done)
        controller.isEditing = false
        #expect(button.title == "Edit" && button.style == .plain && button.target === controller)
        let edited = ViewController()
        edited.isEditing = true
        #expect(edited.editButtonItem.title == "Done")
    }

    @Test("A question keeps its answers and fields")
    func alert() {
        let alert = AlertController(title: "title", message: "text", preferredStyle: .alert)
        #expect(alert.title == "title" && alert.message == "text" && alert.textFields == nil)
        let answer = AlertAction(title: "yes", style: .destructive) { _ in Issue.record("nobody answers") }
        alert.addAction(answer)
        alert.addAction(AlertAction(title: "no", style: .cancel))
        alert.addTextField { $0.text = "name" }
        #expect(alert.actions.map(\.title) == ["yes", "no"] && answer.isEnabled && answer.style == .destructive)
        #expect(alert.textFields?.first?.text == "name" && alert.preferredAction == nil)
    }
}
