extension WorkedExample {
    /// W1 to W17, W51 and others worked out by hand: grids, justified lines, last lines, headers, both axes.
    public static let byHand: [WorkedExample] = [
        WorkedExample("W1", "a uniform section is a grid, its last line too", view(320), boxes(13, 50, 50))
            .line(y: 0, x: 0, 67.5, 135, 202.5, 270)
            .line(from: 5, y: 60, x: 0, 67.5, 135, 202.5, 270)
            .line(from: 10, y: 120, x: 0, 67.5, 135)
            .content(320, 170).rows("[a b c d e][f g h i j][k l m]"),
        WorkedExample("W2", "justifying widens a minimum of 20 to 60", view(320), boxes(4, 130, 40).spacing(item: 20))
            .line(y: 0, x: 0, 190).line(from: 2, y: 50, x: 0, 190).content(320, 90),
        WorkedExample("W3", "an exact fit goes in", view(320), boxes(4, 100, 100))
            .items(at: (0, 0), (110, 0), (220, 0), (0, 110)).content(320, 210).rows("[a b c][d]"),
        WorkedExample("W4", "half a point short, the third does not go in", view(319.5), boxes(4, 100, 100))
            .items(at: (0, 0), (219.5, 0), (0, 110), (219.5, 110)).content(319.5, 210).rows("[a b][c d]"),
        WorkedExample("W5", "one a line in a uniform section: centred, the last too", view(320), boxes(3, 200, 40))
            .items(at: (60, 0), (60, 50), (60, 100)).content(320, 140),
        WorkedExample("W6", "insets narrow the line", view(320), boxes(6, 50, 50).inset(10, 20, 30, 40))
            .line(y: 10, x: 20, 90, 160, 230).line(from: 4, y: 70, x: 20, 90).content(320, 150),
        WorkedExample("W7", "header and footer stand outside the insets", view(320),
            boxes(6, 50, 50).inset(10, 20, 30, 40).header(44).footer(20))
            .header(0, 0, 0, 320, 44).item(0, 20, 54, 50, 50).line(from: 4, y: 114, x: 20, 90)
            .footer(0, 0, 194, 320, 20).content(320, 214),
        WorkedExample("W8", "an empty section keeps header, insets and footer", view(320),
            boxes(0, 0, 0).inset(10, 20, 30, 40).header(44).footer(20), boxes(1, 50, 50).header(44))
            .header(0, 0, 0, 320, 44).footer(0, 0, 84, 320, 20).header(1, 0, 104, 320, 44)
            .item(0, in: 1, 0, 148, 50, 50).content(320, 198).rows("").rows("[a]", in: 1),
        WorkedExample("W9", "scrolling sideways, lines are columns", sideways(200), boxes(10, 50, 50))
            .items(
                at: (0, 0), (0, 75), (0, 150), (60, 0), (60, 75), (60, 150), (120, 0), (120, 75), (120, 150), (180, 0))
            .content(230, 200).rows("[a b c][d e f][g h i][j]"),
        WorkedExample("W10", "sideways, header, left inset, columns, right inset, footer", sideways(200),
            boxes(4, 50, 50).inset(10, 20, 30, 40).header(60).footer(25), boxes(2, 50, 50).header(60))
            .header(0, 0, 0, 60, 200).items(at: (80, 10), (80, 120), (140, 10), (140, 120))
            .footer(0, 230, 0, 25, 200).header(1, 255, 0, 60, 200).items(in: 1, at: (315, 0), (315, 75))
            .content(365, 200),
        WorkedExample("W11", "items are centred in the height of their line", view(320),
            boxes((100, 40), (100, 80), (100, 60), (100, 50)))
            .items(at: (0, 20), (110, 0), (220, 10), (0, 90)).content(320, 140).rows("[a b c][d]"),
        WorkedExample("W12", "a line of different widths reaches both insets", view(320),
            boxes(widths: 100, 120, 90, 150, 60, height: 40))
            .items(at: (0, 0), (200, 0), (0, 50), (100, 50), (260, 50)).content(320, 90).rows("[a b][c d e]"),
        WorkedExample("W13", "the last line keeps the minimum spacing", view(320),
            boxes(widths: 100, 150, 200, 60, height: 40))
            .items(at: (0, 0), (170, 0), (0, 50), (210, 50)).content(320, 90),
        WorkedExample("W14", "a lone item is centred, but not on the last line", view(320),
            boxes(widths: 100, 100, 250, 200, height: 40))
            .items(at: (0, 0), (220, 0), (35, 50), (0, 100)).content(320, 140).rows("[a b][c][d]"),
        WorkedExample("W15", "two lone items: centred, then at the start", view(320),
            boxes(widths: 250, 200, height: 40))
            .items(at: (35, 0), (0, 50)).content(320, 90),
        WorkedExample("W16", "a single cell that sizes itself is centred", view(375), boxes(1, 120, 44).sizingItself())
            .item(0, 127.5, 0, 120, 44).content(375, 44),
        WorkedExample("W17", "a single item of a given size stands in column 0", view(375), boxes(1, 120, 44))
            .item(0, 0, 0, 120, 44),
        WorkedExample("W18", "three of 220 in 705 are at 242.5 and 485", view(705), boxes(6, 220, 45).spacing(item: 20))
            .line(y: 0, x: 0, 242.5, 485).line(from: 3, y: 55, x: 0, 242.5, 485).content(705, 100),
        WorkedExample("W36", "the content inset narrows the container and shifts nothing", view(40),
            boxes((40, 10), (40, 20)).header(10).spacing(line: 0, item: 0))
            .header(0, 0, 0, 40, 10).items(at: (0, 10), (0, 20)).content(40, 40),
        WorkedExample("W37", "320 less content insets of 20 is a container of 280", view(280),
            boxes(6, 50, 50).header(30))
            .header(0, 0, 0, 280, 30).line(y: 30, x: 0, 76.667, 153.333, 230).line(from: 4, y: 90, x: 0, 76.667)
            .content(280, 140).within(0.0005),
        WorkedExample("W39", "headers and footers where nothing pins them", view(320),
            boxes(10, 320, 44).spacing(line: 0).inset(0, 0, 10, 0).header(40).footer(30),
            boxes(10, 320, 44).spacing(line: 0).header(40))
            .header(0, 0, 0, 320, 40).item(0, 0, 40, 320, 44).item(9, 0, 436, 320, 44).footer(0, 0, 490, 320, 30)
            .header(1, 0, 520, 320, 40).content(320, 1000),
        WorkedExample("W42", "measured cells fill a line exactly", view(320),
            boxes((90, 40), (140, 20), (70, 20), (200, 60), (50, 50)).sizingItself())
            .items(at: (0, 0), (100, 10), (250, 10), (0, 50), (210, 55)).content(320, 110).rows("[a b c][d e]"),
        WorkedExample("W43", "a list of cells as wide as the view", view(375),
            boxes((375, 80), (375, 120), (375, 44)).sizingItself())
            .items(at: (0, 0), (0, 90), (0, 220)).content(375, 264),
        WorkedExample("W46", "insets measured from the content inset", view(812), boxes(2, 380, 50).inset(0, 16, 0, 16))
            .line(y: 0, x: 16, 416),
        WorkedExample("W46b", "insets measured from the safe area", view(812), boxes(2, 336, 50).inset(0, 60, 0, 60))
            .line(y: 0, x: 60, 416),
        WorkedExample("W46c", "a content inset that holds the safe area is not counted twice", view(724),
            boxes(2, 336, 50).inset(0, 16, 0, 16))
            .line(y: 0, x: 16, 372),
        WorkedExample("W47", "an oversized item is centred and starts before the view", view(320),
            boxes(widths: 100, 400, 100, 50, height: 40))
            .items(at: (110, 0), (-40, 50), (0, 100), (110, 100)).content(320, 140).rows("[a][b][c d]"),
        WorkedExample("W50", "W1 in a view of 480 has eight columns", view(480), boxes(13, 50, 50))
            .line(y: 0, x: 0, 61.4286, 122.8571, 184.2857, 245.7143, 307.1429, 368.5714, 430)
            .line(from: 8, y: 60, x: 0, 61.4286).content(480, 110).within(0.0005),
        WorkedExample("W51", "two items stand in columns 0 and 1 of five", view(320), boxes(2, 50, 50))
            .items(at: (0, 0), (67.5, 0)).content(320, 50),
        WorkedExample("W51b", "one point of height takes the grid away", view(320), boxes((50, 50), (50, 51)))
            .items(at: (0, 0.5), (60, 0)).content(320, 51),
        WorkedExample("R3.5", "four of 50 in 375 stand 15 apart: six fit", view(375), boxes(4, 50, 50))
            .line(y: 0, x: 0, 65, 130, 195),
        WorkedExample("R3.5b", "two of 80 in 375 stand in a grid of four", view(375), boxes(2, 80, 50))
            .line(y: 0, x: 0, 98.333).within(0.0005),
        WorkedExample("R3.5c", "a lone 90 in 200, where two fit: at 0", view(200), boxes(1, 90, 50)).line(y: 0, x: 0),
        WorkedExample("R3.5d", "a lone 150 in 200, where one fits, is centred", view(200), boxes(1, 150, 50))
            .line(y: 0, x: 25),
        WorkedExample("R3.6", "the last line of different widths is packed", view(375),
            boxes(widths: 80, 100, 60, height: 40))
            .line(y: 0, x: 0, 90, 200),
        WorkedExample("R3.6b", "equal widths, one taller: no grid", view(375),
            boxes((80, 40), (80, 40), (80, 41), (80, 40)))
            .items(at: (0, 0.5), (90, 0.5), (180, 0), (270, 0.5)),
        WorkedExample("R3.9", "three of 250 in 200 are at -25", view(200), boxes(3, 250, 40))
            .items(at: (-25, 0), (-25, 50), (-25, 100)).content(200, 140),
        WorkedExample("R5.3", "no section, no length", view(320)).content(320, 0),
    ]
}
