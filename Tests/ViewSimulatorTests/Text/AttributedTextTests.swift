import Foundation
import Testing
import TextMeasuring

@testable import ViewSimulator

/// Blocks: a letter of a font of 10 points is 5 wide, a Han character 10.
@MainActor @Suite("Attributed texts")
struct AttributedTextTests {
    private let ten: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
    private let twenty: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 20)]

    private func size(_ text: NSAttributedString, width: CGFloat = 0) -> CGSize {
        withBlocks {
            text.boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
                .size
        }
    }

    @Test("Every run has its own font, and a line is as high as its highest")
    func fonts() {
        let text = joined(attributed("aa ", ten), attributed("bb ", twenty), attributed("cc", ten))
        #expect(size(text) == CGSize(width: 55, height: 20))
        #expect(size(text, width: 20) == CGSize(width: 20, height: 40))
    }

    @Test("A paragraph has the style of its first character")
    func paragraphs() {
        let spaced = ten.merging([.paragraphStyle: paragraph { $0.paragraphSpacing = 7 }]) { $1 }
        #expect(size(joined(attributed("a", spaced), attributed("b\nc", ten))).height == 27)
        #expect(size(joined(attributed("a", ten), attributed("b\nc", spaced))).height == 20)
    }

    @Test("Kern is added after each character, the last one included, and not to what has no width")
    func kern() {
        func width(_ text: String, _ key: NSAttributedString.Key, _ kern: Any) -> CGFloat {
            size(attributed(text, ten.merging([key: kern]) { $1 })).width
        }
        #expect(width("abc", .kern, 2.0) == 21)
        #expect(width("abc", .kern, CGFloat(2)) == 21)
        #expect(width("abc", .kern, 2) == 21)
        #expect(width("abc", .kern, NSNumber(value: 2)) == 21)
        #expect(width("abc", .kern, Float(2)) == 21)
        #expect(width("abc", .tracking, 2) == 21)
        #expect(width("ae\u{301}\u{200B}", .kern, 2) == 14)
        #expect(width("abc", .kern, -1) == 12)
        #expect(width("abc", .kern, -9) == 0)
        #expect(width("abc", .kern, "wide") == 15)
        #expect(width("abc", .kern, Double.nan) == 15)
    }

    @Test("Kern goes before tracking")
    func kernAndTracking() {
        #expect(size(attributed("ab", ten.merging([.kern: 1, .tracking: 5]) { $1 })).width == 12)
    }

    @Test("A line is higher by as much as characters are raised or lowered")
    func baselineOffset() {
        func height(_ offset: CGFloat) -> CGFloat {
            size(joined(attributed("a", ten), attributed("b", ten.merging([.baselineOffset: offset]) { $1 }))).height
        }
        #expect([height(0), height(4), height(-3), height(.nan)] == [10, 14, 13, 10])
    }

    @Test("Attributes that decide no size change none")
    func others() {
        let looks: [NSAttributedString.Key: Any] = [
            .foregroundColor: Color.red, .backgroundColor: Color.red, .ligature: 1, .underlineColor: Color.red,
            .underlineStyle: UnderlineStyle.double.rawValue, .strikethroughStyle: 1, .strikethroughColor: Color.red,
            .strokeColor: Color.red, .strokeWidth: 3, .shadow: 1, .link: "x", .obliqueness: 0.3,
        ]
        #expect(looks.count == 12)
        #expect(size(attributed("abc", ten.merging(looks) { $1 })) == CGSize(width: 15, height: 10))
    }

    @Test("Neighbours of the same font and style are one run, whatever else they have")
    func runs() {
        let red = ten.merging([.foregroundColor: Color.red]) { $1 }
        let text = joined(attributed("ab", ten), attributed("cd", red), attributed("ef", twenty))
        let styled = StyledText(text, font: FontSpec(size: 1))
        #expect(styled.runs.map(\.utf8Count) == [4, 2])
        #expect(styled.runs.map(\.font.size) == [10, 20])
    }

    @Test("A run that ends within a character of two units has all of it")
    func halfCharacters() {
        let text = NSMutableAttributedString(string: "a😀字b", attributes: ten)
        text.addAttributes(twenty, range: NSRange(location: 0, length: 2))
        let styled = StyledText(text, font: FontSpec(size: 1))
        #expect(styled.runs.map(\.utf8Count) == [5, 4])
        text.addAttributes(ten, range: NSRange(location: 0, length: 2))
        text.addAttributes(twenty, range: NSRange(location: 2, length: 2))
        #expect(StyledText(text, font: FontSpec(size: 1)).runs.map(\.utf8Count) == [5, 3, 1])
    }

    @Test("An empty text has one line of the font that it is given")
    func empty() {
        let styled = StyledText(attributed(""), font: FontSpec(size: 9))
        #expect(styled.runs == [StyledText.Run(utf8Count: 0, font: FontSpec(size: 9))])
    }

    @Test("Fonts of a text style follow a text size where one is given, others stay")
    func textSize() {
        let text = joined(
            attributed("a", [.font: Font.preferredFont(forTextStyle: .body)]), attributed("b", ten), attributed("c"))
        let font = FontSpec(size: 1)
        #expect(StyledText(text, font: font, following: .extraSmall).runs.map(\.font.size) == [14, 10, 1])
        #expect(StyledText(text, font: font).runs.map(\.font.size) == [17, 10, 1])
    }

    @Test("An attachment has its own size in the line, above and below the baseline")
    func attachments() {
        func text(_ bounds: CGRect) -> NSAttributedString {
            let attachment = TextAttachment()
            attachment.bounds = bounds
            return NSAttributedString(attachment: attachment)
        }
        #expect(size(text(rect(0, 0, 16, 12))) == CGSize(width: 16, height: 12))
        // A line of 10 points reaches 8 above the baseline and 2 below it.
        #expect(size(joined(attributed("a", ten), text(rect(0, -3, 16, 8)))) == CGSize(width: 21, height: 11))
        #expect(size(joined(attributed("a", ten), text(rect(0, -3, 16, 15)))) == CGSize(width: 21, height: 15))
        #expect(size(joined(attributed("a", ten), text(rect(0, 5, 4, 6)))) == CGSize(width: 9, height: 13))
        #expect(size(text(rect(0, .nan, -5, .infinity))) == .zero)
        #expect(
            size(joined(attributed("aa ", ten), text(rect(0, 0, 16, 12))), width: 20) == CGSize(width: 16, height: 22))
    }

    @Test("An attachment without bounds has its image's size, and none without an image")
    func attachedImages() {
        let attachment = TextAttachment(image: Image(size: CGSize(width: 30, height: 20)))
        #expect(size(NSAttributedString(attachment: attachment)) == CGSize(width: 30, height: 20))
        #expect(size(NSAttributedString(attachment: TextAttachment())) == .zero)
    }

    @Test("Bounds of no size that are not zero count as they are, and an image's own size does not")
    func boundsWithoutSize() {
        let attachment = TextAttachment(image: Image(size: CGSize(width: 30, height: 20)))
        attachment.bounds = rect(0, -3, 0, 0)
        #expect(size(NSAttributedString(attachment: attachment)) == CGSize(width: 0, height: 3))
        attachment.bounds = rect(2, 0, 0, 0)
        #expect(size(NSAttributedString(attachment: attachment)) == .zero)
        attachment.bounds = .zero
        #expect(size(NSAttributedString(attachment: attachment)) == CGSize(width: 30, height: 20))
    }

    @Test("An attachment moves with the baseline offset of its character")
    func raisedAttachments() {
        let attachment = TextAttachment()
        attachment.bounds = rect(0, -3, 16, 8)
        func height(_ offset: CGFloat) -> CGFloat {
            let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
            text.addAttributes([.baselineOffset: Double(offset)], range: NSRange(location: 0, length: 1))
            return size(joined(attributed("a", ten), text)).height
        }
        // A line of 10 points reaches 8 above the baseline and 2 below it.
        #expect([height(0), height(1), height(5), height(-4)] == [11, 10, 12, 15])
    }

    @Test("Only the character that stands for it shows an attachment")
    func attachmentCharacter() {
        let attachment = TextAttachment()
        attachment.bounds = rect(0, 0, 16, 12)
        let attributes = ten.merging([.attachment: attachment]) { $1 }
        #expect(size(attributed("a\u{FFFC}b\u{FFFC}", attributes)) == CGSize(width: 42, height: 14))
        let plain = "a\u{FFFC}".boundingRect(with: .zero, attributes: attributes, context: nil)
        withBlocks {
            #expect("a\u{FFFC}".size(withAttributes: attributes) == CGSize(width: 21, height: 14))
        }
        #expect(plain.size.width > 16)
        #expect(TextAttachment.character == 0xFFFC)
        let withKern = attributes.merging([.kern: 3]) { $1 }
        #expect(size(attributed("\u{FFFC}", withKern)).width == 19)
    }

    @Test("Values of attributes are compared when a text is changed, and equal neighbours become one run")
    func comparedValues() {
        let values: [(NSAttributedString.Key, NSObject, NSObject, NSObject)] = [
            (.font, Font.systemFont(ofSize: 9), Font.systemFont(ofSize: 9), Font.systemFont(ofSize: 8)),
            (.paragraphStyle, MutableParagraphStyle(), ParagraphStyle(), paragraph { $0.lineSpacing = 1 }),
            (.foregroundColor, Color(white: 0, alpha: 1), Color(white: 0, alpha: 1), Color(white: 1, alpha: 1)),
            (.foregroundColor, Color.label, Color.label, Color.separator),
        ]
        for (key, value, equal, other) in values {
            let text = joined(attributed("ab", [key: value]), attributed("cd", [key: equal]))
            var range = NSRange(location: 0, length: 0)
            _ = withUnsafeMutablePointer(to: &range) { text.attributes(at: 0, effectiveRange: $0) }
            #expect(range.length == 4)
            let mutable = NSMutableAttributedString(attributedString: text)
            mutable.addAttribute(key, value: other, range: NSRange(location: 1, length: 1))
            #expect(
                (0..<4).map { mutable.attributes(at: $0, effectiveRange: nil)[key] as? NSObject == value }
                    == [true, false, true, true])
        }
    }
}
