import Foundation
import ViewSimulator

/// Ten rows of three views with contents: each tied to the one before it and to the row above, with least sizes.
@MainActor
final class ViewGrid {
    let view = View(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    private(set) var constraints: [LayoutConstraint] = []

    /// A content of a size.
    private final class Box: View {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize {
            CGSize(width: CGFloat(20 + number * 7 % 50), height: CGFloat(15 + number * 5 % 20))
        }
    }

    init() {
        var above: [Box] = []
        for row in 0..<10 {
            let boxes = (0..<3).map { Box(row * 3 + $0) }
            for (column, box) in boxes.enumerated() {
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                tie(box, after: column == 0 ? nil : boxes[column - 1], below: above.isEmpty ? nil : above[column])
            }
            constraints.append(boxes[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8))
            above = boxes
        }
        for box in above {
            constraints.append(view.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 8))
        }
    }

    private func tie(_ box: Box, after left: Box?, below above: Box?) {
        let leading = left?.trailingAnchor ?? view.leadingAnchor
        let top = above?.bottomAnchor ?? view.topAnchor
        constraints += [
            box.leadingAnchor.constraint(equalTo: leading, constant: 8),
            box.topAnchor.constraint(greaterThanOrEqualTo: top, constant: 4),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            box.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
        ]
        if let left { constraints.append(box.centerYAnchor.constraint(equalTo: left.centerYAnchor)) }
    }
}
