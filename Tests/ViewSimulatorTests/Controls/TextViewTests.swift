import Foundation
import Testing

@testable import ControlSimulator
@testable import ViewSimulator

@MainActor @Suite("Text views")
struct TextViewTests {
    private func textView(_ text: String, size: CGFloat = 17, scrolls: Bool = false) -> TextView {
        let view = TextView(frame: .zero)
        (view.text, view.font, view.isScrollEnabled) = (text, .systemFont(ofSize: size), scrolls)
        return view
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    @Test("A text view has UIKit's defaults")
    func defaults() {
        let view = TextView(frame: .zero)
        #expect(view.text == "")
        #expect(view.attributedText == attributed(""))
        #expect(view.font == nil)
        #expect(view.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.textContainer.widthTracksTextView)
        #expect(view.textContainer.maximumNumberOfLines == 0)
        #expect(view.textContainer.lineBreakMode == .byWordWrapping)
        #expect(view.isScrollEnabled)
        #expect(view.isEditable)
        #expect(view.isSelectable)
        #expect(view.clipsToBounds)
        #expect(view.textAlignment == .natural)
        #expect(!view.adjustsFontForContentSizeCategory)
        #expect(view.delegate == nil)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        let container = TextContainer()
        #expect(container.size == .zero)
        #expect(!container.widthTracksTextView)
        #expect(!container.heightTracksTextView)
    }

    @Test("One line of 17 points is 36.5 points high at two pixels a point, 36⅓ at three")
    func oneLine() {
        let view = textView(han(3))
        #expect(view.intrinsicContentSize == size(61, 36.5))
        view.overrideTraitCollection = TraitCollection(displayScale: 3)
        #expect(view.intrinsicContentSize == size(61, 109.0 / 3))
    }

    @Test("A text view that scrolls has no size of its own, one that does not has its text's")
    func scrolling() {
        let view = textView(han(3), scrolls: true)
        #expect(view.intrinsicContentSize == size(View.noIntrinsicMetric, View.noIntrinsicMetric))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == size(61, 36.5))
    }

    @Test("The text wraps within insets and padding, scrolling or not", arguments: [true, false])
    func wrapping(scrolls: Bool) {
        let view = textView(han(10), size: 14, scrolls: scrolls)
        #expect(view.sizeThatFits(size(80, 0)) == size(80, 49.5))
        #expect(view.sizeThatFits(size(79, 5)) == size(66, 66.5))
        #expect(view.sizeThatFits(.zero) == size(150, 33))
        view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(size(80, 0)) == size(80, 38.5))
    }

    @Test("An empty text is one line high and as wide as what is around it")
    func empty() {
        let view = textView("")
        #expect(view.sizeThatFits(size(100, 100)) == size(10, 36.5))
        #expect(view.intrinsicContentSize == size(10, 36.5))
        view.text = "\n"
        #expect(view.sizeThatFits(size(100, 100)) == size(10, 57))
        view.text = nil
        #expect(view.text == "")
        #expect(view.sizeThatFits(.zero).height == 36.5)
    }

    @Test("Without a font a text is measured at 12 points")
    func withoutFont() {
        let view = TextView(frame: .zero)
        view.isScrollEnabled = false
        view.text = han(2)
        #expect(view.font == nil)
        #expect(view.intrinsicContentSize == size(34, 30.5))
    }

    @Test("Constraints that give a width have the text wrap there, up to a width in which it is one line")
    func constraints() {
        let cell = View(frame: .zero)
        let view = textView(han(10), size: 14)
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            view.topAnchor.constraint(equalTo: cell.topAnchor),
            view.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                size(width, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect([150, 149, 80, 79].map(height) == [33, 49.5, 49.5, 66.5])
        #expect(cell.systemLayoutSizeFitting(.zero) == size(150, 33))
        view.isScrollEnabled = true
        #expect(height(150) == 0)
        view.isScrollEnabled = false
        #expect(height(80) == 49.5)
    }

    @Test("What scrolls is as wide as the view and as high as its lines")
    func contentSize() {
        let view = textView(han(10), size: 14, scrolls: true)
        view.layoutIfNeeded()
        #expect(view.contentSize == .zero)
        view.frame = rect(0, 0, 80, 40)
        view.layoutIfNeeded()
        #expect(view.contentSize == size(80, 49.5))
        view.text = han(11)
        view.layoutIfNeeded()
        #expect(view.contentSize == size(80, 66.5))
        view.textContainerInset.top = 0
        view.layoutIfNeeded()
        #expect(view.contentSize == size(80, 58.5))
    }

    @Test("The container limits the lines, and may be as wide as it says itself")
    func containers() {
        let container = TextContainer(size: size(52, 1))
        let view = TextView(frame: .zero, textContainer: container)
        (view.text, view.font, view.isScrollEnabled) = (han(10), .systemFont(ofSize: 14), false)
        #expect(view.textContainer === container)
        #expect(view.intrinsicContentSize == size(52, 83))
        #expect(view.sizeThatFits(size(500, 0)) == size(52, 83))
        container.maximumNumberOfLines = 2
        #expect(view.intrinsicContentSize == size(52, 49.5))
        (container.maximumNumberOfLines, container.lineBreakMode) = (1, .byTruncatingTail)
        #expect(view.intrinsicContentSize.height == 33)
        container.widthTracksTextView = true
        #expect(view.intrinsicContentSize == size(150, 33))
        (container.maximumNumberOfLines, container.size, container.widthTracksTextView) = (-3, size(.nan, 0), false)
        #expect(view.intrinsicContentSize == size(150, 33))
    }

    @Test("A change of the container or of the insets reaches the layout around")
    func changes() {
        let view = textView(han(10), size: 14, scrolls: true)
        view.frame = rect(0, 0, 80, 40)
        let changes: [(TextView) -> Void] = [
            { $0.textContainer.lineFragmentPadding = 1 }, { $0.textContainer.maximumNumberOfLines = 2 },
            { $0.textContainer.lineBreakMode = .byCharWrapping }, { $0.textContainer.widthTracksTextView = false },
            { $0.textContainer.size = size(9, 9) }, { $0.textContainerInset.left = 3 }, { $0.text = "a" },
            { $0.attributedText = attributed("b") }, { $0.font = .systemFont(ofSize: 3) },
            { $0.isScrollEnabled = false },
            { $0.adjustsFontForContentSizeCategory = true },
        ]
        for change in changes {
            view.layoutIfNeeded()
            #expect(!view.needsOwnLayout)
            change(view)
            #expect(view.needsOwnLayout)
        }
    }

    @Test("Baselines are those of the lines")
    func baselines() throws {
        let view = textView(han(2), size: 14)
        let lines = try #require(view.baselines(wrappedAt: 30))
        #expect(lines == Baselines(first: 8 + 13.5, last: 8 + 33.5 - 30))
        view.isScrollEnabled = true
        #expect(view.baselines(wrappedAt: nil) == nil)
    }

    @Test("Attributed texts have their fonts, and what has none 12 points")
    func attributedTexts() {
        withBlocks {
            let view = textView("")
            view.attributedText = joined(
                attributed("aa", [.font: Font.systemFont(ofSize: 20), .foregroundColor: Color.red]), attributed("bb"))
            #expect(view.intrinsicContentSize == size(42, 36))
            #expect(view.text == "aabb")
            #expect(view.font == .systemFont(ofSize: 20))
            #expect(view.textColor == .red)
            view.font = .systemFont(ofSize: 10)
            #expect(view.intrinsicContentSize == size(30, 26))
            view.attributedText = nil
            #expect(view.text == "")
            #expect(view.attributedText == attributed(""))
        }
    }

    @Test("A font of a text style follows the reader's text size")
    func textSize() {
        let view = textView("a")
        (view.font, view.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
        #expect(view.sizeThatFits(.zero).height == 36.5)
        view.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(view.font?.pointSize == 53)
        #expect(view.sizeThatFits(.zero).height == 79.5)
    }

    @Test("The delegate is a text view's, and hears of scrolling")
    func delegates() {
        final class Listener: TextViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
        }
        let view = TextView(frame: rect(0, 0, 50, 50))
        let listener = Listener()
        view.delegate = listener
        view.contentOffset.y = 5
        #expect(listener.count == 1)
        #expect(view.delegate === listener)
        #expect(listener.textViewShouldBeginEditing(view))
        #expect(listener.textViewShouldEndEditing(view))
        let range = NSRange(location: 0, length: 0)
        #expect(listener.textView(view, shouldChangeTextIn: range, replacementText: ""))
    }

    @Test("Widths and insets that are no lengths do no harm", arguments: [.nan, .infinity, -40] as [CGFloat])
    func noLengths(length: CGFloat) {
        let view = textView(han(3), size: 14)
        // A frame that is no number would stop the program (R13.11).
        let side = length.isNaN ? 0 : length
        view.frame = rect(0, 0, side, side)
        view.layoutIfNeeded()
        #expect(view.sizeThatFits(size(length, length)) == size(52, 33))
        view.textContainerInset.left = length
        view.textContainer.lineFragmentPadding = length
        _ = (view.intrinsicContentSize, view.sizeThatFits(size(10, 10)))
        view.layoutIfNeeded()
        #expect(view.text == han(3))
    }
}
