import FlowTestSupport
import Foundation
import Testing

@testable import FlowSimulator
@testable import ViewSimulator

/// R18.17 at random: what is in a content view may be tied to that or to the cell; where the one fills the other, it
/// makes no difference.
@MainActor @Suite("Constraints to the cell itself, at random", .serialized)
struct RandomCellAnchorTests {
    /// A column of views and the distances between them.
    private struct Plan {
        enum Kind { case box(CGFloat, CGFloat), text(String), ratio(CGFloat) }

        var kinds: [Kind]
        /// Above each, and below the last.
        var gaps: [CGFloat]
        var sides: [CGFloat]
        /// Which of the cell's margins, or edges, the ends are tied to.
        var isMargin: Bool

        init(_ random: inout SeededGenerator) {
            let texts = ["a", "aaa aaa aaa aaa", "a\nb\nc", "aaaaaaaaaa aaaaaaaaaa aaaaaaaaaaaaaaaaaaaa"]
            kinds = (0..<random.within(1...4)).map { _ in
                switch random.below(3) {
                case 0: .box(CGFloat(random.within(1...60)), CGFloat(random.within(1...60)))
                case 1: .text(random.pick(texts))
                default: .ratio(random.pick([0.5, 1, 2]))
                }
            }
            gaps = (0...kinds.count).map { _ in CGFloat(random.below(12)) }
            sides = kinds.map { _ in CGFloat(random.below(12)) }
            isMargin = random.isHeads(oneIn: 4)
        }
    }

    private final class Box: View {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    private final class Cell: CollectionViewCell {
        private(set) var column: [View] = []

        /// `tiesToCell`: by constraint, in the order in which they are made.
        func build(_ plan: Plan, tiesToCell: [Bool]) {
            var choices = tiesToCell[...]
            func end() -> View { choices.popFirst() == true ? self : contentView }
            func guide(_ view: View) -> (top: LayoutYAxisAnchor, bottom: LayoutYAxisAnchor) {
                plan.isMargin
                    ? (view.layoutMarginsGuide.topAnchor, view.layoutMarginsGuide.bottomAnchor)
                    : (view.topAnchor, view.bottomAnchor)
            }
            var above = guide(end()).top
            var constraints: [LayoutConstraint] = []
            for (index, kind) in plan.kinds.enumerated() {
                let view = Cell.view(kind)
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                column.append(view)
                let side = plan.sides[index]
                constraints += [
                    view.topAnchor.constraint(equalTo: above, constant: plan.gaps[index]),
                    view.leadingAnchor.constraint(equalTo: end().leadingAnchor, constant: side),
                    view.trailingAnchor.constraint(equalTo: end().trailingAnchor, constant: -side),
                ]
                if case .ratio(let ratio) = kind {
                    constraints.append(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: ratio))
                    constraints.last?.priority = .defaultHigh
                }
                above = view.bottomAnchor
            }
            constraints.append(above.constraint(equalTo: guide(end()).bottom, constant: -plan.gaps[plan.kinds.count]))
            LayoutConstraint.activate(constraints)
        }

        private static func view(_ kind: Plan.Kind) -> View {
            switch kind {
            case .box(let width, let height):
                let box = Box(frame: .zero)
                box.size = CGSize(width: width, height: height)
                return box
            case .text(let text):
                let label = Label()
                (label.text, label.numberOfLines, label.font) = (text, 0, .systemFont(ofSize: 10))
                return label
            case .ratio: return View(frame: .zero)
            }
        }

        func fit(_ width: CGFloat) -> CGSize {
            systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// Sizes and frames, before and after layouts in several sizes.
    private func picture(_ plan: Plan, tiesToCell: [Bool], first: CGSize) -> [String] {
        let cell = Cell(frame: CGRect(origin: .zero, size: first))
        cell.build(plan, tiesToCell: tiesToCell)
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
                let plan = Plan(&random)
                let first: CGSize = random.pick([.zero, CGSize(width: 50, height: 70), CGSize(width: 320, height: 640)])
                let choices = (0..<10).map { _ in random.isHeads() }
                let found = picture(plan, tiesToCell: choices, first: first)
                let wanted = picture(plan, tiesToCell: [], first: first)
                guard found == wanted else {
                    let different = zip(found, wanted).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
                    Issue.record("\(different.prefix(4)); \(plan), tied to the cell \(choices); \(reminder)")
                    return
                }
            }
        }
    }
}
