import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Members of labels")
struct LabelMemberTests {
    @Test("A label has UIKit's defaults")
    func defaults() {
        let label = Label(frame: .zero)
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(!label.adjustsFontForContentSizeCategory)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0)
        #expect(!label.allowsDefaultTighteningForTruncation)
        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(label.lineBreakStrategy == .standard)
        #expect(label.textColor == .label)
        #expect(label.shadowColor == nil)
        #expect(label.highlightedTextColor == nil)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.isEnabled)
        #expect(!label.isHighlighted)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.contentMode == .left)
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }

    @Test("Nil gives the font and the colour that a label comes with")
    func resetting() {
        let label = Label(frame: .zero)
        (label.font, label.text) = (.systemFont(ofSize: 30), "a")
        label.font = nil
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.intrinsicContentSize.height == 20.5)
        #expect(label.sizeThatFits(size(200, 5)).height == 20.5)
    }

    @Test("The size stays that of the full font, where a text may be drawn smaller")
    func shrinking() {
        let label = Label(frame: rect(0, 0, 10, 10))
        (label.text, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = ("Hello UIKit", true, 0.1)
        let full = label.intrinsicContentSize
        label.adjustsFontSizeToFitWidth = false
        #expect(label.intrinsicContentSize == full)
        #expect(full.height == 20.5)
    }

    @Test("A shadow, an alignment and a colour ask for no layout")
    func inert() {
        let cell = View(frame: rect(0, 0, 100, 100))
        let label = Label(frame: rect(0, 0, 10, 10))
        cell.addSubview(label)
        cell.layoutIfNeeded()
        (label.shadowOffset, label.textAlignment, label.textColor) = (size(9, 9), .right, .red)
        #expect(!label.needsOwnLayout)
        #expect(!cell.needsDescendantLayout)
        label.text = "a"
        #expect(label.needsOwnLayout)
    }

    @Test("What is set again to what measures the same asks for no layout")
    func setAgain() {
        let label = Label(frame: rect(0, 0, 10, 10))
        let text = attributed("a", [.font: Font.systemFont(ofSize: 9)])
        label.attributedText = text
        _ = label.intrinsicContentSize
        label.layoutIfNeeded()
        label.attributedText = attributed("a", [.font: Font.systemFont(ofSize: 9), .foregroundColor: Color.red])
        (label.text, label.font, label.numberOfLines) = ("a", .systemFont(ofSize: 9), 1)
        #expect(!label.needsOwnLayout)
        #expect(label.textColor == .red)
        label.attributedText = attributed("a", [.font: Font.systemFont(ofSize: 8)])
        #expect(label.needsOwnLayout)
        label.layoutIfNeeded()
        label.font = .systemFont(ofSize: 7)
        #expect(label.needsOwnLayout)
        #expect(label.intrinsicContentSize.height == 8.5)
    }

    @Test("A text of 13 points is as wide and high as on a device, to the pixel above at three pixels a point")
    func pixels() {
        let label = Label(frame: .zero)
        label.overrideTraitCollection = TraitCollection(displayScale: 3)
        (label.text, label.font) = ("字", .systemFont(ofSize: 17))
        #expect(label.intrinsicContentSize == size(17, 61.0 / 3))
        label.text = "字\n字"
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 14)
        #expect(label.intrinsicContentSize == size(14, 101.0 / 3))
    }

    @Test("Fewer lines than none are as many as the text needs", arguments: [0, -1, Int.min])
    func linesWithoutLimit(lines: Int) {
        let label = Label(frame: .zero)
        (label.text, label.font, label.numberOfLines) = ("字\n字\n字", .systemFont(ofSize: 14), lines)
        #expect(label.intrinsicContentSize.height == 50.5)
    }

    @Test("An empty line at the end of a text is a line")
    func emptyLine() {
        let label = Label(frame: .zero)
        (label.text, label.font, label.numberOfLines) = ("a\n", .systemFont(ofSize: 14), 0)
        #expect(label.intrinsicContentSize.height == 33.5)
    }

    @Test("A width to wrap in that is no number is none", arguments: [.nan, -5, 0, .infinity] as [CGFloat])
    func preferredWidths(width: CGFloat) {
        let label = Label(frame: .zero)
        (label.text, label.font, label.numberOfLines) = ("字字字", .systemFont(ofSize: 14), 0)
        label.preferredMaxLayoutWidth = width
        #expect(label.intrinsicContentSize == size(42, 17))
        #expect(label.sizeThatFits(size(width, width)) == size(42, 17))
        #expect(label.textRect(forBounds: rect(0, 0, .nan, 0), limitedToNumberOfLines: 0).size == size(42, 17))
    }
}
