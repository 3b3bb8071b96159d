import FlowSimulator
import Foundation

/// What a cell of a mail list shows: a title, a text, a picture of 120 points, one below the other, as far as the
/// cell's kind has them.
@MainActor
final class MailContent {
    let title = Label(frame: .zero)
    let body = Label(frame: .zero)
    private(set) var constraintSets = 0

    init() {
        (title.font, title.text) = (.systemFont(ofSize: 17), "字")
        (body.numberOfLines, body.font) = (0, .systemFont(ofSize: 14))
    }

    /// Once for the cell's whole life: cells of another kind have another reuse identifier.
    func build(_ parts: [View], in contentView: View) {
        guard constraintSets == 0 else { return }
        constraintSets += 1
        var above = contentView.topAnchor
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
            LayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
                part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15),
                part.topAnchor.constraint(equalTo: above, constant: 10),
            ])
            above = part.bottomAnchor
        }
        contentView.bottomAnchor.constraint(equalTo: above, constant: 10).isActive = true
    }

    /// A line of headline above a text of caption, as large as the reader wants.
    func useTextStyles() {
        title.font = .preferredFont(forTextStyle: .headline)
        body.font = .preferredFont(forTextStyle: .caption2)
        (title.adjustsFontForContentSizeCategory, body.adjustsFontForContentSizeCategory) = (true, true)
    }

    static func picture() -> View {
        let picture = View(frame: .zero)
        picture.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return picture
    }
}
