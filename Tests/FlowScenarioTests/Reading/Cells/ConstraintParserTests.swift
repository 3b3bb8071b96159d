import FlowSimulator
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Constraints as lines of text.
@Suite struct ConstraintParserTests {
    private typealias Constraint = Scenario.Cell.Constraint

    private static let cell: Scenario.Cell = {
        var panel = Scenario.Cell.View(name: "panel")
        panel.views = [Scenario.Cell.View(name: "dot")]
        panel.guides = ["half"]
        return Scenario.Cell(views: [Scenario.Cell.View(name: "text"), panel])
    }()

    private func read(_ text: String) throws -> Constraint {
        try ConstraintParser.constraint(text, in: Self.cell, SimulatorChecks())
    }

    private func failure(_ text: String) -> String {
        do {
            _ = try ConstraintParser.constraint(text, in: Self.cell, SimulatorChecks())
            return "read"
        } catch {
            return "\(error.offset): \(error.reason)"
        }
    }

    @Test("A line names an attribute, a relation, a factor, another attribute, a constant and a priority")
    func whole() throws {
        var expected = Constraint(
            .init(.named("text"), .bottom), .lessThanOrEqual, to: .init(.contentView, .bottom), multiplier: 0.5,
            constant: -10, priority: 999)
        #expect(try read("text.bottom <= 0.5 * bottom - 10 @999") == expected)
        #expect(try read("text.bottom<=0.5*bottom-10@999") == expected)
        #expect(try read("  text . bottom <= bottom * 0.5 - 10 @ 999 ") == expected)
        expected.identifier = "gap"
        #expect(try read("gap: text.bottom <= bottom / 2 - 10 @999") == expected)
    }

    @Test("What is left out is a factor of 1, a constant of 0 and a required priority")
    func parts() throws {
        #expect(try read("width == 320") == Constraint(.init(.contentView, .width), constant: 320))
        #expect(
            try read("text.width >= -3") == Constraint(.init(.named("text"), .width), .greaterThanOrEqual, constant: -3)
        )
        #expect(
            try read("text.leading == -1 * leading")
                == Constraint(.init(.named("text"), .leading), to: .init(.contentView, .leading), multiplier: -1))
        #expect(
            try read("text.top == half.top")
                == Constraint(.init(.named("text"), .top), to: .init(.named("half"), .top)))
        #expect(try read("height >= 0 * height + 44 @low").priority == 250)
        #expect(try read("height >= 44 @999.5").priority == 999.5)
    }

    @Test("Margins, safe area and readable width are guides of the content view, or of a view")
    func systemGuides() throws {
        #expect(
            try read("text.leading == margins.leading").second == .init(.system(.margins, view: nil), .leading))
        #expect(
            try read("dot.trailing <= panel.readable.trailing").second
                == .init(.system(.readable, view: "panel"), .trailing))
        #expect(try read("text.top >= safeArea.top").second == .init(.system(.safeArea, view: nil), .top))
    }

    @Test("Every attribute of a view can be named", arguments: Scenario.Cell.Constraint.Attribute.allCases)
    func attributes(attribute: Scenario.Cell.Constraint.Attribute) throws {
        let name = attribute.rawValue
        let isLength = ["width", "height"].contains(name)
        let constraint = try read(isLength ? "text.\(name) == 5" : "text.\(name) == dot.\(name) + 5")
        #expect(constraint.first.attribute == attribute)
    }

    @Test("There is no attribute without a name")
    func allAttributes() {
        let numbers = (1...LayoutConstraint.Attribute.centerYWithinMargins.rawValue)
        #expect(Constraint.Attribute.allCases.map(\.inUIKit.rawValue).sorted() == Array(numbers))
    }

    @Test(
        "What is wrong is said with the place where it is",
        arguments: [
            ("", "0: expected an attribute, or a view and its attribute, found the end"),
            ("text.leading", "12: expected “==”, “<=” or “>=”, found the end"),
            ("text.leading = leading", "13: “=” is no part of a constraint; write “==”, “<=” or “>=”"),
            ("text.leading ≤ leading", "13: “≤” is no part of a constraint; write “==”, “<=” or “>=”"),
            ("text.leading == leadng", "16: there is no attribute “leadng”; did you mean “leading”?"),
            ("tekst.leading == leading", "0: there is no view or guide “tekst”; did you mean “text”?"),
            (
                "text.leading == zzzzzz.leading",
                "16: there is no view or guide “zzzzzz”; known here: text, panel, dot, half, "
                    + "margins, safeArea, readable"
            ),
            (
                "text.leading == contentView.leading",
                "16: attributes of the content view are without a name: write “leading”, not “contentView.leading”"
            ),
            ("text.leading == 5 leading", "18: expected “@” or the end, found “leading”"),
            ("text.leading == leading + top", "26: expected points, found “top”"),
            ("text.width == 2 * 5", "18: expected an attribute, or a view and its attribute, found 5"),
            ("text.width == width / 0", "22: nothing can be divided by 0"),
            ("text.width == nan", "14: there is no attribute “nan”; known here: left"),
            ("text.width == 1e5", "15: expected “@” or the end, found “e5”"),
            ("text.width == 100000000", "14: “100000000” is more than 10,000,000"),
            ("text.width == 5 @1001", "17: priorities must be greater than 0 and less than or equal to 1000, not 1001"),
            ("text.width == 5 @0", "17: priorities must be greater than 0 and less than or equal to 1000, not 0"),
            ("text.width == 5 @hi", "17: there is no priority “hi”; did you mean “high”?"),
            ("half.firstBaseline == top", "5: a layout guide has no firstBaseline"),
            ("panel.half.top == top", "6: a view has no guide “half”; known here: margins, safeArea, readable"),
            ("panel.margins.dot.top == top", "14: expected a view, one of its guides and an attribute"),
            ("text.top == panel", "12: which attribute of “panel”?"),
            ("text.top == 👍", "12: “👍” is no part of a constraint"),
        ])
    func failures(text: String, expected: String) {
        #expect(failure(text).hasPrefix(expected), "\(failure(text))")
    }

    @Test(
        "What UIKit refuses is refused with its reason",
        arguments: [
            ("text.leading == 5", "illegal constraint of a location equal to a constant"),
            ("text.top == 0 * top + 5", "illegal constraint of a location equal to a constant"),
            ("text.leading == left", "leading/trailing attribute and a right/left attribute"),
            ("text.width == leading", "Invalid pairing of layout attributes: width and leading"),
            ("text.leading == width", "Invalid pairing of layout attributes: leading and width"),
            ("text.leading == top", "Invalid pairing of layout attributes: leading and top"),
        ])
    func pairings(text: String, reason: String) {
        #expect(failure(text).hasPrefix("0: "), "\(failure(text))")
        #expect(failure(text).contains(reason), "\(failure(text))")
    }

    @Test("A length against another length, on either axis, and against 0 times one is legal")
    func legal() throws {
        #expect(try read("text.width == 2 * height").multiplier == 2)
        #expect(try read("text.height >= 0 * height + 44").constant == 44)
        #expect(try read("text.leading == centerX").second?.attribute == .centerX)
    }
}
