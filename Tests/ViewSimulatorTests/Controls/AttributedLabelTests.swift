import Foundation
import Testing

@testable import ViewSimulator

/// Blocks: a letter of a font of 10 points is 5 wide, a line as high as its font is large.
@MainActor @Suite("Labels with attributed texts")
struct AttributedLabelTests {
    private let ten: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
    private let twenty: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 20)]

    private func label(_ text: NSAttributedString?, lines: Int = 0) -> Label {
        let label = Label(frame: .zero)
        (label.numberOfLines, label.attributedText) = (lines, text)
        return label
    }

    @Test("Fonts and paragraph spacing decide the size")
    func sizes() {
        withBlocks {
            let spaced = ten.merging([.paragraphStyle: paragraph { $0.paragraphSpacing = 6 }]) { $1 }
            let label = label(joined(attributed("aa\n", spaced), attributed("bb ", twenty), attributed("cc", ten)))
            #expect(label.intrinsicContentSize == size(40, 36))
            // The space at the end of the line counts, up to the room there is.
            #expect(label.sizeThatFits(size(25, 0)) == size(25, 46))
            label.numberOfLines = 1
            // A paragraph style that wraps makes the label one that does not say that text is missing.
            #expect(label.intrinsicContentSize == size(10, 10))
            label.lineBreakMode = .byTruncatingTail
            #expect(label.intrinsicContentSize == size(15, 10))
        }
    }

    @Test("Lines of 50 points, and lines that are cut, are as high as labels of 17 points were published")
    func publishedHeights() {
        let fifty = paragraph { ($0.minimumLineHeight, $0.maximumLineHeight) = (50, 50) }
        let tail = paragraph { $0.lineBreakMode = .byTruncatingTail }
        func height(_ lines: Int, of text: String, _ style: ParagraphStyle) -> CGFloat {
            let label = label(
                attributed(text, [.font: Font.systemFont(ofSize: 17), .paragraphStyle: style]), lines: lines)
            return label.sizeThatFits(size(320, 0)).height
        }
        #expect(height(0, of: "a\nb\nc\nd\ne\nf", fifty) == 300)
        #expect(height(0, of: "a\nb\nc\nd\ne", fifty) == 250)
        #expect(height(2, of: "a\nb\nc", fifty) == 100)
        #expect(height(2, of: "a\nb\nc", tail) == 41)
        #expect(height(2, of: "a\nb\nc", ParagraphStyle()) == 41)
    }

    @Test("What has no font is in the label's font")
    func withoutFont() {
        withBlocks {
            let label = label(joined(attributed("aa"), attributed("bb", twenty)))
            #expect(label.font == .systemFont(ofSize: 17))
            #expect(label.intrinsicContentSize == size(37, 20))
            #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        }
    }

    @Test("The first character's attributes become the label's")
    func firstCharacter() {
        let style = paragraph { ($0.lineBreakMode, $0.alignment) = (.byCharWrapping, .right) }
        let red: [NSAttributedString.Key: Any] = [.paragraphStyle: style, .foregroundColor: Color.red]
        let label = label(joined(attributed("a", twenty.merging(red) { $1 }), attributed("b", ten)))
        #expect(label.text == "ab")
        #expect(label.font == .systemFont(ofSize: 20))
        #expect(label.textColor == .red)
        #expect(label.lineBreakMode == .byCharWrapping)
        #expect(label.textAlignment == .right)
    }

    @Test("A later text has the attributes of what was first, until there was no text")
    func laterText() {
        withBlocks {
            let label = label(joined(attributed("a", twenty.merging([.kern: 3]) { $1 }), attributed("b", ten)))
            label.text = "ab"
            #expect(label.intrinsicContentSize == size(26, 20))
            #expect(label.attributedText?.attributes(at: 1, effectiveRange: nil)[.kern] as? Int == 3)
            label.attributedText = nil
            label.text = "ab"
            #expect(label.intrinsicContentSize == size(20, 20))
        }
    }

    @Test("The same characters without the other attributes are another text")
    func sameCharacters() {
        withBlocks {
            let label = label(joined(attributed("a", ten), attributed("b", twenty)))
            label.text = label.text
            #expect(label.intrinsicContentSize == size(10, 10))
        }
    }

    @Test("A font that is set is that of the whole text")
    func settingTheFont() {
        withBlocks {
            let label = label(joined(attributed("a", ten), attributed("b", twenty.merging([.kern: 1]) { $1 })))
            label.font = .systemFont(ofSize: 30)
            #expect(label.intrinsicContentSize == size(31, 30))
            let second = label.attributedText?.attributes(at: 1, effectiveRange: nil)
            #expect(second?[.font] as? Font == .systemFont(ofSize: 30))
            #expect(second?[.kern] as? Int == 1)
        }
    }

    @Test("A plain text has the label's font as its attribute, and no text none")
    func plainText() {
        let label = Label(frame: .zero)
        #expect(label.attributedText == nil)
        label.text = "a"
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? Font == .systemFont(ofSize: 17))
        label.text = nil
        #expect(label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
        label.attributedText = attributed("")
        #expect(label.text == "")
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("A text that changes afterwards changes no label")
    func copies() {
        withBlocks {
            let text = NSMutableAttributedString(string: "ab", attributes: ten)
            let label = label(text)
            text.append(attributed("cd", ten))
            #expect(label.text == "ab")
            #expect(label.intrinsicContentSize == size(10, 10))
        }
    }

    @Test("Each run that follows the text size has its size, and other runs have theirs")
    func textSize() {
        withBlocks {
            let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
            let label = label(
                joined(
                    attributed("a", [.font: Font.preferredFont(forTextStyle: .body)]), attributed("b", [.font: scaled]),
                    attributed("c", ten)))
            label.adjustsFontForContentSizeCategory = true
            #expect(label.intrinsicContentSize == size(18.5, 17))
            label.overrideTraitCollection = TraitCollection(
                preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            #expect(label.intrinsicContentSize == size(26.5 + 14 + 5, 53))
        }
    }

    @Test("The line break mode of the label counts in place of those of paragraphs")
    func lineBreakMode() {
        withBlocks {
            let tail = ten.merging([.paragraphStyle: paragraph { $0.lineBreakMode = .byTruncatingTail }]) { $1 }
            let label = label(attributed("aa bb cc", tail))
            #expect(label.sizeThatFits(size(10, 0)) == size(10, 30))
        }
    }
}
