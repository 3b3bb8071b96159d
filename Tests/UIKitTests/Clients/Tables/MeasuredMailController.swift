import UIKit

/// Mails whose heights are measured by hand with a cell that is never shown, as code did before rows sized themselves.
final class MeasuredMailController: MailController {
    private var heights: [Int: CGFloat] = [:]
    private(set) var measurements = 0

    private lazy var prototype = tableView.dequeueReusableCell(withIdentifier: MailCell.identifier) as? MailCell

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = heights[indexPath.row] { return height }
        guard let prototype = prototype else { return UITableView.automaticDimension }
        measurements += 1
        prototype.prepareForReuse()
        prototype.show(mails[indexPath.row])
        prototype.bounds = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: prototype.bounds.height)
        prototype.setNeedsLayout()
        prototype.layoutIfNeeded()
        let size = prototype.contentView.systemLayoutSizeFitting(
            CGSize(width: prototype.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = size.height + 1 / UIScreen.main.scale
        heights[indexPath.row] = height
        return height
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row] ?? 80
    }

    func forgetHeights() {
        heights.removeAll()
        tableView.reloadData()
    }
}
