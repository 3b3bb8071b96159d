import Testing

@testable import ViewSimulator

/// Contents that get a size on one axis, or lose it, while their constraints stay.
@MainActor @Suite("Contents whose sizes come and go")
struct ComingContentTests {
    /// A view 30 wide and, by constraints, as far from the edges of its cell: 7 above, 5 below, and on both sides.
    private func cell(around view: SizedView, isFixed attribute: LayoutConstraint.Attribute) -> View {
        let cell = View(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
        let other = attribute == .width ? view.widthAnchor : view.heightAnchor
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 7),
            view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 7),
            cell.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
            cell.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
            other.constraint(equalToConstant: 30),
        ])
        return cell
    }

    @Test("A height that comes, changes and goes counts each time, where the width stays what it is")
    func height() {
        let view = SizedView("content", 30, View.noIntrinsicMetric)
        let cell = cell(around: view, isFixed: .width)
        let heights = [View.noIntrinsicMetric, 40, 25, View.noIntrinsicMetric, 60].map { height in
            view.size.height = height
            return cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
        #expect(heights == [size(42, 12), size(42, 52), size(42, 37), size(42, 12), size(42, 72)])
    }

    @Test("So does a width")
    func width() {
        let view = SizedView("content", View.noIntrinsicMetric, 30)
        let cell = cell(around: view, isFixed: .height)
        let widths = [View.noIntrinsicMetric, 40, View.noIntrinsicMetric, 60].map { width in
            view.size.width = width
            return cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
        #expect(widths == [size(12, 42), size(52, 42), size(12, 42), size(72, 42)])
    }
}
