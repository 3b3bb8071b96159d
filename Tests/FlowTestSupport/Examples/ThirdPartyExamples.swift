extension WorkedExample {
    /// W19 to W34: numbers that other projects' tests assert, where they agree with the flow layout.
    public static let thirdParty: [WorkedExample] = [
        WorkedExample("W19", "two sections of ten in 200 with insets of 10", view(200), tens(50, 50), tens(50, 50))
            .line(y: 10, x: 10, 75, 140).line(from: 3, y: 70, x: 10, 75, 140).item(9, 10, 190, 50, 50)
            .item(0, in: 1, 10, 260, 50, 50).content(200, 500),
        WorkedExample("W20", "items exactly as wide as the line", view(200), tens(180, 50), tens(180, 50))
            .items(at: (10, 10), (10, 70), (10, 130)).item(9, 10, 550, 180, 50).content(200, 1220),
        WorkedExample("W21", "the same under headers of 50", view(200),
            tens(180, 50).header(50), tens(180, 50).header(50))
            .header(0, 0, 0, 200, 50).item(0, 10, 60, 180, 50).content(200, 1320),
        WorkedExample("W22", "an exact fit of two", view(200), tens(85, 50), tens(85, 50))
            .items(at: (10, 10), (105, 10)).items(from: 8, at: (10, 250), (105, 250)).content(200, 620),
        WorkedExample("W23", "three a line and one left over", view(200), tens(53, 50), tens(53, 50))
            .line(y: 10, x: 10, 73.5, 137).item(9, 10, 190, 53, 50).content(200, 500),
        WorkedExample("W23b", "four a line and two left over", view(200), tens(37, 50), tens(37, 50))
            .line(y: 10, x: 10, 57.667, 105.333, 153).line(from: 8, y: 130, x: 10, 57.667)
            .content(200, 380).within(0.0005),
        WorkedExample("W24", "headers and footers of 100 around W19", view(200),
            tens(50, 50).header(100).footer(100), tens(50, 50).header(100).footer(100))
            .header(0, 0, 0, 200, 100).line(y: 110, x: 10, 75, 140).footer(0, 0, 350, 200, 100)
            .header(1, 0, 450, 200, 100).item(0, in: 1, 10, 560, 50, 50).footer(1, 0, 800, 200, 100).content(200, 900),
        WorkedExample("W26", "two by two in insets, no spacing (printed by UIKit)", view(100),
            boxes(4, 25, 25).inset(10, 30, 40, 20).spacing(line: 0, item: 0))
            .items(at: (30, 10), (55, 10), (30, 35), (55, 35)).content(100, 100),
        WorkedExample("W27", "ten of 32 fill 320", view(320), boxes(11, 32, 32).spacing(line: 0, item: 0))
            .item(10, 0, 32, 32, 32).content(320, 64).rows("[a b c d e f g h i j][k]"),
        WorkedExample("W28", "a spacing of one takes the tenth away", view(320),
            boxes(10, 32, 32).spacing(line: 1, item: 1))
            .line(y: 0, x: 0, 36, 72, 108, 144, 180, 216, 252, 288).item(9, 0, 33, 32, 32).content(320, 65),
        WorkedExample("W29", "insets leave seven columns", view(320),
            boxes(10, 32, 32).spacing(line: 1, item: 1).inset(10, 20, 30, 50))
            .line(y: 10, x: 20, 56.333, 92.667, 129, 165.333, 201.667, 238).item(7, 20, 43, 32, 32)
            .content(320, 105).within(0.0005),
        WorkedExample("W30", "header then top inset", view(320), boxes(1, 10, 10).inset(5, 5, 25, 0).header(25))
            .header(0, 0, 0, 320, 25).item(0, 5, 30, 10, 10),
        WorkedExample("W30b", "bottom inset then footer", view(320), boxes(1, 10, 10).inset(5, 5, 25, 0).footer(25))
            .footer(0, 0, 40, 320, 25).content(320, 65),
        WorkedExample("W31", "a header is as wide as the view", view(100), boxes(0, 0, 0).header(125))
            .header(0, 0, 0, 100, 125),
        WorkedExample("W31b", "sideways, a header is as tall as the view", sideways(100), boxes(0, 0, 0).header(125))
            .header(0, 0, 0, 125, 100),
        WorkedExample("W32", "headers reach over the insets", view(100),
            boxes((85, 10), (85, 20)).inset(10, 10, 5, 5).header(10), boxes(1, 85, 30).inset(10, 10, 5, 5).header(10))
            .header(0, 0, 0, 100, 10).items(at: (10, 20), (10, 40))
            .header(1, 0, 65, 100, 10).items(in: 1, at: (10, 85)).content(100, 120),
        WorkedExample("W33", "three of 33 in 100", view(100),
            boxes(3, 33, 33).spacing(line: 0, item: 0), boxes(1, 33, 33).spacing(line: 0, item: 0))
            .line(y: 0, x: 0, 33.5, 67).line(in: 1, y: 33, x: 0).content(100, 66),
        WorkedExample("W33b", "the same with half a point between", view(100),
            boxes(3, 33, 33).spacing(line: 0, item: 0.5))
            .line(y: 0, x: 0, 33.5, 67).content(100, 33),
        WorkedExample("W34", "sideways, two a column", sideways(100), boxes(3, 33, 33).spacing(item: 5))
            .items(at: (0, 0), (0, 67), (43, 0)).content(76, 100),
    ]

    private static func tens(_ width: Double, _ height: Double) -> ReferenceSection {
        boxes(10, width, height).inset(10, 10, 10, 10)
    }
}
