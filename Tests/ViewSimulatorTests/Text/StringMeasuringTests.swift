import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Texts as people measure them")
struct StringMeasuringTests {
    private let large = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    private let body: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 17)]

    @Test("A sentence is as high as on a device in its width, and is not rounded")
    func sentence() {
        let text = "This is a test string"
        let one = text.boundingRect(with: large, options: .usesLineFragmentOrigin, attributes: body, context: nil)
        #expect(one.size.height == 20.287109375)
        #expect(one.origin == .zero)
        // A device answers 144.09326 for the width; the model is within two per cent.
        #expect(abs(one.size.width - 144.09326) < 144.09326 * 0.02)
        #expect(one.size.width.truncatingRemainder(dividingBy: 0.5) != 0)
        func height(_ width: CGFloat) -> CGFloat {
            text.boundingRect(
                with: CGSize(width: width, height: 1000), options: [.usesLineFragmentOrigin, .usesFontLeading],
                attributes: body, context: nil
            ).size.height
        }
        #expect(height(100) == 2 * 20.287109375)
    }

    @Test(
        "English widths are within the model's distance of those of a device",
        arguments: [
            ("Hello UIKit", 13, 63.711, 0.025), ("The quick brown fox jumps over the lazy dog", 13, 270.118, 0.02),
            ("0123456789", 13, 77.924, 0.025), ("Hello UIKit", 8, 41.957, 0.025),
            ("The quick brown fox jumps over the lazy dog", 8, 176.977, 0.02), ("0123456789", 8, 50.453, 0.025),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func widths(text: String, size: CGFloat, published: CGFloat, distance: CGFloat) {
        let width = text.size(withAttributes: [.font: Font.systemFont(ofSize: size)]).width
        #expect(abs(width - published) <= published * distance)
    }

    @Test("Without line fragments a text is one line whose origin is on the baseline")
    func baseline() {
        let rect = "a\nb c".boundingRect(with: size(5, 5), attributes: body, context: nil)
        #expect(rect.origin == CGPoint(x: 0, y: -17 * 1950.0 / 2048))
        #expect(abs(rect.origin.y + rect.size.height - 17 * 494.0 / 2048) < 1e-12)
        let parts = ["a", "b c"].map { $0.size(withAttributes: body) }
        #expect(abs(rect.size.width - parts[0].width - parts[1].width) < 1e-9)
        #expect(rect.size.height == parts[0].height)
    }

    @Test("Strings of all three kinds measure the same")
    func kinds() {
        let text = "Hello 你好 wörld"
        let options: StringDrawingOptions = [.usesLineFragmentOrigin]
        let rect = text.boundingRect(with: size(60, 0), options: options, attributes: body, context: nil)
        #expect(rect.size.height > 21)
        let object = NSString(string: text)
        #expect(object.boundingRect(with: size(60, 0), options: options, attributes: body, context: nil) == rect)
        #expect(attributed(text, body).boundingRect(with: size(60, 0), options: options, context: nil) == rect)
        #expect(object.size(withAttributes: body) == text.size(withAttributes: body))
        #expect(attributed(text, body).size() == text.size(withAttributes: body))
    }

    @Test("A size is that of paragraphs in one line each")
    func paragraphs() {
        let one = "Hello".size(withAttributes: body)
        #expect("Hello\nHell".size(withAttributes: body) == CGSize(width: one.width, height: 2 * one.height))
        #expect("".size(withAttributes: body) == CGSize(width: 0, height: one.height))
    }

    @Test("Without a font a text is measured at 12 points")
    func withoutFont() {
        let system: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 12)]
        #expect("Hello".size() == "Hello".size(withAttributes: system))
        #expect(attributed("Hello").size() == "Hello".size(withAttributes: system))
        #expect("Hello".size(withAttributes: [.font: "no font"]) == "Hello".size())
        #expect(attributed("").size().height == 12 * 1.193359375)
    }

    @Test("Lines that do not fit the height are left out where that is asked for")
    func truncation() {
        withBlocks {
            let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
            func height(_ options: StringDrawingOptions) -> CGFloat {
                "aa bb cc".boundingRect(with: size(10, 25), options: options, attributes: attributes, context: nil)
                    .size.height
            }
            #expect(height([.usesLineFragmentOrigin]) == 30)
            #expect(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) == 20)
            #expect(height([.truncatesLastVisibleLine]) == 10)
            #expect(height([.usesLineFragmentOrigin, .usesDeviceMetrics]) == 30)
        }
    }

    @Test("A paragraph that does not wrap is one line: the trap of measuring with a label's mode")
    func trap() {
        withBlocks {
            let style = paragraph { $0.lineBreakMode = .byTruncatingTail }
            let attributes: [NSAttributedString.Key: Any] = [
                .font: Font.systemFont(ofSize: 10), .paragraphStyle: style,
            ]
            let rect = "aa bb cc".boundingRect(
                with: size(10, 100), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
            #expect(rect.size.height == 10)
        }
    }

    @Test("A width or height that is no number is no limit", arguments: [0, -5, .nan, .infinity] as [CGFloat])
    func noLimit(length: CGFloat) {
        withBlocks {
            let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
            let rect = "aa bb".boundingRect(
                with: size(length, length), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                attributes: attributes, context: nil)
            #expect(rect == CGRect(x: 0, y: 0, width: 25, height: 10))
        }
    }

    @Test("The context is told the rectangle, and that nothing was scaled")
    func context() {
        let context = StringDrawingContext()
        context.minimumScaleFactor = 0.5
        let rect = "Hello".boundingRect(with: size(9, 9), attributes: body, context: context)
        #expect(context.totalBounds == rect)
        #expect(context.actualScaleFactor == 1)
    }

    @Test("The same lines are laid out once")
    func cached() {
        withBlocks {
            func measure() {
                _ = "aa bb".boundingRect(
                    with: size(10, 100), options: .usesLineFragmentOrigin,
                    attributes: [.font: Font.systemFont(ofSize: 9)],
                    context: nil)
            }
            let before = TextEnvironment.counts
            measure()
            #expect(TextEnvironment.counts == (before.measured + 1, before.cached))
            measure()
            #expect(TextEnvironment.counts == (before.measured + 1, before.cached + 1))
        }
    }
}
