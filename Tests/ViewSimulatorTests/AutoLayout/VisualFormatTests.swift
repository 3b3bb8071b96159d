import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Visual formats")
struct VisualFormatTests {
    private let outer = View(frame: .zero)
    private let views: [String: View]

    init() {
        views = ["a": View(frame: .zero), "b": View(frame: .zero), "c": View(frame: .zero)]
        outer.accessibilityIdentifier = "outer"
        for (name, view) in views.sorted(by: { $0.key < $1.key }) {
            view.accessibilityIdentifier = name
            outer.addSubview(view)
        }
    }

    private func lines(
        _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        LayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
            .map(\.description)
    }

    @Test("Edges, distances and sizes become constraints in the order of the text")
    func horizontal() {
        #expect(
            lines("H:|-10-[a(40)]-8-[b(>=30@750)]-(>=4)-|") == [
                "a.width == 40", "a.leading == outer.leading + 10", "b.width >= 30 @750", "b.leading == a.trailing + 8",
                "outer.trailing >= b.trailing + 4",
            ])
    }

    @Test("V: runs from top to bottom, and views without a distance touch")
    func vertical() {
        #expect(
            lines("V:|[a][b]|") == ["a.top == outer.top", "b.top == a.bottom", "outer.bottom == b.bottom"])
    }

    @Test("A single - is 8 points between siblings, and the layout margin at the superview")
    func systemDistances() {
        #expect(
            lines("|-[a]-[b]-|") == [
                "a.leading == outer.leadingMargin", "b.leading == a.trailing + 8", "outer.trailingMargin == b.trailing",
            ])
    }

    @Test("Metrics and other views give numbers by name")
    func names() {
        #expect(lines("[c(least@low)]", metrics: ["least": CGFloat(3), "low": 250]) == ["c.width == 3 @250"])
        #expect(
            lines("[a(==b)]-gap-[c(wide)]", metrics: ["gap": 12, "wide": CGFloat(3.5)]) == [
                "a.width == b.width", "c.width == 3.5", "c.leading == a.trailing + 12",
            ])
    }

    @Test("Several predicates make several constraints")
    func lists() {
        #expect(lines("[a(>=20,<=40@500)]") == ["a.width >= 20", "a.width <= 40 @500"])
        #expect(
            lines("[a]-(>=4,==8@250)-[b]") == ["b.leading >= a.trailing + 4", "b.leading == a.trailing + 8 @250"])
    }

    @Test("Options align across, and turn the direction")
    func options() {
        #expect(
            lines("[a]-5-[b]", options: [.alignAllTop, .alignAllCenterY]) == [
                "b.leading == a.trailing + 5", "a.top == b.top", "a.centerY == b.centerY",
            ])
        #expect(lines("[a]-5-[b]", options: .directionLeftToRight) == ["b.left == a.right + 5"])
        #expect(lines("[a]-5-[b]", options: .directionRightToLeft) == ["a.left == b.right + 5"])
    }

    @Test(
        "What cannot be read is named, with its place",
        arguments: [
            ("", "Expected a view", 0), ("H:|-", "Expected a number or a name", 4), ("[a", "Expected a ]", 2),
            ("[a]-5[b]", "Expected a - after the distance", 5), ("[a(", "Expected a number or a name", 3),
            ("[a(5]", "Expected a )", 4), ("[]", "Expected a view's name", 1), ("[a]x", "Expected a - or a view", 3),
            ("[a]|b", "Expected the format to end after |", 4),
        ])
    func failures(format: String, reason: String, offset: Int) {
        #expect(throws: VisualFormat.Failure(reason: reason, offset: offset)) { try VisualFormat(format) }
    }
}
