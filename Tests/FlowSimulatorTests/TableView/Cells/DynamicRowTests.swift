@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// A row of a talk about text sizes: its text stands 30 points below the top, the row ends at 1.3 times the last
/// baseline and 8 points, and is no lower than 44.
@MainActor @Suite("Rows that grow with their text")
struct DynamicRowTests {
    final class DynamicCell: TableViewCell {
        let label = Label(frame: .zero)

        func build(multiplier: CGFloat = 1.8, baseline: CGFloat = 30) {
            (label.numberOfLines, label.font) = (0, .systemFont(ofSize: 20))
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            func constraint(
                _ item: View, _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
                _ other: View, _ otherAttribute: LayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
            ) -> LayoutConstraint {
                LayoutConstraint(
                    item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
                    multiplier: multiplier, constant: constant)
            }
            LayoutConstraint.activate([
                constraint(label, .leading, .equal, contentView, .leading, 1, 15),
                constraint(label, .trailing, .equal, contentView, .trailing, 1, -15),
                constraint(contentView, .height, .greaterThanOrEqual, contentView, .height, 0, 44),
                constraint(label, .firstBaseline, .equal, contentView, .top, multiplier, baseline),
                constraint(contentView, .bottom, .greaterThanOrEqual, label, .lastBaseline, 1.3, 8),
            ])
        }

        func show(lines: Int) { label.text = Array(repeating: "a", count: lines).joined(separator: "\n") }
    }

    private func cell(multiplier: CGFloat = 1.8, baseline: CGFloat = 30, lines: Int = 1) -> DynamicCell {
        let cell = DynamicCell(style: .default, reuseIdentifier: nil)
        cell.build(multiplier: multiplier, baseline: baseline)
        cell.show(lines: lines)
        return cell
    }

    @Test("One to five lines, whatever is multiplied with the content view's own top, which is 0")
    func lines() {
        withBlocks {
            for multiplier in [1.0, 1.8, 5.0] as [CGFloat] {
                let cell = self.cell(multiplier: multiplier)
                for (lines, height) in [(1, 47), (2, 73), (3, 99), (4, 125), (5, 151)] as [(Int, CGFloat)] {
                    cell.show(lines: lines)
                    #expect(abs(cell.fittedHeight(forCellWidth: 375) - height) < 1e-9)
                }
            }
            #expect(cell(baseline: 20).fittedHeight(forCellWidth: 375) == 44)
        }
    }

    @Test("The text's top is the baseline less the ascent, and in the largest text it is above the row")
    func largestText() {
        withBlocks {
            let cell = self.cell()
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 47)
            cell.layoutIfNeeded()
            #expect(cell.label.frame.minY == 14)
        }
        let cell = self.cell()
        cell.label.font = .preferredFont(forTextStyle: .headline)
        cell.label.adjustsFontForContentSizeCategory = true
        cell.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(cell.fittedHeight(forCellWidth: 375) == 47)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 47)
        cell.layoutIfNeeded()
        #expect(cell.label.frame.minY == -20.5)
    }

    /// A row of a table that gives all rows 44 points.
    private func literal(line: CGFloat, textGivesWay: Bool) -> (label: CGRect, owner: NotingOwner) {
        withBlocks {
            let (cell, owner) = (self.cell(), NotingOwner())
            cell.owner = owner
            if !textGivesWay { cell.label.setContentCompressionResistancePriority(.required, for: .vertical) }
            var context = TableRowContext()
            context.separatorThickness = line
            cell.adopt(context)
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.layoutIfNeeded()
            cell.layoutIfNeeded()
            #expect(cell.frame.size.height == 44)
            #expect(cell.contentView.frame.size.height == 44 - line)
            return (cell.label.frame, owner)
        }
    }

    private let baseline = "label.firstBaseline == 1.8 * contentView.top + 30"
    private let bottom = "contentView.bottom >= 1.3 * label.lastBaseline + 8"
    private let leastHeight = "contentView.height >= 0 * contentView.height + 44"

    @Test("In a row of 44 points a text that must not be squeezed has the constraint to the bottom left out, said once")
    func literalHeight() {
        let (label, owner) = literal(line: 0, textGivesWay: false)
        #expect(owner.conflicts.count == 1)
        #expect(owner.conflicts.first?.broken == bottom)
        let members = owner.conflicts.first?.members ?? []
        #expect(Set(members).isSuperset(of: ["contentView.height == 44", baseline, bottom]))
        #expect(members.count == 4)
        #expect(label.minY == 14)
        #expect(label.height == 20)
    }

    @Test("A text that may be squeezed is, because its last baseline is reckoned from its bottom: nothing contradicts")
    func squeezedText() {
        let (label, owner) = literal(line: 0, textGivesWay: true)
        #expect(owner.conflicts.isEmpty)
        #expect(label.minY == 14)
        #expect(label.height == 17.5)
    }

    @Test("With a line below, the content is lower than 44 points, which contradicts the least height as well")
    func literalHeightWithLine() {
        let conflicts = literal(line: 0.5, textGivesWay: false).owner.conflicts
        #expect(conflicts.count == 2)
        #expect(Set(conflicts.map(\.broken)) == [bottom, leastHeight])
        #expect(conflicts.allSatisfy { $0.members.contains("contentView.height == 43.5") })
        #expect(literal(line: 0.5, textGivesWay: true).owner.conflicts.map(\.broken) == [leastHeight])
    }

    @Test("Three rows of a kind say it three times, and a cell that is used again does not repeat it")
    func severalRows() {
        let owner = NotingOwner()
        withBlocks {
            let cells = (0..<3).map { _ in self.cell() }
            for cell in cells + [cells[0]] {
                cell.owner = owner
                cell.frame = CGRect(x: 0, y: 0, width: 375, height: 43)
                cell.layoutIfNeeded()
            }
        }
        #expect(owner.conflicts.map(\.broken) == Array(repeating: leastHeight, count: 3))
    }
}
