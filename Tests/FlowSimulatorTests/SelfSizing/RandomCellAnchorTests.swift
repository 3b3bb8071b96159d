import FlowTestSupport
import Foundation
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
@testable import ViewSimulator

/// R18.17 at random: what is in a content view may be tied to that or to the cell; where the one fills the other, it
/// makes no difference.
@MainActor @Suite("Constraints to the cell itself, at random", .serialized)
struct RandomCellAnchorTests {
    private final class Cell: CollectionViewCell {
        private(set) var column: [View] = []

        func build(_ plan: CellColumn, _ ties: CellColumn.Ties) {
            column = plan.build(in: self, content: contentView, ties)
        }

        func fit(_ width: CGFloat) -> CGSize {
            systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// Sizes and frames, before and after layouts in several sizes.
    private func picture(_ plan: CellColumn, _ ties: CellColumn.Ties, first: CGSize) -> [String] {
        let cell = Cell(frame: CGRect(origin: .zero, size: first))
        cell.build(plan, ties)
        var picture: [String] = []
        for width in [100, 320, 150] as [CGFloat] {
            let size = cell.fit(width)
            picture.append("\(width): \(size)")
            cell.frame.size = size
            cell.layoutIfNeeded()
            picture += cell.column.map { "\($0.frame)" } + ["\(cell.contentView.frame)"]
            // What was measured does not follow from what was laid out.
            if cell.fit(width) != size { picture.append("\(cell.fit(width)) after it was laid out") }
        }
        return picture
    }

    @Test("R18.17: each constraint may be to the cell or to its content view: sizes and frames are the same")
    func same() {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 1817)
        let reminder = seeds.reminder
        withBlocks {
            for _ in 0..<(longTestsAreWanted ? 10_000 : 60) {
                var random = SeededGenerator(seed: seeds.next())
                let plan = CellColumn(&random)
                let first: CGSize = random.pick([.zero, CGSize(width: 50, height: 70), CGSize(width: 320, height: 640)])
                let choices = (0..<10).map { _ in random.isHeads() }
                let found = picture(plan, .toCell(choices), first: first)
                let wanted = picture(plan, .content, first: first)
                guard found == wanted else {
                    let different = zip(found, wanted).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
                    Issue.record("\(different.prefix(4)); \(plan), tied to the cell \(choices); \(reminder)")
                    return
                }
            }
        }
    }
}
