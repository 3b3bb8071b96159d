import Testing
import ViewSimulator

@Suite struct GeometryTests {
    @Test("Affine transforms and rectangles behave as those of Core Graphics")
    func transforms() {
        let move = CGAffineTransform(translationX: 10, y: 20)
        #expect(CGPoint(x: 1, y: 2).applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 24))
        #expect(CGPoint(x: 1, y: 2).applying(move.concatenating(.init(scaleX: 2, y: 2))) == CGPoint(x: 22, y: 44))
        #expect(move.concatenating(move.inverted()).isIdentity)
        #expect(rect(0, 0, 10, 10).applying(CGAffineTransform(scaleX: -2, y: 1)) == rect(-20, 0, 20, 10))
        #expect(rect(1, 2, 3, 4.5).debugDescription == "(1.0, 2.0, 3.0, 4.5)")  // C18
        #expect(rect(0, 0, 10, 10).inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == rect(2, 1, 4, 6))
    }

    @Test(
        "R6.1: rectangles overlap where they share area; an edge, a corner and what is no number are none",
        arguments: [
            (rect(9, 9, 5, 5), true), (rect(-4, -4, 5, 5), true), (rect(2, 2, 1, 1), true),
            (rect(10, 2, 5, 5), false), (rect(-5, 2, 5, 5), false), (rect(2, 10, 5, 5), false),
            (rect(2, -5, 5, 5), false), (rect(10, 10, 5, 5), false), (rect(.nan, 2, 5, 5), false),
        ])
    func overlaps(other: CGRect, expected: Bool) {
        #expect(rect(0, 0, 10, 10).overlaps(other) == expected)
        #expect(other.overlaps(rect(0, 0, 10, 10)) == expected)
    }
}
