extension WorkedExample {
    /// Rounding (W40, W41), the frames that UIKit itself printed (G16) and the geometry of reported cases.
    public static let roundingAndGauntlet: [WorkedExample] = [
        WorkedExample("W40 @1x", "125.5 is half a pixel and goes up", view(375, scale: 1),
            boxes(3, 124, 100).spacing(item: 1))
            .line(y: 0, x: 0, 126, 251),
        WorkedExample("W40 @2x", "125.5 is on the grid", view(375, scale: 2), boxes(3, 124, 100).spacing(item: 1))
            .line(y: 0, x: 0, 125.5, 251),
        WorkedExample("W40 @3x", "376.5 pixels go up", view(375, scale: 3), boxes(3, 124, 100).spacing(item: 1))
            .line(y: 0, x: 0, 125.667, 251).within(0.0005),
        WorkedExample("W41", "seven columns 5/6 apart", view(320), boxes(7, 45, 45).spacing(item: 0))
            .line(y: 0, x: 0, 45.8333, 91.6667, 137.5, 183.3333, 229.1667, 275).within(0.00005),
        WorkedExample("W41 @2x", "the same on half points", view(320, scale: 2), boxes(7, 45, 45).spacing(item: 0))
            .line(y: 0, x: 0, 46, 91.5, 137.5, 183.5, 229, 275),
        WorkedExample("W41 @3x", "the same on thirds", view(320, scale: 3), boxes(7, 45, 45).spacing(item: 0))
            .line(y: 0, x: 0, 46, 91.6667, 137.6667, 183.3333, 229.3333, 275).within(0.00005),
        WorkedExample("R4.1", "origins are rounded, sizes and content are not", view(275, scale: 2),
            boxes((80.1, 44.25), (80.1, 44.25), (80.1, 44.25), (80.1, 49.25)).inset(3, 12, 0, 2.25).spacing(item: 5))
            .line(y: 3, x: 12, 102.5, 192.5).item(3, 12, 57.5, 80.1, 49.25).content(275, 106.5),
        WorkedExample("golden a", "a lone 266.5 in 321: 54.5 pixels go up", view(321, scale: 2), boxes(1, 266.5, 81))
            .line(y: 0, x: 27.5),
        WorkedExample("golden b", "an inset of 55/3 on half points, the height untouched", view(375, scale: 2),
            boxes(2, 160, 170.6666666666672).inset(16, 55.0 / 3, 0, 55.0 / 3))
            .item(1, 196.5, 16, 160, 170.6666666666672),
        WorkedExample("golden c", "511.5 pixels go up", view(414, scale: 3), boxes(1, 73, 736).spacing(item: 400))
            .item(0, 170.66666666666666, 0, 73, 736),
        WorkedExample("golden d", "a row at 83.375, a height of 500.25", view(375, scale: 2),
            boxes(1, 305, 500.25).inset(83.375, 0, 0, 0))
            .item(0, 35, 83.5, 305, 500.25),
        WorkedExample("golden e", "the twelfth of 1399 with the default spacing", view(320, scale: 2),
            boxes(12, 320, 1399))
            .item(11, 0, 15499, 320, 1399),
        WorkedExample("golden f", "367 in insets of 4", view(375, scale: 2), boxes(1, 367, 58).inset(10, 4, 10, 4))
            .item(0, 4, 10, 367, 58),
        WorkedExample("golden g", "100 centred in a line of 205", view(320, scale: 2),
            boxes((205, 205), (100, 100), (320, 20)).inset(5, 0, 0, 0))
            .item(1, 220, 57.5, 100, 100),
        WorkedExample("golden h", "the last of a justified line ends at the inset", view(354, scale: 3),
            boxes(2, 136.33333333333334, 30))
            .item(1, 217.66666666666666, 0, 136.33333333333334, 30),
        WorkedExample("golden i", "one a line is centred", view(414, scale: 2), boxes(3, 374, 84).inset(10, 0, 0, 0))
            .item(0, 20, 10, 374, 84),
        WorkedExample("G15", "two of 155 and a gap of 10 fill 320", view(320), boxes(2, 155, 50))
            .line(y: 0, x: 0, 165).rows("[a b]"),
        WorkedExample("G15b", "two of 155.5 do not", view(320), boxes(2, 155.5, 50)).rows("[a][b]"),
        WorkedExample("G19", "a third of three small ones before a wide one is centred", view(768, scale: 2),
            boxes(widths: 369, 369, 369, 748, height: 50).inset(10, 10, 10, 10))
            .items(from: 2, at: (199.5, 70)).rows("[a b][c][d]"),
        WorkedExample("G19b", "the second of two small ones before a wide one is at the end", view(1024, scale: 2),
            boxes(widths: 328, 328, 1004, height: 50).inset(10, 10, 10, 10))
            .line(y: 10, x: 10, 686).rows("[a b][c]"),
        leading("G19c", "aligned to the start, the third small one starts its line", view(768, scale: 2),
            boxes(widths: 369, 369, 369, 748, height: 50).inset(10, 10, 10, 10))
            .items(from: 2, at: (10, 70)),
        leading("G19d", "aligned to the start, the second small one keeps the spacing", view(1024, scale: 2),
            boxes(widths: 328, 328, 1004, height: 50).inset(10, 10, 10, 10))
            .line(y: 10, x: 10, 348),
        WorkedExample("G20", "five of 90: the last line keeps the columns", view(320), boxes(5, 90, 40))
            .line(y: 0, x: 0, 115, 230).line(from: 3, y: 50, x: 0, 115),
        WorkedExample("G20b", "one point of height packs the last line", view(320),
            boxes((90, 40), (90, 40), (90, 41), (90, 40), (90, 40)))
            .items(at: (0, 0.5), (115, 0.5), (230, 0), (0, 51), (100, 51)),
        justifyingLast("G20c", "a justified last line reaches the end", view(320),
            boxes((90, 40), (90, 40), (90, 41), (90, 40), (90, 40)))
            .items(from: 3, at: (0, 51), (230, 51)),
        WorkedExample("G23", "three of 100 in 375 at 3x", view(375, scale: 3), boxes(9, 100, 100))
            .line(y: 0, x: 0, 137.667, 275).within(0.0005),
        WorkedExample("G23b", "six of 100 between safe areas of 44", view(812, scale: 3),
            boxes(9, 100, 100).inset(0, 44, 0, 44))
            .line(y: 0, x: 44, 168.667, 293.667, 418.333, 543.333, 668).within(0.0005),
        WorkedExample("G24", "ten of 200 side by side", sideways(100), boxes(10, 200, 60)).content(2090, 100),
        WorkedExample("G27", "no width: one a line", view(0), boxes(3, 50, 50)).content(0, 170).rows("[a][b][c]"),
        WorkedExample("G28", "three of 50 with a spacing of 10", view(50), boxes(3, 50, 50)).content(50, 170),
        WorkedExample("G28b", "the same with a spacing of 30", view(50), boxes(3, 50, 50).spacing(line: 30))
            .content(50, 210),
        WorkedExample("G29", "320 in a line of 300 hangs over both insets", view(320),
            boxes(1, 320, 50).inset(10, 10, 10, 10))
            .item(0, 0, 10, 320, 50),
        WorkedExample("G30", "a header without length does not exist", view(320), boxes(1, 50, 50))
            .without(.header, 0).without(.footer, 0).item(0, 0, 0, 50, 50),
    ]

    /// Every example of the table.
    public static let all = byHand + thirdParty + roundingAndGauntlet

    private static func leading(
        _ number: String, _ sentence: String, _ view: ReferenceContainer, _ section: ReferenceSection
    ) -> WorkedExample {
        var view = view
        view.commonAlignment = .start
        return WorkedExample(number, sentence, view, section)
    }

    private static func justifyingLast(
        _ number: String, _ sentence: String, _ view: ReferenceContainer, _ section: ReferenceSection
    ) -> WorkedExample {
        var view = view
        view.lastAlignment = .justify
        return WorkedExample(number, sentence, view, section)
    }
}
