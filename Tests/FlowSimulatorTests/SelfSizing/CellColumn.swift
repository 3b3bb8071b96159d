import FlowTestSupport
import Foundation

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
@testable import ViewSimulator

/// A column of views in a cell's content view, and the distances between them.
@MainActor
struct CellColumn {
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

    /// The constraints of a column that may be to the cell or to its content view.
    enum Ties {
        /// All of them to the content view.
        case content
        /// By constraint, in the order in which they are made; those behind the end are to the content view.
        case toCell([Bool])
        /// The same constraints, but what is to the cell there is to the content view here, with the distance between
        /// the two in the constant.
        case insteadOfCell([Bool], beside: DirectionalEdgeInsets)
    }

    private final class Box: View {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    /// Makes the views and their constraints.
    func build(in cell: View, content: View, _ ties: Ties) -> [View] {
        var ends = Ends(cell: cell, content: content, ties, isMargin: isMargin)
        var (above, between) = ends.next(\.top)
        var (constraints, column): ([LayoutConstraint], [View]) = ([], [])
        for (index, kind) in kinds.enumerated() {
            let view = CellColumn.view(kind)
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            column.append(view)
            let (side, leading, trailing) = (sides[index], ends.next(\.leading), ends.next(\.trailing))
            constraints += [
                view.topAnchor.constraint(equalTo: above.top, constant: gaps[index] - between),
                view.leadingAnchor.constraint(equalTo: leading.end.leading, constant: side - leading.between),
                view.trailingAnchor.constraint(equalTo: trailing.end.trailing, constant: trailing.between - side),
            ]
            if case .ratio(let ratio) = kind {
                constraints.append(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: ratio))
                constraints.last?.priority = .defaultHigh
            }
            (above, between) = (Ends.End(below: view), 0)
        }
        let bottom = ends.next(\.bottom)
        constraints.append(
            above.top.constraint(equalTo: bottom.end.bottom, constant: bottom.between - gaps[kinds.count]))
        LayoutConstraint.activate(constraints)
        return column
    }

    private static func view(_ kind: Kind) -> View {
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
}

/// What the constraints of a column are to, one after the other.
@MainActor
private struct Ends {
    struct End {
        var top, bottom: LayoutYAxisAnchor
        var leading, trailing: LayoutXAxisAnchor

        @MainActor
        init(_ view: View, isMargin: Bool) {
            let guide = view.layoutMarginsGuide
            (top, bottom) = isMargin ? (guide.topAnchor, guide.bottomAnchor) : (view.topAnchor, view.bottomAnchor)
            (leading, trailing) = (view.leadingAnchor, view.trailingAnchor)
        }

        /// What comes below a view begins where that ends.
        @MainActor
        init(below view: View) {
            self.init(view, isMargin: false)
            top = view.bottomAnchor
        }
    }

    private let cell, content: End
    private var choices: ArraySlice<Bool> = []
    /// How far the cell's edges are outside of the content view's; nil: constraints may be to the cell.
    private var beside: DirectionalEdgeInsets?

    init(cell: View, content: View, _ ties: CellColumn.Ties, isMargin: Bool) {
        self.cell = End(cell, isMargin: isMargin)
        self.content = End(content, isMargin: isMargin)
        switch ties {
        case .content: break
        case .toCell(let choices): self.choices = choices[...]
        case .insteadOfCell(let choices, let beside): (self.choices, self.beside) = (choices[...], beside)
        }
    }

    /// What the next constraint is to, and how far outside of it the place is that is meant.
    mutating func next(_ side: KeyPath<DirectionalEdgeInsets, CGFloat>) -> (end: End, between: CGFloat) {
        guard choices.popFirst() == true else { return (content, 0) }
        guard let beside else { return (cell, 0) }
        return (content, beside[keyPath: side])
    }
}
