import FlowSimulator
import Foundation
import Testing

/// Cells of articles and talks, with heights worked out by hand from line heights that were measured on devices.
@MainActor @Suite("Heights of cells by their content")
struct CellNumbersTests {
    final class MailCell: CollectionViewCell {
        let mail = MailContent()
        var title: Label { mail.title }
        var body: Label { mail.body }

        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        func build(_ parts: [View]) { mail.build(parts, in: contentView) }

        func height(at width: CGFloat) -> CGFloat {
            systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    // MARK: Cells with several kinds

    @Test("Four kinds of a cell are as high as their parts, and a text in three lines adds its lines")
    func kinds() {
        // 10 + 20.5 + 10, and 50.5 for three lines of 24 characters, 120 for a picture, 10 between parts.
        let kinds: [(parts: (MailCell) -> [View], height: CGFloat)] = [
            ({ [$0.title] }, 40.5), ({ [$0.title, $0.body] }, 101), ({ [$0.title, MailContent.picture()] }, 170.5),
            ({ [$0.title, $0.body, MailContent.picture()] }, 231),
        ]
        for (parts, height) in kinds {
            let cell = MailCell(frame: .zero)
            cell.body.text = han(60)
            cell.build(parts(cell))
            #expect(cell.height(at: 375) == height)
        }
    }

    @Test("A cell that is used again keeps its constraints, and its height follows the text")
    func reused() {
        let cell = MailCell(frame: .zero)
        for (count, height) in [(24, 67.5), (25, 84), (60, 101), (24, 67.5)] as [(Int, CGFloat)] {
            cell.prepareForReuse()
            cell.body.text = han(count)
            cell.build([cell.title, cell.body])
            #expect(cell.height(at: 375) == height)
        }
        #expect(cell.mail.constraintSets == 1)
    }

    @Test("A text of 100 characters in every text size, below one line of headline")
    func textSizes() {
        let heights: [(ContentSizeCategory, CGFloat)] = [
            (.extraSmall, 100), (.small, 101), (.medium, 102.5), (.large, 103.5), (.extraLarge, 115.5),
            (.extraExtraLarge, 145.5), (.extraExtraExtraLarge, 159), (.accessibilityMedium, 207),
            (.accessibilityLarge, 299), (.accessibilityExtraLarge, 424.5), (.accessibilityExtraExtraLarge, 492.5),
            (.accessibilityExtraExtraExtraLarge, 714.5),
        ]
        let cell = cellOfStyles()
        for (category, height) in heights {
            cell.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: category)
            #expect(cell.height(at: 375) == height, "\(category.rawValue)")
        }
    }

    @Test("Before iOS 11 headline and caption stop growing before the accessibility sizes")
    func textSizesOfOlderReleases() {
        TextEnvironment.dynamicTypeRelease = .iOS8
        defer { TextEnvironment.dynamicTypeRelease = .iOS11 }
        let cell = cellOfStyles()
        let heights: [(ContentSizeCategory, CGFloat)] = [
            (.large, 103.5), (.extraExtraExtraLarge, 159), (.accessibilityMedium, 159),
            (.accessibilityExtraExtraExtraLarge, 159),
        ]
        for (category, height) in heights {
            cell.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: category)
            #expect(cell.height(at: 375) == height, "\(category.rawValue)")
        }
    }

    /// A line of headline above 100 characters of caption, as large as the reader wants.
    private func cellOfStyles() -> MailCell {
        let cell = MailCell(frame: .zero)
        cell.mail.useTextStyles()
        cell.body.text = han(100)
        cell.build([cell.title, cell.body])
        return cell
    }

    // MARK: Priorities

    /// An image as wide as the cell, whose width and height are wanted, a title of 28 points, a price in one line.
    private func product(_ priority: LayoutPriority) -> (content: View, image: View, price: Label) {
        let content = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (image, title, price) = (View(frame: .zero), View(frame: .zero), Label(frame: .zero))
        (price.text, price.font) = ("¥12", .systemFont(ofSize: 14))
        for view in [image, title, price] {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
        }
        let width = content.widthAnchor.constraint(equalToConstant: 178.5)
        let height = image.heightAnchor.constraint(equalToConstant: 187.5)
        (width.priority, height.priority) = (priority, priority)
        LayoutConstraint.activate([
            width, height, image.topAnchor.constraint(equalTo: content.topAnchor),
            title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 4),
            title.heightAnchor.constraint(equalToConstant: 28),
            price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            price.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        ])
        return (content, image, price)
    }

    @Test("At 999 a cell is laid out in the size of its estimate without a contradiction")
    func transientSize() {
        let (content, image, price) = product(LayoutPriority(999))
        content.layoutIfNeeded()
        #expect(image.frame.size == CGSize(width: 50, height: 2))
        #expect(price.frame.size.height == 0)
        #expect(content.constraintDiagnostics().isEmpty)
        #expect(content.systemLayoutSizeFitting(CGSize(width: 50, height: 50)) == CGSize(width: 178.5, height: 252.5))
    }

    @Test("As required, the same size contradicts twice: the width, and the chain of heights")
    func requiredSize() {
        let (content, _, _) = product(.required)
        ConstraintDiagnostic.handler = { _ in }
        defer { ConstraintDiagnostic.handler = nil }
        let conflicts = content.constraintDiagnostics().filter { if case .conflict = $0.kind { true } else { false } }
        #expect(conflicts.count == 2)
    }

    // MARK: Cells without constraints

    @Test("A cell without constraints answers what its sizeThatFits says, once asked")
    func sizeThatFits() {
        let cell = FittingCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.height = { _ in 220 }
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 44)) == CGSize(width: 320, height: 220))
        #expect(cell.calls == 1)
    }

    @Test("A cell with both uses its constraints, and is not asked for the other")
    func both() {
        let cell = FittingCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.height = { _ in 220 }
        let box = View(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 60), box.widthAnchor.constraint(equalToConstant: 90),
        ])
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 44)) == CGSize(width: 90, height: 60))
        #expect(cell.calls == 0)
    }

    @Test("A text of several lines is as wide as in one where the width counts little, and wraps where it is required")
    func widthOrHeight() {
        let cell = MailCell(frame: .zero)
        let text = cell.body
        text.text = han(40)
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
        let content = cell.contentView
        LayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
        ])
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 375, height: 44)) == CGSize(width: 576, height: 33))
        #expect(cell.height(at: 375) == 49.5)
    }
}
