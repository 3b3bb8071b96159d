import FlowTesting
import Foundation
import Testing
import TextMeasuring

@testable import ControlSimulator
@testable import ViewSimulator

/// Han characters are as wide as the font is large; a line is 18 points high at 15 points, and 21.48 at 18.
@MainActor @Suite("Sizes of buttons", .ownEnvironment)
struct ButtonSizeTests {
    private func button(_ title: String?, _ type: Button.ButtonType = .system) -> Button {
        let button = Button(type: type)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test("A title alone has 6 points above and below, and a button is at least 30 points wide")
    func titleAlone() {
        #expect(button("字字").intrinsicContentSize == size(30, 30))
        #expect(button("字字字").intrinsicContentSize == size(45, 30))
        #expect(button("字字字", .custom).intrinsicContentSize == size(54, 34))
        #expect(button("字字字", .roundedRect).sizeThatFits(size(10, 10)) == size(45, 30))
    }

    /// The widths that the letters have in the system font of iOS 7, in thousandths of an em.
    private struct EarlierFont: TextMetrics {
        static let widths: [Character: Double] = [
            "H": 722, "e": 556, "l": 222, "o": 556, " ": 278, "W": 944, "r": 333, "d": 556,
        ]
        func lineMetrics(of font: FontSpec) -> LineMetrics { SFLikeMetrics().lineMetrics(of: font) }
        func advance(of character: Character, font: FontSpec) -> Double {
            (EarlierFont.widths[character] ?? 0) * font.size / 1000
        }
    }

    @Test("A system button was 78 × 30 points with a title in the font of iOS 7")
    func earlierFont() {
        TextEnvironment.metrics = FontLibrary(system: EarlierFont())
        #expect(button("Hello World").intrinsicContentSize == size(78, 30))
    }

    @Test("A button without a title keeps the height of a line")
    func empty() {
        #expect(Button(frame: rect(1, 2, 3, 4)).intrinsicContentSize == size(30, 34))
        #expect(Button(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
        #expect(Button().buttonType == .custom)
        #expect(button(nil).intrinsicContentSize == size(30, 30))
        #expect(button("").intrinsicContentSize == size(30, 30))
    }

    @Test("The slightest content inset takes the room around a title away")
    func insets() {
        let button = button("字")
        button.contentEdgeInsets.top = 0.0000001
        #expect(button.intrinsicContentSize == size(15, 18))
        button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == size(21, 22))
        button.contentEdgeInsets = EdgeInsets(top: 0.25, left: 0.25, bottom: 0.25, right: 0.25)
        #expect(button.intrinsicContentSize == size(16, 19))
        button.contentEdgeInsets = .zero
        #expect(button.intrinsicContentSize == size(30, 30))
    }

    @Test("Insets of title and image change no size")
    func innerInsets() {
        let button = button("字字字")
        button.setImage(Image(size: size(10, 10)), for: .normal)
        button.titleEdgeInsets = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        button.imageEdgeInsets = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        #expect(button.intrinsicContentSize == size(55, 18))
    }

    @Test("An image takes the room around a title away, and stands beside it without a gap")
    func image() {
        let button = button(nil)
        button.setImage(Image(size: size(10, 12)), for: .normal)
        #expect(button.intrinsicContentSize == size(10, 12))
        button.setTitle("字", for: .normal)
        #expect(button.intrinsicContentSize == size(25, 18))
        button.setImage(Image(size: size(10, 40.2)), for: .normal)
        #expect(button.intrinsicContentSize == size(25, 41))
        button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == size(31, 45))
    }

    @Test("Width and height go up to whole points from the sum, not from pixels")
    func rounding() {
        let button = button("字", .custom)
        button.titleLabel?.font = .systemFont(ofSize: 15.2)
        button.contentEdgeInsets = EdgeInsets(top: 0, left: 0.7, bottom: 0, right: 0)
        // 15.2 + 0.7, where 15.5 + 0.7 would be 17; 18.14 high.
        #expect(button.intrinsicContentSize == size(16, 19))
        button.overrideTraitCollection = TraitCollection(displayScale: 3)
        #expect(button.intrinsicContentSize == size(16, 19))
    }

    @Test(
        "Buttons with the system's sign are 22 points wide and high, whatever their font",
        arguments: [.detailDisclosure, .infoLight, .infoDark, .contactAdd] as [Button.ButtonType])
    func signs(type: Button.ButtonType) {
        let button = Button(type: type)
        button.titleLabel?.font = .systemFont(ofSize: 60)
        #expect(button.intrinsicContentSize == size(22, 22))
        #expect(button.buttonType == type)
        #expect(Button(type: .close).intrinsicContentSize == size(30, 30))
    }

    @Test("A title counts as one line whatever the number of lines, unless it has line breaks")
    func lines() {
        let button = button("字字字字")
        button.titleLabel?.numberOfLines = 0
        #expect(button.intrinsicContentSize == size(60, 30))
        #expect(button.sizeThatFits(size(30, 0)) == size(60, 30))
        button.setTitle("字\n字字字", for: .normal)
        #expect(button.intrinsicContentSize == size(45, 48))
    }

    @Test("A background image is the least size")
    func background() {
        let button = button("字字字")
        button.setBackgroundImage(Image(size: size(44, 44.5)), for: .normal)
        #expect(button.intrinsicContentSize == size(45, 44.5))
        #expect(button.backgroundRect(forBounds: rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
    }

    @Test("A state shows what was set for exactly it, or else what was set for the normal one")
    func states() {
        let button = button("字字字")
        button.setTitle("字字字字", for: .selected)
        button.setImage(Image(size: size(1, 30)), for: .disabled)
        button.isSelected = true
        #expect(button.currentTitle == "字字字字")
        #expect(button.intrinsicContentSize == size(60, 30))
        #expect(button.titleLabel?.text == "字字字字")
        button.isHighlighted = true
        #expect(button.currentTitle == "字字字")
        #expect(button.title(for: [.selected, .highlighted]) == nil)
        (button.isSelected, button.isHighlighted, button.isEnabled) = (false, false, false)
        #expect(button.intrinsicContentSize == size(46, 30))
        #expect(button.imageView?.image?.size.width == 1)
        #expect(button.image(for: .disabled) != nil)
        #expect(button.image(for: .normal) == nil)
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil)
        #expect(button.title(for: .selected) == "字字字字")
    }

    @Test("A title with attributes goes before one without, in its own fonts, and leaves the label's font alone")
    func attributedTitle() {
        let button = button("字字字字字")
        let title = NSMutableAttributedString(string: "字字", attributes: [.font: Font.systemFont(ofSize: 20)])
        title.append(NSAttributedString(string: "字"))
        button.setAttributedTitle(title, for: .normal)
        // 20 + 20 + 15 wide; a line of 20 points is 23.87 high.
        #expect(button.intrinsicContentSize == size(55, 36))
        #expect(button.titleLabel?.text == "字字字")
        button.frame = rect(0, 0, 100, 36)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(22.5, 6, 55, 24))
        #expect(button.currentAttributedTitle?.string == "字字字")
        #expect(button.attributedTitle(for: .disabled) == nil)
        title.append(NSAttributedString(string: "字"))
        #expect(button.intrinsicContentSize == size(55, 36))
        button.setAttributedTitle(NSAttributedString(string: "字"), for: .normal)
        #expect(button.intrinsicContentSize == size(30, 30))
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == size(75, 30))
        #expect(button.titleLabel?.text == "字字字字字")
        #expect(button.titleLabel?.font.pointSize == 15)
        button.setAttributedTitle(NSAttributedString(string: ""), for: .normal)
        #expect(button.intrinsicContentSize == size(30, 30))
        button.setAttributedTitle(title, for: .normal)
        button.configuration = .plain()
        #expect(button.intrinsicContentSize == size(92, 34.5))
        #expect(button.titleLabel?.font.pointSize == 17)
    }

    @Test("A font that a subclass gives its label in the initializer stays, and one that it did not is the type's")
    func subclass() {
        final class Own: Button {
            override init(frame: CGRect) {
                super.init(frame: frame)
                titleLabel?.font = .systemFont(ofSize: 10)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Asking: Button {
            override init(frame: CGRect) {
                super.init(frame: frame)
                titleLabel?.numberOfLines = 1
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Own(type: .system).titleLabel?.font.pointSize == 10)
        #expect(Asking(type: .system).titleLabel?.font.pointSize == 15)
        #expect(Asking(frame: .zero).titleLabel?.font.pointSize == 18)
    }

    @Test("A button whose label follows the reader's text size grows with it")
    func textSize() {
        let button = button("字字字")
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        #expect(button.intrinsicContentSize == size(51, 33))
        button.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(button.intrinsicContentSize == size(159, 76))
    }

    @Test("Colours are kept by state")
    func colors() {
        let button = button(nil)
        #expect(button.currentTitleColor == .white)
        #expect(button.titleColor(for: .normal) == nil)
        button.setTitleColor(.red, for: .normal)
        button.isEnabled = false
        #expect(button.currentTitleColor == .red)
        #expect(button.titleColor(for: .disabled) == nil)
    }

    @Test("Insets that are no numbers, or larger than the content, give a size all the same")
    func hostileInsets() {
        let button = button("字")
        for inset in [.nan, -.infinity, .infinity, -1000] as [CGFloat] {
            button.contentEdgeInsets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            #expect(button.intrinsicContentSize == .zero)
            (button.titleEdgeInsets, button.imageEdgeInsets) = (button.contentEdgeInsets, button.contentEdgeInsets)
            button.frame = rect(0, 0, 100, 30)
            button.layoutIfNeeded()
        }
        #expect(button.titleLabel?.text == "字")
    }

    @Test("An action gives a button its title and image, and is performed")
    func primaryAction() {
        var count = 0
        let action = Action(title: "字字字", image: Image(size: size(5, 20))) { _ in count += 1 }
        for button in [
            Button(frame: .zero, primaryAction: action), Button(primaryAction: action),
            Button(configuration: .plain(), primaryAction: action),
        ] {
            #expect(button.currentTitle == "字字字")
            #expect(button.currentImage?.size == size(5, 20))
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(count == 3)
        #expect(Button(primaryAction: action).titleLabel?.font.pointSize == 15)
        #expect(Button(frame: .zero, primaryAction: nil).intrinsicContentSize == size(30, 34))
    }
}
