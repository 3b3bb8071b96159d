import UIKit

/// A picture beside a name and a text that takes as many lines as it needs, in the reader's text size.
public final class StatusCell: UITableViewCell {
    public static let reuseIdentifier = "StatusCell"

    public let authorLabel = UILabel()
    public let statusLabel = UILabel()
    public let pictureView = UIImageView()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.font = .preferredFont(forTextStyle: .headline)
        statusLabel.font = .preferredFont(forTextStyle: .body)
        for label in [authorLabel, statusLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        for view in [pictureView, authorLabel, statusLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            pictureView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            pictureView.widthAnchor.constraint(equalToConstant: 40),
            pictureView.heightAnchor.constraint(equalToConstant: 40),
            pictureView.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
            authorLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            authorLabel.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
            authorLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            statusLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
            statusLabel.leadingAnchor.constraint(equalTo: authorLabel.leadingAnchor),
            statusLabel.trailingAnchor.constraint(equalTo: authorLabel.trailingAnchor),
            statusLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func configure(with status: Status) {
        authorLabel.text = status.author
        statusLabel.text = status.text
    }
}
