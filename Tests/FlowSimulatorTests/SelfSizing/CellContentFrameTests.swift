@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// Where the content view is while constraints tie what is in it, or beside it, to the cell itself (R18.17).
@MainActor @Suite("Content views with constraints to the cell")
struct CellContentFrameTests {
    /// A view of the cell's own that ends where the content view does.
    private static func addMarker(to cell: View, content: View) -> View {
        let marker = View(frame: .zero)
        marker.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(marker)
        LayoutConstraint.activate([
            marker.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            marker.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            marker.topAnchor.constraint(equalTo: cell.topAnchor),
            marker.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        return marker
    }

    /// A square that is tied to the content view at its start, and to the cell everywhere else.
    private static func addSquare(to cell: CollectionViewCell) {
        let box = View(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            box.topAnchor.constraint(equalTo: cell.topAnchor), box.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor),
        ])
    }

    private static func size(of cell: CollectionViewCell, across width: CGFloat) -> CGSize {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    @Test("What the cell places beside the content view follows that when the cell makes room for an accessory")
    func accessory() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let marker = Self.addMarker(to: cell, content: cell.contentView)
        cell.layoutIfNeeded()
        #expect(marker.frame.maxX == 320)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX < 320)
        #expect(marker.frame.maxX == cell.contentView.frame.maxX)
    }

    @Test("It follows at once where the cell, or a header, has another size", arguments: 0..<3)
    func resized(kind: Int) {
        let row = TableViewCell(style: .default, reuseIdentifier: nil)
        let head = TableViewHeaderFooterView(reuseIdentifier: nil)
        let item = CollectionViewCell(frame: .zero)
        let cell = [row, head, item][kind] as View
        let content = [row.contentView, head.contentView, item.contentView][kind]
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let marker = Self.addMarker(to: cell, content: content)
        cell.layoutIfNeeded()
        content.autoresizingMask = []
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        cell.layoutIfNeeded()
        #expect(content.frame.size == CGSize(width: 200, height: 60))
        #expect(marker.frame == content.frame)
    }

    @Test("A content view that is moved from outside is put back, and what is beside it is where it ends")
    func movedFromOutside() {
        let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let marker = Self.addMarker(to: cell, content: cell.contentView)
        cell.layoutIfNeeded()
        cell.contentView.frame.size.width = 60
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 100)
        #expect(marker.frame.maxX == 100)
    }

    @Test("R18.17: a cell that is too small for its indentation is measured as one that is not")
    func indentation() {
        let cell = CollectionViewListCell(frame: .zero)
        (cell.indentationLevel, cell.indentationWidth) = (1, 30)
        Self.addSquare(to: cell)
        #expect(Self.size(of: cell, across: 100) == CGSize(width: 100, height: 70))
    }

    @Test("R18.17: a content view that is elsewhere than the cell will have it is measured where it will be")
    func elsewhere() {
        let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        Self.addSquare(to: cell)
        cell.layoutIfNeeded()
        cell.contentView.frame = CGRect(x: 40, y: 0, width: 60, height: 50)
        #expect(Self.size(of: cell, across: 100) == CGSize(width: 100, height: 100))
    }

    @Test("R18.17: a cell whose content is tied to nothing but the cell has a size of its own in any layout")
    func tiedToNothingElse() {
        let cell = CollectionViewCell(frame: .zero), box = View(frame: .zero)
        #expect(!cell.hasFittingContent)
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        box.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
        #expect(cell.hasFittingContent)
    }
}
