import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Paragraph styles")
struct ParagraphStyleTests {
    /// Blocks of 10 points in a width.
    private func height(
        _ text: String, width: CGFloat = 10, _ change: (MutableParagraphStyle) -> Void
    ) -> CGFloat {
        withBlocks {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: Font.systemFont(ofSize: 10), .paragraphStyle: paragraph(change),
            ]
            return text.boundingRect(
                with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
                context: nil
            ).size.height
        }
    }

    @Test("Spacings are between lines and between paragraphs")
    func spacings() {
        #expect(height("aa bb cc") { $0.lineSpacing = 4 } == 38)
        #expect(height("aa\nbb") { $0.paragraphSpacing = 7 } == 27)
        #expect(height("aa\nbb") { $0.paragraphSpacingBefore = 7 } == 27)
    }

    @Test("Lines are as high as the style says")
    func lineHeights() {
        #expect(height("aa bb") { $0.lineHeightMultiple = 1.5 } == 30)
        #expect(height("aa bb") { $0.minimumLineHeight = 14 } == 28)
        #expect(height("aa bb") { $0.maximumLineHeight = 6 } == 12)
    }

    @Test("Indents take room from lines")
    func indents() {
        #expect(height("aa bb cc dd", width: 30) { ($0.firstLineHeadIndent, $0.headIndent) = (20, 5) } == 30)
        #expect(height("aa bb cc", width: 30) { $0.tailIndent = -10 } == 30)
        #expect(height("aa bb cc", width: 100) { $0.tailIndent = 12 } == 30)
    }

    @Test("Lines break between characters where the mode says so")
    func modes() {
        #expect(height("a bbbbb", width: 20) { $0.lineBreakMode = .byWordWrapping } == 30)
        #expect(height("a bbbbb", width: 20) { $0.lineBreakMode = .byCharWrapping } == 20)
        #expect(height("aaa bbbb cc", width: 20) { $0.lineBreakMode = .byClipping } == 10)
    }

    @Test(
        "What is no length counts as 0, and a negative one too",
        arguments: [.nan, .infinity, -.infinity, -5] as [CGFloat])
    func noLengths(value: CGFloat) {
        let style = paragraph {
            ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (value, value, value)
            ($0.firstLineHeadIndent, $0.headIndent, $0.lineHeightMultiple) = (value, value, value)
            ($0.minimumLineHeight, $0.maximumLineHeight) = (value, value)
        }
        #expect(style == MutableParagraphStyle())
        style.tailIndent = value
        #expect(style.tailIndent == (value == -5 ? -5 : 0))
        #expect(height("aa bb\ncc", width: 100) { $0.setParagraphStyle(style) } == 20)
    }

    @Test("Lengths beyond all measure leave finite sizes")
    func hugeLengths() {
        let huge = CGFloat.greatestFiniteMagnitude
        #expect(height("a b\nc") { ($0.lineSpacing, $0.headIndent, $0.paragraphSpacing) = (huge, huge, huge) }.isFinite)
        #expect(height("a b\nc") { ($0.lineHeightMultiple, $0.tailIndent) = (huge, -huge) }.isFinite)
    }

    @Test("A style has UIKit's defaults")
    func defaults() {
        let style = ParagraphStyle.default
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.alignment == .natural)
        #expect(style.baseWritingDirection == .natural)
        #expect(style.lineBreakStrategy.isEmpty)
        #expect(style.hyphenationFactor == 0)
        #expect(!style.allowsDefaultTighteningForTruncation)
        let lengths = [
            style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent,
            style.headIndent, style.tailIndent, style.lineHeightMultiple, style.minimumLineHeight,
            style.maximumLineHeight,
        ]
        #expect(lengths.allSatisfy { $0 == 0 })
    }

    @Test("Every member is kept, compared and copied")
    func members() throws {
        let changes: [(MutableParagraphStyle) -> Void] = [
            { $0.lineSpacing = 1 }, { $0.paragraphSpacing = 1 }, { $0.paragraphSpacingBefore = 1 },
            { $0.firstLineHeadIndent = 1 }, { $0.headIndent = 1 }, { $0.tailIndent = -1 },
            { $0.lineHeightMultiple = 1 }, { $0.minimumLineHeight = 1 }, { $0.maximumLineHeight = 1 },
            { $0.lineBreakMode = .byTruncatingMiddle }, { $0.alignment = .right },
            { $0.baseWritingDirection = .rightToLeft }, { $0.hyphenationFactor = 1 },
            { $0.lineBreakStrategy = .pushOut }, { $0.allowsDefaultTighteningForTruncation = true },
        ]
        let plain = ParagraphStyle()
        for change in changes {
            let style = paragraph(change)
            #expect(style != plain)
            let copy = try #require(style.copy() as? ParagraphStyle)
            let mutable = try #require(copy.mutableCopy() as? MutableParagraphStyle)
            #expect(copy == style)
            #expect(mutable == style)
            #expect(copy.hash == style.hash)
            #expect(!(copy is MutableParagraphStyle))
            mutable.setParagraphStyle(plain)
            #expect(mutable == plain)
            #expect(copy == style)
        }
    }
}
