import FlowSimulator
import Foundation

/// A table that makes cells of a class for every identifier, as one does where classes are registered, and counts them.
final class TemplateTable: TableView {
    var makes: (String) -> TableViewCell? = { TableViewCell(style: .default, reuseIdentifier: $0) }
    private(set) var made: [String] = []

    override func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        let cell = makes(identifier)
        if cell != nil { made.append(identifier) }
        return cell
    }

    /// As wide as a phone, two pixels a point unless set.
    static func phone(scale: CGFloat = 2, _ makes: @escaping (String) -> TableViewCell?) -> TemplateTable {
        let table = TemplateTable(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
        table.overrideTraitCollection = TraitCollection(displayScale: scale)
        table.makes = makes
        return table
    }
}

/// A cell with one text, 8 points from all sides.
final class TextCell: TableViewCell {
    let text = Label(frame: .zero)
    private(set) var preparations = 0
    /// At least as wide as this.
    var leastWidth: LayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        (text.font, text.numberOfLines) = (.systemFont(ofSize: 14), 0)
        text.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(text)
        leastWidth = contentView.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    func show(_ count: Int) { text.text = String(repeating: "字", count: count) }
}
