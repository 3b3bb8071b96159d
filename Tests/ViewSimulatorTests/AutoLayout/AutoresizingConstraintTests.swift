import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Autoresizing masks among constraints")
struct AutoresizingConstraintTests {
    /// A text of 500 points in one line, as high as its lines of 20 points.
    final class Text: View {
        override var wrapsItsContent: Bool { true }
        override var intrinsicContentSize: CGSize { intrinsicContentSize(wrappedAt: nil) }
        override func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
            guard let width, width > 0, width < 500 else { return CGSize(width: 500, height: 20) }
            return CGSize(width: width, height: (500 / width).rounded(.up) * 20)
        }
    }

    private let cell = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let badge = View(frame: CGRect(x: 80, y: 10, width: 20, height: 20))
    private let text = Text(frame: .zero)

    /// A text from the left edge to a badge with a frame of its own.
    private func tie(_ mask: View.AutoresizingMask) {
        badge.autoresizingMask = mask
        cell.addSubview(badge)
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(text)
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: badge.leadingAnchor),
            text.topAnchor.constraint(equalTo: cell.topAnchor),
            text.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
    }

    private func height(at width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("A frame without a mask is constant in every width that is tried")
    func withoutMask() {
        tie([])
        #expect(height(at: 200) == 140)
        #expect(height(at: 400) == 140)
    }

    @Test("A frame that follows the far edge gives way in a fitting, which leaves it alone")
    func leftMargin() {
        tie(.flexibleLeftMargin)
        // 180 and 380 points for the text.
        #expect(height(at: 200) == 60)
        #expect(height(at: 400) == 40)
        #expect(badge.frame == CGRect(x: 80, y: 10, width: 20, height: 20))
    }

    @Test("What a fitting says is what a layout in that size does")
    func fittingIsLayout() {
        for mask: View.AutoresizingMask in [
            .flexibleLeftMargin, .flexibleWidth, [.flexibleLeftMargin, .flexibleWidth],
            [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        ] {
            let other = AutoresizingConstraintTests()
            other.badge.frame.size.width = 10
            other.tie(mask)
            other.cell.layoutIfNeeded()
            let height = other.height(at: 250)
            other.cell.frame.size = CGSize(width: 250, height: height)
            other.cell.layoutIfNeeded()
            // Constraints end on pixels, autoresizing does not.
            let (end, start) = (other.text.frame.size.width, other.badge.frame.origin.x)
            #expect(abs(end - start) <= 0.25, "\(mask)")
            #expect(height == (500 / start).rounded(.up) * 20, "\(mask)")
            #expect(other.height(at: 250) == height)
        }
    }

    @Test("Another frame shares in other proportions")
    func otherFrame() {
        tie([.flexibleLeftMargin, .flexibleWidth])
        // 80 and 20 of 100 points: four fifths of 200 for the text.
        #expect(height(at: 200) == (500.0 / 160).rounded(.up) * 20)
        badge.frame = CGRect(x: 40, y: 10, width: 60, height: 20)
        #expect(height(at: 200) == (500.0 / 80).rounded(.up) * 20)
    }

    @Test("A superview that does not resize its subviews leaves them alone in fittings too")
    func superviewSaysNo() {
        tie(.flexibleLeftMargin)
        cell.autoresizesSubviews = false
        cell.setNeedsLayout()
        #expect(height(at: 200) == 140)
    }
}
