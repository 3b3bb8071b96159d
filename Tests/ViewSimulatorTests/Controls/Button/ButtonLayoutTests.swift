import Foundation
import Testing
import ControlSimulator
import ViewSimulator

/// Han characters are as wide as the font is large; a line is 18 points high at 15 points.
@MainActor @Suite("Buttons laid out")
struct ButtonLayoutTests {
    /// A button of 200 × 40 points with a title of 30 × 18 and an image of 20 × 10.
    private func button(_ type: Button.ButtonType = .system) -> Button {
        let button = Button(type: type)
        button.setTitle("字字", for: .normal)
        button.setImage(Image(size: size(20, 10)), for: .normal)
        button.frame = rect(0, 0, 200, 40)
        return button
    }

    private func frames(_ button: Button) -> [CGRect] {
        button.layoutIfNeeded()
        return [button.imageView, button.titleLabel].map { $0?.frame ?? .null }
    }

    @Test("Image and title are side by side, in the middle")
    func center() {
        #expect(frames(button()) == [rect(75, 15, 20, 10), rect(95, 11, 30, 18)])
        let reversed = button()
        reversed.semanticContentAttribute = .forceRightToLeft
        #expect(frames(reversed) == [rect(105, 15, 20, 10), rect(75, 11, 30, 18)])
    }

    @Test("Alignments move the two together")
    func alignments() {
        let button = button()
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        #expect(frames(button) == [rect(0, 0, 20, 10), rect(20, 0, 30, 18)])
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        #expect(frames(button) == [rect(150, 30, 20, 10), rect(170, 22, 30, 18)])
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(frames(button) == [rect(0, 0, 20, 40), rect(20, 0, 180, 40)])
    }

    @Test("Insets move the parts, and one at one side alone makes a title narrower in a button of its own size")
    func insets() {
        let button = button()
        button.contentEdgeInsets = EdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        #expect(frames(button) == [rect(85, 20, 20, 10), rect(105, 16, 30, 18)])
        button.contentEdgeInsets = .zero
        button.imageEdgeInsets = EdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
        button.titleEdgeInsets = EdgeInsets(top: 4, left: 5, bottom: 0, right: -5)
        #expect(frames(button) == [rect(70, 15, 20, 10), rect(100, 13, 30, 18)])
        button.imageEdgeInsets = .zero
        button.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        button.frame.size = button.intrinsicContentSize
        #expect(frames(button) == [rect(0, 4, 20, 10), rect(28, 0, 22, 18)])
    }

    @Test("In too little room the title gives way before the image")
    func tooSmall() {
        let button = button()
        button.frame = rect(0, 0, 30, 8)
        #expect(frames(button) == [rect(0, 0, 20, 8), rect(20, 0, 10, 8)])
        button.frame = rect(0, 0, 15, 8)
        #expect(frames(button) == [rect(0, 0, 15, 8), rect(15, 0, 0, 8)])
    }

    @Test("A title in several lines wraps in the width that there is")
    func lines() {
        let button = Button(type: .system)
        button.setTitle("字字字字", for: .normal)
        button.titleLabel?.numberOfLines = 0
        button.frame = rect(0, 0, 40, 60)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(5, 12, 30, 36))
    }

    @Test("Overridden rectangles count, and may ask for the label")
    func overrides() {
        final class Own: Button {
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.maxX - 20, y: contentRect.minY, width: 20, height: 10)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                let width = titleLabel?.intrinsicContentSize.width ?? 0
                return CGRect(x: contentRect.minX, y: contentRect.minY, width: width, height: 5)
            }
        }
        let button = Own(frame: rect(0, 0, 200, 40))
        button.setTitle("字字", for: .normal)
        button.setImage(Image(size: size(20, 10)), for: .normal)
        #expect(frames(button) == [rect(170, 10, 20, 10), rect(10, 10, 36, 5)])
    }

    @Test("A button that hugs, tied to a trailing edge, follows its title, its font and its state")
    func hugging() {
        let row = View(frame: rect(0, 0, 300, 50))
        let button = Button(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(button)
        LayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -10),
            button.topAnchor.constraint(equalTo: row.topAnchor),
        ])
        func frame() -> CGRect {
            row.layoutIfNeeded()
            return button.frame
        }
        button.setTitle("字字字", for: .normal)
        #expect(frame() == rect(245, 0, 45, 30))
        #expect(button.titleLabel?.frame == rect(0, 6, 45, 18))
        button.titleLabel?.font = .systemFont(ofSize: 20)
        #expect(frame() == rect(230, 0, 60, 36))
        button.setTitle("字字", for: .disabled)
        button.isEnabled = false
        #expect(frame() == rect(250, 0, 40, 36))
        button.setImage(Image(size: size(4, 4)), for: .normal)
        #expect(frame() == rect(246, 0, 44, 24))
    }

    @Test("A button stands on the baseline of its title")
    func baselines() {
        let row = View(frame: rect(0, 0, 300, 50))
        let (button, label) = (Button(type: .system), Label(frame: .zero))
        button.setTitle("字字", for: .normal)
        button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 3, right: 0)
        (label.text, label.font) = ("字", .systemFont(ofSize: 15))
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        button.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true
        row.layoutIfNeeded()
        #expect(button.frame.size.height == 31)
        #expect(label.frame.origin.y == 10)
        label.lastBaselineAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
        button.setTitle(nil, for: .normal)
        row.layoutIfNeeded()
        #expect(button.frame.size.height == 31)
    }

    @Test("A title that is set while the button is laid out ends in a layout that fits it")
    func titleSetInLayout() {
        final class Restless: Button {
            override func layoutSubviews() {
                super.layoutSubviews()
                setTitle("字字字", for: .normal)
            }
        }
        let row = View(frame: rect(0, 0, 300, 50))
        let button = Restless(frame: .zero)
        button.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(button)
        button.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
        row.layoutIfNeeded()
        #expect(button.frame.size == size(54, 34))
        #expect(button.titleLabel?.frame.size.width == 54)
    }

    @Test("The label is there from the first time that somebody asks, and a state that looks the same lays out nothing")
    func laziness() {
        final class Counting: Button {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let button = Counting(frame: rect(0, 0, 50, 50))
        #expect(button.subviews.isEmpty)
        #expect(button.titleLabel === button.titleLabel)
        #expect(button.imageView === button.imageView)
        #expect(button.subviews.count == 2)
        #expect(button.titleLabel?.font.pointSize == 18)
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button.subtitleLabel == nil)
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.layouts == 1)
    }

    @Test("A finger on the title or the image is on the button")
    func touches() {
        let button = button()
        button.layoutIfNeeded()
        for x in [10, 80, 100] as [CGFloat] {
            #expect(button.hitTest(CGPoint(x: x, y: 20), with: nil) === button)
        }
    }
}
