import Foundation
import Testing

@testable import ViewSimulator

/// The ways in which people give a label space around its text. Blocks: a letter of 10 points is 5 wide.
@MainActor @Suite("Labels with space around their text")
struct LabelSubclassTests {
    /// By the rectangle of the text, as UIKit's documentation proposes.
    final class TextRectLabel: Label {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let insets = EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
            let text = super.textRect(
                forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return text.inset(by: EdgeInsets(top: -4, left: -10, bottom: -4, right: -10))
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)))
        }
    }

    /// By the size alone.
    final class IntrinsicLabel: Label {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 8)
        }
    }

    private func cell(_ label: Label) -> View {
        let cell = View(frame: .zero)
        (label.text, label.font, label.numberOfLines) = ("aa aa aa", .systemFont(ofSize: 10), 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            label.topAnchor.constraint(equalTo: cell.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        return cell
    }

    private func height(_ cell: View, _ width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            size(width, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("An override of the text's rectangle counts in all sizes")
    func textRect() {
        withBlocks {
            let label = TextRectLabel(frame: .zero)
            let cell = cell(label)
            #expect(label.intrinsicContentSize == size(60, 18))
            #expect(label.sizeThatFits(size(45, 0)) == size(45, 28))
            // The text wraps within the insets.
            #expect([60, 59, 45, 44, 30].map { height(cell, $0) } == [18, 28, 28, 38, 38])
        }
    }

    @Test("An override of the size counts where constraints wrap the text; the text wraps at the full width then")
    func intrinsicSize() {
        withBlocks {
            let label = IntrinsicLabel(frame: .zero)
            let cell = cell(label)
            #expect(label.intrinsicContentSize == size(60, 18))
            #expect([60, 59, 40, 39, 25, 24].map { height(cell, $0) } == [18, 18, 18, 28, 28, 38])
        }
    }

    @Test("A room without a limit is finite, so that clients may calculate with it")
    func finiteRoom() {
        final class Recorder: Label {
            var rooms: [CGRect] = []
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                rooms.append(bounds)
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            }
        }
        let label = Recorder(frame: .zero)
        label.text = "a"
        _ = (label.intrinsicContentSize, label.sizeThatFits(.zero), label.sizeThatFits(size(.nan, .nan)))
        #expect(label.rooms.count == 3)
        #expect(label.rooms.allSatisfy { $0.size.width.isFinite && $0.size.height.isFinite })
        _ = label.sizeThatFits(size(30, 9))
        #expect(label.rooms.last?.size.width == 30)
    }

    @Test("A rectangle of the text that is no rectangle does no harm")
    func brokenRectangle() {
        final class Broken: Label {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                CGRect(x: CGFloat.nan, y: 0, width: CGFloat.nan, height: -.infinity)
            }
        }
        let label = Broken(frame: .zero)
        #expect(height(cell(label), 100) == 0)
    }
}
