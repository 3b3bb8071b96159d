@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

@MainActor @Suite("Headers and footers of tables")
struct HeaderFooterViewTests {
    private func view(_ change: (inout TableRowContext) -> Void = { _ in }) -> TableViewHeaderFooterView {
        let view = TableViewHeaderFooterView(reuseIdentifier: "header")
        var context = TableRowContext()
        change(&context)
        view.adopt(context)
        return view
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    @Test("Labels are made when they are asked for, and without a text a view has no height of its own")
    func lazily() {
        let view = self.view()
        #expect(view.contentView.subviews.isEmpty)
        #expect(view.fittedHeight(forCellWidth: 375) == 0)
        #expect(view.textLabel != nil)
        #expect(view.textLabel === view.textLabel)
        #expect(view.detailTextLabel != nil)
        #expect(view.fittedHeight(forCellWidth: 375) == 0)
        #expect(view.reuseIdentifier == "header")
    }

    @Test("A title is as high as a plain header with a title, and longer ones wrap")
    func titles() {
        let view = self.view()
        view.textLabel?.text = han(5)
        #expect(view.fittedHeight(forCellWidth: 375) == 28)
        view.textLabel?.text = han(21)
        #expect(view.fittedHeight(forCellWidth: 375) == 48)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 48)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds)
        #expect(view.textLabel?.frame == CGRect(x: 16, y: 3.5, width: 340, height: 41))
    }

    @Test("In a grouped table a title is smaller, unless the program has chosen a font")
    func grouped() {
        let view = self.view()
        view.textLabel?.text = han(5)
        let plain = view.textLabel?.font.pointSize
        var context = view.context
        context.style = .grouped
        view.adopt(context)
        #expect(plain == 17)
        #expect(view.textLabel?.font.pointSize == 13)
        view.textLabel?.font = .systemFont(ofSize: 30)
        context.style = .plain
        view.adopt(context)
        #expect(view.textLabel?.font.pointSize == 30)
    }

    @Test("A title and a text below, from right to left beside the index of sections")
    func twoTexts() {
        let view = self.view { $0.sectionIndexWidth = 15 }
        view.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        view.textLabel?.text = han(2)
        view.detailTextLabel?.text = han(2)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 43)
        view.layoutIfNeeded()
        #expect(view.fittedHeight(forCellWidth: 375) == 43.5)
        #expect(view.contentView.frame == CGRect(x: 15, y: 0, width: 360, height: 43))
        #expect(view.textLabel?.frame == CGRect(x: 310, y: 3.5, width: 34, height: 20.5))
        #expect(view.detailTextLabel?.frame == CGRect(x: 318, y: 24, width: 26, height: 16))
    }

    @Test("Constraints decide before labels, and a configuration takes their place")
    func constraintsAndConfigurations() {
        let (view, mail, owner) = (self.view(), MailContent(), NotingOwner())
        view.owner = owner
        view.textLabel?.text = "Title"
        mail.build([mail.title], in: view.contentView)
        #expect(view.fittedHeight(forCellWidth: 375) == 40.5)
        view.contentView.invalidateIntrinsicContentSize()
        #expect(owner.takeRequests() == 1)
        var content = view.defaultContentConfiguration()
        content.text = "字"
        view.contentConfiguration = content
        #expect(view.textLabel == nil)
        #expect(view.fittedHeight(forCellWidth: 375) == 32.5)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 32.5)
        view.layoutIfNeeded()
        #expect(view.contentView is ListContentView)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test("Default contents are those of the table's style, for headers and for footers")
    func defaultContents() {
        #expect(self.view().defaultContentConfiguration() == .plainHeader())
        #expect(self.view { $0.isFooter = true }.defaultContentConfiguration() == .plainFooter())
        #expect(self.view { $0.style = .grouped }.defaultContentConfiguration() == .groupedHeader())
        #expect(
            self.view { ($0.style, $0.isFooter) = (.grouped, true) }.defaultContentConfiguration() == .groupedFooter())
    }

    @Test("A background is as large as the view, and a handler configures it before it is laid out")
    func backgroundAndHandler() {
        let (view, background) = (self.view(), View(frame: .zero))
        view.backgroundView = background
        var calls = 0
        view.configurationUpdateHandler = { header, state in
            calls += 1
            header.textLabel?.text = "\(state.isPinned)"
        }
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 30)
        view.layoutIfNeeded()
        #expect(calls == 1)
        #expect(background.frame == view.bounds)
        #expect(view.textLabel?.text == "false")
        view.backgroundView = nil
        #expect(background.superview == nil)
    }
}
