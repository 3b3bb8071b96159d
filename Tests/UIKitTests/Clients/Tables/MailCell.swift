import UIKit

/// A sender, a date and a text that takes as many lines as it needs, held by anchors.
class MailCell: UITableViewCell {
    static let identifier = "MailCell"

    let senderLabel = UILabel()
    let bodyLabel = UILabel()
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        let guide = contentView.layoutMarginsGuide
        for label in [senderLabel, bodyLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            senderLabel.topAnchor.constraint(equalTo: guide.topAnchor),
            bodyLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 4),
            bodyLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        bodyLabel.text = nil
    }

    func show(_ mail: Mail) {
        senderLabel.text = mail.sender
        bodyLabel.text = mail.text
    }
}

struct Mail {
    var sender: String
    var text: String
}
