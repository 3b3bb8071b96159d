@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// Lengths that are none, and cells that change while they are measured or laid out.
@MainActor @Suite("Table cells in odd hands")
struct HostileTableCellTests {
    private func cell(_ style: TableViewCell.CellStyle = .default) -> TableViewCell {
        TableViewCell(style: style, reuseIdentifier: nil)
    }

    @Test("A cell that is narrower than what is at its sides has no width for its content")
    func narrow() {
        let cell = self.cell(.subtitle)
        cell.textLabel?.text = "字字"
        cell.detailTextLabel?.text = "字"
        cell.accessoryType = .detailDisclosureButton
        cell.indentationLevel = 10
        for width in [0, 1, 30, 70] as [CGFloat] {
            #expect(cell.contentFrame(in: CGSize(width: width, height: 44)).width == max(width - 68, 0))
            #expect(cell.fittedHeight(forCellWidth: width) >= 44)
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 0.25)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width == max(width - 68, 0))
        }
    }

    @Test("Lengths that are no numbers stop nothing")
    func noNumbers() {
        for style in [TableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            let cell = self.cell(style)
            cell.textLabel?.text = "字字"
            cell.detailTextLabel?.text = "字"
            cell.textLabel?.numberOfLines = 0
            cell.imageView?.image = Image(size: CGSize(width: 10, height: 10))
            (cell.indentationWidth, cell.indentationLevel) = (.nan, 2)
            var context = TableRowContext()
            for length in [CGFloat.nan, .infinity, -.infinity, -5] {
                (context.separatorThickness, context.sectionIndexWidth) = (length, length)
                context.safeAreaInsets.left = length
                cell.adopt(context)
                _ = cell.fittedHeight(forCellWidth: length)
                // A frame that is no number would stop the program (R13.11).
                let side = length.isNaN ? 0 : length
                cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: side, height: side))
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                cell.layoutIfNeeded()
            }
            cell.adopt(TableRowContext())
            (cell.accessoryView, cell.indentationWidth) = (nil, 10)
            #expect(cell.fittedHeight(forCellWidth: 320) >= 44)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame == cell.bounds)
        }
    }

    @Test("What an override answers is passed on as it is")
    func oddAnswers() {
        final class Odd: TableViewCell {
            var answer = CGSize.zero

            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
                verticalFittingPriority: LayoutPriority
            ) -> CGSize { answer }
        }
        let cell = Odd(style: .default, reuseIdentifier: nil)
        cell.answer.height = -3
        #expect(cell.fittedHeight(forCellWidth: 320) == -3)
        cell.answer.height = .nan
        #expect(cell.fittedHeight(forCellWidth: 320).isNaN)
    }

    @Test("A cell that changes its accessory, state and configuration while it is laid out settles")
    func changesInLayout() {
        final class Restless: TableViewCell {
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                isHighlighted = true
                accessoryType = .checkmark
                textLabel?.text = "\(min(layouts, 3))"
            }
        }
        let cell = Restless(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        #expect(cell.layouts > 1)
        #expect(cell.layouts < 10)
        #expect(cell.contentView.frame.width == 280)
    }

    @Test("A handler that sets the configuration and asks again in the middle is called until it is content")
    func changesInHandler() {
        let cell = self.cell()
        var calls = 0
        cell.configurationUpdateHandler = { cell, _ in
            calls += 1
            var content = ListContentConfiguration.cell()
            content.text = "\(calls)"
            cell.contentConfiguration = content
            if calls < 3 { cell.setNeedsUpdateConfiguration() }
        }
        cell.layoutIfNeeded()
        #expect(calls == 3)
    }

    @Test("Views that are taken out of the cell stay out, and one view in two places is in the last")
    func takenOut() {
        let (cell, other, view) = (self.cell(), self.cell(), View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        cell.accessoryView = view
        cell.layoutIfNeeded()
        other.accessoryView = view
        other.layoutIfNeeded()
        #expect(view.superview === other)
        cell.accessoryView = nil
        #expect(view.superview === other)
        cell.textLabel?.text = "字"
        let label = cell.textLabel
        label?.removeFromSuperview()
        cell.layoutIfNeeded()
        #expect(label?.superview == nil)
        #expect(label?.frame == .zero)
    }

    @Test("A cell goes with its last reference, although labels and constraints know it")
    func goes() {
        weak var gone: TableViewCell?
        do {
            let (cell, mail) = (self.cell(), MailContent())
            cell.textLabel?.text = "字"
            cell.imageView?.image = Image(size: CGSize(width: 9, height: 9))
            mail.build([mail.title], in: cell.contentView)
            cell.layoutIfNeeded()
            gone = cell
            #expect(gone === cell)
        }
        #expect(gone == nil)
    }
}
