import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Names of guides in what is said about constraints")
struct ConstraintNameTests {
    private final class Column: View {
        let side = LayoutGuide()
        let named = LayoutGuide()
        let title = View(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            named.identifier = "gap"
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            addLayoutGuide(side)
            addLayoutGuide(named)
        }

        required init?(coder: NSCoder) { nil }
    }

    private let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func conflict() throws -> [String] {
        column.layoutIfNeeded()
        let diagnostic = try #require(column.constraintDiagnostics().first)
        guard case .conflict(let members, _) = diagnostic.kind else { return [] }
        return members.map(\.constraint)
    }

    @Test("A guide that every view has is named with its view, and its insets edge by edge")
    func margins() throws {
        column.layoutMargins = EdgeInsets(top: 1, left: 8, bottom: 0, right: 6)
        column.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(try conflict() == [
            "Column.width == 100", "Column.layoutMarginsGuide.left == Column.left + 8",
            "Column.layoutMarginsGuide.right == Column.right - 6", "Column.layoutMarginsGuide.width == 10",
        ])
    }

    @Test("An inset of nothing is not mentioned")
    func noInset() throws {
        column.layoutMargins = .zero
        column.layoutMarginsGuide.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(try conflict() == [
            "Column.height == 50", "Column.layoutMarginsGuide.top == Column.top",
            "Column.layoutMarginsGuide.bottom == Column.bottom", "Column.layoutMarginsGuide.height == 10",
        ])
    }

    @Test("A guide of the program has its identifier, else the name of the property that holds it, else its class")
    func ownGuides() throws {
        let loose = LayoutGuide()
        column.addLayoutGuide(loose)
        LayoutConstraint.activate([
            column.side.widthAnchor.constraint(equalToConstant: 10),
            column.named.widthAnchor.constraint(equalTo: column.side.widthAnchor),
            loose.widthAnchor.constraint(equalTo: column.named.widthAnchor),
            loose.widthAnchor.constraint(equalToConstant: 20),
        ])
        #expect(try conflict() == [
            "side.width == 10", "gap.width == side.width", "LayoutGuide.width == gap.width", "LayoutGuide.width == 20",
        ])
    }

    @Test("A size of whole pixels is exactly that, at three of them a point")
    func wholePixels() {
        column.overrideTraitCollection = TraitCollection(displayScale: 3)
        LayoutConstraint.activate([
            column.title.topAnchor.constraint(equalTo: column.topAnchor),
            column.title.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -20),
            column.title.heightAnchor.constraint(equalToConstant: 61.0 / 3),
            column.title.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            column.title.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            column.title.widthAnchor.constraint(equalToConstant: 100.0 / 7),
        ])
        let size = column.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        #expect(size.height == 121.0 / 3)
        #expect(size.width != 43.0 / 3)
        #expect(abs(size.width - 100.0 / 7) < 1e-7)
    }
}
