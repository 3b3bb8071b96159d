import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Labels that follow the reader's text size")
struct LabelTextSizeTests {
    private let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    private func label(_ font: Font, follows: Bool = true) -> Label {
        let label = Label(frame: .zero)
        (label.text, label.font, label.adjustsFontForContentSizeCategory) = ("a", font, follows)
        return label
    }

    @Test("A scaled font is scaled again, with its weight and up to its maximum")
    func scaledFonts() {
        let metrics = FontMetrics(forTextStyle: .body)
        let bold = label(metrics.scaledFont(for: .boldSystemFont(ofSize: 17)))
        let limited = label(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30))
        (bold.overrideTraitCollection, limited.overrideTraitCollection) = (largest, largest)
        #expect(bold.font.measures(like: .boldSystemFont(ofSize: 48)))
        #expect(limited.font.measures(like: .systemFont(ofSize: 30)))
        #expect(limited.intrinsicContentSize.height == 36)
        bold.overrideTraitCollection = nil
        #expect(bold.font.measures(like: .boldSystemFont(ofSize: 17)))
    }

    @Test("A font of its own size, and a label that does not follow, stay")
    func thatStay() {
        let own = label(.systemFont(ofSize: 17))
        let still = label(.preferredFont(forTextStyle: .body), follows: false)
        (own.overrideTraitCollection, still.overrideTraitCollection) = (largest, largest)
        #expect(own.font.pointSize == 17)
        #expect(still.font.pointSize == 17)
        still.adjustsFontForContentSizeCategory = true
        #expect(still.font.pointSize == 53)
    }

    @Test("Bold text of a style that was made by a descriptor follows it")
    func descriptors() throws {
        let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: .caption1)
        let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
        let label = label(Font(descriptor: bold, size: 0))
        label.overrideTraitCollection = largest
        #expect(label.font.measures(like: .boldSystemFont(ofSize: 43)))
    }

    @Test("A label that comes into a view with another text size has it there")
    func comingIn() {
        let cell = View(frame: rect(0, 0, 300, 300))
        cell.overrideTraitCollection = largest
        let label = label(.preferredFont(forTextStyle: .body))
        #expect(label.font.pointSize == 17)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        label.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        cell.layoutIfNeeded()
        #expect(label.font.pointSize == 53)
        #expect(label.frame.size.height == 63.5)
    }

    @Test("A font of the same size that follows, in place of one that does not, follows from then on")
    func sameSize() {
        let label = label(.systemFont(ofSize: 17))
        label.font = .preferredFont(forTextStyle: .body)
        label.overrideTraitCollection = largest
        #expect(label.font.pointSize == 53)
    }

    @Test("A text that keeps its size is not measured again")
    func nothingMeasured() {
        let label = label(.preferredFont(forTextStyle: .body))
        label.overrideTraitCollection = largest
        _ = label.intrinsicContentSize
        let measured = TextEnvironment.counts.measured
        for _ in 0..<5 { _ = (label.intrinsicContentSize, label.sizeThatFits(.zero)) }
        #expect(TextEnvironment.counts.measured == measured)
    }
}
