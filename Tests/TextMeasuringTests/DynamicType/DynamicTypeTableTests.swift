import Testing
import TextMeasuring

@Suite struct DynamicTypeTableTests {
    /// Point size and leading from XS to AX5, as published.
    static let published: [(TextStyle, String)] = [
        (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    private func row(_ style: TextStyle, _ profile: DynamicTypeProfile) -> String {
        TextSizeCategory.allCases.map {
            "\(Int(profile.pointSize(of: style, at: $0)))/\(Int(profile.leading(of: style, at: $0)))"
        }.joined(separator: " ")
    }

    @Test("Eleven styles have the published size and leading at twelve text sizes", arguments: published)
    func table(style: TextStyle, expected: String) {
        #expect(row(style, .ios11) == expected)
    }

    @Test("All styles are in the table")
    func allStyles() {
        #expect(Self.published.map(\.0) == TextStyle.allCases)
    }

    @Test("Before iOS 11 only body grows at accessibility sizes; the others stay as at XXXL", arguments: published)
    func frozen(style: TextStyle, full: String) {
        let entries = full.split(separator: " ")
        let frozen = entries.enumerated().map { style == .body || $0 < 7 ? $1 : entries[6] }
        #expect(row(style, .ios8) == frozen.joined(separator: " "))
    }

    @Test(
        "What iOS 8.4 answers beyond XXXL",
        arguments: [
            (TextStyle.headline, [23.0, 23, 23, 23, 23]), (.subheadline, [21, 21, 21, 21, 21]),
            (.footnote, [19, 19, 19, 19, 19]), (.caption1, [18, 18, 18, 18, 18]), (.caption2, [17, 17, 17, 17, 17]),
            (.body, [28, 33, 40, 47, 53]),
        ])
    func iOS8(style: TextStyle, expected: [Double]) {
        let sizes = TextSizeCategory.allCases.filter(\.isAccessibilityCategory)
            .map { DynamicTypeProfile.ios8.pointSize(of: style, at: $0) }
        #expect(sizes == expected)
    }

    @Test("Six styles exist since iOS 7; titles and callout came later")
    func availability() {
        #expect(
            TextStyle.allCases.filter(DynamicTypeProfile.ios8.hasStyle)
                == [.headline, .body, .subheadline, .footnote, .caption1, .caption2])
        #expect(TextStyle.allCases.allSatisfy(DynamicTypeProfile.ios11.hasStyle))
    }

    @Test("The headline is semibold, all others are regular")
    func weights() {
        for style in TextStyle.allCases {
            let font = DynamicTypeProfile.ios11.font(for: style, at: .large)
            #expect(font.weight == (style == .headline ? .semibold : .regular))
        }
    }

    @Test("Leading is not line height: body has 22 and a line of 20.287, at the largest size 62 and 63.248")
    func leading() {
        func lineHeight(_ category: TextSizeCategory) -> Double {
            SFLikeMetrics().dimensions(of: DynamicTypeProfile.ios11.font(for: .body, at: category)).lineHeight
        }
        #expect(DynamicTypeProfile.ios11.leading(of: .body, at: .large) == 22)
        #expect(lineHeight(.large) == 20.287109375)
        #expect(DynamicTypeProfile.ios11.leading(of: .body, at: .accessibilityExtraExtraExtraLarge) == 62)
        #expect(abs(lineHeight(.accessibilityExtraExtraExtraLarge) - 63.248) < 0.001)
    }
}
