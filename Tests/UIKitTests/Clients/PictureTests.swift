import FlowTesting
import Foundation
import Testing
import UIKit

/// What `FlowTesting` does, with code that is written for UIKit.
@MainActor @Suite struct PictureTests {
    private final class Chips: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
            let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
            label.text = "Chip \(indexPath.item)"
            if label.superview == nil { cell.contentView.addSubview(label) }
            return cell
        }
    }

    @Test("A UICollectionView is drawn with what is in its cells, becomes a page, and keeps to a budget")
    func collectionView() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let source = Chips()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "chip")
        view.dataSource = source
        let trace = LayoutTrace()
        view.traceObserver = trace
        expectBudget(.layoutPasses(1), of: view) { view.reloadData() }
        let svg = view.svg(title: "Chips")
        #expect(svg.contains(">Chip 0</text>"))
        #expect(svg.contains(">Chip 11</text>"))
        let text = view.layoutText().description
        #expect(text.hasPrefix("layout 1\nbounds 0,0 300×200\ncontent 300×690\n0-0 0,0 90×40\n"))
        #expect(try trace.page(of: view).html.contains("Chip 3"))
    }

    @Test("A UITableView is drawn with its rows")
    func tableView() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows()
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
        view.dataSource = rows
        view.layoutIfNeeded()
        #expect(view.svg().contains(">Row 2</text>"))
    }
}
