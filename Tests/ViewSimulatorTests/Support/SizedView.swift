import Foundation

@testable import ViewSimulator

/// A view with a content of a size, and a name for messages.
final class SizedView: View {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    /// How often the content was asked for.
    private(set) var reads = 0

    override var intrinsicContentSize: CGSize {
        reads += 1
        return size
    }
}

extension StackView {
    /// Three views, 100, 200 and 300 points wide and high, with 10 points between them.
    static func ofThree() -> StackView {
        let views = ["a", "b", "c"].enumerated().map { index, name in
            SizedView(name, CGFloat(index + 1) * 100, CGFloat(index + 1) * 100)
        }
        let stack = StackView(arrangedSubviews: views)
        (stack.accessibilityIdentifier, stack.spacing) = ("s", 10)
        return stack
    }

    /// Lays the stack out in a size.
    func layOut(_ width: CGFloat, _ height: CGFloat) {
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        layoutIfNeeded()
    }

    /// Starts and lengths along the axis.
    var spans: [[CGFloat]] {
        arrangedSubviews.map {
            axis == .horizontal
                ? [$0.frame.origin.x, $0.frame.size.width] : [$0.frame.origin.y, $0.frame.size.height]
        }
    }

    /// Starts and lengths across the axis.
    var spansAcross: [[CGFloat]] {
        arrangedSubviews.map {
            axis == .horizontal
                ? [$0.frame.origin.y, $0.frame.size.height] : [$0.frame.origin.x, $0.frame.size.width]
        }
    }
}

extension View {
    /// The constraints that the view holds, as people write them, without identifiers.
    var relations: [String] {
        constraints.map { constraint in
            let text = constraint.description
            return constraint.identifier.map { String(text.dropFirst($0.count + 2)) } ?? text
        }
    }
}
