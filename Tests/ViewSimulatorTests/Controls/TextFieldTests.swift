import FlowTesting
import Foundation
import Testing

@testable import ControlSimulator
@testable import ViewSimulator

@MainActor @Suite("Text fields", .ownEnvironment)
struct TextFieldTests {
    private func field(
        _ text: String?, size: CGFloat = 14, _ border: TextField.BorderStyle = .none
    ) -> TextField {
        let field = TextField(frame: .zero)
        (field.text, field.font, field.borderStyle) = (text, .systemFont(ofSize: size), border)
        return field
    }

    @Test("A field has UIKit's defaults")
    func defaults() {
        let field = TextField(frame: .zero)
        #expect(field.text == "")
        #expect(field.attributedText == nil)
        #expect(field.placeholder == nil)
        #expect(field.attributedPlaceholder == nil)
        #expect(field.font == .systemFont(ofSize: 17))
        #expect(field.borderStyle == .none)
        #expect(field.textAlignment == .natural)
        #expect(!field.isEditing)
        #expect([field.leftViewMode, field.rightViewMode, field.clearButtonMode] == [.never, .never, .never])
        #expect(field.leftView == nil)
        #expect(field.rightView == nil)
        #expect(field.delegate == nil)
        #expect(field.minimumFontSize == 0)
        #expect(!field.adjustsFontForContentSizeCategory)
        #expect(!field.adjustsFontSizeToFitWidth)
        #expect(field.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(field.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        field.text = nil
        #expect(field.text == "")
    }

    @Test("A field without a border is a line high, in whole points: 17 at 14 points, 22 at 18")
    func withoutBorder() {
        #expect(field("字").intrinsicContentSize == size(14, 17))
        #expect(field("字", size: 18).intrinsicContentSize == size(18, 22))
    }

    @Test("A rounded field is 34 points high, and higher where the font asks for it")
    func rounded() {
        #expect(field("字", .roundedRect).intrinsicContentSize == size(28, 34))
        #expect(field("字", size: 18, .roundedRect).intrinsicContentSize == size(32, 34))
        #expect(field("字", size: 30, .roundedRect).intrinsicContentSize == size(44, 48))
    }

    @Test("Before iOS 13 a rounded field is 30 points high, whatever the font", arguments: [14, 30] as [CGFloat])
    func roundedBefore(fontSize: CGFloat) {
        ControlProfile.current = .ios7
        #expect(field("字", size: fontSize, .roundedRect).intrinsicContentSize.height == 30)
    }

    @Test("Lines and bezels take two points on all sides", arguments: [TextField.BorderStyle.line, .bezel])
    func thinBorders(border: TextField.BorderStyle) {
        #expect(field("字", border).intrinsicContentSize == size(18, 21))
    }

    @Test("The placeholder decides the width while there is no text, and never the height")
    func placeholders() {
        let field = field("", .roundedRect)
        field.placeholder = "字字字"
        #expect(field.intrinsicContentSize == size(56, 34))
        field.font = .systemFont(ofSize: 20)
        #expect(field.intrinsicContentSize == size(74, 36))
        field.attributedPlaceholder = attributed("字", [.font: Font.systemFont(ofSize: 50)])
        #expect(field.intrinsicContentSize == size(64, 36))
        field.text = "字"
        #expect(field.intrinsicContentSize == size(34, 36))
        (field.text, field.attributedPlaceholder) = ("", nil)
        #expect(field.intrinsicContentSize == size(14, 36))
    }

    @Test("The text is one line, in its fonts")
    func attributedTexts() {
        withBlocks {
            let field = field("")
            field.attributedText = joined(
                attributed("a", [.font: Font.systemFont(ofSize: 20)]), attributed("b"), attributed("\nccc"))
            #expect(field.text == "ab\nccc")
            #expect(field.font == .systemFont(ofSize: 20))
            #expect(field.intrinsicContentSize == size(20, 20))
            field.font = .systemFont(ofSize: 10)
            #expect(field.intrinsicContentSize == size(10, 10))
            #expect(field.sizeThatFits(size(1, 1)) == size(10, 10))
        }
    }

    @Test("Views at the sides take their width from the text, where they are there")
    func sides() {
        let field = field("字", .roundedRect)
        (field.leftView, field.rightView) = (View(frame: rect(0, 0, 20, 10)), View(frame: rect(9, 9, 30, 12)))
        #expect(field.intrinsicContentSize.width == 28)
        (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
        #expect(field.intrinsicContentSize.width == 48)
        field.rightViewMode = .unlessEditing
        #expect(field.intrinsicContentSize.width == 78)
        field.frame = rect(0, 0, 200, 34)
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == rect(0, 12, 20, 10))
        #expect(field.rightView?.frame == rect(170, 11, 30, 12))
        #expect(field.textRect(forBounds: field.bounds) == rect(27, 0, 136, 34))
        #expect(field.editingRect(forBounds: field.bounds) == field.placeholderRect(forBounds: field.bounds))
        field.leftViewMode = .never
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
        #expect(field.rightView?.superview === field)
        let old = field.rightView
        field.rightView = nil
        #expect(old?.superview == nil)
        #expect(field.intrinsicContentSize.width == 28)
    }

    @Test("What is at the sides only while somebody edits comes with the first responder, and goes with it")
    func editing() {
        let window = Window(frame: rect(0, 0, 300, 300))
        let (field, other) = (field("字"), field("字"))
        window.addSubview(field)
        window.addSubview(other)
        (field.rightView, field.rightViewMode) = (View(frame: rect(0, 0, 10, 10)), .whileEditing)
        (field.leftView, field.leftViewMode) = (View(frame: rect(0, 0, 3, 3)), .unlessEditing)
        #expect(!field.isEditing)
        #expect(field.intrinsicContentSize.width == 17)
        field.layoutIfNeeded()
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing)
        #expect(field.needsOwnLayout)
        #expect(field.intrinsicContentSize.width == 24)
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
        #expect(field.rightView?.superview === field)
        #expect(other.becomeFirstResponder())
        #expect(!field.isEditing)
        #expect(field.needsOwnLayout)
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
        #expect(other.isEditing)
        #expect(TextView(frame: .zero).canBecomeFirstResponder)
    }

    @Test("A view at a side without a size has the one that it wants")
    func sizeOfSide() {
        let field = field("字")
        let label = Label(frame: .zero)
        (label.text, label.font) = ("字", .systemFont(ofSize: 12))
        (field.leftView, field.leftViewMode) = (label, .always)
        #expect(field.intrinsicContentSize.width == 26)
        field.frame = rect(0, 0, 100, 34.5)
        field.layoutIfNeeded()
        #expect(label.frame == rect(0, 10, 12, 14.5))
    }

    @Test("The clear button takes 19 points while there is a text, unless a view is in its place")
    func clearButton() {
        let field = field("字", .roundedRect)
        field.clearButtonMode = .always
        #expect(field.intrinsicContentSize.width == 47)
        #expect(field.clearButtonRect(forBounds: rect(0, 0, 100, 34)) == rect(74, 7.5, 19, 19))
        field.text = ""
        #expect(field.intrinsicContentSize.width == 14)
        (field.text, field.rightView, field.rightViewMode) = ("字", View(frame: rect(0, 0, 3, 3)), .always)
        #expect(field.intrinsicContentSize.width == 31)
    }

    @Test("A field may move its text by overriding the rectangle, and is no room less than nothing")
    func rectangles() {
        final class Padded: TextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
            }
            override func borderRect(forBounds bounds: CGRect) -> CGRect {
                bounds.inset(by: EdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
            }
        }
        let padded = Padded(frame: .zero)
        #expect(padded.textRect(forBounds: rect(0, 0, 100, 30)) == rect(11, 0, 79, 30))
        #expect(field("", .roundedRect).textRect(forBounds: rect(0, 0, 5, 30)).size == size(0, 30))
    }

    @Test("A label stands on the field's baseline")
    func baseline() throws {
        let cell = View(frame: rect(0, 0, 300, 100))
        let (field, label) = (field("字", size: 17, .roundedRect), Label(frame: .zero))
        (label.text, label.font) = ("字", .systemFont(ofSize: 12))
        for view in [field, label] as [View] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
        }
        LayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
            field.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor),
        ])
        cell.layoutIfNeeded()
        #expect(field.frame.size.height == 34)
        // The field's baseline is at (34 − 20.29) / 2 + 16.19 = 23 to the pixel, the label's at 11.5.
        #expect(label.frame.origin.y == 10 + 23 - 11.5)
        let lines = try #require(field.baselines(wrappedAt: nil))
        #expect(lines.first + lines.last == 34)
    }

    @Test("A font of a text style follows the reader's text size")
    func textSize() {
        let field = field("字")
        (field.font, field.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
        field.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(field.font?.pointSize == 53)
        #expect(field.intrinsicContentSize == size(53, 64))
        (field.text, field.placeholder) = ("", "字字")
        #expect(field.intrinsicContentSize == size(106, 64))
    }

    @Test("Every member that decides a size asks for layout")
    func changes() {
        let field = field("")
        let changes: [(TextField) -> Void] = [
            { $0.text = "a" }, { $0.attributedText = attributed("b") }, { $0.placeholder = "c" },
            { $0.attributedPlaceholder = attributed("d") }, { $0.font = nil }, { $0.borderStyle = .line },
            { $0.leftView = View(frame: .zero) }, { $0.leftViewMode = .always }, { $0.rightView = View(frame: .zero) },
            { $0.rightViewMode = .always }, { $0.clearButtonMode = .always },
            { $0.adjustsFontForContentSizeCategory = true },
        ]
        for change in changes {
            field.layoutIfNeeded()
            #expect(!field.needsOwnLayout)
            change(field)
            #expect(field.needsOwnLayout)
        }
    }

    @Test("A delegate that implements nothing allows everything")
    func delegates() {
        final class Listener: TextFieldDelegate {}
        let (field, listener) = (field("a"), Listener())
        field.delegate = listener
        #expect(field.delegate === listener)
        #expect(listener.textFieldShouldBeginEditing(field))
        #expect(listener.textFieldShouldEndEditing(field))
        #expect(listener.textFieldShouldClear(field))
        #expect(listener.textFieldShouldReturn(field))
        let range = NSRange(location: 0, length: 1)
        #expect(listener.textField(field, shouldChangeCharactersIn: range, replacementString: ""))
    }
}
