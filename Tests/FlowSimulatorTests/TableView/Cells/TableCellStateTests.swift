@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

@MainActor @Suite("States, backgrounds and configurations of table cells")
struct TableCellStateTests {
    private func cell(_ style: TableViewCell.CellStyle = .default) -> TableViewCell {
        TableViewCell(style: style, reuseIdentifier: nil)
    }

    @Test("A cell begins as documented")
    func defaults() {
        let cell = self.cell()
        #expect(cell.accessoryType == .none)
        #expect(cell.editingAccessoryType == .none)
        #expect(cell.accessoryView == nil)
        #expect(cell.selectionStyle == .default)
        #expect(cell.editingStyle == .none)
        #expect(cell.focusStyle == .default)
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        #expect(!cell.isEditing)
        #expect(!cell.showsReorderControl)
        #expect(cell.shouldIndentWhileEditing)
        #expect(!cell.showingDeleteConfirmation)
        #expect(cell.indentationLevel == 0)
        #expect(cell.indentationWidth == 10)
        #expect(cell.separatorInset == EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        #expect(!cell.userInteractionEnabledWhileDragging)
        #expect(cell.multipleSelectionBackgroundView == nil)
        #expect(cell.contentConfiguration == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("Backgrounds are as large as the cell, and the selected one is there while the cell is selected")
    func backgrounds() {
        let (cell, background, selected) = (self.cell(), View(frame: .zero), View(frame: .zero))
        (cell.backgroundView, cell.selectedBackgroundView) = (background, selected)
        #expect(selected.superview == nil)
        #expect(cell.subviews.first === background)
        cell.isSelected = true
        #expect(cell.subviews.prefix(2).map(ObjectIdentifier.init) == [background, selected].map(ObjectIdentifier.init))
        cell.frame.size = CGSize(width: 100, height: 60)
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(background.frame == cell.bounds)
        #expect(selected.frame == cell.bounds)
        cell.selectionStyle = .none
        #expect(selected.superview == nil)
        cell.selectionStyle = .default
        #expect(selected.superview === cell)
        cell.forgetState()
        #expect(selected.superview == nil)
        #expect(!cell.isSelected)
    }

    @Test("A configuration knows whether the cell is selected, highlighted and edited")
    func state() {
        let cell = self.cell()
        var states: [CellConfigurationState] = []
        cell.configurationUpdateHandler = { states.append($1) }
        cell.layoutIfNeeded()
        (cell.isSelected, cell.isHighlighted) = (true, true)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(states.count == 2)
        #expect(states.map(\.isSelected) == [false, true])
        #expect(states.map(\.isHighlighted) == [false, true])
        #expect(states.map(\.isEditing) == [false, true])
    }

    @Test("The default content has the cell's style")
    func defaultContents() {
        #expect(self.cell().defaultContentConfiguration() == .cell())
        #expect(self.cell(.subtitle).defaultContentConfiguration() == .subtitleCell())
        #expect(self.cell(.value1).defaultContentConfiguration() == .valueCell())
    }

    @Test("A row with a configuration is as high as its text, and no lower than a row with its line")
    func configuredHeights() {
        for (count, height) in [(10, 44), (60, 83.5)] as [(Int, CGFloat)] {
            let cell = self.cell()
            var context = TableRowContext()
            context.separatorThickness = 0.5
            cell.adopt(context)
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "字", count: count)
            cell.contentConfiguration = content
            #expect(cell.heightWithLine(ofContent: cell.fittedHeight(forCellWidth: 375)) == height)
        }
    }

    @Test("A configuration that changes has the cell measured, an equal one does not")
    func measuredAgain() {
        let (cell, owner) = (self.cell(), NotingOwner())
        cell.owner = owner
        var content = ListContentConfiguration.cell()
        content.text = "a"
        cell.contentConfiguration = content
        #expect(owner.takeRequests() > 0)
        cell.contentConfiguration = content
        #expect(owner.takeRequests() == 0)
        content.text = "b"
        cell.contentConfiguration = content
        #expect(owner.takeRequests() > 0)
    }

    @Test("Cells ask to be measured themselves, for their content view, and for constraints where that is a reason")
    func requests() {
        let (cell, owner, mail) = (self.cell(), NotingOwner(), MailContent())
        mail.build([mail.title], in: cell.contentView)
        cell.owner = owner
        cell.invalidateIntrinsicContentSize()
        #expect(owner.takeRequests() == 1)
        cell.contentView.invalidateIntrinsicContentSize()
        #expect(owner.takeRequests() == 1)
        mail.title.text = "b"
        #expect(owner.takeRequests() == 0)
        owner.measuresAfterConstraintChanges = true
        mail.title.text = "c"
        #expect(owner.takeRequests() > 0)
    }

    @Test("What the table says of a row reaches the cell once, and the table is not asked to measure")
    func adopted() {
        let (cell, owner) = (self.cell(), NotingOwner())
        (cell.owner, owner.measuresAfterConstraintChanges) = (owner, true)
        var context = TableRowContext()
        (context.isEditing, context.editingStyle) = (true, .delete)
        (context.isMovable, context.indentationLevel) = (true, 2)
        cell.adopt(context)
        cell.adopt(context)
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.showsReorderControl)
        #expect(cell.indentationLevel == 2)
        #expect(owner.takeRequests() == 0)
    }

    @Test("Contradictions go to whoever shows the cell, and name it")
    func reports() {
        let (cell, owner) = (self.cell(), NotingOwner())
        cell.owner = owner
        let box = View(frame: .zero)
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: 1).isActive = true
        box.heightAnchor.constraint(equalToConstant: 2).isActive = true
        cell.layoutIfNeeded()
        #expect(owner.diagnostics.map(\.view) == ["TableViewCell › contentView"])
        #expect(owner.conflicts.map(\.broken) == ["box.height == 2"])
    }
}
