import Foundation
import Testing
import ViewSimulator

/// Answers of Auto Layout that were given in talks, documented, or worked out by hand.
@MainActor @Suite("Known answers of layout by constraints")
struct KnownAnswerTests {
    private let outer = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let view = View(frame: .zero)

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
    }

    private func demand(_ constraint: LayoutConstraint, _ priority: Float) {
        constraint.priority = LayoutPriority(priority)
        constraint.isActive = true
    }

    private var width: CGFloat {
        outer.layoutIfNeeded()
        return view.frame.size.width
    }

    @Test("Of two widths the one of the higher priority counts, and nothing between")
    func higherPriority() {
        demand(view.widthAnchor.constraint(equalToConstant: 120), 250)
        demand(view.widthAnchor.constraint(equalToConstant: 75), 750)
        #expect(width == 75)
    }

    @Test("A width and a least width of one priority leave a choice, and a little more for one of them decides")
    func equalPriorities() {
        demand(view.widthAnchor.constraint(equalToConstant: 24), 500)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        demand(least, 500)
        #expect(view.hasAmbiguousLayout)
        #expect((24...30).contains(width))
        least.priority = LayoutPriority(525)
        outer.setNeedsLayout()
        #expect(width == 30)
    }

    @Test("One constraint of a higher priority wins over four of a lower one, whatever that costs them")
    func neverAddedUp() {
        demand(view.topAnchor.constraint(equalTo: outer.topAnchor), 750)
        for _ in 0..<4 { demand(view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 100), 250) }
        outer.layoutIfNeeded()
        #expect(view.frame.origin.y == 0)
    }

    @Test("999.5 is a priority of its own")
    func fractions() {
        demand(view.widthAnchor.constraint(equalToConstant: 10), 999.5)
        demand(view.widthAnchor.constraint(equalToConstant: 20), 999)
        #expect(width == 10)
    }

    /// A content of 20 points between spaces of 8, on both axes.
    private func padded(_ relation: LayoutConstraint.Relation) -> View {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let content = SizedView("content", 20, 20)
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(content)
        content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8).isActive = true
        content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8).isActive = true
        let isEqual = relation == .equal
        LayoutConstraint.activate([
            isEqual
                ? cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8)
                : cell.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: 8),
            isEqual
                ? cell.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8)
                : cell.trailingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor, constant: 8),
        ])
        return cell
    }

    @Test("Hugging counts more than a fitting size: an expanded one is as small as the content, or endless with slack")
    func expandedSize() {
        let hugged = padded(.equal).systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        #expect(hugged == CGSize(width: 36, height: 36))
        let slack = padded(.greaterThanOrEqual).systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        #expect(slack == View.layoutFittingExpandedSize)
        let compressed = padded(.greaterThanOrEqual).systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        #expect(compressed == CGSize(width: 36, height: 36))
    }

    @Test("A fitting at required priority keeps its target, also where the content is larger")
    func requiredTarget() {
        let size = padded(.equal).systemLayoutSizeFitting(
            CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 30, height: 36))
    }

    @Test("Three views that share 280 points in thirds share edges, each on a pixel")
    func thirds() {
        let column = View(frame: CGRect(x: 0, y: 0, width: 50, height: 280))
        let views = (0..<3).map { _ in View(frame: .zero) }
        var above = column.topAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            column.addSubview(view)
            view.topAnchor.constraint(equalTo: above).isActive = true
            view.heightAnchor.constraint(equalTo: views[0].heightAnchor).isActive = true
            above = view.bottomAnchor
        }
        above.constraint(equalTo: column.bottomAnchor).isActive = true
        column.layoutIfNeeded()
        #expect(views.map(\.frame.size.height) == [93.5, 93, 93.5])
        #expect(views.map(\.frame.origin.y) == [0, 93.5, 186.5])
    }
}
