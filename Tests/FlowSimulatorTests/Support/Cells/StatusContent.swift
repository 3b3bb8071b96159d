import FlowSimulator
import Foundation

/// What a cell of a feed shows: picture, name and icon, time and source, and a text of several lines below.
@MainActor
final class StatusContent {
    let picture = View(frame: .zero)
    let name = Label(frame: .zero)
    let icon = View(frame: .zero)
    let time = Label(frame: .zero)
    let source = Label(frame: .zero)
    let text = Label(frame: .zero)
    /// Says how high the cell is.
    private(set) var bottom: LayoutConstraint?

    init() {
        (name.font, time.font) = (.systemFont(ofSize: 14), .systemFont(ofSize: 12))
        (source.font, text.font, text.numberOfLines) = (.systemFont(ofSize: 12), .systemFont(ofSize: 14), 0)
    }

    func build(in contentView: View) {
        for view in [picture, name, icon, time, source, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let bottom = text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        self.bottom = bottom
        LayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            icon.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            icon.topAnchor.constraint(equalTo: name.topAnchor),
            icon.widthAnchor.constraint(equalToConstant: 14), icon.heightAnchor.constraint(equalToConstant: 14),
            time.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            time.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
            source.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 10),
            source.topAnchor.constraint(equalTo: time.topAnchor),
            source.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8), bottom,
        ])
    }
}
