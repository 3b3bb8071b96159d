import Foundation

/// The remaining system colours. Each is made once, so that equal names give the same object. Light, then dark, with
/// the values of the published tables of system colours.
private enum SystemPalette {
    static let orange = dynamic((255, 149, 0), (255, 159, 10))
    static let yellow = dynamic((255, 204, 0), (255, 214, 10))
    static let pink = dynamic((255, 45, 85), (255, 55, 95))
    static let purple = dynamic((175, 82, 222), (191, 90, 242))
    static let teal = dynamic((48, 176, 199), (64, 200, 224))
    static let indigo = dynamic((88, 86, 214), (94, 92, 230))
    static let brown = dynamic((162, 132, 94), (172, 142, 104))
    static let mint = dynamic((0, 199, 190), (99, 230, 226))
    static let cyan = dynamic((50, 173, 230), (100, 210, 255))
    static let gray2 = dynamic((174, 174, 178), (99, 99, 102))
    static let gray3 = dynamic((199, 199, 204), (72, 72, 74))
    static let gray4 = dynamic((209, 209, 214), (58, 58, 60))
    static let gray5 = dynamic((229, 229, 234), (44, 44, 46))
    static let gray6 = dynamic((242, 242, 247), (28, 28, 30))
    static let quaternaryLabel = dynamic((60, 60, 67), (235, 235, 245), 0.18, 0.18)
    static let placeholderText = dynamic((60, 60, 67), (235, 235, 245), 0.3, 0.3)
    static let link = dynamic((0, 122, 255), (9, 132, 255))
    static let opaqueSeparator = dynamic((198, 198, 200), (56, 56, 58))
    static let fill = dynamic((120, 120, 128), (120, 120, 128), 0.2, 0.36)
    static let secondaryFill = dynamic((120, 120, 128), (120, 120, 128), 0.16, 0.32)
    static let tertiaryFill = dynamic((118, 118, 128), (118, 118, 128), 0.12, 0.24)
    static let quaternaryFill = dynamic((116, 116, 128), (118, 118, 128), 0.08, 0.18)
    static let tertiaryBackground = dynamic((255, 255, 255), (44, 44, 46))
    static let secondaryGroupedBackground = dynamic((255, 255, 255), (28, 28, 30))
    static let tertiaryGroupedBackground = dynamic((242, 242, 247), (44, 44, 46))
    static let darkText = Color(white: 0, alpha: 1)
    static let lightText = Color(white: 1, alpha: 0.6)

    private static func dynamic(
        _ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat), _ lightAlpha: CGFloat = 1,
        _ darkAlpha: CGFloat = 1
    ) -> Color {
        func color(_ bytes: (CGFloat, CGFloat, CGFloat), _ alpha: CGFloat) -> Color {
            Color(red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, alpha: alpha)
        }
        let (light, dark) = (color(light, lightAlpha), color(dark, darkAlpha))
        return Color { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension Color {
    /// The system's orange.
    public class var systemOrange: Color { SystemPalette.orange }
    /// The system's yellow.
    public class var systemYellow: Color { SystemPalette.yellow }
    /// The system's pink.
    public class var systemPink: Color { SystemPalette.pink }
    /// The system's purple.
    public class var systemPurple: Color { SystemPalette.purple }
    /// The system's teal.
    public class var systemTeal: Color { SystemPalette.teal }
    /// The system's indigo.
    public class var systemIndigo: Color { SystemPalette.indigo }
    /// The system's brown.
    public class var systemBrown: Color { SystemPalette.brown }
    /// The system's mint.
    public class var systemMint: Color { SystemPalette.mint }
    /// The system's cyan.
    public class var systemCyan: Color { SystemPalette.cyan }
    /// A grey that is lighter than `systemGray`, and darker in dark mode.
    public class var systemGray2: Color { SystemPalette.gray2 }
    /// A grey between `systemGray2` and `systemGray6`, lighter with each number, and darker in dark mode.
    public class var systemGray3: Color { SystemPalette.gray3 }
    /// A grey between `systemGray2` and `systemGray6`, lighter with each number, and darker in dark mode.
    public class var systemGray4: Color { SystemPalette.gray4 }
    /// A grey between `systemGray2` and `systemGray6`, lighter with each number, and darker in dark mode.
    public class var systemGray5: Color { SystemPalette.gray5 }
    /// The last grey, close to the background.
    public class var systemGray6: Color { SystemPalette.gray6 }
    /// The colour of the least important text.
    public class var quaternaryLabel: Color { SystemPalette.quaternaryLabel }
    /// The colour of placeholder text.
    public class var placeholderText: Color { SystemPalette.placeholderText }
    /// The colour of links.
    public class var link: Color { SystemPalette.link }
    /// The colour of opaque lines.
    public class var opaqueSeparator: Color { SystemPalette.opaqueSeparator }
    /// The fill of thin and small shapes.
    public class var systemFill: Color { SystemPalette.fill }
    /// The fill of shapes of medium size.
    public class var secondarySystemFill: Color { SystemPalette.secondaryFill }
    /// The fill of large shapes.
    public class var tertiarySystemFill: Color { SystemPalette.tertiaryFill }
    /// The fill of large areas with complex contents.
    public class var quaternarySystemFill: Color { SystemPalette.quaternaryFill }
    /// The background of groups within groups on the main background.
    public class var tertiarySystemBackground: Color { SystemPalette.tertiaryBackground }
    /// The background of groups on the background of grouped content.
    public class var secondarySystemGroupedBackground: Color { SystemPalette.secondaryGroupedBackground }
    /// The background of groups within groups on the background of grouped content.
    public class var tertiarySystemGroupedBackground: Color { SystemPalette.tertiaryGroupedBackground }
    /// The colour of text on light backgrounds, identical in light and dark mode.
    public class var darkText: Color { SystemPalette.darkText }
    /// The colour of text on dark backgrounds, identical in light and dark mode.
    public class var lightText: Color { SystemPalette.lightText }
}
