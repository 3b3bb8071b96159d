import Foundation
import ViewSimulator

/// The cell of `StatusCell` as people write it: views and labels in a content view, tied by constraints.
@MainActor
final class StatusView {
    let content = View(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    private let avatar = View(frame: .zero)
    private let icon = View(frame: .zero)
    private let name = Label(frame: .zero)
    private let time = Label(frame: .zero)
    private let source = Label(frame: .zero)
    private let text = Label(frame: .zero)
    let constraints: [LayoutConstraint]

    init(in content: View? = nil) {
        let content = content ?? self.content
        for view in [avatar, icon, name, time, source, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
        }
        name.font = .systemFont(ofSize: 14)
        time.font = .systemFont(ofSize: 12)
        source.font = .systemFont(ofSize: 12)
        text.font = .systemFont(ofSize: 14)
        text.numberOfLines = 0
        constraints = [
            avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            icon.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            icon.topAnchor.constraint(equalTo: name.topAnchor),
            icon.widthAnchor.constraint(equalToConstant: 14),
            icon.heightAnchor.constraint(equalToConstant: 14),
            time.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            time.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
            source.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 10),
            source.topAnchor.constraint(equalTo: time.topAnchor),
            source.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            text.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
        ]
    }

    func activate() { LayoutConstraint.activate(constraints) }

    /// Numbers that differ from cell to cell, and a text of one to six lines.
    func show(_ number: Int) {
        name.text = String(repeating: "名", count: 3 + number * 7 % 5)
        time.text = "\(number % 60) min"
        source.text = String(repeating: "源", count: 4 + number * 5 % 9)
        text.text = String(repeating: "字", count: 10 + number * 37 % 130)
    }

    /// As a list does: the height for a width, then the frames.
    func layOut(width: CGFloat) -> CGFloat {
        let size = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 44), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        content.frame = CGRect(origin: .zero, size: size)
        content.layoutIfNeeded()
        return text.frame.size.height
    }
}
