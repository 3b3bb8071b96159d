import FlowTesting
import Foundation
import Testing
import TextMeasuring

@testable import ViewSimulator

/// Cells with labels whose sizes are worked out by hand; Han characters are as wide as the font is large.
@MainActor @Suite("Labels in cells", .ownEnvironment)
struct LabelTests {
    private func label(_ text: String, size: CGFloat, lines: Int = 0, in view: View) -> Label {
        let label = Label(frame: .zero)
        (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    private func height(of view: View, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("A label is as large as its text, each length on the next pixel")
    func intrinsicSize() {
        let label = Label(frame: .zero)
        #expect(label.intrinsicContentSize == .zero)
        (label.text, label.font) = (han(3), .systemFont(ofSize: 14))
        #expect(label.intrinsicContentSize == CGSize(width: 42, height: 17))
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == CGSize(width: 28, height: 33.5))
        #expect(label.sizeThatFits(CGSize(width: 14, height: 0)) == CGSize(width: 14, height: 50.5))
        #expect(
            label.textRect(forBounds: CGRect(x: 5, y: 6, width: 14, height: 9), limitedToNumberOfLines: 1).size.height
                == 17)
    }

    @Test("Fonts measure what the system's do on a device")
    func fonts() {
        #expect(Font.systemFont(ofSize: 17).lineHeight == 20.287109375)
        #expect(Font.preferredFont(forTextStyle: .headline).pointSize == 17)
        let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(Font(name: "nobody's", size: 10) == nil)
        #expect(Font.systemFont(ofSize: 12) == Font.systemFont(ofSize: 12))
    }

    @Test(
        "A status cell is as high as its text in its width",
        arguments: [
            (10, [85, 85, 85, 85]), (25, [101.5, 85, 85, 85]), (26, [101.5, 101.5, 85, 85]),
            (60, [118.5, 118.5, 118.5, 101.5]), (100, [152, 135, 135, 118.5]), (140, [185, 168.5, 152, 135]),
        ] as [(Int, [CGFloat])])
    func statusCell(characters: Int, heights: [CGFloat]) {
        let cell = View(frame: .zero)
        let text = label(han(characters), size: 14, in: cell)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 58),
            text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
        ])
        #expect([320, 375, 414, 667].map { height(of: cell, width: $0) } == heights)
    }

    @Test("The last baseline of a label that wraps at its preferred width is that of its last line")
    func lastBaseline() {
        let cell = View(frame: rect(0, 0, 200, 200))
        let text = label(han(6), size: 14, in: cell)
        text.preferredMaxLayoutWidth = 30
        let below = label(han(1), size: 14, in: cell)
        LayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: cell.topAnchor),
            below.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        cell.layoutIfNeeded()
        // Three lines of 16.707, ascender 13.330: 46.744 to the nearest half pixel, 4 above the end; one line's is 3.5.
        #expect(text.frame.size == size(28, 50.5))
        #expect(below.frame.minY == 46.5)
    }

    @Test("An article's cell: baselines, and a least height that is written with the multiplier 0")
    func baselines() {
        TextEnvironment.metrics = FontLibrary(system: BlockMetrics())
        let heights = (1...5).map { lines in
            let cell = View(frame: .zero)
            let text = label(String(repeating: "a", count: 30 * lines), size: 20, in: cell)
            cell.addConstraints([
                LayoutConstraint(
                    item: text, attribute: .firstBaseline, relatedBy: .equal, toItem: cell, attribute: .top,
                    multiplier: 1.8, constant: 30),
                LayoutConstraint(
                    item: cell, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: text,
                    attribute: .lastBaseline, multiplier: 1.3, constant: 8),
                LayoutConstraint(
                    item: cell, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: cell, attribute: .height,
                    multiplier: 0, constant: 44),
                text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 15),
                text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -15),
            ])
            return height(of: cell, width: 330)
        }
        #expect(heights == [47, 73, 99, 125, 151])
    }

    @Test("A multi-line label is as wide as its text where both axes give way, and wraps where the width is required")
    func widthThatGivesWay() {
        let cell = View(frame: .zero)
        let text = label(han(40), size: 14, in: cell)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
        ])
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 375, height: 50)) == CGSize(width: 576, height: 33))
        #expect(height(of: cell, width: 375) == 49.5)
    }

    @Test("Another text size reaches a label that follows it, and the layout around it")
    func textSize() {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let text = label("a", size: 10, lines: 1, in: cell)
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        cell.layoutIfNeeded()
        #expect(text.frame.size.height == 20.5)
        cell.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        cell.layoutIfNeeded()
        #expect(text.font.pointSize == 53)
        #expect(text.frame.size.height == 63.5)
    }

    @Test("What is laid out again without a change measures no text")
    func nothingMeasured() {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let text = label(han(20), size: 14, in: cell)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        cell.layoutIfNeeded()
        let measured = TextEnvironment.counts.measured
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(TextEnvironment.counts.measured == measured)
        #expect(text.frame.size.height == 50.5)
    }

    @Test("A label that may have several lines from now on, or one line, is laid out again")
    func numberOfLines() {
        let cell = View(frame: CGRect(x: 0, y: 0, width: 28, height: 100))
        let text = label(han(4), size: 14, lines: 1, in: cell)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        cell.layoutIfNeeded()
        #expect(text.frame.size.height == 17)
        text.numberOfLines = 0
        cell.layoutIfNeeded()
        #expect(text.frame.size.height == 33.5)
        text.numberOfLines = 1
        cell.layoutIfNeeded()
        #expect(text.frame.size.height == 17)
    }
}
