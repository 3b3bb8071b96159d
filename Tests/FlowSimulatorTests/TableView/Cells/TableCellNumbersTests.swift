@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
@testable import ViewSimulator
import Foundation
import Testing

/// Rows of articles and talks, with heights worked out by hand from line heights that were measured on devices.
@MainActor @Suite("Heights of rows by their content")
struct TableCellNumbersTests {
    final class MailCell: TableViewCell {
        let mail = MailContent()
    }

    final class StatusCell: TableViewCell {
        let status = StatusContent()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            status.build(in: contentView)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    private func context(line: CGFloat = 0.5) -> TableRowContext {
        var context = TableRowContext()
        context.separatorThickness = line
        return context
    }

    private func rowHeight(_ cell: TableViewCell, _ width: CGFloat) -> CGFloat {
        cell.heightWithLine(ofContent: cell.fittedHeight(forCellWidth: width))
    }

    // MARK: Cells with several kinds

    @Test("Four kinds of a mail cell are as high as their parts, and rows half a point more, which the line is")
    func mails() {
        withBlocks {
            let kinds: [(parts: (MailContent) -> [View], height: CGFloat)] = [
                ({ [$0.title] }, 40.5), ({ [$0.title, $0.body] }, 98.5),
                ({ [$0.title, MailContent.picture()] }, 170.5),
                ({ [$0.title, $0.body, MailContent.picture()] }, 228.5),
            ]
            for (parts, height) in kinds {
                let cell = MailCell(style: .default, reuseIdentifier: nil)
                // A line of 20.5 points, as the system's at 17 is, and three of 16.
                (cell.mail.title.font, cell.mail.title.text) = (.systemFont(ofSize: 20.5), "S")
                cell.mail.body.font = .systemFont(ofSize: 16)
                cell.mail.body.text = String(repeating: "a", count: 120)
                cell.mail.build(parts(cell.mail), in: cell.contentView)
                #expect(cell.fittedHeight(forCellWidth: 375) == height)
                #expect(rowHeight(cell, 375) == height)
                cell.adopt(context())
                #expect(cell.fittedHeight(forCellWidth: 375) == height)
                #expect(rowHeight(cell, 375) == height + 0.5)
            }
        }
    }

    @Test("A headline above a small text of one to four lines")
    func headlines() {
        let cell = MailCell(style: .default, reuseIdentifier: nil)
        cell.mail.useTextStyles()
        cell.mail.build([cell.mail.title, cell.mail.body], in: cell.contentView)
        // 31 letters of 11 points a line.
        for (count, height) in [(31, 13.5), (32, 26.5), (93, 39.5), (94, 53)] as [(Int, CGFloat)] {
            cell.mail.body.text = han(count)
            #expect(cell.fittedHeight(forCellWidth: 375) == 50.5 + height)
        }
        #expect(cell.mail.constraintSets == 1)
    }

    @Test("The same row in other text sizes")
    func textSizes() {
        let cell = MailCell(style: .default, reuseIdentifier: nil)
        cell.mail.useTextStyles()
        cell.mail.body.text = han(100)
        cell.mail.build([cell.mail.title, cell.mail.body], in: cell.contentView)
        cell.adopt(context())
        let heights: [(ContentSizeCategory, CGFloat)] = [
            (.extraSmall, 100.5), (.small, 101.5), (.medium, 103), (.large, 104), (.extraLarge, 116),
            (.extraExtraLarge, 146), (.extraExtraExtraLarge, 159.5), (.accessibilityMedium, 207.5),
            (.accessibilityLarge, 299.5), (.accessibilityExtraLarge, 425), (.accessibilityExtraExtraLarge, 493),
            (.accessibilityExtraExtraExtraLarge, 715),
        ]
        for (category, height) in heights {
            cell.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: category)
            #expect(rowHeight(cell, 375) == height, "\(category.rawValue)")
        }
    }

    // MARK: A feed

    @Test("A status is 68 points and its text, in four widths")
    func statuses() {
        let cell = StatusCell(style: .default, reuseIdentifier: nil)
        cell.adopt(context())
        let heights: [(count: Int, heights: [CGFloat])] = [
            (10, [85, 85, 85, 85]), (25, [101.5, 85, 85, 85]), (26, [101.5, 101.5, 85, 85]),
            (60, [118.5, 118.5, 118.5, 101.5]), (100, [152, 135, 135, 118.5]), (140, [185, 168.5, 152, 135]),
        ]
        for (count, expected) in heights {
            cell.status.text.text = han(count)
            for (width, height) in zip([320, 375, 414, 667] as [CGFloat], expected) {
                #expect(cell.fittedHeight(forCellWidth: width) == height, "\(count) letters at \(width)")
                #expect(rowHeight(cell, width) == height + 0.5)
            }
        }
    }

    @Test("With three pixels a point the line is a third of a point, and texts end on thirds")
    func threePixels() {
        let cell = StatusCell(style: .default, reuseIdentifier: nil)
        cell.overrideTraitCollection = TraitCollection(displayScale: 3)
        cell.adopt(context(line: 1.0 / 3))
        for (count, height) in [(100, 135), (140, 68 + 301.0 / 3)] as [(Int, CGFloat)] {
            cell.status.text.text = han(count)
            #expect(abs(cell.fittedHeight(forCellWidth: 375) - height) < 1e-9)
            #expect(abs(rowHeight(cell, 375) - height - 1.0 / 3) < 1e-9)
        }
    }

    @Test("Everything in a status is where it was measured")
    func statusFrames() {
        let cell = StatusCell(style: .default, reuseIdentifier: nil)
        cell.adopt(context())
        let status = cell.status
        (status.name.text, status.time.text, status.source.text) = (han(5), han(5), "来自")
        status.text.text = han(100)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: rowHeight(cell, 375))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 135))
        #expect(status.name.frame == CGRect(x: 58, y: 10, width: 70, height: 17))
        #expect(status.icon.frame == CGRect(x: 136, y: 10, width: 14, height: 14))
        #expect(status.time.frame == CGRect(x: 58, y: 35.5, width: 60, height: 14.5))
        #expect(status.source.frame.origin == CGPoint(x: 128, y: 35.5))
        #expect(status.text.frame == CGRect(x: 10, y: 58, width: 357, height: 67))
    }

    @Test("Without the constraint to the bottom a cell says nothing of its height, which is 0")
    func withoutBottom() {
        let cell = StatusCell(style: .default, reuseIdentifier: nil)
        cell.status.text.text = han(100)
        cell.status.bottom?.isActive = false
        #expect(cell.fittedHeight(forCellWidth: 375) == 0)
    }

    // MARK: Cells without constraints, and with both

    @Test("A cell that only says sizeThatFits is asked once, with the width of its content, and nothing is solved")
    func sizeThatFits() {
        let cell = SizedRow.made { _ in 220 }
        cell.accessoryType = .disclosureIndicator
        let engines = SizingWork.now.engines
        #expect(cell.fittedHeight(forCellWidth: 375) == 220)
        #expect(cell.offered == [CGSize(width: 341, height: 0)])
        #expect(SizingWork.now.engines == engines)
    }

    @Test("A cell with constraints as well uses those, and is not asked for the other")
    func both() {
        let cell = SizedRow.made { _ in 220 }
        let mail = MailContent()
        mail.build([mail.title], in: cell.contentView)
        #expect(cell.fittedHeight(forCellWidth: 375) == 40.5)
        #expect(cell.offered.isEmpty)
    }

    @Test("An accessory takes from the content's width, and a text needs another line")
    func accessory() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let text = Label(frame: .zero)
        (text.text, text.numberOfLines, text.font) = (han(100), 0, .systemFont(ofSize: 14))
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
        LayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
        ])
        #expect(cell.contentFrame(in: CGSize(width: 375, height: 44)).width == 375)
        #expect(cell.fittedHeight(forCellWidth: 375) == 83)
        cell.accessoryType = .disclosureIndicator
        #expect(cell.contentFrame(in: CGSize(width: 375, height: 44)).width == 341)
        #expect(cell.fittedHeight(forCellWidth: 375) == 100)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
        cell.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 8, y: 8, width: 325, height: 84))
    }
}
