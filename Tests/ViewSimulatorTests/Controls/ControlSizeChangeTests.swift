import Foundation
import Testing
import ControlSimulator
import ViewSimulator

/// A control that Auto Layout gives its own size, and what changes that size.
private struct SizeChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> (control: View, change: @MainActor () -> Void)

    init<Control: View>(
        _ what: String, _ make: @escaping @MainActor @Sendable () -> Control,
        _ change: @escaping @MainActor @Sendable (Control) -> Void
    ) {
        testDescription = what
        self.make = {
            let control = make()
            return (control, { change(control) })
        }
    }
}

@MainActor @Suite("Changes of a control's size")
struct ControlSizeChangeTests {
    private nonisolated static func button() -> @MainActor @Sendable () -> Button {
        {
            let button = Button(type: .system)
            button.setTitle("字字字", for: .normal)
            return button
        }
    }

    private nonisolated static func label(_ text: String, lines: Int = 0) -> @MainActor @Sendable () -> Label {
        {
            let label = Label(frame: .zero)
            (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: 14), lines)
            return label
        }
    }

    private nonisolated static func segments() -> @MainActor @Sendable () -> SegmentedControl {
        { SegmentedControl(items: ["字", "字字字字字字"]) }
    }

    private nonisolated static let buttons = [
        SizeChange("a button's insets", button()) { $0.contentEdgeInsets.left = 30 },
        SizeChange("a button's title", button()) { $0.setTitle("字字字字", for: .normal) },
        SizeChange("a button's attributed title", button()) {
            $0.setAttributedTitle(NSAttributedString(string: "字字字字"), for: .normal)
        },
        SizeChange("a button's image", button()) { $0.setImage(Image(size: size(40, 40)), for: .normal) },
        SizeChange("a button's configuration", button()) { $0.configuration = .filled() },
        SizeChange("a button's font", button()) { $0.titleLabel?.font = .systemFont(ofSize: 30) },
    ]

    private nonisolated static let texts = [
        SizeChange("a label's text", label("字")) { $0.text = "字字" },
        SizeChange("a label's attributed text", label("字")) { $0.attributedText = NSAttributedString(string: "字字") },
        SizeChange("a label's font", label("字")) { $0.font = .systemFont(ofSize: 30) },
        SizeChange("a label's lines", label("字\n字", lines: 1)) { $0.numberOfLines = 2 },
        SizeChange("the width that a label wraps in", label("字字字")) { $0.preferredMaxLayoutWidth = 30 },
        SizeChange("a field's text", { TextField(frame: .zero) }) { $0.text = "字字字字字字" },
        SizeChange("a field's placeholder", { TextField(frame: .zero) }) { $0.placeholder = "字字字字字字" },
        SizeChange("a field's border", { TextField(frame: .zero) }) { $0.borderStyle = .roundedRect },
    ]

    private nonisolated static let others = [
        SizeChange("a segment that comes", segments()) { $0.insertSegment(withTitle: "字", at: 1, animated: false) },
        SizeChange("a segment that goes", segments()) { $0.removeSegment(at: 1, animated: false) },
        SizeChange("a segment's title", segments()) { $0.setTitle("字字字字字字字字", forSegmentAt: 0) },
        SizeChange("a segment's width", segments()) { $0.setWidth(300, forSegmentAt: 0) },
        SizeChange("segments as wide as their contents", segments()) { $0.apportionsSegmentWidthsByContent = true },
        SizeChange("pages", { PageControl(frame: .zero) }) { $0.numberOfPages = 5 },
        SizeChange("an indicator's style", { ActivityIndicatorView(style: .medium) }) { $0.style = .large },
        SizeChange("an image", { ImageView(image: Image(size: size(10, 10))) }) {
            $0.image = Image(size: size(20, 10))
        },
    ]

    @Test("Whatever changes the size that a control wants changes its frame", arguments: buttons + texts + others)
    private func law(_ change: SizeChange) {
        let (control, act) = change.make()
        let holder = View(frame: rect(0, 0, 400, 400))
        holder.addSubview(control)
        control.translatesAutoresizingMaskIntoConstraints = false
        control.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
        control.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
        // A segmented control's frame is a point higher.
        func size() -> CGSize { control.alignmentRect(forFrame: control.frame).size }
        holder.layoutIfNeeded()
        let before = size()
        #expect(before == control.intrinsicContentSize)
        act()
        holder.layoutIfNeeded()
        #expect(size() == control.intrinsicContentSize)
        #expect(size() != before)
    }
}
