import Foundation
import Testing
import ControlSimulator
import ViewSimulator

/// Han characters are as wide as the font is large, which is 17 points for a title.
@MainActor @Suite("Buttons with a configuration")
struct ButtonConfigurationTests {
    private func button(_ title: String?, _ change: (inout Button.Configuration) -> Void = { _ in }) -> Button {
        var configuration = Button.Configuration.filled()
        configuration.title = title
        change(&configuration)
        return Button(configuration: configuration)
    }

    private func atThreePixels(_ button: Button) -> Button {
        button.overrideTraitCollection = TraitCollection(displayScale: 3)
        return button
    }

    @Test("A title of the body style has 7 points above and below, and 12 at the sides")
    func medium() {
        #expect(button("字字").intrinsicContentSize == size(58, 34.5))
        let height = atThreePixels(button("字字")).intrinsicContentSize.height
        #expect(abs(height - 34.333) < 0.001)
        let styles: [Button.Configuration] = [
            .plain(), .gray(), .tinted(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
        ]
        for style in styles {
            let button = Button(configuration: style)
            button.setTitle("字字", for: .normal)
            #expect(button.intrinsicContentSize == size(58, 34.5))
        }
        #expect(Button.Configuration.plain() != .filled())
    }

    @Test("Other sizes have other insets and fonts")
    func sizes() {
        let large = atThreePixels(button("字字") { $0.buttonSize = .large }).intrinsicContentSize
        #expect(large.width == 74)
        #expect(abs(large.height - 50.333) < 0.001)
        #expect(button("字字") { $0.buttonSize = .small }.intrinsicContentSize == size(50, 28))
        #expect(button("字字") { $0.buttonSize = .mini }.intrinsicContentSize == size(50, 28))
    }

    @Test("Insets that are set take the place of the size's, and the old properties are not looked at")
    func insets() {
        let button = button("字字") { $0.contentInsets = .zero }
        (button.contentEdgeInsets, button.titleEdgeInsets) = (.init(top: 9, left: 9, bottom: 9, right: 9), .zero)
        #expect(button.intrinsicContentSize == size(34, 20.5))
        button.configuration?.setDefaultContentInsets()
        #expect(button.intrinsicContentSize == size(58, 34.5))
        button.configuration?.contentInsets = DirectionalEdgeInsets(top: .nan, leading: -900, bottom: 0, trailing: 0)
        #expect(button.intrinsicContentSize == .zero)
        button.configuration?.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        button.frame = rect(0, 0, 40, 24.5)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(2, 1, 34, 20.5))
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(4, 1, 34, 20.5))
    }

    @Test(
        "The image is at a side of the titles, with the padding between",
        arguments: [
            (.leading, size(73, 44), rect(12, 7, 10, 30), rect(27, 12, 34, 20.5)),
            (.trailing, size(73, 44), rect(51, 7, 10, 30), rect(12, 12, 34, 20.5)),
            (.top, size(58, 69.5), rect(24, 7, 10, 30), rect(12, 42, 34, 20.5)),
            (.bottom, size(58, 69.5), rect(24, 32.5, 10, 30), rect(12, 7, 34, 20.5)),
        ] as [(DirectionalRectEdge, CGSize, CGRect, CGRect)])
    func image(placement: DirectionalRectEdge, wanted: CGSize, image: CGRect, title: CGRect) {
        let button = button("字字") {
            ($0.image, $0.imagePlacement, $0.imagePadding) = (Image(size: size(10, 30)), placement, 5)
        }
        #expect(button.intrinsicContentSize == wanted)
        button.frame = CGRect(origin: .zero, size: wanted)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == image)
        #expect(button.titleLabel?.frame == title)
    }

    @Test("From right to left sides are swapped, and a subtitle begins at the right")
    func rightToLeft() {
        let button = button("字字") {
            ($0.image, $0.imagePadding, $0.subtitle) = (Image(size: size(10, 30)), 5, "字字字字")
        }
        button.semanticContentAttribute = .forceRightToLeft
        #expect(button.intrinsicContentSize == size(91, 51.5))
        button.frame = rect(0, 0, 91, 51.5)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.origin.x == 69)
        #expect(button.titleLabel?.frame.origin.x == 30)
        #expect(button.subtitleLabel?.frame.origin.x == 12)
        button.configuration?.titleAlignment = .trailing
        button.configuration?.imagePlacement = .trailing
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.origin.x == 12)
        #expect(button.titleLabel?.frame.origin.x == 27)
        button.configuration?.titleAlignment = .leading
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.origin.x == 45)
    }

    @Test("Defaults are those that UIKit has")
    func defaults() {
        let configuration = Button.Configuration.plain()
        #expect(configuration.title == nil)
        #expect(configuration.subtitle == nil)
        #expect(configuration.image == nil)
        #expect(configuration.imagePlacement == .leading)
        #expect(configuration.imagePadding == 0)
        #expect(configuration.imageReservation == 0)
        #expect(configuration.titlePadding == 1)
        #expect(configuration.titleAlignment == .automatic)
        #expect(configuration.titleLineBreakMode == .byWordWrapping)
        #expect(configuration.buttonSize == .medium)
        #expect(configuration.cornerStyle == .dynamic)
        #expect(configuration.contentInsets == .init(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(configuration.updated(for: Button()) == configuration)
        #expect(!configuration.showsActivityIndicator)
    }

    @Test("An image alone has no padding, and room can be kept for one")
    func imageAlone() {
        let alone = button(nil) { ($0.image, $0.imagePadding) = (Image(size: size(10, 30)), 5) }
        #expect(alone.intrinsicContentSize == size(34, 44))
        #expect(button("字") { $0.imageReservation = 40 }.intrinsicContentSize == size(81, 34.5))
        let kept = button("字") { ($0.image, $0.imageReservation) = (Image(size: size(10, 10)), 40) }
        kept.frame = CGRect(origin: .zero, size: kept.intrinsicContentSize)
        kept.layoutIfNeeded()
        #expect(kept.imageView?.frame.origin.x == 27)
        #expect(kept.titleLabel?.frame.origin.x == 52)
        let wheel = button(nil) { ($0.image, $0.showsActivityIndicator) = (Image(size: size(10, 30)), true) }
        #expect(wheel.intrinsicContentSize == size(44, 34))
        #expect(wheel.imageView?.image == nil)
    }

    @Test("A subtitle is below the title, and the wider one decides")
    func subtitle() {
        let button = button("字字") { $0.subtitle = "字字字字" }
        // 20.5 + 1 + 16 and the insets; the subtitle has 13 points.
        #expect(button.intrinsicContentSize == size(76, 51.5))
        button.frame = rect(0, 0, 76, 51.5)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(12, 7, 34, 20.5))
        #expect(button.subtitleLabel?.frame == rect(12, 28.5, 52, 16))
        #expect(button.subtitleLabel?.text == "字字字字")
        button.configuration?.titleAlignment = .trailing
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(30, 7, 34, 20.5))
        button.configuration?.titleAlignment = .center
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(21, 7, 34, 20.5))
        button.configuration?.subtitle = nil
        #expect(button.subtitleLabel == nil)
        #expect(button.intrinsicContentSize == size(58, 34.5))
    }

    @Test("A title wraps in the width that there is, unless its mode does not")
    func wrapping() {
        let cell = View(frame: rect(0, 0, 100, 200))
        let button = button("字字字字字字")
        button.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(button)
        LayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            button.topAnchor.constraint(equalTo: cell.topAnchor),
        ])
        cell.layoutIfNeeded()
        #expect(button.frame == rect(0, 0, 100, 55))
        #expect(button.titleLabel?.frame.size == size(68, 41))
        #expect(button.sizeThatFits(size(100, 0)) == size(92, 55))
        #expect(button.sizeThatFits(.zero) == size(126, 34.5))
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        cell.layoutIfNeeded()
        #expect(button.frame == rect(0, 0, 100, 34.5))
        #expect(button.sizeThatFits(size(100, 0)) == size(126, 34.5))
    }

    @Test("The fonts follow the reader's text size")
    func textSize() {
        let cell = View(frame: rect(0, 0, 300, 200))
        let button = button("字字")
        button.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(button)
        button.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
        cell.layoutIfNeeded()
        #expect(button.frame.size == size(58, 34.5))
        cell.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        cell.layoutIfNeeded()
        #expect(button.frame.size == size(130, 77.5))
        #expect(button.titleLabel?.font.pointSize == 53)
    }

    @Test("A button that comes to a place with another text size has the fonts of that place")
    func anotherPlace() {
        let cell = View(frame: rect(0, 0, 300, 200))
        cell.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let button = button("字字")
        #expect(button.titleLabel?.font.pointSize == 17)
        cell.addSubview(button)
        button.frame.size = button.intrinsicContentSize
        cell.layoutIfNeeded()
        #expect(button.frame.size == size(130, 77.5))
        #expect(button.titleLabel?.font.pointSize == 53)
        #expect(button.titleLabel?.frame == rect(12, 7, 106, 63.5))
    }

    @Test("Without a configuration the button is what it was")
    func removed() {
        let button = button("字字")
        button.setTitle("字字字", for: .normal)
        #expect(button.intrinsicContentSize == size(58, 34.5))
        #expect(button.titleLabel?.text == "字字")
        button.configuration = nil
        #expect(button.intrinsicContentSize == size(45, 30))
        #expect(button.titleLabel?.text == "字字字")
        #expect(button.titleLabel?.numberOfLines == 1)
        #expect(button.titleLabel?.font.pointSize == 15)
    }

    @Test("Nothing to show is as high as a title")
    func nothing() {
        #expect(button(nil).intrinsicContentSize == size(24, 34.5))
    }

    @Test("The handler is called where the state is another one, and may change the state itself")
    func handler() {
        let button = button("字")
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "字字字" : "字字"
            button.isHighlighted.toggle()
        }
        #expect(calls == 1)
        #expect(button.intrinsicContentSize.width == 58)
        button.isSelected = true
        #expect(calls == 2)
        #expect(button.intrinsicContentSize.width == 75)
    }

    @Test("Alignments move everything together, and filling moves image and titles apart")
    func alignments() {
        let button = button("字字") { $0.image = Image(size: size(10, 10)) }
        button.frame = rect(0, 0, 200, 54.5)
        func frames() -> [CGPoint?] {
            button.layoutIfNeeded()
            return [button.imageView?.frame.origin, button.titleLabel?.frame.origin]
        }
        #expect(frames() == [CGPoint(x: 78, y: 22.5), CGPoint(x: 88, y: 17)])
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        #expect(frames() == [CGPoint(x: 12, y: 12.5), CGPoint(x: 22, y: 7)])
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        #expect(frames() == [CGPoint(x: 144, y: 32.5), CGPoint(x: 154, y: 27)])
        button.configuration?.imagePlacement = .trailing
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(frames() == [CGPoint(x: 178, y: 22.5), CGPoint(x: 12, y: 17)])
    }

    @Test("Baselines are those of the titles")
    func baselines() {
        let row = View(frame: rect(0, 0, 300, 100))
        let (button, label) = (button("字") { $0.subtitle = "字" }, Label(frame: .zero))
        (label.text, label.font) = ("字", .preferredFont(forTextStyle: .body))
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        button.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
        let constraint = label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor)
        constraint.isActive = true
        row.layoutIfNeeded()
        #expect(label.frame.origin.y == 7)
        constraint.isActive = false
        label.font = .preferredFont(forTextStyle: .footnote)
        label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor).isActive = true
        row.layoutIfNeeded()
        #expect(label.frame.origin.y == 28.5)
    }
}
