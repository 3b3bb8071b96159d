import UIKit

extension UITableView {
    func register<Cell: UITableViewCell>(cell: Cell.Type) {
        register(cell, forCellReuseIdentifier: String(describing: cell))
    }

    func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: String(describing: type), for: indexPath) as? Cell else {
            fatalError("\(type) is not registered")
        }
        return cell
    }

    /// A cell outside the table, to measure with.
    static func prototype<Cell: UITableViewCell>(of type: Cell.Type) -> Cell {
        Cell(style: .default, reuseIdentifier: nil)
    }
}
